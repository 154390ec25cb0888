import type { BirthSky, BodyPosition } from "~/sky/ephemeris/birth-sky.server";
import { chartInWords, positionInWords, rangeInWords } from "~/sky/ephemeris/birth-sky-words";
import { bodyGlyphs } from "../astro-glyphs";
import type { Setting } from "../setting";
import { baselineIn } from "../pen.server";
import { asWhole, blankRow, withSpaceBefore, type Mark, type Row } from "../rows";
import { paintSkyChart, strokeGlyph } from "../sky-chart.server";
import { tableCell, tagUnder, type Tag } from "../structure.server";
import { drawingOf } from "../svg-canvas.server";
import { textRows } from "../text-rows.server";
import { ink, page, type TextStyle } from "../theme";

const { x, width } = page.column;
const radius = 160;
/** Left edges of the table's columns, in points. */
const columns = [x + 24, x + 112, x + 222] as const;
const rowHeight = 16.4;

export const arcInWords = "Jasny łuk na skali to droga Księżyca tego dnia, od północy do północy.";

/** The wheel where there is no paper: its degrees stand in the table, and would be too small on a telephone. */
function wheelDrawing(sky: BirthSky): string {
  const centre = radius + 6;
  const side = 2 * centre;
  return drawingOf({ width: side, height: side }, (pen) =>
    paintSkyChart(pen, sky, { x: centre, y: centre, radius }, { withDegrees: false }),
  );
}

function wheelRow(sky: BirthSky, root: Tag): Row {
  const height = 2 * radius + 14;
  const centre = x + width / 2;
  const reach = radius + 5;
  const paint: Mark["paint"] = (pen, top) =>
    paintSkyChart(pen, sky, { x: centre, y: top + height / 2, radius });
  const options: Mark["options"] = (top) => ({
    alt: chartInWords(sky),
    bbox: [centre - reach, top + height / 2 - reach, centre + reach, top + height / 2 + reach],
  });
  const tag: Tag = { ...tagUnder(root, "Figure"), drawing: () => wheelDrawing(sky) };
  return { ...blankRow, height, before: 8, marks: [{ tag, paint, options }] };
}

function tableRow(cells: readonly Mark[], body?: BodyPosition["body"]): Row {
  const decoration: Mark = {
    tag: null,
    paint: (pen, top) => {
      pen.rule(ink.hairline, x, top, x + width, top, 0.6);
      if (!body) return;
      const place = { x: x + 9, y: top + rowHeight / 2, size: 11.5 };
      strokeGlyph(pen, bodyGlyphs[body], { ...place, color: ink.gold, width: 0.95 });
    },
  };
  return { ...blankRow, height: rowHeight, marks: [decoration, ...cells] };
}

/** A table of all positions, whole where it can be. */
export function skyPositionRows(
  { sky: { positions } }: { sky: BirthSky },
  { root, styles }: Setting,
): Row[] {
  const table = tagUnder(root, "Table");
  const style: TextStyle = { ...styles.answer, leading: rowHeight };
  const strong: TextStyle = { ...style, face: "strong", color: ink.heading };
  const label: TextStyle = { ...styles.answerLabel, leading: rowHeight };
  const cell = (tag: Tag, text: string, column: number, cellStyle: TextStyle): Mark => ({
    tag,
    paint: (pen, top) =>
      pen.text(cellStyle, columns[column] ?? x, baselineIn(cellStyle, top), `${text} `),
  });

  const title = textRows({
    text: "Słońce, Księżyc i planety tego dnia",
    style: styles.stepTitle,
    tag: tagUnder(table, "Caption"),
    x,
    width,
  });
  const head = tagUnder(table, "TR");
  const titles = ["Ciało niebieskie", "W południe", "W ciągu całej doby"].map((text, column) =>
    cell(tableCell(head, "Column"), text, column, label),
  );
  const rows = [
    ...withSpaceBefore(title, 14),
    { ...tableRow(titles), before: 4 },
    ...positions.map((position) => {
      const row = tagUnder(table, "TR");
      const day = `${rangeInWords(position)}${position.retrograde ? ", wstecz" : ""}`;
      return tableRow(
        [
          cell(tableCell(row, "Row"), position.name, 0, strong),
          cell(tableCell(row), positionInWords(position), 1, style),
          cell(tableCell(row), day, 2, style),
        ],
        position.body,
      );
    }),
  ];
  return asWhole(rows);
}

/** The wheel of a sky, and what its bright arc means. */
export function skyChartRows({ sky }: { sky: BirthSky }, setting: Setting): Row[] {
  const caption = textRows({
    text: arcInWords,
    style: setting.styles.note,
    tag: tagUnder(setting.root, "P"),
    x,
    width,
  }).map((row, index): Row => ({ ...row, keep: true, before: index === 0 ? 4 : 0 }));
  return [wheelRow(sky, setting.root), ...caption];
}
