import { createDocument } from "../metadata.server";
import { paintRows } from "../pages.server";
import { paginate } from "../pagination";
import { Pen } from "../pen.server";
import { collect, type UncoveredDocument } from "../render.server";
import { firstPageOf } from "../first-page.server";
import type { Row } from "../rows";
import { inSections } from "../sections";
import { tagUnder } from "../structure.server";
import { linesOf } from "../text-rows.server";
import { page, leastSize, type TextStyle } from "../theme";
import type { RentalBlock, RentalPacket } from "./model";
import { legalColumn, legalInk, rentalRows } from "./rental-rows.server";

const footer: TextStyle = { face: "text", size: leastSize, leading: 11.5, color: legalInk.muted };
/** Room for the number of a page, beside which the notice never comes. */
const numberWidth = 84;
const height = page.bottom - page.top;

const heads: readonly RentalBlock["type"][] = ["title", "subtitle", "clause"];

function partRows(blocks: readonly RentalBlock[], under: Parameters<typeof rentalRows>[1]): Row[] {
  // Whoever signs a protocol has some of it before their eyes.
  const lastTable = blocks.findLastIndex(({ type }) => type === "table");
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const rows = rentalRows(block, under);
    const isTied = lastTable !== -1 && index > lastTable;
    if (!before || !(isTied || heads.includes(before.type))) return rows;
    return rows.map((row, at) => (at === 0 ? { ...row, keep: true } : row));
  });
}

function paintFooter(pen: Pen, notice: string, number: number, total: number): void {
  const { x, width } = legalColumn;
  const lines = linesOf(footer, notice, width - numberWidth);
  const first = page.footerBaseline - (lines.length - 1) * footer.leading;
  pen.doc.markContent("Artifact", { type: "Pagination" });
  pen.rule(legalInk.line, x, first - 14, x + width, first - 14, 0.4);
  lines.forEach((line, index) => pen.text(footer, x, first + index * footer.leading, line));
  pen.textTo(footer, x + width, page.footerBaseline, `strona ${number} z ${total}`);
  pen.doc.endMarkedContent();
}

export type Watermark = "PODGLĄD" | "PRZYKŁAD";

function paintWatermark(pen: Pen, watermark: Watermark): void {
  const { doc } = pen;
  doc.markContent("Artifact", { type: "Layout" });
  doc.save();
  doc.rotate(-52, { origin: [page.width / 2, page.height / 2] });
  const style: TextStyle = { face: "strong", size: 118, leading: 118, color: "#E3E6EC" };
  pen.text(
    style,
    page.width / 2 - pen.width(style, watermark) / 2,
    page.height / 2 + 40,
    watermark,
  );
  doc.restore();
  doc.endMarkedContent();
}

/**
 * The packet as a tagged PDF 1.7 on A4: each part begins on a new page, pages are numbered through. The same packet
 * always gives the same bytes.
 * @param facts.watermark marks every page as no document to be signed
 */
export async function renderRentalPdf(
  packet: RentalPacket,
  facts: { productTitle: string; writtenAt: Date; watermark?: Watermark },
): Promise<UncoveredDocument> {
  const doc = createDocument({ ...facts, title: packet.title, origin: "template" });
  const file = collect(doc);
  const pen = new Pen(doc);
  const parts = packet.parts.map(({ blocks }) => {
    const tag = tagUnder(pen.tree.root, "Sect");
    return paginate(partRows(blocks, tag), { page: height, lastPage: height }).pages;
  });
  const total = parts.flat().length;
  let number = 0;
  for (const pages of parts) {
    pages.forEach((_, index) => {
      doc.addPage();
      number++;
      if (facts.watermark) paintWatermark(pen, facts.watermark);
      paintRows(pen, pages, index);
      paintFooter(pen, packet.notice, number, total);
    });
  }
  pen.tree.end();
  doc.end();
  const firstPage = () =>
    firstPageOf((copy) => {
      paintRows(copy, parts[0] ?? [], 0);
      paintFooter(copy, packet.notice, 1, total);
    });
  return {
    bytes: await file,
    // A preview and a sample are shown otherwise.
    ...(!facts.watermark && { cover: firstPage() }),
    pageCount: total,
    sections: inSections(pen.tree.words()),
  };
}
