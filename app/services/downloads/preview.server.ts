import { env } from "~/config/env.server";
import { countPages } from "~/documents/book/page-count.server";
import { coverSvg } from "~/documents/book/cover.server";
import { findBook } from "~/products/registry.server";
import { masterOf } from "./master.server";

/**
 * The cover of a work that is sold, as SVG.
 * @throws Error when there is no such work
 */
export function getCover(slug: string): string {
  const book = findBook(slug);
  if (!book) throw new Error(`No book is called ${slug}.`);
  return coverSvg(book);
}

/** Words that an adult reads in a minute, without hurry. */
const wordsPerMinute = 180;

/** What a buyer wants to know of a work before paying: how long it is, and whether it is a demonstration. */
export type BookFacts = {
  /** Of the PDF. */
  pages: number;
  /** Minutes that reading takes; null for the operator's own files, whose words nobody counted. */
  minutes: number | null;
  /** Our short demonstration text is sold, not a book of the operator's. */
  demonstration: boolean;
};

/** @throws Error when there is no such work */
export async function getBookFacts(slug: string): Promise<BookFacts> {
  const { pdf } = await masterOf({ slug });
  const demonstration = !env.EBOOK_PDF_FILE;
  const words = (findBook(slug)?.chapters ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, paragraph) => sum + paragraph.split(/\s+/).length, 0);
  return {
    pages: await countPages(pdf),
    minutes: demonstration ? Math.ceil(words / wordsPerMinute) : null,
    demonstration,
  };
}

/** How much of the first chapter anybody may read, in paragraphs. */
const readBeforehand = 9;

/** The beginning of a work, to be read before it is bought. */
export function getFragment(slug: string) {
  const book = findBook(slug);
  const [chapter] = book?.chapters ?? [];
  if (!book || !chapter) throw new Error(`No book is called ${slug}.`);
  return {
    title: book.title,
    chapter: chapter.title,
    chapters: book.chapters.map(({ title }) => title),
    paragraphs: chapter.paragraphs.slice(0, readBeforehand),
  };
}
