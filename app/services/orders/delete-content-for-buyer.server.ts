import type { TransactionContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { canDeleteContent } from "./buyer-rules";
import { clearContent } from "./delete-content.server";
import { type AssistReason, orderAuditEvents, orderRefusals } from "./acts";
import { lockNamedOrder, recordAssistance } from "./named-order.server";

/**
 * Looks whether there is content that can be deleted for a buyer who asked staff to, under the order's lock.
 * @returns what does it
 * @throws NotAllowed, Invalid, NotFound, Conflict when there is nothing to delete, or the order is still in work
 */
export async function planContentDeletion(
  tx: TransactionContext,
  input: { orderId: string; reason: AssistReason },
): Promise<() => Promise<void>> {
  const order = await lockNamedOrder(tx, input);
  if (!order || !canDeleteContent(order)) throw new Conflict(orderRefusals.nothing_to_delete);
  return async () => {
    await clearContent(tx, order.id);
    await recordAssistance(tx, input, orderAuditEvents.delete_content);
  };
}
