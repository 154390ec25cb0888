import type { DocumentModel } from "./model";

/** What a document says where a model was given only the beginning of something long. */
export function readInPartNote(names: readonly string[]): string {
  return `Nie wszystko dało się przeczytać w całości. Sam początek: ${names.map((name) => `„${name}”`).join(", ")}.`;
}

/** The same document with a note about what was too long to be read whole; unchanged when nothing was. */
export function withReadInPart(model: DocumentModel, names: readonly string[]): DocumentModel {
  if (names.length === 0) return model;
  return { ...model, blocks: [...model.blocks, { type: "note", text: readInPartNote(names) }] };
}
