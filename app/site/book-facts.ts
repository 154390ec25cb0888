import type { CopyFormat } from "~/config/download-terms";

/** What a buyer wants to know of a book before paying. */
export type BookFacts = {
  author: string;
  formats: readonly CopyFormat[];
  /** Of the PDF; null where there is none. */
  pages: number | null;
  /** Minutes that reading takes; null for files whose words nobody counted. */
  minutes: number | null;
  /** Our short demonstration text is sold, not a book of somebody's. */
  demonstration: boolean;
  /** What is said of it beyond its first paragraph. */
  about: readonly string[];
};
