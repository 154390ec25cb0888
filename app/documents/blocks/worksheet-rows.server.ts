import type { Block } from "../model";
import type { Setting } from "../setting";
import type { Band, Row } from "../rows";
import { tableCell, tagUnder } from "../structure.server";
import { ink, readable, type TextStyle } from "../theme";
import {
  cardWhite,
  cellRows,
  columnsOf,
  inside,
  padded,
  sideBySide,
  together,
  wholeIfSmall,
  wholeTableHeight,
  withMargin,
  type Frame,
} from "./grid.server";
import { paintPanel } from "./panel.server";
import { repeatHeader } from "./table-header.server";
import { writingLines } from "./writing-lines.server";

type Worksheet = Extract<Block, { type: "worksheet" }>;

const sheet: Frame = { x: 56, width: 483 };

/** A table to go on filling in: rows that are written already, then rows of empty lines. */
export function worksheetRows(
  { headers, filled, emptyRows, linesInRow }: Worksheet,
  { root, styles, hue }: Setting,
): Row[] {
  if (headers.length === 0) return [];
  const table = tagUnder(root, "Table");
  const columns = columnsOf(sheet, headers.length, 0);
  const cells = columns.map((column) => inside(column, 7));
  const onDark: TextStyle = { ...styles.answerLabel, color: cardWhite };
  const small: TextStyle = {
    ...styles.answer,
    size: readable(styles.answer.size * 0.93),
    leading: styles.answer.leading * 0.94,
  };

  const rowOf = (strips: Row[], isLast: boolean, isWritten: boolean): Row[] => {
    const band: Band = {
      paint: (pen, top, bottom, ends) => {
        const corners = { first: false, last: isLast && ends.last };
        const look = { fill: isWritten ? ink.panel : cardWhite, reach: 0 };
        paintPanel(pen, { ...sheet, top, bottom }, corners, look);
        repeatHeader(pen, top, { table: sheet, cells, labels: headers, style: onDark, fill: hue });
        for (const { x } of columns.slice(1)) pen.rule(ink.hairline, x, top, x, bottom, 0.8);
        pen.rule(ink.hairline, sheet.x, bottom, sheet.x + sheet.width, bottom, 0.8);
      },
    };
    return padded(strips, { band, above: 8, below: 9 });
  };

  const headerRow = tagUnder(table, "TR");
  const header = sideBySide(
    cells.map((frame, index) =>
      cellRows(headers[index] ?? "", onDark, tableCell(headerRow, "Column"), frame),
    ),
  );
  const headerBand: Band = {
    paint: (pen, top, bottom) =>
      paintPanel(
        pen,
        { ...sheet, top, bottom },
        { first: true, last: false },
        { fill: hue, reach: 0 },
      ),
  };
  const written = filled.flatMap((texts, index) => {
    const row = tagUnder(table, "TR");
    const strips = sideBySide(
      cells.map((frame, at) => cellRows(texts[at] ?? "", small, tagUnder(row, "TD"), frame)),
    );
    return rowOf(together(strips), emptyRows === 0 && index === filled.length - 1, true);
  });
  const empty = Array.from({ length: emptyRows }, (_, index) => {
    const row = tagUnder(table, "TR");
    const strips = sideBySide(
      cells.map((frame) => writingLines(linesInRow, frame, tagUnder(row, "TD"))),
    );
    return rowOf(strips, index === emptyRows - 1, false);
  }).flat();

  const headerRows = padded(together(header), { band: headerBand, above: 7, below: 7 });
  // A header, an example and no room to write would be no sheet.
  const body = [...written, ...empty].map((row, index) =>
    index === 0 || index === written.length ? { ...row, keep: true } : row,
  );
  return wholeIfSmall(withMargin([...headerRows, ...body]), wholeTableHeight);
}
