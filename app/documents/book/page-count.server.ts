import { PDFDocument } from "@cantoo/pdf-lib";

/**
 * How many pages a PDF has.
 * @throws Error when the file is no PDF
 */
export async function countPages(file: Uint8Array): Promise<number> {
  return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
}
