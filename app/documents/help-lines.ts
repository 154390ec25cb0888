import { helpLinesFor, type CareMatter } from "~/copy/help-lines";
import type { Block, DocumentModel } from "./model";

/** The numbers alone, which no page break parts. */
export const helpLinesList = (matter: CareMatter): Block => ({
  type: "list",
  ordered: false,
  together: true,
  items: helpLinesFor[matter].map(({ number, purpose }) => `${number} – ${purpose}`),
});

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
        text: "Nie zostawaj z tym w pojedynkę. Pod tymi numerami ktoś Cię wysłucha i pomoże. Rozmowa jest bezpłatna i nie trzeba się do niej przygotowywać.",
        together: true,
      },
      helpLinesList(matter),
    ],
  };
}
