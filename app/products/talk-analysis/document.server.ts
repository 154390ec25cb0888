import type { DocumentModel } from "~/documents/model";
import { ownWords, talkRetold } from "~/documents/sections";
import { paragraphs, part } from "~/documents/templates/common-blocks";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { talkAnalysisContentSchema, type TalkAnalysisContent } from "./content";
import { talkAnalysis } from "./product";
import { talkAnalysisPrompt } from "./prompt.server";
import { sample } from "./sample";

const ofAi =
  "Rozmowę prowadził program (AI) i on też napisał tę analizę. To propozycje do namysłu, nie diagnoza ani porada: pierwsze słowo o tym, co znaczą Twoje zdania, należy do Ciebie.";

/** An analysis in reading order: what the talk was about, its course, three threads, one step, and a sheet for what comes of it. */
export function talkAnalysisToDocument(
  content: TalkAnalysisContent,
  { answers, ...cover }: DocumentFacts,
): DocumentModel {
  const { nextStep } = content;
  const topic = answers.filter(({ label }) => label === "Temat rozmowy");
  return {
    title: content.title,
    ...cover,
    blocks: [
      { type: "lead", text: content.opening },
      ...(topic.length > 0 ? part(ownWords, { type: "answers", items: topic }) : []),
      ...part(talkRetold, ...paragraphs(content.course)),
      ...part(
        "Trzy wątki",
        ...content.threads.flatMap(({ heading, said, reading, question }) => [
          {
            type: "ledger" as const,
            linked: false,
            items: [
              { name: heading, note: "co mówisz", text: said },
              { name: "Co w tym słychać", text: reading },
              { name: "Pytanie do zabrania", text: question },
            ],
          },
        ]),
        { type: "note", text: ofAi },
      ),
      ...part(
        "Następny krok",
        {
          type: "steps",
          items: [{ title: nextStep.title, description: nextStep.description }],
        },
        { type: "paragraph", text: `Po czym poznasz, że jest zrobiony: ${nextStep.sign}` },
      ),
      ...part("Na koniec", ...paragraphs([content.closing])),
      ...part("Do zapisania", {
        type: "writing",
        items: [
          { label: "Co z tej rozmowy zabieram", lines: 3 },
          { label: "Kiedy zrobię ten krok", lines: 1 },
          { label: "Co z niego wyszło", lines: 3 },
        ],
      }),
    ],
  };
}

export const talkAnalysisRecipe = defineRecipe({
  product: talkAnalysis,
  prompt: talkAnalysisPrompt,
  document: defineTemplate(talkAnalysisContentSchema, talkAnalysisToDocument),
  sample,
});
