import type { Block } from "../model";
import type { Setting } from "../setting";
import { baselineIn } from "../pen.server";
import { blankRow, withSpaceBefore, type Band, type Mark, type Row } from "../rows";
import { listUnder, tagUnder } from "../structure.server";
import { ink, type TextStyle } from "../theme";
import {
  asOneRow,
  cardWhite,
  cellRows,
  columnsOf,
  inside,
  sideBySide,
  together,
  wholeIfSmall,
  wide,
} from "./grid.server";
import { paintPanel, tint } from "./panel.server";

type Pairs = Extract<Block, { type: "pairs" }>;
type Side = Pairs["left"];

const signs: Record<Side["sign"], string> = { plus: "+", minus: "–", dot: "•", question: "?" };
const indent = 14;

function titleRows({ title, letter }: Pairs, { root, styles, hue }: Setting): Row[] {
  if (!title) return [];
  const style: TextStyle = {
    ...styles.stepTitle,
    face: "heading",
    size: styles.stepTitle.size * 1.14,
  };
  const initial: TextStyle = { ...styles.stepNumber, color: cardWhite };
  const x = wide.x + (letter ? 30 : 0);
  const tag = tagUnder(root, "H3");
  const rows = cellRows(title, style, tag, { x, width: wide.width - (x - wide.x) });
  const badge: Mark[] = letter
    ? [
        {
          tag: null,
          paint: (pen, top) => {
            pen.doc.circle(wide.x + 11, top + style.leading / 2, 11).fill(hue);
            const left = wide.x + 11 - pen.width(initial, letter) / 2;
            pen.text(initial, left, baselineIn(style, top), letter);
          },
        },
      ]
    : [];
  const marked = rows.map((row, index) => ({
    ...row,
    keep: index > 0,
    marks: index === 0 ? [...badge, ...row.marks] : row.marks,
  }));
  return [...marked, { ...blankRow, height: 7, keep: true }];
}

/** Up to this height in points, cards are never cut. */
const highestCard = 400;

/** Two cards beside each other, with a list of points each. */
export function pairRows(block: Pairs, setting: Setting): Row[] {
  const { root, styles, hue } = setting;
  const { left, right, title } = block;
  const titled = titleRows(block, setting);
  const group = tagUnder(root, "Sect");
  const frames = columnsOf(wide, 2, 13);
  const columns = [left, right].map((side, index) => {
    const color = index === 0 ? hue : ink.gold;
    const part = tagUnder(group, "Div");
    const heading = tagUnder(part, title ? "H4" : "H3");
    const frame = inside(frames[index] ?? wide, 15);
    return { side, color, part, heading, list: listUnder(part, "None"), frame };
  });
  const band: Band = {
    paint: (pen, top, bottom, ends) =>
      columns.forEach(({ color }, index) => {
        const frame = frames[index] ?? wide;
        paintPanel(pen, { ...frame, top, bottom }, ends, { fill: tint(color, 0.1) });
        if (ends.first) pen.box(color, frame.x + 15, top, 26, 2.4);
      }),
  };
  const inBand = (row: Row): Row => ({ ...row, band });
  const space = (height: number): Row => ({ ...blankRow, height, band });

  const headings = sideBySide(
    columns.map(({ side, color, heading, frame }) =>
      cellRows(
        side.heading,
        { ...styles.stepTitle, color: color === hue ? hue : ink.heading },
        heading,
        frame,
      ),
    ),
  ).map((row) => ({ ...row, keep: true }));

  const points = columns.map(({ side, color, list, frame }) =>
    side.items.filter(Boolean).map((text) => {
      const item = tagUnder(list, "LI");
      const label: Mark = {
        tag: tagUnder(item, "Lbl"),
        paint: (pen, top) => {
          const style: TextStyle = { ...styles.answer, face: "strong", color };
          pen.text(style, frame.x, baselineIn(styles.answer, top), `${signs[side.sign]} `);
        },
      };
      const place = { x: frame.x + indent, width: frame.width - indent };
      const rows = cellRows(text, styles.answer, tagUnder(item, "LBody"), place);
      return rows.map((row, at) => (at === 0 ? { ...row, marks: [label, ...row.marks] } : row));
    }),
  );
  const items = pointRows(points).map(inBand);
  if (items.length === 0) return [];

  const rows = [
    { ...space(13), keep: true },
    ...headings.map(inBand),
    { ...space(5), keep: true },
    ...items,
    { ...space(13), keep: true },
  ];
  const margin = { ...blankRow, height: 5 };
  return wholeIfSmall(withSpaceBefore([margin, ...titled, ...rows], titled.length ? 15 : 9));
}

/** The points of both cards, by column and item: whole if they can be; high ones part between their n-th points. */
function pointRows(points: readonly (readonly (readonly Row[])[])[]): Row[] {
  const gap = 6;
  const columns = points.map((items) =>
    items.flatMap((rows, index) => (index === 0 ? rows : withSpaceBefore(rows, gap))),
  );
  const whole = asOneRow(columns);
  if (whole.height <= highestCard) return whole.height > 0 ? [{ ...whole, keep: true }] : [];
  const count = Math.max(...points.map((items) => items.length));
  return Array.from({ length: count }, (_, index) => {
    const rows = together(sideBySide(points.flatMap((items) => [items[index] ?? []])));
    const [first, ...others] = rows;
    if (!first) return [];
    return index === 0 ? [{ ...first, keep: true }, ...others] : withSpaceBefore(rows, gap);
  }).flat();
}
