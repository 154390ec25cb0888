import { baselineIn, type Pen } from "../pen.server";
import { lineFor, linesOf } from "../text-rows.server";
import { page, type TextStyle } from "../theme";
import type { Frame } from "./grid.server";
import { paintPanel } from "./panel.server";

type HeaderLine = {
  table: Frame;
  cells: readonly Frame[];
  labels: readonly string[];
  style: TextStyle;
  fill: string;
};

const height = 19;

/**
 * Repeats a table's header, in one line, above a row that starts a page. It is decoration: readers of the structure know the
 * header from the table itself.
 */
export function repeatHeader(pen: Pen, rowTop: number, header: HeaderLine): void {
  if (rowTop - page.top > 0.5) return;
  const { table, cells, labels, style, fill } = header;
  const top = rowTop - height;
  const box = { ...table, top, bottom: rowTop };
  paintPanel(pen, box, { first: true, last: false }, { fill, reach: 0 });
  cells.forEach((cell, index) => {
    const lines = linesOf(style, lineFor(style.face, labels[index] ?? ""), cell.width - 8);
    const text =
      lines.length > 1 ? `${lines[0]?.replace(/[\s,]+\S{0,2}$/u, "")}…` : (lines[0] ?? "");
    pen.text(style, cell.x, baselineIn({ ...style, leading: height }, top), text);
  });
}
