import { rentalAgreement } from "~/products/rental-agreement/product";
import { composeRental } from "~/products/rental-agreement/compose";
import { renderRentalPdf } from "~/documents/rental/rental-pdf.server";
import type { ServiceContext } from "../command/context.server";
import type { RentalDraft } from "./draft.server";

/** The bytes of a draft's PDF, marked on every page as a preview. */
export async function previewDraft(ctx: ServiceContext, { answers }: RentalDraft): Promise<Buffer> {
  const { title: productTitle } = rentalAgreement;
  const facts = { productTitle, writtenAt: ctx.now(), watermark: "PODGLĄD" } as const;
  return (await renderRentalPdf(composeRental(answers), facts)).bytes;
}
