import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orders, payments } from "~/db/schema";
import { settleAfterRestore } from "~/services/payments/after-restore.server";
import { payAtGateway, placeOpenOrder, placeTestOrder, testContext } from "../../support/orders";
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
