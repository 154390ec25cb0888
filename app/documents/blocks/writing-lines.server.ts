import { blankRow, type Row } from "../rows";
import type { Tag } from "../structure.server";
import { ink } from "../theme";
import { emptyMark, type Frame } from "./grid.server";

/** Room for a line of handwriting, in points. */
const lineHeight = 22;

/** Ruled lines to write on; for a screen reader an empty place of `tag`. */
export function writingLines(count: number, { x, width }: Frame, tag: Tag): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    ...blankRow,
    height: lineHeight,
    keep: true,
    marks: [
      ...(index === 0 ? [emptyMark(tag)] : []),
      {
        tag: null,
        paint: (pen, top) =>
          pen.rule(ink.hairline, x, top + lineHeight - 4, x + width, top + lineHeight - 4, 0.8),
      },
    ],
  }));
}
