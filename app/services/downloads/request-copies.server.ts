import { addJob } from "~/db/add-job.server";
import type { ServiceContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";

/** The key of the job that makes an order's copies. */
export const copiesJobKey = (orderId: string) => `stamp:${orderId}`;

/** Has the copies of an order made by a job of their own; nothing for an order of a document. */
export async function requestCopies(
  ctx: ServiceContext,
  order: Pick<Order, "id" | "bookSlug">,
): Promise<void> {
  if (order.bookSlug === null) return;
  await addJob(ctx, "stamp_copies", { orderId: order.id }, copiesJobKey(order.id));
}
