import type { Pen } from "./pen.server";
import type { Tag, TagOptions } from "./structure.server";

/** Content of a row under one leaf of the structure tree; null marks decoration, which is drawn beneath all text. */
export type Mark = {
  tag: Tag | null;
  paint: (pen: Pen, top: number) => void;
  options?: (top: number) => TagOptions;
};

export type Band = {
  paint: (pen: Pen, top: number, bottom: number, ends: { first: boolean; last: boolean }) => void;
};

/** The smallest strip of a document, which no page break can cut. Lengths are in points. */
export type Row = {
  height: number;
  before: number;
  /** No page break between the row above and this one, unless nothing else fits. */
  keep: boolean;
  /** How many boxes and tables a page break here cuts: done only where a page would stay a third empty otherwise. */
  cuts?: number;
  /** Goes on to the foot of a page on which nothing else follows, such as lines to write on. */
  fill?: (pen: Pen, top: number, bottom: number) => void;
  /** Stands first on a page. */
  opens?: boolean;
  band: Band | null;
  marks: readonly Mark[];
  headingIndex: number | null;
};

export const blankRow: Row = {
  height: 0,
  before: 0,
  keep: false,
  band: null,
  marks: [],
  headingIndex: null,
};

/**
 * Rows that would rather stay on one page. Where they have to be cut, neither the first nor the last of them is left alone.
 */
export function asWhole(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => ({
    ...row,
    keep: row.keep || index === 1 || (index > 1 && index === rows.length - 1),
    cuts: (row.cuts ?? 0) + (index > 0 ? 1 : 0),
  }));
}

/** The same rows with more space above the first. */
export function withSpaceBefore(rows: readonly Row[], before: number): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, before } : row));
}
