import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused } from "../command/errors";
import { authorisePayment, lockPayment, type PaymentRequest } from "./lock-payment.server";
import { startPayment } from "./start-payment.server";
import { retryRefusal } from "./payment-state";
import { paymentAuditEvents } from "./acts";

/**
 * Opens a payment anew that the gateway did not open: the order's page leads to it from now on.
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict when it did not fail, or its order waits for no money any more;
 * ExternalServiceError when the gateway fails again
 */
export async function retryPayment(ctx: ServiceContext, input: PaymentRequest): Promise<void> {
  const target = authorisePayment(ctx, input);
  const order = await inTransaction(ctx, async (tx) => {
    const { payment, order } = await lockPayment(tx, input.paymentId);
    assertNotRefused(retryRefusal({ status: payment.status, orderStatus: order.status }));
    return order;
  });
  // The gateway is asked outside of the transaction: no lock waits for it, and what it refuses was not done.
  await startPayment(ctx, order);
  await inTransaction(ctx, (tx) =>
    recordAuditEvent(tx, {
      act: paymentAuditEvents.retry_payment,
      target,
      reason: input.reason,
    }),
  );
}
