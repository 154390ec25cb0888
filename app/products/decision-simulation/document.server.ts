import type { Block, DocumentModel } from "~/documents/model";
import { analysisOf, paragraphs, part } from "~/documents/templates/common-blocks";
import { decisionSimulationContentSchema, type DecisionSimulationContent } from "./content";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { decisionSimulation } from "./product";
import { decisionSimulationPrompt } from "./prompt.server";
import { sample } from "./sample";

function testBlock({ question, action, time, sign }: DecisionSimulationContent["test"]): Block {
  return {
    type: "ledger",
    linked: false,
    items: [
      { name: "Co sprawdzasz", text: question },
      { name: "Co robisz", text: action },
      { name: "Kiedy", text: time },
      { name: "Po czym poznasz", text: sign },
      { name: "Co wyszło", note: "wpisz po teście", lines: 3 },
    ],
  };
}

function decisionSimulationToDocument(
  content: DecisionSimulationContent,
  facts: DocumentFacts,
): DocumentModel {
  const first = `A. ${content.optionA}`;
  const second = `B. ${content.optionB}`;
  return analysisOf(content, facts, [
    { type: "lead", text: content.opening },
    ...part("Dwie przyszłości obok siebie", {
      type: "futures",
      first,
      second,
      moments: content.moments.map(({ when, a, b }) => ({ when, scenes: [a, b] })),
    }),
    {
      type: "note",
      text: "To wyobrażone sceny, a nie przepowiednia. Mają pomóc Ci sprawdzić, co czujesz, gdy stoisz w każdej z nich.",
    },
    ...part("Co naprawdę różni te drogi", ...paragraphs(content.between), {
      type: "matrix",
      corner: "Porównanie",
      options: [first, second],
      criteria: content.comparison.map(({ aspect, a, b }) => ({
        name: aspect,
        cells: [{ words: a }, { words: b }],
      })),
    }),
    ...part("Znaki, w którą stronę to idzie", {
      type: "pairs",
      left: { heading: "Służy Ci A, gdy…", sign: "plus", items: content.signsA },
      right: { heading: "Służy Ci B, gdy…", sign: "plus", items: content.signsB },
    }),
    ...part("Co z obawą", ...paragraphs([content.fears])),
    ...part("Następny mały test", testBlock(content.test)),
    ...part("Zanim zdecydujesz", { type: "plan", rated: false, items: content.steps }),
  ]);
}

export const decisionSimulationRecipe = defineRecipe({
  product: decisionSimulation,
  prompt: decisionSimulationPrompt,
  document: defineTemplate(decisionSimulationContentSchema, decisionSimulationToDocument),
  reckons: true,
  sample,
});
