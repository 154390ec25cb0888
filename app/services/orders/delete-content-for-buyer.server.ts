import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { canDeleteContent } from "./buyer-rules";
import { clearContent } from "./delete-content.server";
import { type AssistReason, orderAuditEvents, orderRefusals } from "./acts";
import { lockNamedOrder, recordAssistance } from "./named-order.server";

/**
 * Deletes an order's content at once, for a buyer who asked staff to.
 * @throws NotAllowed, Invalid, NotFound, Conflict when there is nothing to delete, or the order is still in work
 */
export async function deleteContentForBuyer(
  ctx: ServiceContext,
  input: { orderId: string; reason: AssistReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => (await planContentDeletion(tx, input))());
}

/**
 * Looks whether there is content to delete, under the order's lock.
 * @returns what does it
 * @throws as `deleteContentForBuyer`
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
