import type { Block } from "../model";
import type { Setting } from "../setting";
import { baselineIn } from "../pen.server";
import { blankRow, type Band, type Mark, type Row } from "../rows";
import { tableCell, tagUnder } from "../structure.server";
import { lineFor, linesOf } from "../text-rows.server";
import { ink, type TextStyle } from "../theme";
import {
  cardWhite,
  cellRows,
  columnsOf,
  emptyMark,
  inside,
  padded,
  sideBySide,
  together,
  wide,
  withMargin,
} from "./grid.server";
import { paintPanel, tint } from "./panel.server";

type Futures = Extract<Block, { type: "futures" }>;

const gutter = 25;
const middle = wide.x + wide.width / 2;

/** Two ways beside each other on one axis of time, with a star wherever the reader stops to look. */
export function futureRows({ first, second, moments }: Futures, setting: Setting): Row[] {
  const { root, styles, hue } = setting;
  if (moments.length === 0) return [];
  const table = tagUnder(root, "Table");
  const frames = columnsOf(wide, 2, gutter);
  const colors = [hue, ink.gold];
  const axis = (pen: Parameters<Band["paint"]>[0], top: number, bottom: number) =>
    pen.rule(tint(ink.gold, 0.6), middle, top, middle, bottom, 1);

  const onDark: TextStyle = { ...styles.stepTitle, color: cardWhite };
  const headerRow = tagUnder(table, "TR");
  const corner: Mark = emptyMark(tagUnder(headerRow, "TD"));
  const header = sideBySide(
    frames.map((frame, index) =>
      cellRows(
        (index === 0 ? first : second) || (index === 0 ? "A" : "B"),
        index === 0 ? onDark : { ...onDark, color: ink.heading },
        tableCell(headerRow, "Column"),
        inside(frame, 14),
      ),
    ),
  ).map((row, index) => (index === 0 ? { ...row, marks: [corner, ...row.marks] } : row));
  const headerBand: Band = {
    paint: (pen, top, bottom, ends) => {
      axis(pen, (top + bottom) / 2, bottom);
      frames.forEach((frame, index) =>
        paintPanel(pen, { ...frame, top, bottom }, ends, {
          fill: index === 0 ? hue : tint(ink.gold, 0.5),
        }),
      );
      pen.sparkle(ink.gold, middle, (top + bottom) / 2, 7);
    },
  };

  const whenStyle: TextStyle = { ...styles.answerLabel, color: ink.heading };
  const body = moments.flatMap(({ when, scenes }) => {
    const row = tagUnder(table, "TR");
    const [label = "–"] = linesOf(whenStyle, lineFor(whenStyle.face, when), wide.width - 60);
    const axisBand: Band = { paint: (pen, top, bottom) => axis(pen, top - 12, bottom) };
    const moment: Row = {
      ...blankRow,
      height: 20,
      band: axisBand,
      marks: [
        {
          tag: null,
          paint: (pen, top) => {
            const width = pen.width(whenStyle, label) + 26;
            pen.doc
              .roundedRect(middle - width / 2, top + 1, width, 18, 9)
              .lineWidth(0.8)
              .fillAndStroke(ink.paper, ink.gold);
          },
        },
        {
          tag: tableCell(row, "Row"),
          paint: (pen, top) => {
            const left = middle - pen.width(whenStyle, label) / 2;
            pen.text(whenStyle, left, baselineIn({ ...whenStyle, leading: 20 }, top), label);
          },
        },
      ],
    };
    const lines = sideBySide(
      frames.map((frame, at) =>
        cellRows(scenes[at] ?? "", styles.answer, tagUnder(row, "TD"), inside(frame, 14)),
      ),
    );
    const band: Band = {
      paint: (pen, top, bottom, ends) => {
        axis(pen, top - 8, bottom + 12);
        frames.forEach((frame, at) =>
          paintPanel(pen, { ...frame, top, bottom }, ends, {
            fill: tint(colors[at] ?? hue, 0.09),
            stroke: tint(colors[at] ?? hue, 0.25),
          }),
        );
        if (ends.first) pen.sparkle(ink.gold, middle, (top + bottom) / 2, 5);
      },
    };
    const cards = padded(together(lines), { band, above: 11, below: 12 });
    const [firstCard, ...others] = cards;
    if (!firstCard) return [];
    return [{ ...moment, before: 13 }, { ...firstCard, keep: true, before: 7 }, ...others];
  });
  const headerRows = padded(together(header), { band: headerBand, above: 10, below: 11 });
  const tied = body.map((row, index) => (index === 0 ? { ...row, keep: true } : row));
  return withMargin([...headerRows, ...tied]);
}
