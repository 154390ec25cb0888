import { eq } from "drizzle-orm";
import { orders, reviews } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { refuseOwnOrder } from "../orders/interested.server";
import type { Target } from "../access/targets";

/**
 * Lets staff who see to reviews through, to one of them. A review is known by the id of its order.
 * @throws NotAllowed, NotFound
 */
export function authoriseReview(ctx: ServiceContext, orderId: string): Target {
  const target = { kind: "review", id: orderId } as const;
  authorise(ctx, "manage_reviews", target);
  if (!isId(orderId)) throw new NotFound("review");
  return target;
}

/**
 * Reads a review with its order, and locks it: verbs of staff come one after the other.
 * @throws NotFound; NotAllowed `own_order` to a member of staff who wrote it
 */
export async function lockReview(tx: TransactionContext, orderId: string) {
  const [found] = await tx.db
    .select({ review: reviews, order: orders })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.orderId, orderId))
    .for("update", { of: reviews });
  if (!found) throw new NotFound("review");
  await refuseOwnOrder(tx, found.order);
  return found;
}
