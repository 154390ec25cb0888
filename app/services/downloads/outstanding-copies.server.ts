import { and, eq, exists, gt, inArray, isNotNull, notExists } from "drizzle-orm";
import { retryDelays } from "~/config/limits";
import type { OutstandingJob } from "~/db/add-job.server";
import { copies, downloads, orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { hasRightToCopies } from "../orders/buyer-rules";
import { copiesJobKey } from "./request-copies.server";

/** The copies that an open link leads to and that are not made. */
export async function outstandingCopies(
  ctx: ServiceContext,
): Promise<OutstandingJob<"stamp_copies">[]> {
  const openLink = ctx.db
    .select({ id: downloads.id })
    .from(downloads)
    .where(and(eq(downloads.orderId, orders.id), gt(downloads.expiresAt, ctx.now())));
  const made = ctx.db
    .select({ orderId: copies.orderId })
    .from(copies)
    .where(eq(copies.orderId, orders.id));
  const linked = await ctx.db
    .select({
      id: orders.id,
      status: orders.status,
      failure: orders.failure,
      confirmationSavedAt: orders.confirmationSavedAt,
      refundBegunAt: orders.refundBegunAt,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ["processing", "completed", "failed"]),
        isNotNull(orders.bookSlug),
        exists(openLink),
        notExists(made),
      ),
    );
  return linked
    .filter(hasRightToCopies)
    .map(({ id }) => ({ payload: { orderId: id }, key: copiesJobKey(id), rest: retryDelays.own }));
}
