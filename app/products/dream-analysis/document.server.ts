import type { Block, DocumentModel } from "~/documents/model";
import { dreamAnalysisContentSchema, type DreamAnalysisContent } from "./content";
import { dreamRetold } from "~/documents/sections";
import { paragraphs, part } from "~/documents/templates/common-blocks";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { dreamAnalysis } from "./product";
import { dreamAnalysisPrompt } from "./prompt.server";
import { sample } from "./sample";

const noDictionary =
  "Symbole nie mają jednego znaczenia. To propozycje do namysłu, nie przepowiednia ani diagnoza – pierwsze słowo zawsze należy do osoby, która śniła.";

const nextDream: Block[] = part(
  "Kartka na następny sen",
  {
    type: "paragraph",
    text: "Połóż ją obok łóżka. Zaraz po przebudzeniu zapisz kilka słów, zanim obrazy zbledną.",
  },
  {
    type: "writing",
    items: [
      { label: "Data i pora przebudzenia", lines: 1 },
      { label: "Miejsca, osoby i obrazy", lines: 6 },
      { label: "Co czuję zaraz po przebudzeniu", lines: 3 },
      { label: "Co z wczorajszego dnia mogło tu zajrzeć", lines: 3 },
    ],
  },
);

/**
 * An analysis in reading order: the opening, the dream in images, its symbols as cards, feelings, waking life, steps, the
 * dreamer's own words, and a page for the next dream.
 */
export function dreamAnalysisToDocument(
  content: DreamAnalysisContent,
  facts: DocumentFacts,
): DocumentModel {
  const { answers, ...cover } = facts;
  const blocks: Block[] = [
    { type: "lead", text: content.opening },
    ...part(dreamRetold, ...paragraphs(content.retelling)),
    ...part(
      "Symbole i pytania",
      { type: "symbols", items: content.symbols },
      { type: "note", text: noDictionary },
    ),
    ...part("Uczucia", ...paragraphs(content.emotions)),
    ...part("Most do jawy", ...paragraphs([content.recentEvents])),
    ...part("Co możesz zrobić dalej", { type: "steps", items: content.nextSteps }),
    ...part("Na koniec", ...paragraphs([content.closing])),
    ...(answers.length > 0 ? part("Twoje słowa", { type: "answers", items: answers }) : []),
    ...nextDream,
  ];
  return { title: content.title, ...cover, blocks };
}

export const dreamAnalysisRecipe = defineRecipe({
  product: dreamAnalysis,
  prompt: dreamAnalysisPrompt,
  document: defineTemplate(dreamAnalysisContentSchema, dreamAnalysisToDocument),
  sample,
});
