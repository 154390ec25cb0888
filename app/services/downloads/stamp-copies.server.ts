import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { copies, orders } from "~/db/schema";
import { stampEpub } from "~/documents/book/stamp-epub.server";
import { stampPdf } from "~/documents/book/stamp-pdf.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { masterOf } from "./master.server";
import { maskedEmail } from "./rules";
import { copyFormats, type CopyFormat } from "~/config/download-terms";
import { hasRightToCopies } from "../orders/buyer-rules";

const stampers = { epub: stampEpub, pdf: stampPdf };

function markOf(order: Pick<Order, "number" | "email">): string {
  const copy = `Egzemplarz ${orderNumber(order.number)}`;
  return order.email === null ? copy : `${copy} · ${maskedEmail(order.email)}`;
}

/**
 * Makes a buyer's own copies, once: not before their mail is gone, so that nothing about them can hold it up. Safe to
 * repeat at any time; the copies that are there stay.
 */
export async function stampCopies(ctx: ServiceContext, orderId: string): Promise<void> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || !hasRightToCopies(order)) return;
  if ((await readyCopies(ctx, orderId)).length > 0) return;
  const { bookSlug, bookEdition } = order;
  if (bookSlug === null || bookEdition === null)
    throw new Error(`Copies of what is no book: ${order.productSlug}`);
  const master = await masterOf(ctx, { slug: bookSlug, edition: bookEdition });
  const mark = markOf(order);
  const made: (typeof copies.$inferInsert)[] = [];
  for (const format of copyFormats) {
    const unmarked = master[format];
    if (!unmarked) continue;
    const bytes = await stampers[format](unmarked, mark);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    made.push({ orderId, format, bytes, sha256, stampedAt: ctx.now() });
  }
  const stored = await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, { id: orderId });
    if (!locked || !hasRightToCopies(locked)) return true;
    if (locked.email !== order.email) return false;
    await tx.db.insert(copies).values(made).onConflictDoNothing();
    return true;
  });
  // The address was corrected meanwhile, and the mark names the old one.
  if (!stored) await stampCopies(ctx, orderId);
}

/** The formats of an order's copies, which are made all at once; empty as long as they are not ready. */
export async function readyCopies(
  ctx: Pick<ServiceContext, "db">,
  orderId: string,
): Promise<CopyFormat[]> {
  const ready = await ctx.db
    .select({ format: copies.format })
    .from(copies)
    .where(eq(copies.orderId, orderId));
  return copyFormats.filter((each) => ready.some(({ format }) => format === each));
}
