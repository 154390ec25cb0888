/** How many downloads a link to a finished work allows. */
export const downloadsPerLink = 10;

/** What a finished work may come as, the one for reading on a screen first. */
export const copyFormats = ["epub", "pdf"] as const;
export type CopyFormat = (typeof copyFormats)[number];

export function isCopyFormat(text: string | undefined | null): text is CopyFormat {
  return copyFormats.some((format) => format === text);
}

/** Each format as people call it, and what it is for. */
export const formatWords: Record<CopyFormat, { name: string; use: string }> = {
  epub: { name: "EPUB", use: "na czytnik, telefon i tablet" },
  pdf: { name: "PDF", use: "na komputer i do druku" },
};

/** "EPUB i PDF", or the one that there is. */
export const formatsInWords = (formats: readonly CopyFormat[]) =>
  formats.map((format) => formatWords[format].name).join(" i ");
