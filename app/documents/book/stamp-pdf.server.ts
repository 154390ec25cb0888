import {
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  rgb,
  StandardFonts,
  type PDFFont,
} from "@cantoo/pdf-lib";

const size = 6.5;
/** From the lower edge of the page to the mark's baseline, in points. */
const foot = 14;
const colour = rgb(0.58, 0.45, 0.22);

/**
 * Writes a mark at the foot of every page of a PDF, whoever made it. It is an artifact: readers for the blind do not
 * repeat it on each page. The same file and mark give the same bytes.
 * @param mark characters that the plain PDF font does not know become "?"
 * @throws Error when the file is not a PDF that can be changed
 */
export async function stampPdf(file: Uint8Array, mark: string): Promise<Buffer> {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const text = drawable(font, mark);
  const width = font.widthOfTextAtSize(text, size);
  for (const page of doc.getPages()) {
    const { x, y, width: room } = page.getCropBox();
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of("Artifact")]),
    );
    page.drawText(text, { x: x + (room - width) / 2, y: y + foot, size, font, color: colour });
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
  return Buffer.from(await doc.save());
}

function drawable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return [...text]
    .map((character) => (known.has(character.codePointAt(0) ?? 0) ? character : "?"))
    .join("");
}
