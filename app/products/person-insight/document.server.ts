import { emergencyNumber } from "~/copy/help-lines";
import type { DocumentModel } from "~/documents/model";
import { analysisOf, paragraphs, part } from "~/documents/templates/common-blocks";
import { personInsightContentSchema, type PersonInsightContent } from "./content";
import { defineTemplate, type DocumentFacts } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { personInsight } from "./product";
import { personInsightPrompt } from "./prompt.server";
import { sample } from "./sample";

/** An insight in reading order: the conversation as a map, facts against guesses, questions, boundaries, next steps. */
export function personInsightToDocument(
  content: PersonInsightContent,
  facts: DocumentFacts,
): DocumentModel {
  return analysisOf(content, facts, [
    { type: "lead", text: content.opening },
    ...part("Mapa rozmowy", {
      type: "flow",
      headers: ["Co się dzieje", "Co można w tym usłyszeć", "Czego potrzebujesz"],
      rows: content.conversation.map(({ said, heard, need }) => [said, heard, need]),
    }),
    ...part("Co widać w tej sytuacji", ...paragraphs(content.reading)),
    ...part(
      "Fakty i domysły",
      {
        type: "pairs",
        left: { heading: "Co wiadomo", sign: "dot", items: content.known },
        right: { heading: "Co jest domysłem", sign: "question", items: content.guessed },
      },
      {
        type: "note",
        text: "Ten dokument zna tylko Twoją stronę. Nie mówi, jaka jest druga osoba, bo tego nie da się wiedzieć bez rozmowy z nią.",
      },
    ),
    ...part("Co przyciąga, przy czym zwolnić", {
      type: "pairs",
      left: { heading: "Co Cię przyciąga", sign: "plus", items: content.draws },
      right: { heading: "Przy czym warto zwolnić", sign: "dot", items: content.slows },
    }),
    ...part("Pytania, które warto zadać", {
      type: "questions",
      items: content.questions,
      lines: 0,
    }),
    ...part("Twoje pytania", ...paragraphs([content.ownQuestions])),
    ...part(
      "Granice, które możesz wypowiedzieć",
      {
        type: "flow",
        headers: ["Gdy…", "Możesz powiedzieć"],
        rows: content.boundaries.map(({ when, words }) => [when, words]),
      },
      {
        type: "note",
        text: `Jeśli w tej relacji pojawia się przemoc, groźby albo strach, rozmowa nie jest Twoim obowiązkiem. W zagrożeniu zadzwoń pod numer ${emergencyNumber.number}.`,
      },
    ),
    ...part("Najbliższe kroki", { type: "plan", rated: false, items: content.plan }),
  ]);
}

export const personInsightRecipe = defineRecipe({
  product: personInsight,
  prompt: personInsightPrompt,
  document: defineTemplate(personInsightContentSchema, personInsightToDocument),
  sample,
});
