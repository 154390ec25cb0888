import { setPolish } from "~/copy/typography";
import type { Block } from "../model";
import { baselineIn, type Pen } from "../pen.server";
import { blankRow, type Mark, type Row } from "../rows";
import type { Setting } from "../setting";
import { tableCell, tagUnder } from "../structure.server";
import { drawingOf } from "../svg-canvas.server";
import { lineFor, textRows } from "../text-rows.server";
import { ink, night, type TextStyle } from "../theme";
import { asOneRow, cardWhite, inside, wide } from "./grid.server";

type CutOut = Extract<Block, { type: "cutOut" }>;

const padding = 30;
const moonRadius = 19;
const card = inside(wide, padding);
const textFrame = { x: card.x + 2 * moonRadius + 24, width: card.width - 2 * moonRadius - 24 };

/** Read at arm's length, from a wall. Sizes in points, whatever the density of the pages before. */
const styles = {
  title: { face: "heading", size: 24, leading: 32, color: ink.heading },
  when: { face: "heading", size: 21, leading: 28, color: ink.heading },
  what: { face: "strong", size: 16, leading: 23, color: ink.heading },
  description: { face: "text", size: 14, leading: 21, color: ink.text },
} satisfies Record<string, TextStyle>;

/** How far a curve's handles reach to make it a quarter of a circle, as a share of the radius. */
const roundness = 0.5523;
/** So little of the Moon's face is lit at its new that nobody sees it. */
const unseen = 0.01;

/** The Moon as it looks from Poland: lit on the right while it waxes, on the left while it wanes. */
function paintMoon({ doc }: Pen, phase: number, x: number, y: number): void {
  const radius = moonRadius;
  /** Where the shadow ends, as a share of the radius: on the lit side before the quarter, on the other one after it. */
  const shadow = Math.cos((phase * Math.PI) / 180);
  doc.circle(x, y, radius).lineWidth(1.1).fillAndStroke(night.middle, ink.gold);
  if ((1 - shadow) / 2 < unseen) return;
  const side = phase % 360 < 180 ? radius : -radius;
  /** Half an ellipse between the poles, which bulges to a side by that share of the radius. */
  const bow = (share: number, from: 1 | -1) => {
    const reach = x + side * share;
    const bend = side * share * roundness;
    const height = radius * roundness * from;
    doc.bezierCurveTo(x + bend, y - radius * from, reach, y - height, reach, y);
    doc.bezierCurveTo(reach, y + height, x + bend, y + radius * from, x, y + radius * from);
  };
  doc.moveTo(x, y - radius);
  bow(1, 1);
  bow(shadow, -1);
  doc.closePath().fill(night.gold);
  doc.circle(x, y, radius).stroke(ink.gold);
}

const moonDrawing = (phase: number) => {
  const centre = moonRadius + 1;
  const side = 2 * centre;
  return drawingOf({ width: side, height: side }, (pen) => paintMoon(pen, phase, centre, centre));
};

/** Open scissors that cut along a line to the right, with their crossing at a point. */
function paintScissors({ doc }: Pen, x: number, y: number): void {
  doc.lineWidth(1.2).lineCap("round");
  doc.moveTo(x - 6, y + 4).lineTo(x + 12, y - 5);
  doc.moveTo(x - 6, y - 4).lineTo(x + 12, y + 5);
  doc.stroke(ink.muted);
  for (const side of [-1, 1]) doc.circle(x - 9, y + side * 5.2, 3.4).stroke(ink.muted);
}

/** A card inside a dashed line, which stands on a wall as well as in the document: the Moon's dates in large letters. */
export function cutOutRows({ title, items }: CutOut, { root, hue }: Setting): Row[] {
  if (items.length === 0) return [];
  const lines = (style: TextStyle, text: string, tag: Row["marks"][number]["tag"], frame = card) =>
    tag
      ? textRows({
          text: setPolish(lineFor(style.face, text)),
          style,
          tag,
          ...frame,
          evenLast: true,
        })
      : [];
  const heading = lines(styles.title, title, tagUnder(root, "H3"));
  const table = tagUnder(root, "Table");
  const dates = items.flatMap(({ when, title, description, phase }) => {
    const row = tagUnder(table, "TR");
    const body = [
      ...lines(
        styles.when,
        when,
        { ...tableCell(row, "Row"), drawing: () => moonDrawing(phase) },
        textFrame,
      ),
      ...lines({ ...styles.what, color: hue }, title, tagUnder(row, "TD"), textFrame),
      ...lines(styles.description, description, tagUnder(row, "TD"), textFrame),
    ];
    const moon: Mark = {
      tag: null,
      paint: (pen, top) => {
        pen.rule(ink.hairline, card.x, top - 17, card.x + card.width, top - 17, 0.8);
        paintMoon(pen, phase, card.x + moonRadius, top + moonRadius + 4);
      },
    };
    return body.map((line, index) =>
      index === 0 ? { ...line, before: 34, marks: [moon, ...line.marks] } : line,
    );
  });
  const content = asOneRow([
    [{ ...blankRow, height: padding }, ...heading, ...dates, { ...blankRow, height: padding }],
  ]);
  const outline: Mark = {
    tag: null,
    paint: (pen, top) => {
      const { doc } = pen;
      doc.rect(wide.x, top, wide.width, content.height).fill(cardWhite);
      doc.dash(6, { space: 4.5 }).lineWidth(1);
      doc.rect(wide.x, top, wide.width, content.height).stroke(ink.muted);
      doc.undash();
      paintScissors(pen, wide.x + 34, top);
      pen.sparkle(
        ink.gold,
        card.x + card.width - 8,
        baselineIn(styles.title, top + padding) - 7,
        9,
      );
    },
  };
  return [{ ...content, before: 22, keep: true, marks: [outline, ...content.marks] }];
}
