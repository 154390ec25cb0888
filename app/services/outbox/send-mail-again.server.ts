import { and, eq } from "drizzle-orm";
import { mails, orders } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { orderRefusals, assistReasons, type AssistReason, orderAuditEvents } from "../orders/acts";
import { hasDeliverable } from "../fulfilment/deliverable.server";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { lockAssistedOrder } from "../orders/named-order.server";
import { planSendingAgain } from "../fulfilment/request-document-again.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { prefixPattern } from "../listing/like-patterns";
import { isId } from "../listing/ids";
import { complaintOf } from "../mails/complaints.server";
import type { Mail } from "../mails/mail-writer";
import { queueMail } from "../mails/queue-mail.server";
import { resendPause } from "~/config/limits";
import { resendState } from "../orders/buyer-rules";
import { isReason } from "../audit/audit-events";
import { againRefusals, type AgainState } from "./again-state";
import { mailKindOf } from "./mail-kinds";

/** Whether staff may send a mail once more: the rules of the order whose mail it is. */
export async function againState(ctx: ServiceContext, mail: Mail): Promise<AgainState> {
  const { orderId, kind } = mail;
  const again = mailKindOf(kind)?.again;
  if (orderId === null || again === undefined) return "not_again";
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.email) return "not_possible";
  const recipient = again === "notice" ? await confirmedAddress(ctx, order) : order.email;
  if (recipient === null) return "not_possible";
  if (await complaintOf(ctx, recipient)) return "complained";
  const sent = await ctx.db.select().from(mails).where(eq(mails.orderId, orderId));
  if (again === "document")
    return resendState(order, {
      hasDocument: await hasDeliverable(ctx, orderId),
      mails: sent,
      now: ctx.now(),
      byStaff: true,
    });
  const last = Math.max(
    ...sent.filter((other) => other.kind === kind).map(({ createdAt }) => createdAt.getTime()),
  );
  return ctx.now().getTime() - last < resendPause ? "too_soon" : "offered";
}

type Again = { mailId: string; reason: AssistReason };

/**
 * Sends a mail of an order once more, to the address that the order has now; a notice not to one that nobody has confirmed.
 * @throws NotAllowed also for an order of one's own; Invalid, NotFound, Conflict with the state of `againState`
 */
export const sendMailAgain = (ctx: ServiceContext, input: Again): Promise<void> =>
  inTransaction(ctx, async (tx) => (await planMailAgain(tx, input))());

/**
 * Looks whether a mail may be sent once more, under the lock of its order.
 * @returns what sends it
 * @throws as `sendMailAgain`
 */
export async function planMailAgain(tx: TransactionContext, { mailId, reason }: Again) {
  const target = { kind: "mail", id: mailId } as const;
  authorise(tx, "assist_orders", target);
  if (!isReason(assistReasons, reason)) throw new Invalid("reason");
  const [named] = isId(mailId) ? await tx.db.select().from(mails).where(eq(mails.id, mailId)) : [];
  if (!named) throw new NotFound("mail");
  // The order's lock first, as everywhere.
  const order =
    named.orderId === null
      ? null
      : await lockAssistedOrder(tx, named.orderId, { reason, among: assistReasons });
  const state = await againState(tx, named);
  if (state !== "offered") throw new Conflict(againRefusals[state]);
  if (!order?.email) throw new Conflict(orderRefusals.not_possible);
  const { id: orderId } = order;
  const recipient = await confirmedAddress(tx, order);
  if (recipient === null) throw new Conflict(orderRefusals.not_possible);
  const kind = mailKindOf(named.kind);
  return async () => {
    if (kind?.again !== "notice") {
      const send = await planSendingAgain(tx, order, true);
      await send();
    } else {
      const [first] = named.idempotencyKey.split("/again/");
      const before = await tx.db
        .select({ id: mails.id })
        .from(mails)
        .where(
          and(eq(mails.orderId, orderId), prefixPattern(mails.idempotencyKey, `${first}/again/`)),
        );
      await queueMail(tx, {
        kind,
        orderId,
        refundId: named.refundId ?? undefined,
        recipient,
        subject: named.subject,
        idempotencyKey: `${first}/again/${before.length + 1}`,
      });
    }
    await recordAuditEvent(tx, {
      act: orderAuditEvents.send_mail_again,
      target,
      reason,
      after: { kind: named.kind },
    });
  };
}
