import type { Block } from "../model";
import type { Setting } from "../setting";
import { baselineIn } from "../pen.server";
import { blankRow, type Band, type Row } from "../rows";
import { hintUnder, tableCell, tagUnder, type Tag } from "../structure.server";
import { ink, readable, type TextStyle } from "../theme";
import {
  cardWhite,
  cellRows,
  columnsOf,
  inCompany,
  inside,
  padded,
  sideBySide,
  together,
  wide,
  wholeIfSmall,
  wholeTableHeight,
  withMargin,
  type Frame,
} from "./grid.server";
import { paintPanel, tint } from "./panel.server";
import { repeatHeader } from "./table-header.server";

type Matrix = Extract<Block, { type: "matrix" }>;

const labelWidth = 116;
const maxDots = 5;

/** Dots out of five with the same in figures, for those who cannot see dots. */
function dotsRow(dots: number, style: TextStyle, tag: Tag, frame: Frame, hue: string): Row {
  const figures: TextStyle = { ...style, size: readable(style.size * 0.82), color: ink.muted };
  const filled = Math.max(0, Math.min(maxDots, Math.round(dots)));
  const step = Math.min(10.5, (frame.width - 20) / maxDots);
  return {
    ...blankRow,
    height: style.leading,
    marks: [
      {
        tag: null,
        paint: ({ doc }, top) => {
          for (let dot = 0; dot < maxDots; dot++) {
            doc.circle(frame.x + 3.4 + dot * step, top + style.leading / 2, 3.3).lineWidth(0.8);
            if (dot < filled) doc.fillAndStroke(hue, hue);
            else doc.stroke(tint(hue, 0.4));
          }
        },
      },
      {
        tag,
        paint: (pen, top) => {
          const x = frame.x + maxDots * step + 3;
          pen.text(figures, x, baselineIn(style, top), `${filled}/${maxDots} `);
        },
      },
    ],
  };
}

/**
 * A table of options against criteria. A cell holds a few words, and a number of dots where there is one to give; nothing is
 * ever added up.
 */
export function matrixRows({ corner, options, criteria }: Matrix, setting: Setting): Row[] {
  const { root, styles, hue } = setting;
  if (options.length === 0 || criteria.length === 0) return [];
  const table = tagUnder(root, "Table");
  const label = inside({ x: wide.x, width: labelWidth }, 10);
  const columns = columnsOf(
    { x: wide.x + labelWidth, width: wide.width - labelWidth },
    options.length,
    0,
  );
  const onDark: TextStyle = { ...styles.answerLabel, color: cardWhite, size: styles.answer.size };
  const criterionName: TextStyle = { ...styles.answerLabel, size: styles.answer.size };
  const reason: TextStyle = { ...styles.note, size: readable(styles.note.size * 0.94) };

  const headerRow = tagUnder(table, "TR");
  const header = sideBySide([
    cellRows(corner, onDark, tableCell(headerRow, "Column"), label),
    ...columns.map((column, index) =>
      cellRows(options[index] ?? "", onDark, tableCell(headerRow, "Column"), inside(column, 8)),
    ),
  ]);
  const dark: Band = {
    paint: (pen, top, bottom) =>
      paintPanel(
        pen,
        { ...wide, top, bottom },
        { first: true, last: false },
        { fill: hue, reach: 0 },
      ),
  };
  const headerRows = padded(together(header), { band: dark, above: 7, below: 7 });

  const repeated = {
    table: wide,
    cells: [label, ...columns.map((column) => inside(column, 8))],
    labels: [corner, ...options],
    style: onDark,
    fill: hue,
  };

  const body = criteria.map((criterion, index) => {
    const row = tagUnder(table, "TR");
    const head = tableCell(row, "Row");
    const isLast = index === criteria.length - 1;
    const cells = columns.map((column, at) => {
      const { dots, words } = criterion.cells[at] ?? { words: "–" };
      const tag = tagUnder(row, "TD");
      const frame = inside(column, 8);
      const text = cellRows(words, styles.answer, tag, frame);
      return dots === undefined ? text : [dotsRow(dots, styles.answer, tag, frame, hue), ...text];
    });
    const lines = sideBySide([
      [
        ...cellRows(criterion.name, criterionName, head, label),
        ...(criterion.note ? cellRows(criterion.note, reason, hintUnder(head), label) : []),
      ],
      ...cells,
    ]);
    const band: Band = {
      paint: (pen, top, bottom, ends) => {
        const look = { fill: index % 2 ? ink.panel : cardWhite, reach: 0 };
        const corners = { first: false, last: isLast && ends.last };
        paintPanel(pen, { ...wide, top, bottom }, corners, look);
        repeatHeader(pen, top, repeated);
        for (const { x } of columns) pen.rule(ink.hairline, x, top, x, bottom, 0.6);
        pen.rule(ink.hairline, wide.x, bottom, wide.x + wide.width, bottom, 0.6);
      },
    };
    const rows = padded(together(lines), { band, above: 8, below: 9 });
    return rows.map((each, at) => (index === 0 && at === 0 ? { ...each, keep: true } : each));
  });
  return wholeIfSmall(withMargin([...headerRows, ...inCompany(body)]), wholeTableHeight);
}
