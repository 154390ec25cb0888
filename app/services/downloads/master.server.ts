import { readFile } from "node:fs/promises";
import { renderBookEpub } from "~/documents/book/epub.server";
import { findBook } from "~/products/registry.server";
import { renderBookPdf } from "~/documents/book/pdf.server";
import { env } from "~/config/env.server";
import type { ServiceContext } from "../command/context.server";
import { readBookFile } from "../books/book-files.server";
import { editionKey, filesOfEditions, formatsOf } from "../books/queries.server";
import type { Order } from "../orders/transition-order.server";
import type { CopyFormat } from "~/config/download-terms";

/** The unmarked files of an edition, by format; one of them at least. */
export type Master = Partial<Record<CopyFormat, Buffer>>;

const rendered = new Map<string, Promise<Record<CopyFormat, Buffer>>>();

/**
 * The unmarked files of an edition: those that staff sent, else our own text (`ownMaster`).
 * @throws Error when there is neither
 */
export async function masterOf(
  ctx: Pick<ServiceContext, "db">,
  { slug, edition }: { slug: string; edition: number },
): Promise<Master> {
  const files = (await filesOfEditions(ctx, [slug])).get(editionKey(slug, edition)) ?? [];
  if (files.length === 0) return ownMaster(slug);
  const master: Master = {};
  for (const file of files) master[file.format] = await readBookFile(ctx, file);
  return master;
}

/** The formats that an order's copies come in. */
export async function orderedFormats(
  ctx: Pick<ServiceContext, "db">,
  { bookSlug, bookEdition }: Pick<Order, "bookSlug" | "bookEdition">,
): Promise<readonly CopyFormat[]> {
  if (bookSlug === null || bookEdition === null) return [];
  const files = await filesOfEditions(ctx, [bookSlug]);
  return formatsOf(files.get(editionKey(bookSlug, bookEdition)) ?? []);
}

/**
 * The files of a book whose text is ours: the operator's, where settings name them, else the text, rendered once a process.
 * @throws Error when there is neither
 */
export function ownMaster(slug: string): Promise<Record<CopyFormat, Buffer>> {
  const known = rendered.get(slug);
  if (known) return known;
  const master = readMaster(slug);
  rendered.set(slug, master);
  master.catch(() => rendered.delete(slug));
  return master;
}

async function readMaster(slug: string) {
  const { EBOOK_EPUB_FILE, EBOOK_PDF_FILE } = env;
  const book = findBook(slug);
  if (!book) throw new Error(`No text of ${slug}, and no files of it.`);
  if (EBOOK_EPUB_FILE && EBOOK_PDF_FILE)
    return { epub: await readFile(EBOOK_EPUB_FILE), pdf: await readFile(EBOOK_PDF_FILE) };
  return { epub: await renderBookEpub(book), pdf: await renderBookPdf(book) };
}
