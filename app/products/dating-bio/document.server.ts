import { formatCount } from "~/copy/format";
import type { DocumentModel } from "~/documents/model";
import { datingBioContentSchema, type DatingBioContent } from "./content";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { datingBio } from "./product";
import { datingBioPrompt } from "./prompt.server";
import { sample } from "./sample";

const characters = (text: string) => formatCount([...text].length, "znak", "znaki", "znaków");

/** A dating profile in reading order: the three descriptions first, since they are what one came for. */
export function datingBioToDocument(
  content: DatingBioContent,
  facts: DocumentFacts,
): DocumentModel {
  const { answers, ...cover } = facts;
  const { short, medium, long } = content.versions;
  return {
    title: content.title,
    ...cover,
    blocks: [
      { type: "lead", text: content.opening },
      { type: "heading", text: "Trzy opisy do wyboru" },
      {
        type: "cards",
        items: [
          { label: "Krótki", note: characters(short), text: short },
          { label: "Średni", note: characters(medium), text: medium },
          { label: "Dłuższy", note: characters(long), text: long },
        ],
      },
      { type: "heading", text: "Dlaczego to działa" },
      { type: "paragraph", text: content.why },
      { type: "heading", text: "Pierwsza wiadomość" },
      {
        type: "cards",
        items: content.messages.map(({ text, when }, index) => ({
          label: `Pomysł ${index + 1}`,
          text,
          remark: when,
        })),
      },
      { type: "heading", text: "Co lepiej pominąć" },
      { type: "list", ordered: false, items: content.avoid },
      { type: "heading", text: "Kolejność zdjęć" },
      { type: "steps", items: content.photos },
      { type: "heading", text: "Na koniec" },
      { type: "paragraph", text: content.closing },
      ...(answers.length > 0
        ? [
            { type: "heading" as const, text: "Twoje słowa" },
            { type: "answers" as const, items: answers },
          ]
        : []),
    ],
  };
}

export const datingBioRecipe = defineRecipe({
  product: datingBio,
  prompt: datingBioPrompt,
  document: defineTemplate(datingBioContentSchema, datingBioToDocument),
  sample,
});
