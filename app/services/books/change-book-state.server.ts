import { eq, sql } from "drizzle-orm";
import { bookEditions, books, orders, priceHistory, promotions } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { lockPrices } from "../prices/record-prices.server";
import { bookRefusals, type BookReason, bookAuditEvents } from "./acts";
import { bookTransitions, bookStateOf, transitionRefusal, type BookTransition } from "./book-state";
import { allowed, lockBook } from "./edit-book.server";
import type { BookRow } from "./queries.server";

type Input = { bookId: string; reason: BookReason };

/**
 * Moves a book to another state. One that goes off sale stays with whoever bought it; one that leaves the archive does not
 * go on sale by itself.
 * @throws NotAllowed, Invalid, NotFound, Conflict where it is in no state to be moved so
 */
export async function changeBookState(
  ctx: ServiceContext,
  { bookId, reason, move }: Input & { move: BookTransition },
): Promise<void> {
  const target = allowed(ctx, bookId, reason);
  const { to, act } = bookTransitions[move];
  await inTransaction(ctx, async (tx) => {
    const book = await lockBook(tx, bookId);
    const refused = transitionRefusal(bookStateOf(book), move);
    if (refused) throw new Conflict(refused);
    const after = {
      isPublished: to === "published",
      archivedAt: to === "archived" ? tx.now() : null,
      firstPublishedAt: book.firstPublishedAt ?? (to === "published" ? tx.now() : null),
    };
    await tx.db
      .update(books)
      .set({ ...after, revision: sql`${books.revision} + 1` })
      .where(eq(books.id, bookId));
    await recordAuditEvent(tx, {
      act,
      target,
      reason,
      before: saleState(book),
      after: saleState(after),
    });
  });
}

const saleState = ({ isPublished, archivedAt }: Pick<BookRow, "isPublished" | "archivedAt">) => ({
  isPublished,
  isArchived: archivedAt !== null,
});

/**
 * Deletes a book that nobody has ordered, with what it cost until now. Its files go with the next tidying
 * (`deleteLooseBookFiles`).
 * @throws NotAllowed, Invalid, NotFound, Conflict `ordered` where somebody has, paid or not: then it can be archived
 */
export async function deleteBook(ctx: ServiceContext, { bookId, reason }: Input): Promise<void> {
  const target = allowed(ctx, bookId, reason);
  await inTransaction(ctx, async (tx) => {
    const { slug, title } = await lockBook(tx, bookId);
    await tx.db.select().from(bookEditions).where(eq(bookEditions.bookSlug, slug)).for("update");
    const [order] = await tx.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.bookSlug, slug))
      .limit(1);
    if (order) throw new Conflict(bookRefusals.ordered);
    // A promotion that is being made at this moment would outlive the book.
    await lockPrices(tx);
    await tx.db.delete(books).where(eq(books.id, bookId));
    await tx.db.delete(priceHistory).where(eq(priceHistory.productSlug, slug));
    await tx.db.delete(promotions).where(eq(promotions.productSlug, slug));
    await recordAuditEvent(tx, {
      act: bookAuditEvents.delete_book,
      target,
      reason,
      before: { slug, title },
    });
  });
}
