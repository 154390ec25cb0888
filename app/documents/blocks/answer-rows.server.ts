import type { Block } from "../model";
import type { Setting } from "../setting";
import { inCompany, wholeIfSmall, wide } from "./grid.server";
import { paintPanel } from "./panel.server";
import { canDraw } from "../fonts.server";
import { drawableText } from "../glyphs";
import { blankRow, type Band, type Row } from "../rows";
import { listUnder, tagUnder } from "../structure.server";
import { lineFor, textRows } from "../text-rows.server";
import { ink, page } from "../theme";
import { tieWords } from "~/copy/typography";

const panel: Band["paint"] = (pen, top, bottom, ends) => {
  paintPanel(pen, { ...wide, top, bottom }, ends, { fill: ink.panel });
};

/**
 * The person's own words on a panel: label and answer, letter by letter as they were written, with their line breaks. Long
 * answers flow over pages.
 */
export function answerRows(
  { items }: Extract<Block, { type: "answers" }>,
  { root, styles }: Setting,
): Row[] {
  const { answerLabel, answer } = styles;
  const { x, width } = page.column;
  const listTag = listUnder(root, "None");
  const band: Band = { paint: panel };

  const answers = items.map(({ label, value }) => {
    const itemTag = tagUnder(listTag, "LI");
    const labelTag = tagUnder(itemTag, "Lbl");
    const bodyTag = tagUnder(itemTag, "LBody");
    const words = drawableText(value, (codePoint) => canDraw(answer.face, codePoint));
    const valueRows = words.split(/\n+/).flatMap((line) =>
      textRows({
        text: tieWords(line),
        style: answer,
        tag: tagUnder(bodyTag, "P"),
        x,
        width,
      }),
    );
    if (valueRows.length === 0) return [];
    const labelRows = textRows({
      text: lineFor(answerLabel.face, label),
      style: answerLabel,
      tag: labelTag,
      x,
      width,
    });
    return [...labelRows, ...valueRows].map((row, index): Row => {
      const followsLabel = index > 0 && index <= labelRows.length;
      return { ...row, keep: row.keep || followsLabel, before: index === 0 ? 9 : 0, band };
    });
  });
  const rows = inCompany(answers.filter((answer) => answer.length > 0));
  if (rows.length === 0) return [];
  return wholeIfSmall([
    { ...blankRow, height: 5, before: 12, band },
    ...rows.map((row, index) => (index === 0 ? { ...row, keep: true, before: 6 } : row)),
    { ...blankRow, height: 12, keep: true, band },
  ]);
}
