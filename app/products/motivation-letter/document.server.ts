import { draw } from "~/documents/drawing/draw.server";
import { writerIn } from "~/copy/ai-notice";
import { renderLetterDocx } from "~/documents/letter/letter-docx.server";
import { readInPartNote } from "~/documents/read-in-part";
import { composeLetter, letterLanguage } from "~/documents/letter/model";
import { motivationLetterContentSchema, type MotivationLetterContent } from "./content";
import type { DocumentFacts, FilledForm } from "~/documents/templates/facts";
import { defineFiles, type RenderedFile } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { motivationLetter } from "./product";
import { motivationLetterPrompt } from "./prompt.server";
import { sample } from "./sample";

/** A letter to be sent, as a PDF and as a DOCX to go on working with, and a commentary for its writer in a file of its own. */
export async function motivationLetterToFiles(
  content: MotivationLetterContent,
  facts: DocumentFacts,
  form: FilledForm,
): Promise<RenderedFile[]> {
  const letter = composeLetter(content, form, facts.writtenAt);
  const { beforeSending, ...commentary } = content.commentary;
  const inPart = facts.readInPart?.length ? [readInPartNote(facts.readInPart)] : [];
  const told = { ...commentary, beforeSending: [...beforeSending, ...inPart] };
  return [
    { type: "pdf", ...(await draw("renderLetterPdf", letter, facts)) },
    {
      type: "docx",
      bytes: await renderLetterDocx(letter, writerIn(facts)),
      pageCount: null,
    },
    { type: "pdf", part: "komentarz", ...(await draw("renderCommentaryPdf", told, facts)) },
  ];
}

export const motivationLetterRecipe = defineRecipe({
  product: motivationLetter,
  prompt: motivationLetterPrompt,
  document: defineFiles(motivationLetterContentSchema, motivationLetterToFiles),
  languageOf: ({ language }, [field]) => (field === "commentary" ? "pl" : letterLanguage(language)),
  sample,
});
