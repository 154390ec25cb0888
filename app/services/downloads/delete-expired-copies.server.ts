import { and, eq, gt, notExists } from "drizzle-orm";
import { copies, downloads } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/**
 * Deletes copies that no link leads to any more. A work that was bought stays the buyer's: a fresh link makes them again.
 * @returns how many files were deleted
 */
export async function deleteExpiredCopies(ctx: ServiceContext): Promise<number> {
  const open = ctx.db
    .select({ token: downloads.token })
    .from(downloads)
    .where(and(eq(downloads.orderId, copies.orderId), gt(downloads.expiresAt, ctx.now())));
  const deleted = await ctx.db
    .delete(copies)
    .where(notExists(open))
    .returning({ orderId: copies.orderId });
  return deleted.length;
}
