import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orders } from "~/db/schema";
import { correctEmail } from "~/services/buyers/correct-email.server";
import { deleteContentForBuyer } from "~/services/buyers/delete-content-for-buyer.server";
import { rejectDraft, requestDraft, sendDraft } from "~/services/buyers/drafts.server";
import { remakeOrder } from "~/services/buyers/remake-order.server";
import { requestDocumentAgain } from "~/services/buyers/request-document-again.server";
import { withdrawOrder } from "~/services/buyers/withdraw-order.server";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { refundOrder } from "~/services/payments/refund-order.server";
import { auditOf } from "../support/desk";
import { placeDeliveredOrder } from "../support/orders";
import { newStaff, staffContext } from "../support/staff";

const because = (orderId: string) => ({ orderId, reason: "buyer_wrote" }) as const;

test("nobody of staff does anything for an order of their own, however its address is written", async () => {
  const own = await newStaff("support");
  const [name, domain] = own.identity.email.split("@");
  const typed = await placeDeliveredOrder();
  const corrected = await placeDeliveredOrder();
  await db
    .update(orders)
    .set({ email: `${name}+zakupy@${domain?.toUpperCase()}` })
    .where(eq(orders.id, typed.id));
  await db.update(orders).set({ email: own.identity.email }).where(eq(orders.id, corrected.id));
  const to = `${randomUUID()}@example.com`;
  await correctEmail(staffContext("support"), { ...because(corrected.id), email: to });
  for (const { id: orderId } of [typed, corrected])
    for (const tried of [
      () => requestDocumentAgain(own.ctx, because(orderId)),
      () => correctEmail(own.ctx, { ...because(orderId), email: "x@example.com" }),
      () => withdrawOrder(own.ctx, { ...because(orderId), name: null }),
      () => deleteContentForBuyer(own.ctx, because(orderId)),
      () => remakeOrder(own.ctx, { orderId, note: "off_topic" }),
      () => requestDraft(own.ctx, { orderId, note: "off_topic" }),
      () => sendDraft(own.ctx, { orderId, reason: "safer" }),
      () => rejectDraft(own.ctx, { orderId, reason: "hurtful" }),
      () => cancelOrder(own.ctx, { orderId, reason: "clean_up" }),
      () => refundOrder(own.ctx, { orderId, reason: "complaint" }),
    ])
      await expect(tried()).rejects.toMatchObject({ code: "own_order" });
  expect(await auditOf(typed.id)).toEqual([]);
});
