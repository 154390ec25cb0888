import type { ConstellationKey } from "~/sky/constellations";

export type Book = {
  slug: string;
  title: string;
  subtitle: string;
  author: string;
  identifier: string;
  /** When this text was last changed (EPUB `dcterms:modified`). */
  modifiedAt: Date;
  constellation: ConstellationKey;
  chapters: readonly Chapter[];
};

export type Chapter = { title: string; paragraphs: readonly string[] };
