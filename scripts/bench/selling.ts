import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import postgres from "postgres";
import { leafCertificatePath, openSigner } from "../../sandbox/certificates/signer";
import { sandboxMerchant } from "../../sandbox/settings";
import { signNotification, type SignedNotification } from "../../sandbox/tpay/notification";
import { OutsideWorld } from "../../tests/support/outside-world";
import type { Shop } from "../../tests/support/shop";
import {
  measure,
  nextNetwork,
  oneAfterTheOther,
  percentile,
  watchPages,
  type PageTimes,
  type Rate,
} from "./load";

const orderPath = "/smart/emotion-mirror";
const formHeaders = { "content-type": "application/x-www-form-urlencoded" };

const orderPost = () => ({
  headers: formHeaders,
  body: new URLSearchParams({
    formToken: randomUUID(),
    name: "Łucja",
    email: `buyer.${randomUUID()}@example.com`,
    mood: "Zażółć gęślą jaźń: trochę smutno, trochę lekko.",
    event: "Rozmowa z mamą przez telefon",
    touchedEmotion: "cisza po rozmowie",
    focusEmotion: "smutek",
    consent: "on",
    ageConsent: "on",
    sensitiveConsent: "on",
  }).toString(),
});

const posts = (count: number) => Array.from({ length: count }, orderPost);

/**
 * Places orders as fast as the shop takes them; each opens a transaction at the gateway.
 * @param first how many are placed before, unmeasured
 */
export async function measureOrders(shop: Shop, count: number, first = 100): Promise<Rate> {
  if (first > 0) await measure({ url: shop.url + orderPath, posts: posts(first) });
  return measure({ url: shop.url + orderPath, posts: posts(count) });
}

/** A notification, with a genuine signature, of the payment of each order that waits for one. */
async function genuineNotifications(
  sql: postgres.Sql,
  shop: Shop,
  certificates: string,
): Promise<SignedNotification[]> {
  const { key } = await openSigner(certificates);
  const open = await sql<Open[]>`
    select token, transaction_title as title, email
    from orders join payments on payments.order_id = orders.id where payments.status = 'pending'`;
  return open.map((order) => notificationOf(shop, order, key));
}

type Open = { token: string; title: string; email: string };

const notificationOf = (
  shop: Shop,
  { token, title, email }: Open,
  key: KeyObject,
  securityCode: string = sandboxMerchant.securityCode,
) =>
  signNotification(
    {
      id: sandboxMerchant.merchantId,
      tr_id: title,
      tr_date: "2026-01-01 12:00:00",
      tr_crc: token,
      tr_amount: "11.99",
      tr_paid: "11.99",
      tr_desc: "Lustro Emocji",
      tr_status: "TRUE",
      tr_error: "none",
      tr_email: email,
      test_mode: "1",
    },
    {
      key,
      certificateUrl: shop.sandboxUrl + leafCertificatePath,
      securityCode,
    },
  );

const webhook = (shop: Shop) => `${shop.url}/webhooks/tpay`;

async function paidOrders(sql: postgres.Sql): Promise<number> {
  const [paid] = await sql<
    { count: number }[]
  >`select count(*)::int from orders where status = 'paid'`;
  return paid?.count ?? 0;
}

/** Notifies the shop, with genuine signatures, of the payment of every order that waits for one. */
export async function measureNotifications(shop: Shop, certificates: string): Promise<Rate> {
  const sql = postgres(shop.databaseUrl, { max: 1 });
  try {
    const before = await paidOrders(sql);
    const genuine = await genuineNotifications(sql, shop, certificates);
    const rate = await measure({ url: webhook(shop), posts: genuine });
    const paid = (await paidOrders(sql)) - before;
    if (paid !== genuine.length) throw new Error(`${paid} of ${genuine.length} orders were paid.`);
    return rate;
  } finally {
    await sql.end();
  }
}

export type UnderJunk = { genuine: number; junk: number; p50: number; p99: number; worst: number };

/** Genuine notifications, five a second, while forged ones come from fifty networks as fast as they are refused. */
export async function measureUnderJunk(shop: Shop, certificates: string): Promise<UnderJunk> {
  const sql = postgres(shop.databaseUrl, { max: 1 });
  try {
    const before = await paidOrders(sql);
    const genuine = await genuineNotifications(sql, shop, certificates);
    const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const forged = Array.from({ length: 200 }, (_, index) =>
      notificationOf(
        shop,
        { token: randomUUID(), title: `TR-${index}`, email: "nobody@example.com" },
        foreign,
        "guessed",
      ),
    );
    const flood = autocannon({
      url: webhook(shop),
      connections: 16,
      duration: Math.ceil(genuine.length / 5) + 2,
      requests: [{ method: "POST", setupRequest: oneAfterTheOther(forged, 50) }],
    });
    const sent = genuine.map(async ({ body, headers }, index) => {
      await pause(1_000 + index * 200);
      const startedAt = performance.now();
      const answer = await fetch(webhook(shop), {
        method: "POST",
        body,
        headers: { ...headers, ...nextNetwork() },
      });
      await answer.text();
      return performance.now() - startedAt;
    });
    const times = await Promise.all(sent);
    const refused = await flood;
    const paid = (await paidOrders(sql)) - before;
    if (paid !== genuine.length) throw new Error(`${paid} of ${genuine.length} orders were paid.`);
    return {
      genuine: genuine.length,
      junk: refused["2xx"] + refused["4xx"],
      p50: percentile(times, 50),
      p99: percentile(times, 99),
      worst: Math.max(...times),
    };
  } finally {
    await sql.end();
  }
}

export type Delivery = {
  /** Milliseconds from payment to mail accepted, as the outside world's one clock saw both. */
  p50: number;
  p99: number;
  worst: number;
  orders: number;
  /** Mails per second from the first payment to the last mail. */
  perSecond: number;
};

/**
 * Pays orders at a rate and waits for their mails.
 * @param paymentsPerSecond Infinity pays all at once
 */
export async function measureDelivery(
  shop: Shop,
  count: number,
  paymentsPerSecond: number,
): Promise<Delivery> {
  const world = new OutsideWorld(shop.sandboxUrl);
  return payAndWait(world, await placeOrders(shop, world, count), paymentsPerSecond);
}

type Placed = { transactionId: string; email: string }[];

async function placeOrders(shop: Shop, world: OutsideWorld, count: number): Promise<Placed> {
  const before = new Set((await world.ledger()).payments.map(({ transactionId }) => transactionId));
  await measure({ url: shop.url + orderPath, posts: posts(count) });
  return (await world.ledger()).payments.filter(({ transactionId }) => !before.has(transactionId));
}

async function payAndWait(
  world: OutsideWorld,
  placed: Placed,
  paymentsPerSecond: number,
): Promise<Delivery> {
  const startedAt = performance.now();
  const paying = placed.map(async ({ transactionId }, index) => {
    const due = startedAt + (index / paymentsPerSecond) * 1000;
    await pause(Math.max(0, due - performance.now()));
    await world.pay(transactionId);
  });
  await Promise.all(paying);

  const transactions = new Set(placed.map(({ transactionId }) => transactionId));
  const buyers = new Set(placed.map(({ email }) => email));
  for (;;) {
    const { payments, mails } = await world.ledger();
    const delivered = mails.filter(({ to }) => to.some((address) => buyers.has(address)));
    if (delivered.length < placed.length) {
      await pause(250);
      continue;
    }
    const mailedAt = new Map(delivered.map(({ to, createdAt }) => [to[0], Date.parse(createdAt)]));
    const paid = payments.filter(({ transactionId }) => transactions.has(transactionId));
    const times = paid.map(
      ({ email, settledAt }) => (mailedAt.get(email) ?? NaN) - Date.parse(settledAt ?? ""),
    );
    const first = Math.min(...paid.map(({ settledAt }) => Date.parse(settledAt ?? "")));
    return {
      p50: percentile(times, 50),
      p99: percentile(times, 99),
      worst: Math.max(...times),
      orders: times.length,
      perSecond: (times.length * 1000) / (Math.max(...mailedAt.values()) - first),
    };
  }
}

/** Pays orders in one moment and looks at pages, as visitors do, until the last mail has gone. */
export async function measureRush(
  shop: Shop,
  count: number,
): Promise<{ delivery: Delivery; pages: PageTimes }> {
  const world = new OutsideWorld(shop.sandboxUrl);
  const placed = await placeOrders(shop, world, count);
  const watch = watchPages(
    ["/", orderPath, "/payment/success?tr_crc=unknown"].map((path) => shop.url + path),
  );
  try {
    const delivery = await payAndWait(world, placed, Infinity);
    return { delivery, pages: await watch.stop() };
  } finally {
    await watch.stop();
  }
}
