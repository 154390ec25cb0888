import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from "docx";
import { brand } from "~/config/brand";
import { drawableText } from "../glyphs";
import {
  clauseHeading,
  dots,
  keepingTies,
  printed,
  type RentalBlock,
  type RentalPacket,
} from "./model";

const font = "Calibri";
/** Twentieths of a point. */
const points = (count: number) => Math.round(count * 20);
const muted = "55565E";
/** Width of the text column in points. */
const columnWidth = 451;

// Word draws any script; only what XML and Word cannot hold has to leave.
const clean = (text: string) =>
  keepingTies(text, (part) => drawableText(part, () => true).replaceAll("\n", " "));

const paragraph = (
  text: string,
  options: IParagraphOptions = {},
  run: { bold?: boolean; size?: number; color?: string } = {},
) => new Paragraph({ ...options, children: [new TextRun({ text: clean(text), ...run })] });

function table({ header, rows, widths }: Extract<RentalBlock, { type: "table" }>): Table {
  const line = (cells: readonly string[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.map(
        (text, index) =>
          new TableCell({
            width: { size: points(columnWidth * (widths[index] ?? 0)), type: WidthType.DXA },
            margins: { top: points(3), bottom: points(3), left: points(5), right: points(5) },
            ...(isHeader && { shading: { fill: "ECECEF" } }),
            children: [paragraph(text, {}, { size: 19, bold: isHeader })],
          }),
      ),
    });
  return new Table({
    width: { size: points(columnWidth), type: WidthType.DXA },
    columnWidths: widths.map((share) => points(columnWidth * share)),
    rows: [line(header, true), ...rows.map((cells) => line(cells, false))],
  });
}

function signatures(left: string, right: string): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const borders = { top: none, bottom: none, left: none, right: none };
  return new Table({
    width: { size: points(columnWidth), type: WidthType.DXA },
    columnWidths: [points(columnWidth / 2), points(columnWidth / 2)],
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        cantSplit: true,
        children: [left, right].map(
          (name) =>
            new TableCell({
              borders,
              width: { size: points(columnWidth / 2), type: WidthType.DXA },
              children: [
                paragraph(dots, { spacing: { before: points(40) } }, { color: muted }),
                paragraph(name, {}, { size: 18, color: muted }),
              ],
            }),
        ),
      }),
    ],
  });
}

function blockElements(block: RentalBlock, startsPart: boolean): (Paragraph | Table)[] {
  const after = { spacing: { after: points(6) } };
  switch (block.type) {
    case "title":
      return [
        paragraph(block.text, { heading: HeadingLevel.HEADING_1, pageBreakBefore: startsPart }),
      ];
    case "subtitle":
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_2 })];
    case "clause":
      return [paragraph(clauseHeading(block), { heading: HeadingLevel.HEADING_2 })];
    case "paragraph":
      return [paragraph(printed(block.pieces), after)];
    case "item":
      return [
        new Paragraph({
          ...after,
          indent: { left: points(20), hanging: points(20) },
          tabStops: [{ type: TabStopType.LEFT, position: points(20) }],
          children: [new TextRun({ text: `${block.number}\t${clean(printed(block.pieces))}` })],
        }),
      ];
    case "table":
      return [
        paragraph(
          block.caption,
          { keepNext: true, spacing: { before: points(10), after: points(4) } },
          { bold: true },
        ),
        table(block),
      ];
    case "lines":
      return [
        paragraph(block.label, { spacing: { before: points(10) } }),
        ...Array.from({ length: block.count }, () =>
          paragraph(dots.repeat(4), {}, { color: muted }),
        ),
      ];
    case "signatures":
      return [signatures(block.left, block.right)];
  }
}

function pageFooter(notice: string): Footer {
  const run = { size: 15, color: muted };
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: points(columnWidth) }],
        children: [
          new TextRun({ ...run, text: `${clean(notice)}\t` }),
          new TextRun({
            ...run,
            children: ["strona ", PageNumber.CURRENT, " z ", PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}

/** The same packet as a DOCX to go on editing. */
export async function renderRentalDocx(packet: RentalPacket): Promise<Buffer> {
  const heading = (size: number, before: number) => ({
    run: { font, size, bold: true, color: "1C1D22" },
    paragraph: { keepNext: true, spacing: { before: points(before), after: points(6) } },
  });
  const document = new Document({
    title: packet.title,
    creator: brand.name,
    lastModifiedBy: brand.name,
    description: packet.notice,
    styles: {
      default: {
        document: {
          run: { font, size: 21, language: { value: "pl-PL" } },
          paragraph: { spacing: { line: 264 } },
        },
        heading1: { ...heading(32, 0), paragraph: { alignment: AlignmentType.LEFT } },
        heading2: heading(22, 14),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: points(595.3), height: points(841.9) },
            margin: { top: points(64), bottom: points(60), left: points(72), right: points(72) },
          },
        },
        footers: { default: pageFooter(packet.notice) },
        children: packet.parts.flatMap(({ blocks }, part) =>
          blocks.flatMap((block, index) => blockElements(block, part > 0 && index === 0)),
        ),
      },
    ],
  });
  return Packer.toBuffer(document);
}
