import { setPolish } from "~/copy/typography";
import type { Setting } from "../setting";
import type { Block } from "../model";
import { blankRow, withSpaceBefore, type Band, type Row } from "../rows";
import { listUnder, tagUnder, type Tag } from "../structure.server";
import { lineFor, textRows } from "../text-rows.server";
import { ink, page, type TextStyle } from "../theme";

const inset = 15;
const x = page.column.x + inset;
const width = page.column.width - 2 * inset;

const cardOf = (hue: string): Band => ({
  paint: ({ doc }, top, bottom) => {
    const left = page.column.x;
    doc
      .roundedRect(left, top, page.column.width, bottom - top, 6)
      .lineWidth(0.8)
      .fillAndStroke("#FFFDF7", ink.hairline);
    doc.roundedRect(left, top + 9, 3, bottom - top - 18, 1.5).fill(hue);
  },
});

/** Images of a dream as cards: the image, what it may mean, and a question that only the dreamer can answer. */
export function symbolRows(
  { items }: Extract<Block, { type: "symbols" }>,
  setting: Setting,
): Row[] {
  const { root, styles, hue } = setting;
  const list = listUnder(root, "None");
  const question: TextStyle = { ...styles.paragraph, face: "strong", color: ink.heading };
  return items.flatMap(({ image, meanings, question: asked }, index) => {
    const item = tagUnder(list, "LI");
    const body = tagUnder(item, "LBody");
    const piece = (text: string, style: TextStyle, tag: Tag, before: number) =>
      withSpaceBefore(
        textRows({ text: setPolish(lineFor(style.face, text)), style, tag, x, width }),
        before,
      );
    const title: TextStyle = { ...styles.heading, size: 13.5, leading: 19 };
    const name = piece(image, title, tagUnder(item, "Lbl"), 0);
    const rows = [
      ...name,
      ...meanings.flatMap((text) => piece(text, styles.paragraph, tagUnder(body, "P"), 3)),
      ...piece(asked, question, tagUnder(body, "P"), 5),
    ];
    const [first, ...others] = rows;
    if (!first) return [];
    const band = cardOf(hue);
    const edge: Row = { ...blankRow, height: 9, band };
    return [
      { ...edge, before: 10, keep: index === 0 },
      { ...first, keep: true, band },
      ...others.map((row, line): Row => ({
        ...row,
        keep: row.keep || line < name.length,
        cuts: 1,
        band,
      })),
      { ...edge, keep: true },
    ];
  });
}
