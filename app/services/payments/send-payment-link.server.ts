import { and, count, eq, max } from "drizzle-orm";
import { resendLimit, resendPause } from "~/config/limits";
import { mails } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Conflict } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { orderRefusals } from "../orders/acts";
import { lockAssistedOrder } from "../orders/named-order.server";
import { orderNumber } from "../orders/order-number";
import { paymentAuditEvents, paymentLinkRefusal, paymentReasons, type PaymentReason } from "./acts";
import { paymentLinkMail } from "./payment-link-mail";

/**
 * Mails its buyer the way back to an order that waits for its payment. Where the payment failed, its page opens another.
 * @throws NotAllowed also for an order of one's own; Invalid, NotFound, Conflict of `paymentLinkRefusal`, `too_soon`,
 * `too_often`
 */
export async function sendPaymentLink(
  ctx: ServiceContext,
  input: { orderId: string; reason: PaymentReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = { reason: input.reason, among: paymentReasons };
    const order = await lockAssistedOrder(tx, input.orderId, given);
    assertNotRefused(paymentLinkRefusal(order));
    const { email } = order;
    if (email === null) throw new Error("A rule let an order without an address through.");
    const [sent] = await tx.db
      .select({ mails: count(), last: max(mails.createdAt) })
      .from(mails)
      .where(and(eq(mails.orderId, order.id), eq(mails.kind, paymentLinkMail.code)));
    const number = (sent?.mails ?? 0) + 1;
    if (sent?.last && tx.now().getTime() - sent.last.getTime() < resendPause)
      throw new Conflict(orderRefusals.too_soon);
    if (number > resendLimit) throw new Conflict(orderRefusals.too_often);
    await queueMail(tx, {
      orderId: order.id,
      kind: paymentLinkMail,
      recipient: email,
      subject: paymentLinkMail.subject(orderNumber(order.number)),
      idempotencyKey: `order/${order.id}/payment-link/${number}`,
    });
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.send_payment_link,
      target: { kind: "order", id: order.id },
      reason: input.reason,
    });
  });
}
