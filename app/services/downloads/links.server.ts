import { and, desc, eq, lte } from "drizzle-orm";
import { copies, downloads } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { newLinkKey } from "../access/secrets.server";
import { linkLifetime } from "./rules";
import { downloadsPerLink } from "~/config/download-terms";

export type Download = typeof downloads.$inferSelect;

/**
 * The link of an order's copies: the newest one.
 * @param asOf the one that was the newest then, so that a mail that is sent again names the same link
 */
export async function newestLink(
  ctx: ServiceContext,
  orderId: string,
  asOf?: Date,
): Promise<Download | null> {
  const [link] = await ctx.db
    .select()
    .from(downloads)
    .where(and(eq(downloads.orderId, orderId), asOf ? lte(downloads.createdAt, asOf) : undefined))
    .orderBy(desc(downloads.id))
    .limit(1);
  return link ?? null;
}

/**
 * Makes a link to an order's copies.
 * @param tx holds a lock on the order
 */
export async function addLink(tx: TransactionContext, orderId: string): Promise<Download> {
  const [link] = await tx.db
    .insert(downloads)
    .values({
      token: newLinkKey(),
      orderId,
      createdAt: tx.now(),
      expiresAt: new Date(tx.now().getTime() + linkLifetime),
      downloadsLeft: downloadsPerLink,
    })
    .returning();
  if (!link) throw new Error("A link was not written down.");
  return link;
}

/**
 * Ends every link to an order's copies, and the copies with them.
 * @param tx holds a lock on the order
 * @returns whether there were links
 */
export async function endLinks(tx: TransactionContext, orderId: string): Promise<boolean> {
  const ended = await tx.db
    .update(downloads)
    .set({ expiresAt: tx.now() })
    .where(eq(downloads.orderId, orderId))
    .returning({ token: downloads.token });
  if (ended.length > 0) await tx.db.delete(copies).where(eq(copies.orderId, orderId));
  return ended.length > 0;
}

/**
 * Gives an order whose address was corrected another link: whoever got the first one was not the buyer. Its copies are
 * made again, since their mark names the address.
 * @param tx holds a lock on the order
 */
export async function replaceLink(tx: TransactionContext, orderId: string): Promise<void> {
  if (await endLinks(tx, orderId)) await addLink(tx, orderId);
}
