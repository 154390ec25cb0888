import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { clearContent } from "./delete-content.server";
import type { AssistReason } from "./assist-reasons";
import { lockNamedOrder, recordAssistance } from "./named-order.server";

/**
 * Deletes an order's content at once, for a buyer who asked staff to.
 * @throws NotAllowed, Invalid, NotFound, Conflict when there is nothing to delete, or the order is still in work
 */
export async function deleteContentForBuyer(
  ctx: ServiceContext,
  input: { orderId: string; reason: AssistReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockNamedOrder(tx, input);
    if (!(await clearContent(tx, input.orderId))) throw new Conflict("nothing_to_delete");
    await recordAssistance(tx, input, "delete_content");
  });
}
