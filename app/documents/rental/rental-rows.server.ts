import { baselineIn } from "../pen.server";
import { cellRows, columnsOf, emptyMark, inside, sideBySide } from "../blocks/grid.server";
import { blankRow, withSpaceBefore, type Row } from "../rows";
import { tableCell, tagUnder, type Tag } from "../structure.server";
import { lineFor, textRows } from "../text-rows.server";
import { page, type TextStyle } from "../theme";
import { clauseHeading, keepingTies, printed, type RentalBlock } from "./model";

export const legalInk = { text: "#1C1D22", muted: "#55565E", line: "#8A8B93" } as const;

/** The text column, in points. */
export const legalColumn = { x: 72, width: page.width - 2 * 72 } as const;

const { x, width } = legalColumn;
const style = (face: TextStyle["face"], size: number, ratio: number): TextStyle => ({
  face,
  size,
  leading: size * ratio,
  color: legalInk.text,
});
const styles = {
  title: style("heading", 19, 1.3),
  subtitle: style("strong", 10.6, 1.45),
  clause: style("strong", 11, 1.45),
  text: style("text", 10.2, 1.5),
  cell: style("text", 9.2, 1.4),
  header: style("strong", 9.2, 1.4),
  small: { ...style("text", 9, 1.4), color: legalInk.muted },
};
const indent = 20;

const kept = (rows: Row[]) => rows.map((row) => ({ ...row, keep: true }));

function textOf(text: string, kind: TextStyle, tag: Tag, before: number, left = 0): Row[] {
  const rows = textRows({
    text: keepingTies(text, (part) => lineFor(kind.face, part)),
    style: kind,
    tag,
    x: x + left,
    width: width - left,
  });
  return withSpaceBefore(rows, before);
}

function itemRows(number: string, text: string, tag: Tag): Row[] {
  const [first, ...others] = textOf(text, styles.text, tag, 4, indent);
  if (!first) return [];
  const mark = {
    tag,
    paint: (pen: Parameters<Row["marks"][number]["paint"]>[0], top: number) =>
      pen.text(styles.text, x, baselineIn(styles.text, top), `${number} `),
  };
  return [{ ...first, marks: [mark, ...first.marks] }, ...others];
}

function tableRows(block: Extract<RentalBlock, { type: "table" }>, root: Tag): Row[] {
  const table = tagUnder(root, "Table");
  let left = x;
  const frames = block.widths.map((share) => {
    const frame = { x: left, width: width * share };
    left += frame.width;
    return frame;
  });
  const line = (cells: readonly string[], isHeader: boolean): Row[] => {
    const tr = tagUnder(table, "TR");
    const columns = cells.map((text, index) => {
      const tag = tableCell(tr, isHeader ? "Column" : index === 0 ? "Row" : undefined);
      const kind = isHeader ? styles.header : styles.cell;
      return text
        ? cellRows(text, kind, tag, inside(frames[index] ?? legalColumn, 5))
        : [{ ...blankRow, height: kind.leading, marks: [emptyMark(tag)] }];
    });
    const rows = sideBySide(columns);
    const height = rows.reduce((sum, row) => sum + row.height, 0) + 11;
    const grid: Row = {
      ...blankRow,
      height: 6,
      keep: true,
      marks: [
        {
          tag: null,
          paint: (pen, top) => {
            if (isHeader) pen.box("#ECECEF", x, top, width, height);
            pen.rule(legalInk.line, x, top, x + width, top, 0.5);
            pen.rule(legalInk.line, x, top + height, x + width, top + height, 0.5);
            for (const edge of [...frames.map((frame) => frame.x), x + width])
              pen.rule(legalInk.line, edge, top, edge, top + height, 0.5);
          },
        },
      ],
    };
    return [grid, ...kept(rows), { ...blankRow, height: 5, keep: true }];
  };
  return [
    ...kept(textOf(block.caption, styles.subtitle, tagUnder(root, "P"), 0)).map((row, index) =>
      index === 0 ? { ...row, before: 12, keep: false } : row,
    ),
    { ...blankRow, height: 4, keep: true },
    ...line(block.header, true),
    ...block.rows.flatMap((cells) => line(cells, false)),
  ];
}

function linesRows(label: string, count: number, root: Tag): Row[] {
  const line: Row = {
    ...blankRow,
    height: 20,
    keep: true,
    marks: [
      {
        tag: null,
        paint: (pen, top) => pen.rule(legalInk.line, x, top + 18, x + width, top + 18, 0.5),
      },
    ],
  };
  return [
    ...textOf(label, styles.text, tagUnder(root, "P"), 12),
    ...Array.from({ length: count }, () => line),
  ];
}

function signatureRows(left: string, right: string, root: Tag): Row[] {
  const frames = columnsOf(legalColumn, 2, 60);
  const tags = [tagUnder(root, "P"), tagUnder(root, "P")];
  const places: Row = {
    ...blankRow,
    height: 46,
    keep: true,
    marks: [
      {
        tag: null,
        paint: (pen, top) => {
          for (const frame of frames)
            pen.rule(legalInk.muted, frame.x, top + 44, frame.x + frame.width, top + 44, 0.6);
        },
      },
    ],
  };
  const names: Row = {
    ...blankRow,
    height: styles.small.leading + 2,
    keep: true,
    marks: [left, right].map((name, index) => ({
      tag: tags[index] ?? root,
      paint: (pen, top) =>
        pen.text(styles.small, frames[index]?.x ?? x, baselineIn(styles.small, top + 2), name),
    })),
  };
  return [places, names];
}

/** One block of the packet as rows, which no page break cuts. */
export function rentalRows(block: RentalBlock, root: Tag): Row[] {
  switch (block.type) {
    case "title":
      return textOf(block.text, styles.title, tagUnder(root, "H1"), 0);
    case "subtitle":
      return textOf(block.text, styles.subtitle, tagUnder(root, "H2"), 16);
    case "clause":
      return textOf(clauseHeading(block), styles.clause, tagUnder(root, "H2"), 15);
    case "paragraph":
      return textOf(printed(block.pieces), styles.text, tagUnder(root, "P"), 7);
    case "item":
      return itemRows(block.number, printed(block.pieces), tagUnder(root, "P"));
    case "table":
      return tableRows(block, root);
    case "lines":
      return linesRows(block.label, block.count, root);
    case "signatures":
      return signatureRows(block.left, block.right, root);
  }
}
