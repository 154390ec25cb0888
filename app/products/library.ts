import type { Book } from "~/documents/book/model";
import { mafia } from "./w-objeciach-mafii/text";

const books: readonly Book[] = [mafia];

/** The text that a product sells; undefined when there is none of ours. */
export function findBook(slug: string): Book | undefined {
  return books.find((book) => book.slug === slug);
}
