import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { ledgerDifferences, mails, orders, payments, reviews } from "~/db/schema";
import { openContent } from "~/services/acts/open-content.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { planContentDeletion } from "~/services/orders/delete-content-for-buyer.server";
import { planDraftSending, rejectDraft, requestDraft } from "~/services/fulfilment/drafts.server";
import { planRemake } from "~/services/fulfilment/remake-order.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { sendMailAgain } from "~/services/outbox/send-mail-again.server";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { cancelPayment } from "~/services/payments/cancel-payment.server";
import { completePayment } from "~/services/payments/complete-payment.server";
import { deletePayment } from "~/services/payments/delete-payment.server";
import { explainDifference } from "~/services/payments/differences.server";
import { addNote, deleteNote } from "~/services/notes/staff-notes.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { retryPayment } from "~/services/payments/retry-payment.server";
import { answerReview, removeAnswer } from "~/services/reviews/answer-review.server";
import { hideReview } from "~/services/reviews/hide-review.server";
import { showReview } from "~/services/reviews/show-review.server";
import { performNow } from "../../support/acts";
import { auditOf } from "../../support/desk";
import { placeDeliveredOrder } from "../../support/orders";
import { newStaff, staffContext, takeWithdrawal } from "../../support/staff";

const because = (orderId: string) => ({ orderId, reason: "buyer_wrote" }) as const;

/** What staff find of a delivered order elsewhere: its payment, a difference about it, a review, and a mail. */
async function aroundOf(orderId: string) {
  const at = new Date();
  await db.insert(reviews).values({
    ...{ orderId, productSlug: "emotion-mirror", stars: 5, authorName: "Ł." },
    ...{ createdAt: at, updatedAt: at },
  });
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const [mail] = await db.select().from(mails).where(eq(mails.orderId, orderId));
  const [difference] = await db
    .insert(ledgerDifferences)
    .values({ kind: "amount", transactionTitle: payment!.transactionTitle!, foundAt: at })
    .returning();
  const differenceId = String(difference!.id);
  return { paymentId: payment!.id, mailId: mail!.id, differenceId };
}

test("nobody of staff does anything for an order of their own, however its address is written", async () => {
  const own = await newStaff("admin");
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
  const opened = (target: { kind: "order" | "mail" | "review"; id: string }) =>
    openContent(own.ctx, { target, reason: "complaint" });
  for (const { id: orderId } of [typed, corrected]) {
    const { paymentId, mailId, differenceId } = await aroundOf(orderId);
    const ofPayment = { paymentId, reason: "clean_up" } as const;
    for (const tried of [
      () => requestDocumentAgain(own.ctx, because(orderId)),
      () => correctEmail(own.ctx, { ...because(orderId), email: "x@example.com" }),
      () => takeWithdrawal(own.ctx, orderId),
      () => performNow(own.ctx, planContentDeletion, because(orderId)),
      () => performNow(own.ctx, planRemake, { orderId, note: "off_topic" }),
      () => requestDraft(own.ctx, { orderId, note: "off_topic" }),
      () => performNow(own.ctx, planDraftSending, { orderId, reason: "safer" }),
      () => rejectDraft(own.ctx, { orderId, reason: "hurtful" }),
      () => cancelOrder(own.ctx, { orderId, reason: "clean_up" }),
      () => scheduleRefund(own.ctx, { orderId, reason: "complaint" }),
      () => sendMailAgain(own.ctx, { mailId, reason: "buyer_wrote" }),
      () => cancelPayment(own.ctx, ofPayment),
      () => deletePayment(own.ctx, ofPayment),
      () => retryPayment(own.ctx, ofPayment),
      () => completePayment(own.ctx, ofPayment),
      () => addNote(own.ctx, { target: { kind: "payment", id: paymentId }, text: "Wszystko gra." }),
      () =>
        deleteNote(own.ctx, {
          target: { kind: "payment", id: paymentId },
          noteId: randomUUID(),
        }),
      () => explainDifference(own.ctx, { differenceId, reason: "written_off" }),
      () => hideReview(own.ctx, { orderId, reason: "offensive" }),
      () => showReview(own.ctx, { orderId, reason: "mistake" }),
      () => answerReview(own.ctx, { orderId, text: "Dziękujemy.", before: null }),
      () => removeAnswer(own.ctx, { orderId, reason: "mistake" }),
      () => opened({ kind: "order", id: orderId }),
      () => opened({ kind: "mail", id: mailId }),
      () => opened({ kind: "review", id: orderId }),
    ])
      await expect(tried()).rejects.toMatchObject({ code: "own_order" });
  }
  expect(await auditOf(typed.id)).toEqual([]);
});
