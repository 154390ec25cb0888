import { and, eq, isNull } from "drizzle-orm";
import postgres from "postgres";
import { expect, inject, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { ledgerDifferences, orders, payments, refunds } from "~/db/schema";
import { day } from "~/time/durations";
import { refundTransaction } from "~/integrations/payments/tpay.server";
import { checkLedger } from "~/services/payments/check-ledger.server";
import { settleAfterRestore } from "~/services/payments/after-restore.server";
import { sendRefund } from "~/services/payments/send-refund.server";
import { payAtGateway, placeOpenOrder, placeTestOrder, testContext } from "../../support/orders";
import { OutsideWorld } from "../../support/outside-world";
import { createDatabase, databaseUrl, dropDatabase } from "../../support/postgres";
import { runProgram } from "../../support/program";
import { recordsOf } from "../../support/records";
import { sandbox } from "../../support/world";

const numberOf = async (id: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order!.number;
};

test("no number is given twice, however often it is asked for", async () => {
  const ctx = testContext("operator");
  const before = await numberOf((await placeTestOrder(ctx)).id);
  const first = await settleAfterRestore(ctx, ctx.now());
  expect(first.nextNumber).toBeGreaterThan(before + 1_000);
  expect(await numberOf((await placeTestOrder(ctx)).id)).toBe(first.nextNumber);
  const second = await settleAfterRestore(ctx, ctx.now());
  expect(second.nextNumber).toBeGreaterThan(first.nextNumber);
});

test("a payment of an order that is there is taken up, and money of one that is gone is to be decided", async () => {
  const ctx = testContext("operator");
  const known = await placeOpenOrder(ctx);
  await payAtGateway(known.transactionId, { told: false });
  const lost = await placeOpenOrder(ctx);
  await payAtGateway(lost.transactionId, { told: false });
  // As if it had never been: neither its payment nor anybody by its token.
  await db.delete(payments).where(eq(payments.orderId, lost.order.id));
  await db.update(orders).set({ token: "EmotionMirror-lost" }).where(eq(orders.id, lost.order.id));
  const { differences } = await settleAfterRestore(ctx, ctx.now());
  expect((await recordsOf(known.order.id)).order.status).toBe("paid");
  expect(differences).toEqual([expect.objectContaining({ kind: "unknown_to_us", ourStory: null })]);
});

test("money of an order of months ago that went back after the moment is to be decided, of half a year ago no more", async () => {
  const ctx = testContext("operator");
  const world = new OutsideWorld(env.TPAY_CERTIFICATE_ORIGIN);
  const titleOf = async (days: number) => {
    const { order, transactionId } = await placeOpenOrder(ctx);
    await payAtGateway(transactionId, { told: true });
    await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
    const [paid] = await db.select().from(payments).where(eq(payments.orderId, order.id));
    await world.age(transactionId, days);
    await world.refund(transactionId);
    const titled = eq(payments.orderId, order.id);
    await expect
      .poll(async () => (await db.select().from(payments).where(titled))[0]?.status)
      .toBe("refunded");
    // As a backup from before has it.
    const createdAt = new Date(paid!.createdAt.getTime() - days * day);
    await db.update(payments).set({ status: "paid", createdAt }).where(titled);
    return paid!.transactionTitle;
  };
  const [months, halfAYear] = [await titleOf(100), await titleOf(190)];
  const { differences } = await settleAfterRestore(ctx, ctx.now());
  const found = differences.map(({ kind, transactionTitle }) => `${kind} ${transactionTitle}`);
  expect(found).toContain(`status ${months}`);
  expect(found.join()).not.toContain(halfAYear);
});

test("a part that went back after the moment is not sent again, and one that did not is", async () => {
  const ctx = testContext("operator");
  const { order, transactionId } = await placeOpenOrder(ctx);
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  const [paid] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const owed = { orderId: order.id, paymentId: paid!.id, amountGrosze: 300, actor: "system" };
  const [made, open] = await db
    .insert(refunds)
    .values([
      { ...owed, reason: "goodwill", requestedAt: new Date(ctx.now().getTime() - 1_000) },
      { ...owed, reason: "complaint", requestedAt: ctx.now() },
    ])
    .returning();
  await refundTransaction(transactionId, 300);
  await settleAfterRestore(ctx, ctx.now());
  const returned = () =>
    sandbox.state.transactions.get(transactionId)!.refunds.map(({ amount }) => amount);
  await sendRefund(ctx, made!.id);
  expect(returned()).toEqual([300]);
  await sendRefund(ctx, open!.id);
  expect(returned()).toEqual([300, 300]);
  const states = (await recordsOf(order.id)).refunds.map(({ status }) => status);
  expect(states).toEqual(["completed", "completed"]);
});

test("a part that went back and that no book of ours knows is to be decided by a person, until our books have it", async () => {
  const ctx = testContext("operator");
  const paidOrder = async () => {
    const { order, transactionId } = await placeOpenOrder(ctx);
    await payAtGateway(transactionId, { told: true });
    await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
    const [paid] = await db.select().from(payments).where(eq(payments.orderId, order.id));
    const owed = { orderId: order.id, paymentId: paid!.id, reason: "goodwill", actor: "system" };
    return { transactionId, title: paid!.transactionTitle!, owed };
  };
  const [lost, known, expected, beside] = [
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
  ];
  for (const { transactionId } of [lost, known, expected, beside])
    await refundTransaction(transactionId, 300);
  const now = ctx.now();
  await db.insert(refunds).values([
    { ...known.owed, amountGrosze: 300, status: "completed", requestedAt: now },
    { ...expected.owed, amountGrosze: 300, requestedAt: now },
    // It has not been made, and what went back is another sum.
    { ...beside.owed, amountGrosze: 500, requestedAt: now },
  ]);
  const refundsFound = async () =>
    (await settleAfterRestore(ctx, ctx.now())).differences.filter(({ kind }) => kind === "refund");
  expect(await refundsFound()).toEqual([
    expect.objectContaining({
      transactionTitle: lost.title,
      ourStory: { status: "refunded", grosze: 0 },
      theirStory: { status: "refund", grosze: 300 },
    }),
    expect.objectContaining({ transactionTitle: beside.title }),
  ]);
  // The nightly look at the list knows nothing of parts, and settles none.
  await checkLedger(ctx);
  const isOpen = and(eq(ledgerDifferences.kind, "refund"), isNull(ledgerDifferences.resolvedAt));
  expect(await db.$count(ledgerDifferences, isOpen)).toBe(2);
  await db
    .insert(refunds)
    .values({ ...lost.owed, amountGrosze: 300, status: "completed", requestedAt: now });
  expect((await refundsFound()).map(({ transactionTitle }) => transactionTitle)).toEqual([
    beside.title,
  ]);
});

test.each(["konstelacja-listener", "konstelacja-worker-liveness"])(
  "while %s has the database it does nothing",
  async (name) => {
    const shop = postgres(env.DATABASE_URL, { max: 1, connection: { application_name: name } });
    try {
      await shop`select 1`;
      const { code, said } = await runProgram(
        [
          ...[
            "--import",
            "tsx",
            "--import",
            "./scripts/use-sandbox.ts",
            "scripts/after-restore.ts",
          ],
          "2026-11-28T02:00:00Z",
        ],
        { ...process.env, DATABASE_URL: env.DATABASE_URL },
      );
      expect(said).toContain("stop them first. Nothing was done.");
      expect(code).toBe(2);
    } finally {
      await shop.end();
    }
  },
);

test("a moment that has not come is a slip, and nothing is done", async () => {
  const { code, said } = await runProgram(
    [
      ...["--import", "tsx", "--import", "./scripts/use-sandbox.ts", "scripts/after-restore.ts"],
      "2999-11-28T02:00:00Z",
    ],
    process.env,
  );
  expect(said).toContain("in the past");
  expect(code).toBe(2);
});

test("on a database that nobody has migrated it does nothing and says what comes first", async () => {
  const { url } = inject("databaseServer");
  const name = await createDatabase(url);
  try {
    const { code, said } = await runProgram(
      [
        ...["--import", "tsx", "--import", "./scripts/use-sandbox.ts", "scripts/after-restore.ts"],
        "2026-11-28T02:00:00Z",
      ],
      { ...process.env, DATABASE_URL: databaseUrl(url, name) },
    );
    expect(said).toContain("The database has to be migrated first: konstelacja migrate.");
    expect(code).toBe(2);
  } finally {
    await dropDatabase(url, name);
  }
});
