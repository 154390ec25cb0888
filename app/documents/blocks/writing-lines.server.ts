import { blankRow, type Row } from "../rows";
import { blankUnder, type Tag } from "../structure.server";
import { ink } from "../theme";
import { emptyMark, type Frame } from "./grid.server";

/** Room for a line of handwriting, in points. */
const lineHeight = 22;

/** More of the same lines, as far as there is room. */
export const fillWithLines =
  ({ x, width }: Frame): NonNullable<Row["fill"]> =>
  (pen, top, bottom) => {
    for (let y = top + lineHeight; y <= bottom; y += lineHeight)
      pen.rule(ink.hairline, x, y - 4, x + width, y - 4, 0.8);
  };

/** Ruled lines to write on; for a screen reader a place to fill in, under `tag`. */
export function writingLines(count: number, { x, width }: Frame, tag: Tag): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    ...blankRow,
    height: lineHeight,
    keep: true,
    marks: [
      ...(index === 0 ? [emptyMark(blankUnder(tag))] : []),
      {
        tag: null,
        paint: (pen, top) =>
          pen.rule(ink.hairline, x, top + lineHeight - 4, x + width, top + lineHeight - 4, 0.8),
      },
    ],
  }));
}
