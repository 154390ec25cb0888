import { readFile } from "node:fs/promises";
import type { Product } from "~/products/product";
import { renderBookEpub } from "~/documents/book/epub.server";
import { findBook } from "~/products/registry.server";
import { renderBookPdf } from "~/documents/book/pdf.server";
import { env } from "~/config/env.server";
import type { CopyFormat } from "./rules";

export type Master = Record<CopyFormat, Buffer>;

const masters = new Map<string, Promise<Master>>();

/**
 * The unmarked files of a work: the operator's own, where settings name them, else our text, rendered once a process.
 * @throws Error when there is neither
 */
export function masterOf(product: Pick<Product, "slug">): Promise<Master> {
  const known = masters.get(product.slug);
  if (known) return known;
  const master = readMaster(product.slug);
  masters.set(product.slug, master);
  // A file that could not be read may be there at the next attempt.
  master.catch(() => masters.delete(product.slug));
  return master;
}

async function readMaster(slug: string): Promise<Master> {
  const { EBOOK_EPUB_FILE, EBOOK_PDF_FILE } = env;
  if (EBOOK_EPUB_FILE && EBOOK_PDF_FILE) {
    return { epub: await readFile(EBOOK_EPUB_FILE), pdf: await readFile(EBOOK_PDF_FILE) };
  }
  const book = findBook(slug);
  if (!book) throw new Error(`No text of ${slug}, and no files of it in the settings.`);
  return { epub: await renderBookEpub(book), pdf: await renderBookPdf(book) };
}
