import { helpLines, violenceHelpLines } from "~/copy/help-lines";
import type { DocumentModel } from "./model";

/**
 * The same document with people to call at its end. They come from us, never from the model.
 * @param matter what the person tells of: in violence, one line more is meant for them
 */
export function withHelpLines(
  model: DocumentModel,
  matter: "crisis" | "violence" = "crisis",
): DocumentModel {
  const lines = matter === "violence" ? violenceHelpLines : helpLines;
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
        items: lines.map(({ number, purpose }) => `${number} – ${purpose}`),
      },
    ],
  };
}
