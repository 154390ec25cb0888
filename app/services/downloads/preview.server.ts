import { coverSvg } from "~/documents/book/cover.server";
import { findBook } from "~/products/registry.server";

/**
 * The cover of a work that is sold, as SVG.
 * @throws Error when there is no such work
 */
export function getCover(slug: string): string {
  const book = findBook(slug);
  if (!book) throw new Error(`No book is called ${slug}.`);
  return coverSvg(book);
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
