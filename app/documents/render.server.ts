import { constellations, findConstellation, type Constellation } from "~/sky/constellations";
import { colophonHeight, paintColophon } from "./colophon.server";
import { paintCover, type ContentsEntry } from "./cover.server";
import { layOutBody, type Layout } from "./layout.server";
import { shapingOnce } from "./fonts.server";
import { createDocument } from "./metadata.server";
import type { DocumentModel } from "./model";
import { paintFrame, paintRows } from "./pages.server";
import { inSections, type Sections } from "./sections";
import { footLine } from "./sample-mark.server";
import { Pen } from "./pen.server";
import { paintWatermark } from "./sky.server";
import { SvgCanvas } from "./svg-canvas.server";
import { lineFor } from "./text-rows.server";
import { page } from "./theme";

export type RenderedDocument = {
  bytes: Buffer;
  pageCount: number;
  /** Its first page as SVG, drawn by what draws the file's. */
  cover: string;
  /** What it says. */
  sections: Sections;
};

/** One without a cover: a picture of what it begins with stands for it, where somebody bought it. */
export type UncoveredDocument = Omit<RenderedDocument, "cover"> & { cover?: string };

const destination = (heading: number) => `czesc-${heading + 1}`;

function constellationOf(model: DocumentModel): Constellation {
  const found = findConstellation(model.constellation) ?? constellations[0];
  if (!found) throw new Error("No constellation to draw");
  return found;
}

/** Collects what pdfkit writes; resolves when the file is complete. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

function addBookmarks({ doc }: Pen, layout: Layout, index: number): void {
  for (const { row, top } of layout.pages[index] ?? []) {
    if (row.headingIndex === null) continue;
    const y = Math.max(0, page.top + top - 24);
    const options = { top: y, left: page.width, zoom: 0, fit: false };
    doc.outline.addItem(layout.headings[row.headingIndex] ?? "", options as object);
    doc.addNamedDestination(destination(row.headingIndex), "XYZ", 0, y, null);
  }
}

function contentsOf({ pages, headings }: Layout): ContentsEntry[] {
  return pages.flatMap((rows, index) =>
    rows.flatMap(({ row }) =>
      row.headingIndex === null
        ? []
        : [
            {
              title: headings[row.headingIndex] ?? "",
              pageNumber: index + 2,
              destination: destination(row.headingIndex),
            },
          ],
    ),
  );
}

/** Points left free at the foot of a page. */
function freeBelow({ pages }: Layout, index: number): number {
  const last = pages[index]?.at(-1);
  return page.bottom - page.top - (last ? last.top + last.row.height : 0);
}

function paintFiller(pen: Pen, constellation: Constellation, free: number, closing: number): void {
  if (free < 150) return;
  const height = Math.min(free - 40, 210);
  const middle = page.bottom - closing - free / 2;
  const frame = { ...page.column, y: middle - height / 2, height };
  pen.tree.draw(null, () => paintWatermark(pen, constellation, frame));
}

/** What a page ends with that another part begins after. */
function paintFoot(pen: Pen, constellation: Constellation, layout: Layout, index: number): void {
  const free = freeBelow(layout, index);
  const fill = layout.pages[index]?.at(-1)?.row.fill;
  if (!fill) return paintFiller(pen, constellation, free, 0);
  pen.tree.draw(null, () => fill(pen, page.bottom - free, page.bottom));
}

/**
 * Renders a document as a tagged PDF 1.7 on A4: a cover with the contents, then the blocks. The same model always gives the
 * same bytes. Text may be hostile: what the fonts cannot draw is replaced or left out, and nothing is interpreted.
 */
export async function renderDocument(model: DocumentModel): Promise<RenderedDocument> {
  const doc = createDocument(model);
  const file = collect(doc);
  const drawn = shapingOnce(() => draw(doc, model));
  return { bytes: await file, ...drawn };
}

function draw(doc: PDFKit.PDFDocument, model: DocumentModel): Omit<RenderedDocument, "bytes"> {
  const pen = new Pen(doc);
  const constellation = constellationOf(model);
  const closing = colophonHeight(model);
  const layout = layOutBody(model, pen.tree.root, closing);
  const pageCount = layout.pages.length + 1;
  const running = {
    header: lineFor("text", model.productTitle.slice(0, 90)),
    orderNumber: footLine(model.orderNumber, model.sample),
  };

  doc.addPage();
  const contents = contentsOf(layout);
  paintCover(pen, model, constellation, contents);
  const picture = new SvgCanvas();
  paintCover(picture.pen(), model, constellation, contents);
  const cover = pen.tree.words();
  layout.pages.forEach((_, index) => {
    doc.addPage();
    paintFrame(pen, running, index + 2, pageCount);
    addBookmarks(pen, layout, index);
    paintRows(pen, layout.pages, index);
    const next = layout.pages[index + 1];
    if (!next) {
      paintFiller(pen, constellation, layout.free, closing);
      paintColophon(pen, model);
    } else if (next[0]?.row.opens) paintFoot(pen, constellation, layout, index);
  });
  pen.tree.end();
  doc.end();
  const body = pen.tree.words().slice(cover.length);
  return { pageCount, cover: picture.svg(page), sections: inSections(body, cover) };
}
