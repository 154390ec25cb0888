import type { CopyFormat } from "~/config/download-terms";

export type BookFacts = {
  author: string;
  formats: readonly CopyFormat[];
  /** Of the PDF; null where there is none. */
  pages: number | null;
  /** Minutes that reading takes; null for files whose words nobody counted. */
  minutes: number | null;
  demonstration: boolean;
  about: readonly string[];
};
