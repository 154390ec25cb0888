import type { ConstellationKey } from "~/sky/constellations";

/** A work as text, from which every format is made. All text is plain: nothing interprets markup. */
export type Book = {
  /** Slug of the product that sells it. */
  slug: string;
  title: string;
  subtitle: string;
  author: string;
  /** Stays the same for every edition: readers know a book by it. */
  identifier: string;
  /** When this text was last changed (EPUB `dcterms:modified`). */
  modifiedAt: Date;
  /** Key of the figure on the cover. */
  constellation: ConstellationKey;
  chapters: readonly Chapter[];
};

export type Chapter = { title: string; paragraphs: readonly string[] };
