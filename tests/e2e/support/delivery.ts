import { deliveryKindOf } from "~/products/deliveries/registry";
import type { Product } from "~/products/product";
import { motivationLetter } from "~/products/motivation-letter/product";
import { rentalAgreement } from "~/products/rental-agreement/product";
import type { InboxMail, OutsideWorld } from "../../support/outside-world";
import { ownWordsOf, type OrderRequest } from "../../support/order-requests";
import { termsFile } from "../../support/terms-file";
import { extractText } from "../../unit/documents/pdf-reading";
import { expect } from "./test";

/** How the names of files end that come beside the PDF: to edit it, or about it. */
const beside = new Map<Product, string[]>([
  [motivationLetter, [".docx", "-komentarz.pdf"]],
  [rentalAgreement, [".docx"]],
]);

/**
 * Proves that one mail brought what was bought, the document about this person's words or the link to their copies, and the
 * terms beside it.
 */
export async function expectDelivery(
  world: OutsideWorld,
  request: OrderRequest,
): Promise<InboxMail> {
  const { product, email } = request;
  const [mail, ...more] = await world.inbox(email);
  if (!mail) throw new Error(`Nothing was mailed to ${email}.`);
  expect(more).toEqual([]);
  const names = mail.attachments
    .filter(({ contentId }) => contentId === undefined)
    .map(({ filename }) => filename);
  if (deliveryKindOf(product) === "download") {
    expect(names).toEqual([termsFile.filename]);
    expect(mail.text).toMatch(/\/ebook\/download\/[\w-]{32}(?![\w-])/);
    return mail;
  }
  const { fileName } = product.document;
  const others = (beside.get(product) ?? []).map((end) => fileName.replace(/\.pdf$/, end));
  expect(names).toEqual([fileName, ...others, termsFile.filename]);
  const file = await fetch(mail.attachments[0]?.url ?? "");
  await expectWordsOf(request, Buffer.from(await file.arrayBuffer()));
  return mail;
}

/** Proves that a PDF was made for this person. */
export async function expectWordsOf(request: OrderRequest, pdf: Buffer): Promise<void> {
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await extractText(pdf)).toContain(ownWordsOf(request));
}
