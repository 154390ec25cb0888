import { inArray, sql } from "drizzle-orm";
import { bookEditionFiles, bookEditions, bookFiles, books } from "~/db/schema";
import type { CopyFormat } from "~/config/download-terms";
import { findProduct } from "~/products/registry";
import { constellations } from "~/sky/constellations";
import { seededRandom } from "~/sky/random";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Invalid } from "../command/errors";
import { isId } from "../listing/ids";
import { recordPrice } from "../prices/record-prices.server";
import { slugOf } from "../words/slug";
import { bookAuditEvents } from "./acts";

export type BookFacts = {
  title: string;
  author: string;
  description: string;
  excerpt: string | null;
  priceGrosze: number;
};

const shelfLock = 670_616_629;

/**
 * Adds a book, with its first edition. The same submission again, by a double click or a reload, is the same book.
 * @param input.fileIds files that are stored already, at most one a format
 * @throws NotAllowed, Invalid `file`
 */
export async function addBook(
  ctx: ServiceContext,
  input: BookFacts & { formToken: string; fileIds: readonly string[]; isPublished: boolean },
): Promise<{ id: string; slug: string }> {
  authorise(ctx, "manage_books", { kind: "book", id: "new" });
  const { formToken, fileIds, isPublished, ...facts } = input;
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${shelfLock})`);
    const earlier = await tx.db.query.books.findFirst({
      where: (book, { eq }) => eq(book.formToken, formToken),
      columns: { id: true, slug: true },
    });
    if (earlier) return earlier;
    const slug = await freeSlug(tx, facts.title);
    const now = tx.now();
    const [book] = await tx.db
      .insert(books)
      .values({
        ...facts,
        slug,
        constellation: figureFor(slug),
        edition: 1,
        isPublished,
        firstPublishedAt: isPublished ? now : null,
        formToken,
        createdAt: now,
      })
      .returning({ id: books.id, slug: books.slug });
    if (!book) throw new Error("A book was not written down.");
    const files = await addEdition(tx, { slug, number: 1, fileIds });
    await recordPrice(tx, { slug, priceGrosze: facts.priceGrosze });
    await recordAuditEvent(tx, {
      act: bookAuditEvents.add_book,
      target: { kind: "book", id: book.id },
      after: { slug, isPublished, priceGrosze: facts.priceGrosze, ...files },
    });
    return book;
  });
}

/**
 * Writes down what a book is made of from now on.
 * @returns the files' digests by format, for the audit
 * @throws Invalid `file` where there is none, an unknown one, or two of a format
 */
export async function addEdition(
  tx: TransactionContext,
  input: { slug: string; number: number; fileIds: readonly string[] },
): Promise<Partial<Record<CopyFormat, string>>> {
  const { slug, number, fileIds } = input;
  const ids = [...new Set(fileIds)];
  if (ids.length === 0 || !ids.every(isId)) throw new Invalid("file");
  // Locked, so that a file cannot be tidied away between being chosen and being used.
  const files = await tx.db
    .select({ id: bookFiles.id, format: bookFiles.format, sha256: bookFiles.sha256 })
    .from(bookFiles)
    .where(inArray(bookFiles.id, ids))
    .for("share");
  const formats = new Set(files.map(({ format }) => format));
  if (files.length !== ids.length || formats.size !== ids.length) throw new Invalid("file");
  await tx.db.insert(bookEditions).values({ bookSlug: slug, number, madeAt: tx.now() });
  await tx.db
    .insert(bookEditionFiles)
    .values(files.map(({ id, format }) => ({ bookSlug: slug, number, format, fileId: id })));
  return Object.fromEntries(files.map(({ format, sha256 }) => [format, sha256]));
}

/** @param tx holds the lock: nobody else gives out an address meanwhile */
async function freeSlug(tx: TransactionContext, title: string): Promise<string> {
  const base = slugOf(title, 60, "ksiazka");
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (findProduct(slug)) continue;
    const taken = await tx.db.query.books.findFirst({
      where: (book, { eq }) => eq(book.slug, slug),
      columns: { id: true },
    });
    if (!taken) return slug;
  }
}

function figureFor(slug: string): string {
  const index = Math.floor(seededRandom(slug)() * constellations.length);
  return constellations[index]?.key ?? "lyra";
}
