import { z } from "zod";
import type { RentalAnswers } from "./fields";
import { composeRental } from "./compose";
import { renderRentalDocx } from "~/documents/rental/rental-docx.server";
import { draw } from "~/documents/drawing/draw.server";
import type { DocumentFacts, FilledForm } from "~/documents/templates/facts";
import { defineFiles, type RenderedFile } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { rentalAgreement } from "./product";
import { sample } from "./sample";

const rentalAgreementContentSchema = z.object({});

/** The packet in two files: a PDF to sign, and a DOCX to go on working with. */
async function rentalAgreementToFiles(
  _content: unknown,
  { productTitle, writtenAt, sample }: DocumentFacts,
  { fields }: FilledForm,
): Promise<RenderedFile[]> {
  const packet = composeRental(fields as RentalAnswers);
  const facts = { productTitle, writtenAt, ...(sample && { watermark: "PRZYKŁAD" as const }) };
  return [
    { type: "pdf", ...(await draw("renderRentalPdf", packet, facts)) },
    { type: "docx", bytes: await renderRentalDocx(packet), pageCount: null },
  ];
}

export const rentalAgreementRecipe = defineRecipe({
  product: rentalAgreement,
  document: defineFiles(rentalAgreementContentSchema, rentalAgreementToFiles),
  sample,
});
