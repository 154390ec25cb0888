import { setPolish } from "~/copy/typography";
import { asWhole, blankRow, type Band, type Mark, type Row } from "../rows";
import type { Tag } from "../structure.server";
import { lineFor, textRows } from "../text-rows.server";
import { page, type TextStyle } from "../theme";

/** A place across the page. Lengths are in points. */
export type Frame = { x: number; width: number };

export const wide: Frame = page.wide;

export const cardWhite = "#FFFDF7";

/** Equal columns of a frame with `gutter` points between them. */
export function columnsOf(frame: Frame, count: number, gutter: number): Frame[] {
  const width = (frame.width - gutter * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: frame.x + index * (width + gutter),
    width,
  }));
}

/** The same frame with less at both sides. */
export function inside({ x, width }: Frame, padding: number): Frame {
  return { x: x + padding, width: width - 2 * padding };
}

/** A mark that draws nothing, so that an empty cell still exists for a screen reader. */
export const emptyMark = (tag: Tag): Mark => ({ tag, paint: () => undefined });

/** Text of one cell as rows; an empty text leaves an empty cell of one line. */
export function cellRows(text: string, style: TextStyle, tag: Tag, frame: Frame): Row[] {
  const rows = textRows({ text: setPolish(lineFor(style.face, text)), style, tag, ...frame });
  return rows.length ? rows : [{ ...blankRow, height: style.leading, marks: [emptyMark(tag)] }];
}

/** Columns of rows beside each other: their n-th lines share a strip, so that a page break cuts all of them. */
export function sideBySide(columns: readonly (readonly Row[])[]): Row[] {
  const count = Math.max(0, ...columns.map((rows) => rows.length));
  return Array.from({ length: count }, (_, index) => {
    const parts = columns.flatMap((rows) => rows[index] ?? []);
    return {
      ...blankRow,
      height: Math.max(...parts.map(({ height }) => height)),
      keep: parts.some(({ keep }) => keep),
      cuts: Math.max(0, ...parts.map(({ cuts = 0 }) => cuts)),
      marks: parts.flatMap(({ marks }) => marks),
    };
  });
}

/** Columns of rows beside each other in one strip that nothing can cut, each with its own spacing. */
export function asOneRow(columns: readonly (readonly Row[])[]): Row {
  const marks = columns.flatMap((rows) => {
    let bottom = 0;
    return rows.flatMap((row) => {
      const offset = bottom + row.before;
      bottom = offset + row.height;
      return row.marks.map((mark): Mark => ({
        ...mark,
        paint: (pen, top) => mark.paint(pen, top + offset),
      }));
    });
  });
  return { ...blankRow, height: Math.max(0, ...columns.map(heightOf)), marks };
}

const shortBlock = 14;

/** Keeps a few rows on one page if it can be; more than that may part where their paragraphs may. */
export function together(rows: readonly Row[]): Row[] {
  return rows.length > shortBlock ? [...rows] : asWhole(rows);
}

/** A block up to this height is worth some white space at the foot of a page, rather than a cut. */
const wholeHeight = 400;

export const wholeTableHeight = 490;

const heightOf = (rows: readonly Row[]) =>
  rows.reduce((sum, row) => sum + row.before + row.height, 0);

/** Keeps a block on one page if it can be, unless it is higher than `most` points. */
export function wholeIfSmall(rows: readonly Row[], most = wholeHeight): Row[] {
  if (heightOf(rows) > most) return [...rows];
  return rows.map((row, index) => ({ ...row, cuts: (row.cuts ?? 0) + (index > 0 ? 1 : 0) }));
}

/** Items of a list or a table as rows: neither the first nor the last of them is left alone on a page. */
export function inCompany(items: readonly (readonly Row[])[]): Row[] {
  return items.flatMap((rows, index) => {
    const joins = index === 1 || (index > 1 && index === items.length - 1);
    return rows.map((row, at) => (joins && at === 0 ? { ...row, keep: true } : row));
  });
}

/** A little room between a block with a background and the heading above it, to which both stay tied. */
export function withMargin(rows: readonly Row[]): Row[] {
  const [first, ...others] = rows;
  if (!first) return [];
  return [{ ...blankRow, height: 4, before: 8 }, { ...first, keep: true }, ...others];
}

type Padding = { band: Band | null; above: number; below: number };

/** Rows on one background, with room inside it above and below them. */
export function padded(rows: readonly Row[], { band, above, below }: Padding): Row[] {
  if (rows.length === 0) return [];
  return [
    { ...blankRow, height: above, band },
    ...rows.map((row, index) => ({ ...row, band, keep: row.keep || index === 0 })),
    { ...blankRow, height: below, band, keep: true },
  ];
}
