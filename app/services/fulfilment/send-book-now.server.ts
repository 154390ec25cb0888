import { addJob } from "~/db/add-job.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { type AssistReason, orderAuditEvents, orderRefusals } from "../orders/acts";
import { isDeliveryOutstanding } from "../orders/buyer-rules";
import type { Failure } from "../orders/failure";
import { lockNamedOrder, recordAssistance } from "../orders/named-order.server";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";

/**
 * Whether an order of a book waits for its mail: it was paid for, the money is still here and not on its way back, and nothing
 * has gone out. An address that was refused will be refused again; correcting it sends the mail by itself.
 */
export function canSendBook(
  order: Pick<Order, "bookSlug" | "status" | "failure" | "completedAt" | "email" | "refundBegunAt">,
): boolean {
  const { bookSlug, failure, completedAt, email, refundBegunAt } = order;
  const isAddressRefused = failure === ("mail_refused" satisfies Failure);
  return (
    bookSlug !== null &&
    completedAt === null &&
    refundBegunAt === null &&
    email !== null &&
    isDeliveryOutstanding(order) &&
    !isAddressRefused
  );
}

/**
 * Has the mail of a book that was paid for and has not arrived sent now, as a job; one that was given up is taken up again.
 * What was sent once goes out again by `requestDocumentAgain`.
 * @throws NotAllowed, Invalid, NotFound, Conflict `not_waiting` where it has been sent meanwhile, nobody has paid, or the
 * money goes back
 */
export async function sendBookNow(
  ctx: ServiceContext,
  input: { orderId: string; reason: AssistReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockNamedOrder(tx, input);
    if (!order || !canSendBook(order)) throw new Conflict(orderRefusals.not_waiting);
    if (order.status === "failed")
      await transitionOrder(tx, order.id, "processing", {
        from: ["failed"],
        set: { failure: null },
      });
    await recordEvent(tx, order.id, "sending_requested");
    await recordAssistance(tx, input, orderAuditEvents.send_book);
    await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
  });
}
