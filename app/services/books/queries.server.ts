import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { bookEditionFiles, bookFiles, books } from "~/db/schema";
import { copyFormats, type CopyFormat } from "~/config/download-terms";
import { paragraphsOf, type BookOnSale } from "~/products/e-book/product";
import { findBook } from "~/products/registry.server";
import type { ServiceContext } from "../command/context.server";

export type BookRow = typeof books.$inferSelect;

export type EditionFile = {
  id: string;
  format: CopyFormat;
  name: string;
  byteSize: number;
  pages: number | null;
};

export type SoldBook = BookOnSale & {
  author: string;
  constellation: string;
  files: readonly EditionFile[];
};

/** The files of editions, by edition as `slug/number`. */
export async function filesOfEditions(
  ctx: Pick<ServiceContext, "db">,
  slugs: readonly string[],
): Promise<Map<string, EditionFile[]>> {
  const found = new Map<string, EditionFile[]>();
  if (slugs.length === 0) return found;
  const rows = await ctx.db
    .select({
      bookSlug: bookEditionFiles.bookSlug,
      number: bookEditionFiles.number,
      id: bookFiles.id,
      format: bookFiles.format,
      name: bookFiles.name,
      byteSize: bookFiles.byteSize,
      pages: bookFiles.pages,
    })
    .from(bookEditionFiles)
    .innerJoin(bookFiles, eq(bookFiles.id, bookEditionFiles.fileId))
    .where(inArray(bookEditionFiles.bookSlug, [...slugs]))
    .orderBy(asc(bookFiles.format));
  for (const { bookSlug, number, ...file } of rows) {
    const key = editionKey(bookSlug, number);
    found.set(key, [...(found.get(key) ?? []), file]);
  }
  return found;
}

export const editionKey = (slug: string, number: number) => `${slug}/${number}`;

/** The formats of an edition; our own text is rendered in each. */
export const formatsOf = (files: readonly EditionFile[]): readonly CopyFormat[] =>
  files.length === 0
    ? copyFormats
    : copyFormats.filter((format) => files.some((file) => file.format === format));

function soldBook(row: BookRow, files: readonly EditionFile[]): SoldBook {
  const { slug, title, author, description, priceGrosze, regularPriceGrosze } = row;
  const { edition, constellation } = row;
  return {
    ...{ slug, title, author, description, priceGrosze, regularPriceGrosze },
    ...{ edition, constellation, files },
    formats: formatsOf(files),
  };
}

/** The books that anybody can buy, the newest first. */
export async function listBooksOnSale(ctx: Pick<ServiceContext, "db">): Promise<SoldBook[]> {
  const rows = await ctx.db
    .select()
    .from(books)
    .where(eq(books.isPublished, true))
    .orderBy(desc(books.firstPublishedAt), desc(books.id));
  const files = await filesOfEditions(
    ctx,
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => soldBook(row, files.get(editionKey(row.slug, row.edition)) ?? []));
}

/** A book that anybody can buy; null when there is none at this address. */
export async function findBookOnSale(
  ctx: Pick<ServiceContext, "db">,
  slug: string,
): Promise<SoldBook | null> {
  const [row] = await ctx.db
    .select()
    .from(books)
    .where(and(eq(books.slug, slug), eq(books.isPublished, true)));
  if (!row) return null;
  const files = await filesOfEditions(ctx, [slug]);
  return soldBook(row, files.get(editionKey(slug, row.edition)) ?? []);
}

/** What a cover is drawn from; null for a book that has never been on sale, which nobody knows of yet. */
export async function findCoverFacts(ctx: Pick<ServiceContext, "db">, slug: string) {
  const [facts] = await ctx.db
    .select({
      slug: books.slug,
      title: books.title,
      author: books.author,
      constellation: books.constellation,
    })
    .from(books)
    .where(and(eq(books.slug, slug), isNotNull(books.firstPublishedAt)));
  return facts ?? null;
}

const readBeforehand = 9;

export type Excerpt = {
  title: string;
  chapter: string | null;
  chapters: readonly string[];
  paragraphs: readonly string[];
};

/** The excerpt of a book on sale; null where there is none. */
export async function findExcerpt(
  ctx: Pick<ServiceContext, "db">,
  slug: string,
): Promise<Excerpt | null> {
  const [row] = await ctx.db
    .select({ title: books.title, excerpt: books.excerpt })
    .from(books)
    .where(and(eq(books.slug, slug), eq(books.isPublished, true)));
  if (!row) return null;
  const { title, excerpt } = row;
  if (excerpt !== null)
    return { title, chapter: null, chapters: [], paragraphs: paragraphsOf(excerpt) };
  const own = findBook(slug);
  const [first] = own?.chapters ?? [];
  if (!own || !first) return null;
  return {
    title,
    chapter: first.title,
    chapters: own.chapters.map((chapter) => chapter.title),
    paragraphs: first.paragraphs.slice(0, readBeforehand),
  };
}

/** Slugs of the books on sale that have a beginning to be read beforehand. */
export async function booksWithExcerpt(ctx: Pick<ServiceContext, "db">): Promise<Set<string>> {
  const listed = await listedBooks(ctx);
  return new Set(listed.flatMap(({ slug, hasExcerpt }) => (hasExcerpt ? slug : [])));
}

/** Slugs of the books on sale, and of those with something to read beforehand, for search engines. */
export async function listedBooks(
  ctx: Pick<ServiceContext, "db">,
): Promise<{ slug: string; hasExcerpt: boolean }[]> {
  const rows = await ctx.db
    .select({ slug: books.slug, excerpt: isNotNull(books.excerpt).mapWith(Boolean) })
    .from(books)
    .where(eq(books.isPublished, true))
    .orderBy(asc(books.slug));
  return rows.map(({ slug, excerpt }) => ({
    slug,
    hasExcerpt: excerpt || findBook(slug) !== undefined,
  }));
}
