import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documentFiles, modelCalls, orders } from "~/db/schema";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { placeTestOrder, testContext } from "../support/orders";
import { sandbox } from "../support/world";

async function paidOrder() {
  const ctx = testContext();
  const order = await placeTestOrder(ctx);
  await markPaid(ctx, order, { transactionTitle: `TR-${order.id}`, paidGrosze: 1199, currency: "PLN" });
  return { ctx, order };
}

test("a paid order ends as one mail with a document about what the person wrote", async () => {
  const { ctx, order } = await paidOrder();
  await fulfilOrder(ctx, { orderId: order.id, lastAttempt: false });

  const [done] = await ctx.db.select().from(orders).where(eq(orders.id, order.id));
  expect(done).toMatchObject({ status: "completed", failure: null });
  const [file] = await ctx.db.select().from(documentFiles).where(eq(documentFiles.orderId, order.id));
  expect(file?.pageCount).toBeGreaterThanOrEqual(2);
  expect(file?.pageCount).toBeLessThanOrEqual(4);
  const [call] = await ctx.db.select().from(modelCalls).where(eq(modelCalls.orderId, order.id));
  expect(call).toMatchObject({ outcome: "answered", task: "emotion-mirror", promptVersion: "emotion-mirror/1" });
  const inbox = await fetch(`${sandbox.url}/inbox.json?to=${order.email}`).then((response) => response.json());
  expect(inbox).toHaveLength(1);
});
