import { renderLetterDocx } from "~/documents/letter/letter-docx.server";
import { renderLetterPdf } from "~/documents/letter/letter-pdf.server";
import { composeLetter } from "~/documents/letter/model";
import type { MotivationLetterContent } from "./content";
import type { DocumentFacts, FilledForm, RenderedFile } from "~/documents/templates/template";

/** A letter to be sent, in two files: a PDF with a commentary for its writer, and a DOCX to go on working with. */
export async function motivationLetterToFiles(
  content: MotivationLetterContent,
  facts: DocumentFacts,
  form: FilledForm,
): Promise<RenderedFile[]> {
  const letter = composeLetter(content, form, facts.writtenAt);
  return [
    { type: "pdf", ...(await renderLetterPdf(letter, content, facts)) },
    { type: "docx", bytes: await renderLetterDocx(letter), pageCount: null },
  ];
}
