import { day } from "~/time/durations";
import { appointmentMails, talkTranscriptMail } from "../appointments/appointment-mails";
import type { MailKind } from "../mails/mail-kind";
import type { Mail } from "../mails/mail-writer";
import type { MailEnd } from "../mails/mail-states";
import { and, eq, inArray, sql } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { emailCorrections, mails, orders } from "~/db/schema";
import { findProduct } from "~/products/registry";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { addressNoticeMail } from "./address-notice-mail";
import { documentMailKey, queueDeliveryTo, subjectOf } from "./queue-delivery.server";
import { goneSinceAt } from "../mails/bounces";
import { queueMail } from "../mails/queue-mail.server";
import { endsAfterMail } from "./end-order.server";
import { canCorrectEmail, isUndeliverable } from "../orders/buyer-rules";
import { workOf } from "./deliveries/registry.server";
import { hasDeliverable } from "./deliverable.server";
import { lockNamedOrder, type NamedOrder } from "../orders/named-order.server";
import { maskedEmail } from "../downloads/rules";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { mailboxOf } from "../rate-limits/mailbox";
import { listStaff } from "../staff/queries.server";
import {
  bringingMails,
  documentCorrectedMail,
  documentMail,
  talkAnalysisMail,
} from "../orders/document-mails";
import { orderNumber } from "../orders/order-number";
import { newOrderToken } from "../orders/order-token";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { redirectComplaintMails } from "../support/redirect-complaint-mails.server";
import { orderAuditEvents, orderRefusals } from "../orders/acts";
import { settleTalkKey } from "../talks/keep-room.server";

/**
 * Replaces a mistyped address, once an order, and tells the old one, unless there is nobody there. What has been delivered already goes to the new
 * address as well; what has not goes there only, unless its mail is being handed over at this very moment. Where staff do it,
 * before delivery too, the new address gets a link alone, until the correction is confirmed (`confirmAddress`).
 * Whoever read the first mail holds a link to the order's page, so the order gets another token; the gateway's reports
 * are still found by the old one.
 * @param input.email checked as the order form checks it
 * @returns the order's new token
 * @throws Conflict `same_address`, `not_correctable`; to staff: NotAllowed, Invalid, NotFound, Conflict `staff_address`
 */
export async function correctEmail(
  ctx: ServiceContext,
  input: NamedOrder & { email: string },
): Promise<string> {
  return inTransaction(ctx, async (tx) => (await planCorrection(tx, input))());
}

/**
 * Looks whether an order's address may be replaced by another, under the order's lock.
 * @returns what does it and gives the order's new token
 * @throws as `correctEmail`
 */
export async function planCorrection(
  tx: TransactionContext,
  input: NamedOrder & { email: string },
): Promise<() => Promise<string>> {
  const order = await lockNamedOrder(tx, input);
  if (!order) throw new Conflict(orderRefusals.not_correctable);
  const [correction] = await tx.db
    .select({ orderId: emailCorrections.orderId })
    .from(emailCorrections)
    .where(eq(emailCorrections.orderId, order.id));
  const hasDocument = await hasDeliverable(tx, order.id);
  const facts = { hasDocument, corrected: correction !== undefined };
  const { email: oldEmail } = order;
  if (oldEmail === null || !canCorrectEmail(order, facts))
    throw new Conflict(orderRefusals.not_correctable);
  if (input.email.toLowerCase() === oldEmail.toLowerCase())
    throw new Conflict(orderRefusals.same_address);
  const byStaff = "orderId" in input;
  if (byStaff && (await isOfStaff(tx, input.email)))
    throw new Conflict(orderRefusals.staff_address);
  const sent = await tx.db.select().from(mails).where(eq(mails.orderId, order.id));
  return async () => {
    await tx.db.insert(emailCorrections).values({
      orderId: order.id,
      oldEmail,
      newEmail: input.email,
      correctedAt: tx.now(),
      byStaff,
    });
    const token = newOrderToken(findProduct(order.productSlug)?.tokenPrefix ?? "");
    const changed = {
      ...{ email: input.email, token, formerToken: order.token },
      isAddressUnconfirmed: byStaff,
      // What waits for the old mailbox's word is not gone before there was time for it.
      ...(byStaff && {
        contentDeleteAt: sql`greatest(${orders.contentDeleteAt}, ${new Date(tx.now().getTime() + 2 * day).toISOString()}::timestamptz)`,
      }),
    };
    await tx.db.update(orders).set(changed).where(eq(orders.id, order.id));
    await recordEvent(tx, order.id, "email_corrected");
    await workOf(order).redirect(tx, order);
    if (goneSinceAt(oldEmail, sent) === null) await notifyOldAddress(tx, order, oldEmail);
    const corrected = { ...order, email: input.email, isAddressUnconfirmed: byStaff };
    await redirectComplaintMails(tx, corrected);
    await redirectDocument(tx, corrected, input.email, {
      kind: documentCorrectedMail,
      idempotencyKey: documentMailKey(order.id, true),
    });
    if (byStaff)
      await recordAuditEvent(tx, {
        act: orderAuditEvents.correct_email,
        target: { kind: "order", id: order.id },
        reason: input.reason,
        before: { email: maskedEmail(oldEmail) },
        after: { email: maskedEmail(input.email) },
      });
    return token;
  };
}

/** Whether an address leads to the mailbox of somebody who acts for us. */
async function isOfStaff(tx: TransactionContext, email: string): Promise<boolean> {
  const mailbox = mailboxOf(email);
  return (await listStaff(tx)).some((member) => mailboxOf(member.email) === mailbox);
}

async function notifyOldAddress(
  tx: TransactionContext,
  order: Order,
  recipient: string,
): Promise<void> {
  await queueMail(tx, {
    orderId: order.id,
    kind: addressNoticeMail,
    recipient,
    subject: addressNoticeMail.subject(orderNumber(order.number)),
    idempotencyKey: `order/${order.id}/address-notice`,
  });
}

/**
 * Sees to it that the document reaches another address, however far the order is. Nothing more goes out of an order whose
 * money is on its way back, and work is taken up again only where a mail alone was missing.
 * @param delivered the mail that brings what has been delivered already
 */
export async function redirectDocument(
  tx: TransactionContext,
  order: Order,
  email: string,
  delivered: { kind: MailKind; idempotencyKey: string },
): Promise<void> {
  // What is still on its way to the other address would carry the new token.
  const calledBack = await tx.db
    .update(mails)
    .set({
      status: "refused",
      refusedAt: tx.now(),
      lastError: "address_corrected" satisfies MailEnd,
    })
    .where(
      and(
        eq(mails.orderId, order.id),
        inArray(mails.kind, [...bringingMails, ...appointmentMails.map(({ code }) => code)]),
        eq(mails.status, "pending"),
      ),
    )
    .returning();
  if (!order.isAddressUnconfirmed) for (const mail of calledBack) await readdress(tx, mail, email);
  if (order.refundBegunAt !== null) return;
  const isCalledBack = calledBack.some(({ kind }) => kind === documentMail.code);
  const isAnalysis = calledBack.some(({ kind }) => kind === talkAnalysisMail.code);
  if (order.status === "processing" && isAnalysis)
    await addJob(tx, "settle_talk", { orderId: order.id }, settleTalkKey(order.id));
  else if (order.status === "processing" && (isCalledBack || endsAfterMail(order)))
    await queueDeliveryTo(tx, order, email);
  if (order.status === "completed") {
    await queueMail(tx, {
      orderId: order.id,
      ...delivered,
      recipient: email,
      subject: await subjectOf(tx, order),
    });
    return;
  }
  if (isUndeliverable(order)) {
    await transitionOrder(tx, order.id, "processing", { set: { failure: null } });
    await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
  }
}

/** Says of a talk there what waited for the other address. A transcript goes only where it was asked for. */
async function readdress(
  tx: TransactionContext,
  { kind: code, orderId, subject, idempotencyKey }: Mail,
  recipient: string,
): Promise<void> {
  const kind = appointmentMails.find((each) => each.code === code);
  if (!kind || kind === talkTranscriptMail || orderId === null) return;
  await queueMail(tx, {
    ...{ kind, orderId, recipient, subject },
    idempotencyKey: `${idempotencyKey}/readdressed`,
  });
}
