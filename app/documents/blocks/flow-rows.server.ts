import type { Block } from "../model";
import type { Setting } from "../setting";
import type { Pen } from "../pen.server";
import { withSpaceBefore, type Band, type Row } from "../rows";
import { tableCell, tagUnder } from "../structure.server";
import { ink } from "../theme";
import {
  cardWhite,
  cellRows,
  columnsOf,
  inside,
  padded,
  sideBySide,
  together,
  wholeIfSmall,
  wide,
} from "./grid.server";
import { paintPanel, tint } from "./panel.server";

type Flow = Extract<Block, { type: "flow" }>;

const gutter = 20;

function arrow({ doc }: Pen, x: number, y: number, color: string): void {
  doc
    .moveTo(x - 5.5, y)
    .lineTo(x + 3, y)
    .lineWidth(1.1)
    .lineCap("round")
    .stroke(color);
  doc
    .moveTo(x + 1, y - 3.6)
    .lineTo(x + 5.5, y)
    .lineTo(x + 1, y + 3.6)
    .closePath()
    .fill(color);
}

/** A table whose cells lead from left to right, one card after another; the last card is where a row arrives. */
export function flowRows({ headers, rows }: Flow, { root, styles, hue }: Setting): Row[] {
  const count = headers.length;
  if (count === 0 || rows.length === 0) return [];
  const table = tagUnder(root, "Table");
  const frames = columnsOf(wide, count, gutter);

  const headerRow = tagUnder(table, "TR");
  const header = sideBySide(
    frames.map((frame, index) =>
      cellRows(
        headers[index] ?? "",
        styles.answerLabel,
        tableCell(headerRow, "Column"),
        inside(frame, 12),
      ),
    ),
  ).map((row, index) => ({ ...row, keep: index > 0 }));

  const body = rows.flatMap((cells, index) => {
    const row = tagUnder(table, "TR");
    const lines = sideBySide(
      frames.map((frame, at) =>
        cellRows(cells[at] ?? "", styles.answer, tagUnder(row, "TD"), inside(frame, 12)),
      ),
    );
    const band: Band = {
      paint: (pen, top, bottom, ends) =>
        frames.forEach((frame, at) => {
          const arrives = at === count - 1;
          paintPanel(pen, { ...frame, top, bottom }, ends, {
            fill: arrives ? tint(hue, 0.12) : cardWhite,
            stroke: arrives ? tint(hue, 0.3) : ink.hairline,
          });
          if (at > 0) arrow(pen, frame.x - gutter / 2, (top + bottom) / 2, hue);
        }),
    };
    const strips = padded(together(lines), { band, above: 10, below: 11 });
    return withSpaceBefore(
      strips.map((strip, at) => (index === 0 && at === 0 ? { ...strip, keep: true } : strip)),
      index === 0 ? 4 : 9,
    );
  });
  return wholeIfSmall(withSpaceBefore([...header, ...body], 12));
}
