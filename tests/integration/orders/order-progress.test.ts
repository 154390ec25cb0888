import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { mails, orders } from "~/db/schema";
import { accountOf } from "~/http/account.server";
import { paths } from "~/paths";
import { loader as eventsLoader } from "~/routes/orders/events";
import { loader as successLoader } from "~/routes/orders/success";
import { watchPublicPages } from "~/services/operations/watch-public-pages.server";
import { getOrderProgress } from "~/services/orders/order-progress.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { saveReview } from "~/services/reviews/save-review.server";
import { placeDeliveredOrder } from "../../support/order-page";
import {
  deliverOrder,
  placeOpenOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { call, get } from "../../support/requests";
import { memberInside } from "../../support/settings";
import { statementsOf, statementsWith } from "../../support/statements";
import { screeningOf } from "../../support/screening";

const ctx = testContext();

const look = (token: string) => call(successLoader, get(paths.paymentSuccess(token)));

describe("a look at an order", () => {
  test("that waits for its payment costs two statements", async () => {
    const { order } = await placeOpenOrder();
    expect(await statementsOf(() => look(order.token))).toBe(2);
  });

  test("that waits for its payment costs one while the gateway has just been asked", async () => {
    const { order } = await placeOpenOrder();
    await look(order.token);
    expect(await statementsOf(() => look(order.token))).toBe(1);
  });

  test("costs no more for somebody who is signed in", async () => {
    const { jar } = await memberInside();
    const frame = (address: string) => statementsOf(() => accountOf(jar.on(get(address)), {}));
    for (const path of ["/payment/success", "/payment/error", "/ebook/thank-you"])
      expect(await frame(`${path}?tr_crc=Smart-1`)).toBe(0);
    expect(await frame("/")).toBe(2);
  });

  test("that is in work costs one, and one that is done with its cover no more", async () => {
    const { token, id } = await placePaidOrder();
    expect(await statementsOf(() => look(token))).toBe(1);
    await deliverOrder(ctx, { orderId: id, lastAttempt: false });
    expect(await statementsOf(() => look(token))).toBe(1);
  });

  test("has times as times and files without their bytes", async () => {
    const { token } = await placeDeliveredOrder();
    const page = await getOrderPage(ctx, token);
    for (const at of [page?.writtenAt, page?.renderedAt, page?.mailedAt])
      expect(at).toBeInstanceOf(Date);
    expect(JSON.stringify(page).length).toBeLessThan(5_000);
  });
});

/** The provider says that the mail of an order has arrived. */
const isDelivered = (orderId: string) =>
  db.update(mails).set({ deliveredAt: new Date() }).where(eq(mails.orderId, orderId));

/** Opens the stream of an order and reads it as a browser does. */
async function listenTo(token: string, headers: Record<string, string> = {}, seen = "") {
  const request = new Request(new URL(paths.orderEvents(token, seen), "http://shop.test"), {
    headers,
  });
  const { response, status } = await call(eventsLoader, request, { token });
  const reader = response?.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  const marks = () => [...text.matchAll(/^id: (.*)$/gm)].map(([, mark]) => mark);
  return {
    status,
    marks,
    /** Reads until this mark has come. */
    async until(mark: string) {
      while (!marks().includes(mark)) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`The stream ended after ${marks().join(", ")}.`);
        text += decoder.decode(value, { stream: true });
      }
    },
    /** Reads until the stream ends. */
    async ended() {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return;
        text += decoder.decode(value, { stream: true });
      }
    },
    leave: () => reader?.cancel(),
  };
}

describe("the stream of an order", () => {
  test("tells of each stage in the order in which it is recorded, and ends with the last", async () => {
    const { token, id } = await placePaidOrder();
    const stream = await listenTo(token, {}, "paid.000");
    // As somebody does who begins and is killed.
    await db.update(orders).set({ status: "processing" }).where(eq(orders.id, id));
    await stream.until("processing.000");
    await Promise.all([
      deliverOrder(ctx, { orderId: id, lastAttempt: false }),
      stream.until("completed.111"),
    ]);
    // Its mail may still come back; once it has been delivered, nothing more happens by itself.
    await isDelivered(id);
    await stream.ended();
    const order = ["processing.000", "processing.100", "processing.110", "processing.111"];
    const told = stream.marks().slice(0, -1);
    // Stages that follow each other at once may be told as one.
    expect(order.filter((mark) => told.includes(mark))).toEqual(told);
    expect(told.length).toBeGreaterThan(0);
  });

  test("tells at once what was missed, by the page's mark or by the last event that came", async () => {
    const { token } = await placePaidOrder();
    const late = await listenTo(token, {}, "awaiting_payment.000");
    await late.until("paid.000");
    const back = await listenTo(token, { "Last-Event-ID": "awaiting_payment.000" }, "paid.000");
    await back.until("paid.000");
    await Promise.all([late.leave(), back.leave()]);
  });

  test("hears of an order from a statement that knows nothing of streams, and of no other order", async () => {
    const [mine, other] = [await placeTestOrder(ctx), await placeTestOrder(ctx)];
    const stream = await listenTo(mine.token, {}, "awaiting_payment.000");
    await db.execute(sql`update orders set status = 'cancelled' where id = ${other.id}`);
    await db.execute(sql`update orders set status = 'cancelled' where id = ${mine.id}`);
    await stream.until("cancelled.000");
    expect(stream.marks()).toEqual(["cancelled.000"]);
  });

  test("is there for whoever has the token, and over once there is nothing to wait for", async () => {
    expect((await listenTo("Smart-nothing")).status).toBe(404);
    expect((await listenTo("' or 1=1 --")).status).toBe(404);
    const { token, id } = await placeDeliveredOrder();
    await isDelivered(id);
    expect((await listenTo(token, {}, "completed.111")).status).toBe(204);
  });

  test("tells that the mail came back, for a minute after it was taken", async () => {
    const clock = { now: new Date() };
    const { token, id } = await placeDeliveredOrder(testContext("worker", clock));
    const stream = await listenTo(token, {}, "completed.111");
    const came = { bouncedAt: new Date(), bounceKind: "hard" } as const;
    await db.update(mails).set(came).where(eq(mails.orderId, id));
    await stream.until("completed.111.returned");
    await stream.ended();
    const another = await placeDeliveredOrder();
    const ctx = testContext("buyer", { now: new Date(Date.now() + 61_000) });
    expect(await getOrderProgress(testContext("buyer"), another.token)).toMatchObject({
      isAwaited: true,
    });
    expect(await getOrderProgress(ctx, another.token)).toMatchObject({ isAwaited: false });
  });
});

test("many streams of one order share their looks, at most one a second, and all hear how it ends", async () => {
  const { token, id } = await placeTestOrder(ctx);
  const streams = await Promise.all(
    Array.from({ length: 30 }, () => listenTo(token, {}, "awaiting_payment.000")),
  );
  const again = () => db.execute(sql`select pg_notify('order_changed', ${id})`);
  const began = Date.now();
  const looks = await statementsWith(token, async () => {
    const reading = streams.map((stream) => stream.ended());
    for (let times = 0; times < 20; times++) await again();
    await db.execute(sql`update orders set status = 'cancelled' where id = ${id}`);
    await Promise.all(reading);
  });
  const seconds = Math.ceil((Date.now() - began) / 1_000);
  for (const stream of streams) expect(stream.marks()).toEqual(["cancelled.000"]);
  expect(looks).toBeLessThanOrEqual(seconds + 1);
});

test("whoever opens a stream of one order at the same moment shares one look", async () => {
  const { token } = await placeTestOrder(ctx);
  const seen = "awaiting_payment.000";
  const opening = () => Promise.all(Array.from({ length: 30 }, () => listenTo(token, {}, seen)));
  // Nobody reads yet, so that nobody follows either.
  expect(await statementsWith(token, opening)).toBe(1);
});

test("a mark says nothing that anybody wrote", async () => {
  const { token } = await placePaidOrder();
  const { mark } = (await getOrderProgress(ctx, token)) ?? {};
  expect(mark).toBe("paid.000");
  await deleteContentNow(ctx, token);
});

test("public pages hear of a review and of a price, wherever they were written down", async () => {
  const told = vi.fn();
  const stop = watchPublicPages(told);
  const { token } = await placeDeliveredOrder();
  told.mockClear();
  await saveReview(testContext("buyer"), {
    token,
    stars: 5,
    text: "Ładne.",
    authorName: "Ala",
    screening: screeningOf(),
  });
  await expect.poll(() => told).toHaveBeenCalled();
  told.mockClear();
  await db.execute(sql`delete from price_history where product_slug = 'nothing'`);
  await expect.poll(() => told).toHaveBeenCalled();
  stop();
});
