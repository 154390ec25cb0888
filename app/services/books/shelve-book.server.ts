import { eq, sql, type SQL } from "drizzle-orm";
import { bookEditions, books, orders, priceHistory, promotions } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { awaitPriceTurn } from "../prices/record-prices.server";
import {
  bookActs,
  bookMoves,
  bookRefusals,
  stateOfBook,
  type BookReason,
  type BookState,
} from "./acts";
import { allowed, lockBook } from "./edit-book.server";
import type { Refusal } from "../command/refusals";
import type { AuditedAct } from "../audit/audited-acts";

type Input = { bookId: string; reason: BookReason };

/** Puts a book on sale. @throws NotAllowed, Invalid, NotFound, Conflict with why it cannot */
export const publishBook = (ctx: ServiceContext, input: Input) =>
  move(ctx, input, bookActs.publish_book, {
    may: bookMoves.publish,
    set: (now) => ({
      isPublished: true,
      firstPublishedAt: sql`coalesce(${books.firstPublishedAt}, ${now.toISOString()})`,
    }),
  });

/** Takes a book off sale; whoever bought it keeps it. @throws NotAllowed, Invalid, NotFound, Conflict */
export const unpublishBook = (ctx: ServiceContext, input: Input) =>
  move(ctx, input, bookActs.unpublish_book, {
    may: bookMoves.unpublish,
    set: () => ({ isPublished: false }),
  });

/** Puts a book away that cannot be deleted, since somebody ordered it. @throws NotAllowed, Invalid, NotFound, Conflict */
export const archiveBook = (ctx: ServiceContext, input: Input) =>
  move(ctx, input, bookActs.archive_book, {
    may: bookMoves.archive,
    set: (now) => ({ isPublished: false, archivedAt: now }),
  });

/** Takes a book out of the archive; it does not go on sale by itself. @throws NotAllowed, Invalid, NotFound, Conflict */
export const restoreBook = (ctx: ServiceContext, input: Input) =>
  move(ctx, input, bookActs.restore_book, {
    may: bookMoves.restore,
    set: () => ({ archivedAt: null }),
  });

type Change = {
  [Column in keyof typeof books.$inferInsert]?: SQL | (typeof books.$inferInsert)[Column];
};

async function move(
  ctx: ServiceContext,
  { bookId, reason }: Input,
  act: AuditedAct<BookReason>,
  { may, set }: { may: (state: BookState) => Refusal | null; set: (now: Date) => Change },
): Promise<void> {
  const target = allowed(ctx, bookId, reason);
  await inTransaction(ctx, async (tx) => {
    const before = await lockBook(tx, bookId);
    const refused = may(stateOfBook(before));
    if (refused) throw new Conflict(refused);
    const [after] = await tx.db
      .update(books)
      .set({
        ...(set(tx.now()) as Partial<typeof books.$inferInsert>),
        revision: sql`${books.revision} + 1`,
      })
      .where(eq(books.id, bookId))
      .returning();
    if (!after) throw new NotFound("book");
    const state = ({ isPublished, archivedAt }: typeof before) => ({
      isPublished,
      isArchived: archivedAt !== null,
    });
    await recordAudit(tx, { act, target, reason, before: state(before), after: state(after) });
  });
}

/**
 * Deletes a book that nobody has ordered, with what it cost until now. Its files go with the next tidying
 * (`deleteLooseBookFiles`).
 * @throws NotAllowed, Invalid, NotFound, Conflict `ordered` where somebody has, paid or not: then it can be archived
 */
export async function deleteBook(ctx: ServiceContext, { bookId, reason }: Input): Promise<void> {
  const target = allowed(ctx, bookId, reason);
  await inTransaction(ctx, async (tx) => {
    const { slug, title } = await lockBook(tx, bookId);
    // Waits for orders that are being placed, which hold on to their edition.
    await tx.db.select().from(bookEditions).where(eq(bookEditions.bookSlug, slug)).for("update");
    const [order] = await tx.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.bookSlug, slug))
      .limit(1);
    if (order) throw new Conflict(bookRefusals.ordered);
    // A promotion that is being made at this moment would outlive the book.
    await awaitPriceTurn(tx);
    await tx.db.delete(books).where(eq(books.id, bookId));
    await tx.db.delete(priceHistory).where(eq(priceHistory.productSlug, slug));
    await tx.db.delete(promotions).where(eq(promotions.productSlug, slug));
    await recordAudit(tx, { act: bookActs.delete_book, target, reason, before: { slug, title } });
  });
}
