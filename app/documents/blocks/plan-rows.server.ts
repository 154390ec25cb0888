import type { Block } from "../model";
import type { Setting } from "../setting";
import { baselineIn } from "../pen.server";
import { blankRow, withSpaceBefore, type Band, type Mark, type Row } from "../rows";
import { blankUnder, tableCell, tagUnder } from "../structure.server";
import { ink, readable, type TextStyle } from "../theme";
import {
  cardWhite,
  cellRows,
  inCompany,
  sideBySide,
  together,
  wholeIfSmall,
  wholeTableHeight,
  wide,
} from "./grid.server";

type Plan = Extract<Block, { type: "plan" }>;

const box = 13;
const whenFrame = { x: wide.x + 30, width: 88 };
const textX = whenFrame.x + whenFrame.width + 14;
const ratingWidth = 62;
/** Dearer than a page that stays half empty. */
const cutsOfWeek = 40;

/**
 * Steps to tick off, each with its time. A rated plan has room at the right to write how it went, from 0 to 10.
 */
export function planRows({ rated, items }: Plan, { root, styles, hue }: Setting): Row[] {
  const table = tagUnder(root, "Table");
  const right = wide.x + wide.width;
  const textFrame = { x: textX, width: right - textX - (rated ? ratingWidth + 14 : 0) };
  const when: TextStyle = { ...styles.answerLabel, size: styles.answer.size };
  const title: TextStyle = { ...styles.stepTitle, size: styles.stepTitle.size * 0.96 };
  const scale: TextStyle = { ...styles.note, size: readable(styles.note.size * 0.9) };

  const steps = items.map((item, index) => {
    const row = tagUnder(table, "TR");
    const head = tableCell(row, "Row");
    const body = tagUnder(row, "TD");
    const tick: Mark = {
      tag: null,
      paint: ({ doc }, top) =>
        doc
          .roundedRect(wide.x + 4, top + title.leading / 2 - box / 2, box, box, 3)
          .lineWidth(1)
          .fillAndStroke(cardWhite, hue),
    };
    const rating: Mark[] = rated
      ? [
          {
            tag: null,
            paint: (pen, top) => {
              const y = top + title.leading - 2;
              pen.rule(ink.muted, right - ratingWidth, y, right - 22, y, 0.7);
            },
          },
          {
            tag: blankUnder(tagUnder(row, "TD")),
            paint: (pen, top) => pen.textTo(scale, right, baselineIn(title, top), "/ 10 "),
          },
        ]
      : [];
    const strips = sideBySide([
      cellRows(item.when, { ...when, leading: title.leading }, head, whenFrame),
      [
        ...cellRows(item.title, title, tagUnder(body, "P"), textFrame),
        ...(item.description
          ? cellRows(item.description, styles.answer, tagUnder(body, "P"), textFrame)
          : []),
      ],
    ]);
    const isLast = index === items.length - 1;
    const band: Band = {
      paint: (pen, _top, bottom, ends) => {
        if (!isLast && ends.last) pen.rule(ink.hairline, wide.x, bottom, right, bottom, 0.8);
      },
    };
    const marked = together(strips).map((strip, at) =>
      at === 0 ? { ...strip, marks: [tick, ...strip.marks, ...rating] } : strip,
    );
    const rows = [...marked, { ...blankRow, height: 8, keep: true }].map((strip) => ({
      ...strip,
      band,
    }));
    return withSpaceBefore(rows, index === 0 ? 10 : 8);
  });
  const rows = wholeIfSmall(inCompany(steps), wholeTableHeight);
  // A week is looked at as one, so that it is worth more white space than another block.
  return rated
    ? rows.map((row) => (row.cuts ? { ...row, cuts: row.cuts + cutsOfWeek } : row))
    : rows;
}
