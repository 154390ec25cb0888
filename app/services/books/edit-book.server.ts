import { eq, sql } from "drizzle-orm";
import { books } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { recordPrice } from "../prices/record-prices.server";
import { addEdition, type BookFacts } from "./add-book.server";
import { bookReasons, type BookReason, bookAuditEvents, bookRefusals } from "./acts";
import { bookStateOf, changeRefusal } from "./book-state";
import type { BookRow } from "./queries.server";
import { isReason } from "../audit/audit-events";

type Seen = { bookId: string; revision: number; reason: BookReason };

/**
 * Changes what is said of a book and what it costs. Orders have frozen their title and price, so nothing changes for whoever
 * has bought it; its address stays.
 * @throws NotAllowed, Invalid, NotFound, Conflict `changed` where somebody was faster, `put_away` in the archive
 */
export async function editBook(ctx: ServiceContext, input: Seen & BookFacts): Promise<void> {
  const { bookId, revision, reason, ...facts } = input;
  const target = allowed(ctx, bookId, reason);
  await inTransaction(ctx, async (tx) => {
    const before = await lockSeen(tx, bookId, revision);
    await tx.db
      .update(books)
      .set({ ...facts, revision: sql`${books.revision} + 1` })
      .where(eq(books.id, bookId));
    await recordPrice(tx, { slug: before.slug, priceGrosze: facts.priceGrosze });
    const changed = (Object.keys(facts) as (keyof BookFacts)[]).filter(
      (name) => facts[name] !== before[name],
    );
    await recordAuditEvent(tx, {
      act: bookAuditEvents.edit_book,
      target,
      reason,
      before: { title: before.title, priceGrosze: before.priceGrosze },
      after: {
        title: facts.title,
        priceGrosze: facts.priceGrosze,
        changed: changed.join(","),
      },
    });
  });
}

/**
 * Gives a book another edition: from now on buyers get its files. Whoever ordered it before keeps the edition that they
 * bought, however often they download it.
 * @param input.fileIds every file of the new edition, those of the old one that stay among them
 * @throws as `editBook`; Invalid also for files that there are not
 */
export async function replaceBookFiles(
  ctx: ServiceContext,
  input: Seen & { fileIds: readonly string[] },
): Promise<void> {
  const { bookId, revision, reason, fileIds } = input;
  const target = allowed(ctx, bookId, reason);
  await inTransaction(ctx, async (tx) => {
    const { slug, edition } = await lockSeen(tx, bookId, revision);
    const number = edition + 1;
    const files = await addEdition(tx, { slug, number, fileIds });
    await tx.db
      .update(books)
      .set({ edition: number, revision: sql`${books.revision} + 1` })
      .where(eq(books.id, bookId));
    await recordAuditEvent(tx, {
      act: bookAuditEvents.replace_book_file,
      target,
      reason,
      before: { edition },
      after: { edition: number, ...files },
    });
  });
}

/** @throws NotAllowed, Invalid, NotFound */
export function allowed(ctx: ServiceContext, bookId: string, reason: BookReason) {
  const target = { kind: "book", id: bookId } as const;
  authorise(ctx, "manage_books", target);
  if (!isReason(bookReasons, reason)) throw new Invalid("reason");
  if (!isId(bookId)) throw new NotFound("book");
  return target;
}

/** @throws NotFound */
export async function lockBook(tx: TransactionContext, bookId: string): Promise<BookRow> {
  const [book] = await tx.db.select().from(books).where(eq(books.id, bookId)).for("update");
  if (!book) throw new NotFound("book");
  return book;
}

async function lockSeen(tx: TransactionContext, bookId: string, revision: number) {
  const book = await lockBook(tx, bookId);
  const refused = changeRefusal({ state: bookStateOf(book) });
  if (refused) throw new Conflict(refused);
  if (book.revision !== revision) throw new Conflict(bookRefusals.changed);
  return book;
}
