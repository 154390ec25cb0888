import type { Setting } from "../setting";
import type { Block } from "../model";
import { baselineIn, type Pen } from "../pen.server";
import { blankRow, type Band, type Row } from "../rows";
import { hintUnder, listUnder, tagUnder } from "../structure.server";
import { lineFor, textRows } from "../text-rows.server";
import { ink, page } from "../theme";
import { setPolish } from "~/copy/typography";

const corner = 7;

function sheet(hue: string): Band["paint"] {
  return ({ doc }, top, bottom, { first, last }) => {
    const { x: left, width } = page.wide;
    const from = first ? top : top - 8;
    const to = last ? bottom : bottom + 8;
    doc.roundedRect(left, from, width, to - from, corner);
    doc.lineWidth(0.8).fillAndStroke("#FFFDF7", ink.hairline);
    doc.roundedRect(left, from, 4, to - from, 2).fill(hue);
  };
}

/**
 * Texts to be copied, a card each: its label, beside it a note such as its length, the text, and below it a remark. A
 * card is a list item whose label is the card's.
 */
export function cardRows(
  { items }: Extract<Block, { type: "cards" }>,
  { root, styles, hue }: Setting,
): Row[] {
  const { answerLabel, paragraph, note } = styles;
  const text = { ...paragraph, size: paragraph.size * 1.04, color: ink.heading };
  const { x, width } = page.column;
  const listTag = listUnder(root, "None");
  return items.flatMap((item, index) => {
    const itemTag = tagUnder(listTag, "LI");
    const labelTag = tagUnder(itemTag, "Lbl");
    const bodyTag = tagUnder(itemTag, "LBody");
    const band: Band = { paint: sheet(hue) };
    const label = lineFor(answerLabel.face, item.label);
    const aside = item.note ? lineFor(note.face, item.note) : "";
    const head: Row = {
      ...blankRow,
      height: answerLabel.leading + 4,
      keep: true,
      marks: [
        {
          tag: labelTag,
          paint: (pen, top) => {
            pen.text(answerLabel, x, baselineIn(answerLabel, top), `${label} `);
          },
        },
        ...(aside
          ? [
              {
                tag: hintUnder(labelTag),
                paint: (pen: Pen, top: number) =>
                  pen.textTo(note, x + width, baselineIn(answerLabel, top), aside),
              },
            ]
          : []),
      ],
    };
    const words = textRows({
      text: setPolish(lineFor(text.face, item.text)),
      style: text,
      tag: tagUnder(bodyTag, "P"),
      x,
      width,
    });
    const remark = textRows({
      text: setPolish(lineFor(note.face, item.remark ?? "")),
      style: note,
      tag: tagUnder(bodyTag, "P"),
      x,
      width,
    });
    const rows = [head, ...words, ...remark].map((row, line): Row => ({
      ...row,
      keep: row.keep || line <= 2,
      cuts: 1,
      before: remark.length > 0 && line === 1 + words.length ? 5 : 0,
      band,
    }));
    return [
      { ...blankRow, height: 9, before: index === 0 ? 8 : 12, keep: index === 0, band },
      ...rows,
      { ...blankRow, height: 11, keep: true, band },
    ];
  });
}
