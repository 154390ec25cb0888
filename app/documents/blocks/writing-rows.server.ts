import { setPolish } from "~/copy/typography";
import type { Setting } from "../setting";
import type { Block } from "../model";
import { blankRow, withSpaceBefore, type Row } from "../rows";
import { blankUnder, tagUnder } from "../structure.server";
import { emptyMark } from "./grid.server";
import { lineFor, textRows } from "../text-rows.server";
import { ink, page } from "../theme";

/** Room for a line of handwriting, in points (8.5 mm). */
const lineHeight = 24;

/** Ruled lines to write on by hand, each group under its label; the first of them with what stands above it. */
export function writingRows(
  { items }: Extract<Block, { type: "writing" }>,
  setting: Setting,
): Row[] {
  const { root, styles } = setting;
  const { x, width } = page.column;
  const rule: Row = {
    ...blankRow,
    height: lineHeight,
    keep: true,
    marks: [
      {
        tag: null,
        paint: (pen, top) =>
          pen.rule(ink.hairline, x, top + lineHeight, x + width, top + lineHeight, 0.7),
      },
    ],
  };
  return items.flatMap(({ label, lines }) => {
    const style = styles.answerLabel;
    const rows = textRows({
      text: setPolish(lineFor(style.face, label)),
      style,
      tag: tagUnder(root, "P"),
      x,
      width,
    });
    const [first, ...others] = withSpaceBefore(rows, 16);
    if (!first) return [];
    return [
      { ...first, keep: true },
      ...others.map((row) => ({ ...row, keep: true })),
      ...Array<Row>(Math.min(lines, 40))
        .fill(rule)
        .map((row, line) => ({
          ...row,
          keep: line < 2,
          cuts: 1,
          marks: line === 0 ? [emptyMark(blankUnder(root)), ...row.marks] : row.marks,
        })),
    ];
  });
}
