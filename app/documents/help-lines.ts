import { helpLinesFor, type CareMatter } from "~/copy/help-lines";
import type { DocumentModel } from "./model";

/**
 * The same document with people to call at its end. They come from us, never from the model.
 * @param matter what the person tells of
 */
export function withHelpLines(model: DocumentModel, matter: CareMatter = "crisis"): DocumentModel {
  return {
    ...model,
    blocks: [
      ...model.blocks,
      { type: "heading", text: "Gdyby zrobiło się bardzo ciężko" },
      {
        type: "paragraph",
        text: "Nie zostawaj z tym bez nikogo. Pod tymi numerami jest człowiek, który wysłucha i pomoże. Rozmowa jest bezpłatna i nie trzeba się do niej przygotowywać.",
      },
      {
        type: "list",
        ordered: false,
        items: helpLinesFor[matter].map(({ number, purpose }) => `${number} – ${purpose}`),
      },
    ],
  };
}
