import { eq } from "drizzle-orm";
import { mails } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { complaintOf } from "../mails/complaints.server";
import { queueMail } from "../mails/queue-mail.server";
import { resendState } from "../orders/buyer-rules";
import { documentAgainMail } from "../orders/document-mails";
import { subjectOf } from "./queue-delivery.server";
import { workOf } from "./deliveries/registry.server";
import { hasDeliverable } from "./deliverable.server";
import { lockNamedOrder, recordAssistance, type NamedOrder } from "../orders/named-order.server";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { orderAuditEvents, resendRefusals } from "../orders/acts";
import { mailRefusals } from "../mails/refusals";

/**
 * Sends an order's document, or the link to its copies, once more, as a job, as long as it exists and not too often;
 * staff may once more where the buyer has used up their turns.
 * @throws Conflict of `resendRefusals`; to staff: NotAllowed, Invalid, NotFound, Conflict `complained` where the address wants
 * no mails
 */
export async function requestDocumentAgain(ctx: ServiceContext, named: NamedOrder): Promise<void> {
  await inTransaction(ctx, async (tx) => (await planDocumentAgain(tx, named))());
}

/**
 * Looks whether an order's document may be sent again, under the order's lock.
 * @returns what sends it
 * @throws as `requestDocumentAgain`
 */
export async function planDocumentAgain(
  tx: TransactionContext,
  named: NamedOrder,
): Promise<() => Promise<void>> {
  const order = await lockNamedOrder(tx, named);
  if (!order) throw new Conflict(resendRefusals.not_possible);
  const send = await planSendingAgain(tx, order, "orderId" in named);
  return async () => {
    await send();
    await recordAssistance(tx, named, orderAuditEvents.send_again);
  };
}

/**
 * The sending itself, of an order that the caller has locked, without a word in the audit log.
 * @returns what sends it
 * @throws Conflict of `resendRefusals`; to staff also `complained`
 */
export async function planSendingAgain(
  tx: TransactionContext,
  order: Order,
  byStaff: boolean,
): Promise<() => Promise<void>> {
  const sent = await tx.db.select().from(mails).where(eq(mails.orderId, order.id));
  const hasDocument = await hasDeliverable(tx, order.id);
  const state = resendState(order, {
    hasDocument,
    mails: sent,
    now: tx.now(),
    byStaff,
  });
  const { email } = order;
  if (state !== "offered") throw new Conflict(resendRefusals[state]);
  if (email === null) throw new Conflict(resendRefusals.not_possible);
  if (byStaff && (await complaintOf(tx, email))) throw new Conflict(mailRefusals.complained);
  const number = 1 + sent.filter(({ kind }) => kind === documentAgainMail.code).length;
  return () => queueAgain(tx, order, { email, number });
}

async function queueAgain(
  tx: TransactionContext,
  order: Order,
  { email, number }: { email: string; number: number },
): Promise<void> {
  await workOf(order).renew(tx, order);
  await queueMail(tx, {
    orderId: order.id,
    kind: documentAgainMail,
    recipient: email,
    subject: await subjectOf(tx, order),
    idempotencyKey: `order/${order.id}/document/again/${number}`,
  });
  await recordEvent(tx, order.id, "document_requested_again", { number });
}
