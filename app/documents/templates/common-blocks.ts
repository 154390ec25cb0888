import type { Block, DocumentModel } from "../model";
import type { DocumentFacts } from "./facts";

export const isWritten = (text: string) => text.trim() !== "";

/** A heading with what stands under it, or nothing when nothing does. */
export function part(heading: string, ...blocks: readonly Block[]): Block[] {
  return blocks.length ? [{ type: "heading", text: heading }, ...blocks] : [];
}

/** Paragraphs that say something. */
export function paragraphs(texts: readonly string[]): Block[] {
  return texts.filter(isWritten).map((text) => ({ type: "paragraph", text }));
}

/**
 * An analysis as a document: its blocks, then its last words, and at the very end the person's own answers, which may be
 * long and are known to the reader.
 */
export function analysisOf(
  { title, closing }: { title: string; closing: string },
  { answers, ...cover }: DocumentFacts,
  blocks: readonly Block[],
): DocumentModel {
  const items = answers.filter(({ value }) => isWritten(value));
  return {
    title,
    ...cover,
    blocks: [
      ...blocks,
      ...part("Na koniec", ...paragraphs([closing])),
      ...(items.length ? part("Twoje słowa", { type: "answers", items }) : []),
    ],
  };
}
