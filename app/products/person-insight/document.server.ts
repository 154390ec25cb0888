import { emergencyNumber } from "~/copy/help-lines";
import type { Block, DocumentModel } from "~/documents/model";
import { analysisOf, paragraphs, part } from "~/documents/templates/common-blocks";
import { personInsightContentSchema, type PersonInsightContent } from "./content";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { personInsight } from "./product";
import { personInsightPrompt } from "./prompt.server";
import { sample } from "./sample";

/** A block that would have nothing in it leaves no heading either. */
const unlessEmpty = <Item>(items: readonly Item[], blocks: () => Block[]) =>
  items.length > 0 ? blocks() : [];

/** An insight in reading order: facts against guesses, the conversation as a map, questions, boundaries, next steps. */
function personInsightToDocument(
  content: PersonInsightContent,
  facts: DocumentFacts,
): DocumentModel {
  return analysisOf(content, facts, [
    { type: "lead", text: content.opening },
    ...part("Fakty i domysły", factsBlock(content), {
      type: "note",
      text: "Ten dokument zna tylko Twoją stronę. Nie mówi, jaka jest druga osoba, bo tego nie da się wiedzieć bez rozmowy z nią.",
    }),
    ...part("Mapa rozmowy", {
      type: "flow",
      headers: ["Co się dzieje", "Co można w tym usłyszeć", "Czego potrzebujesz"],
      rows: content.conversation.map(({ said, heard, need }) => [said, heard, need]),
    }),
    ...part("Co widać w tej sytuacji", ...paragraphs(content.reading)),
    ...drawsBlocks(content),
    ...unlessEmpty(content.questions, () =>
      part("Pytania, które warto zadać", {
        type: "questions",
        items: content.questions,
        lines: 0,
      }),
    ),
    ...part("Twoje pytania", ...paragraphs([content.ownQuestions])),
    ...unlessEmpty(content.boundaries, () =>
      part("Granice, które możesz wypowiedzieć", ...boundaryBlocks(content)),
    ),
    ...part("Najbliższe kroki", { type: "plan", rated: false, items: content.plan }),
  ]);
}

function factsBlock({ known, guessed }: PersonInsightContent): Block {
  if (guessed.length === 0) return { type: "list", ordered: false, items: known };
  return {
    type: "pairs",
    left: { heading: "Co wiadomo", sign: "dot", items: known },
    right: { heading: "Co jest domysłem", sign: "question", items: guessed },
  };
}

function drawsBlocks({ draws, slows }: PersonInsightContent): Block[] {
  if (draws.length > 0 && slows.length > 0)
    return part("Co przyciąga, przy czym zwolnić", {
      type: "pairs",
      left: { heading: "Co Cię przyciąga", sign: "plus", items: draws },
      right: { heading: "Przy czym warto zwolnić", sign: "dot", items: slows },
    });
  const [heading, items] =
    draws.length > 0 ? ["Co Cię przyciąga", draws] : ["Przy czym warto zwolnić", slows];
  return unlessEmpty(items, () => part(heading, { type: "list", ordered: false, items }));
}

function boundaryBlocks({ boundaries }: PersonInsightContent): Block[] {
  return [
    {
      type: "flow",
      headers: ["Gdy…", "Możesz powiedzieć"],
      rows: boundaries.map(({ when, words }) => [when, words]),
    },
    {
      type: "note",
      text: `Jeśli w tej relacji pojawia się przemoc, groźby albo strach, rozmowa nie jest Twoim obowiązkiem. W zagrożeniu zadzwoń pod numer ${emergencyNumber.number}.`,
    },
  ];
}

export const personInsightRecipe = defineRecipe({
  product: personInsight,
  prompt: personInsightPrompt,
  document: defineTemplate(
    personInsightContentSchema,
    personInsightToDocument,
    personInsightPrompt.care?.headings,
  ),
  sample,
});
