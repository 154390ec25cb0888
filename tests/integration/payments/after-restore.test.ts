import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { orders, payments } from "~/db/schema";
import { day } from "~/time/durations";
import { settleAfterRestore } from "~/services/payments/after-restore.server";
import { payAtGateway, placeOpenOrder, placeTestOrder, testContext } from "../../support/orders";
import { OutsideWorld } from "../../support/outside-world";
import { recordsOf } from "../../support/records";

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
