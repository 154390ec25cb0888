import { and, count, desc, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { findBook } from "~/products/registry.server";
import { authoriseReading } from "../access/authorise.server";
import { containsPattern } from "../listing/like-patterns";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { bookStateOf, type BookState } from "./book-state";
import { editionKey, filesOfEditions, type BookRow, type EditionFile } from "./queries.server";
import { books, bookEditions, orders, priceHistory } from "~/db/schema";

export type BookFilters = {
  q?: string;
  state?: BookState;
};

export type BookLine = {
  id: string;
  slug: string;
  title: string;
  author: string;
  priceGrosze: number;
  edition: number;
  state: BookState;
  createdAt: Date;
};

const inState: Record<BookState, SQL | undefined> = {
  published: eq(books.isPublished, true),
  draft: and(eq(books.isPublished, false), isNull(books.archivedAt)),
  archived: isNotNull(books.archivedAt),
};

const lineOf = (row: BookRow): BookLine => {
  const { id, slug, title, author, priceGrosze, edition, createdAt } = row;
  return { id, slug, title, author, priceGrosze, edition, createdAt, state: bookStateOf(row) };
};

/**
 * A page of books, the newest first; those that were put away are listed by themselves.
 * @throws NotAllowed
 */
export async function listBooks(
  ctx: ServiceContext,
  { q, state }: BookFilters,
  page: number,
): Promise<NumberedPage<BookLine>> {
  authoriseReading(ctx, "view_orders");
  const where = and(
    q ? or(containsPattern(books.title, q), containsPattern(books.author, q)) : undefined,
    state ? inState[state] : isNull(books.archivedAt),
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, books, where, atMost),
    rows: async (limit, offset) =>
      (
        await ctx.db
          .select()
          .from(books)
          .where(where)
          .orderBy(desc(books.createdAt), desc(books.id))
          .limit(limit)
          .offset(offset)
      ).map(lineOf),
  });
}

/** Titles of the newest 500 books by slug, for filters: drafts and archived ones, too. @throws NotAllowed */
export async function bookTitles(ctx: ServiceContext): Promise<{ slug: string; title: string }[]> {
  authoriseReading(ctx, "view_orders");
  return ctx.db
    .select({ slug: books.slug, title: books.title })
    .from(books)
    .orderBy(desc(books.createdAt), desc(books.id))
    .limit(500);
}

export type BookCard = BookLine & {
  description: string;
  excerpt: string | null;
  revision: number;
  isOwnText: boolean;
  orders: { all: number; paid: number };
  editions: { number: number; madeAt: Date; files: readonly EditionFile[]; paid: number }[];
  prices: { priceGrosze: number; validFrom: Date }[];
};

/** Editions and prices that a card lists at most. */
const listed = 20;

/** @throws NotAllowed, NotFound */
export async function bookCard(ctx: ServiceContext, bookId: string): Promise<BookCard> {
  authoriseReading(ctx, "view_orders");
  if (!isId(bookId)) throw new NotFound("book");
  const [book] = await ctx.db.select().from(books).where(eq(books.id, bookId));
  if (!book) throw new NotFound("book");
  const { slug } = book;
  const [editions, files, ordered, prices] = await Promise.all([
    ctx.db
      .select()
      .from(bookEditions)
      .where(eq(bookEditions.bookSlug, slug))
      .orderBy(desc(bookEditions.number))
      .limit(listed),
    filesOfEditions(ctx, [slug]),
    ctx.db
      .select({
        edition: orders.bookEdition,
        all: count(),
        paid: sql`count(*) filter (where ${orders.paidAt} is not null)`.mapWith(Number),
      })
      .from(orders)
      .where(eq(orders.bookSlug, slug))
      .groupBy(orders.bookEdition),
    ctx.db
      .select({ priceGrosze: priceHistory.priceGrosze, validFrom: priceHistory.validFrom })
      .from(priceHistory)
      .where(eq(priceHistory.productSlug, slug))
      .orderBy(desc(priceHistory.validFrom))
      .limit(listed),
  ]);
  const sum = (of: "all" | "paid") => ordered.reduce((total, group) => total + group[of], 0);
  return {
    ...lineOf(book),
    description: book.description,
    excerpt: book.excerpt,
    revision: book.revision,
    isOwnText: findBook(slug) !== undefined,
    orders: { all: sum("all"), paid: sum("paid") },
    editions: editions.map(({ number, madeAt }) => ({
      number,
      madeAt,
      files: files.get(editionKey(slug, number)) ?? [],
      paid: ordered.find(({ edition }) => edition === number)?.paid ?? 0,
    })),
    prices,
  };
}
