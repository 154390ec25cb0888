import { addLink, newestLink } from "../downloads/links.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { lockOrder } from "../orders/lock-order.server";
import type { Order } from "../orders/transition-order.server";
import { OrderWithdrawn } from "./while-in-work.server";

/**
 * Makes the link to a work that was bought, once. The copies come after its mail (`stampCopies`).
 * @throws OrderWithdrawn
 */
export async function makeLink(ctx: ServiceContext, { id }: Pick<Order, "id">): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // A lock of its own, so that two attempts at the same time make one link.
    const locked = await lockOrder(tx, { id });
    if (locked?.status !== "processing") throw new OrderWithdrawn();
    if (!(await newestLink(tx, id))) await addLink(tx, id);
  });
}
