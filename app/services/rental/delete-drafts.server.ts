import { eq, lte } from "drizzle-orm";
import { rentalDrafts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isOrderToken } from "../orders/order-token";

/** Deletes a draft at once, because whoever knows its token asks for it. An order placed from it stays. */
export async function deleteDraft(ctx: ServiceContext, token: string): Promise<void> {
  if (isOrderToken(token)) await ctx.db.delete(rentalDrafts).where(eq(rentalDrafts.token, token));
}

/**
 * Deletes drafts that nobody has changed for the time that they are kept.
 * @returns how many
 */
export async function deleteExpiredDrafts(ctx: ServiceContext): Promise<number> {
  const gone = await ctx.db
    .delete(rentalDrafts)
    .where(lte(rentalDrafts.expiresAt, ctx.now()))
    .returning({ token: rentalDrafts.token });
  return gone.length;
}
