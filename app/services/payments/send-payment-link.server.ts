import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { lockAssistedOrder } from "../orders/named-order.server";
import { orderNumber } from "../orders/order-number";
import { paymentAuditEvents, paymentLinkRefusal, linkReasons, type PaymentReason } from "./acts";
import { paymentLinkMail } from "./payment-link-mail";
import { unpaidOrder } from "./unpaid-order.server";

/**
 * Mails its buyer the way back to an order that waits for its payment. Where the payment failed, its page opens another.
 * @throws NotAllowed also for an order of one's own; Invalid, NotFound, Conflict of `paymentLinkRefusal`
 */
export async function sendPaymentLink(
  ctx: ServiceContext,
  input: { orderId: string; reason: PaymentReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = { reason: input.reason, among: linkReasons };
    const order = await lockAssistedOrder(tx, input.orderId, given);
    const begun = await unpaidOrder(tx, order.id);
    assertNotRefused(paymentLinkRefusal({ ...order, ...begun }));
    const { email } = order;
    if (email === null) throw new Error("A rule let an order without an address through.");
    await queueMail(tx, {
      orderId: order.id,
      kind: paymentLinkMail,
      recipient: email,
      subject: paymentLinkMail.subject(orderNumber(order.number)),
      idempotencyKey: `order/${order.id}/payment-link/${begun.paymentLinks.sent + 1}`,
    });
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.send_payment_link,
      target: { kind: "order", id: order.id },
      reason: input.reason,
    });
  });
}
