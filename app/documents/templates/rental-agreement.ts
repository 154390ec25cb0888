import { z } from "zod";
import type { RentalAnswers } from "~/catalogue/rental/fields";
import { composeRental } from "../rental/compose";
import { renderRentalDocx } from "../rental/rental-docx.server";
import { renderRentalPdf } from "../rental/rental-pdf.server";
import type { DocumentFacts, FilledForm, RenderedFile } from "./template";

/** Nothing is written for an agreement: it is made of the answers and of the reviewed clauses. */
export const rentalAgreementContentSchema = z.object({});

/** The packet in two files: a PDF to sign, and a DOCX to go on working with. */
export async function rentalAgreementToFiles(
  _content: unknown,
  { productTitle, writtenAt, sample }: DocumentFacts,
  { fields }: FilledForm,
): Promise<RenderedFile[]> {
  const packet = composeRental(fields as RentalAnswers);
  const facts = { productTitle, writtenAt, ...(sample && { watermark: "PRZYKŁAD" as const }) };
  return [
    { type: "pdf", ...(await renderRentalPdf(packet, facts)) },
    { type: "docx", bytes: await renderRentalDocx(packet), pageCount: null },
  ];
}
