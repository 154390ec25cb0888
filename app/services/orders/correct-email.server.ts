import { and, eq } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import type { Transaction } from "~/db/client.server";
import { emailCorrections, mails, orders } from "~/db/schema";
import { addressNoticeSubject } from "~/mails/address-notice-mail.server";
import type { Actor, ServiceContext } from "../context.server";
import { replaceLink } from "../downloads/links.server";
import { documentMailKey } from "../fulfilment/send-document.server";
import { queueMail } from "../mails/queue-mail.server";
import { canCorrectEmail } from "./buyer-rules";
import { hasDeliverable } from "./deliverable.server";
import { lockOrder } from "./lock-order.server";
import { orderNumber } from "./order-number";
import { recordEvent, transitionOrder, type Order } from "./transition-order.server";

export type CorrectionOutcome = "corrected" | "same_address" | "not_possible";

/**
 * Replaces a mistyped address, once an order, and tells the old one. What has been delivered already goes to the new
 * address as well; what has not goes there only, unless its mail is being handed over at this very moment.
 * @param input.email checked as the order form checks it
 */
export async function correctEmail(
  ctx: ServiceContext,
  input: { token: string; email: string },
): Promise<CorrectionOutcome> {
  return ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { token: input.token });
    if (!order) return "not_possible";
    const [corrected] = await tx
      .select({ orderId: emailCorrections.orderId })
      .from(emailCorrections)
      .where(eq(emailCorrections.orderId, order.id));
    const hasDocument = await hasDeliverable(tx, order.id);
    const facts = { hasDocument, corrected: corrected !== undefined };
    const { email: oldEmail } = order;
    if (oldEmail === null || !canCorrectEmail(order, facts)) return "not_possible";
    if (input.email.toLowerCase() === oldEmail.toLowerCase()) return "same_address";

    const by = { actor: ctx.actor, at: ctx.now() };
    await tx.insert(emailCorrections).values({
      orderId: order.id,
      oldEmail,
      newEmail: input.email,
      correctedAt: by.at,
    });
    await tx.update(orders).set({ email: input.email }).where(eq(orders.id, order.id));
    await recordEvent(tx, order.id, "email_corrected", by);
    await replaceLink(tx, order.id, by.at);
    await tellOldAddress(tx, order, oldEmail, by.at);
    await redirectDocument(tx, order, input.email, by);
    return "corrected";
  });
}

async function tellOldAddress(
  tx: Transaction,
  order: Order,
  recipient: string,
  at: Date,
): Promise<void> {
  await queueMail(tx, {
    orderId: order.id,
    kind: "address_notice",
    recipient,
    subject: addressNoticeSubject(orderNumber(order.number)),
    idempotencyKey: `order/${order.id}/address-notice`,
    at,
  });
}

/** Sees to it that the document reaches the new address, however far the order is. */
async function redirectDocument(
  tx: Transaction,
  order: Order,
  email: string,
  by: { actor: Actor; at: Date },
): Promise<void> {
  const [sent] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, order.id), eq(mails.kind, "document")));
  if (order.status === "completed") {
    await queueMail(tx, {
      orderId: order.id,
      kind: "document_corrected",
      recipient: email,
      subject: sent?.subject ?? "",
      idempotencyKey: documentMailKey(order.id, true),
      at: by.at,
    });
    return;
  }
  if (sent?.status === "pending") {
    // Fulfilment sends another mail from now on: see `documentMailKey`.
    const set = { status: "refused" as const, lastError: "address_corrected" };
    await tx.update(mails).set(set).where(eq(mails.id, sent.id));
  }
  if (order.status === "failed") {
    await transitionOrder(tx, order.id, "processing", { ...by, set: { failure: null } });
    await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
  }
}
