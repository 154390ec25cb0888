import type { Block } from "../model";
import type { Setting } from "../setting";
import { withSpaceBefore, type Band, type Row } from "../rows";
import { hintUnder, listUnder, tagUnder } from "../structure.server";
import { ink, readable, type TextStyle } from "../theme";
import {
  cardWhite,
  cellRows,
  inCompany,
  inside,
  padded,
  sideBySide,
  together,
  wholeIfSmall,
  wide,
  withMargin,
} from "./grid.server";
import { paintPanel, tint } from "./panel.server";
import { writingLines } from "./writing-lines.server";

type Ledger = Extract<Block, { type: "ledger" }>;

const labelWidth = 118;

/**
 * Cards with a name at the left and what belongs to it at the right: a text, or lines to write on. Linked cards lead from one
 * to the next, like the links of a chain.
 */
export function ledgerRows({ linked, items }: Ledger, { root, styles, hue }: Setting): Row[] {
  const list = listUnder(root, "None");
  const label: TextStyle = { ...styles.stepTitle, color: hue };
  const hint: TextStyle = { ...styles.note, size: readable(styles.note.size * 0.94) };
  const labelFrame = inside({ x: wide.x, width: labelWidth }, 12);
  const textFrame = inside({ x: wide.x + labelWidth, width: wide.width - labelWidth }, 14);

  const cards = items.map(({ name, note, text, lines = 0 }, index) => {
    const item = tagUnder(list, "LI");
    const labelTag = tagUnder(item, "Lbl");
    const body = tagUnder(item, "LBody");
    const strips = sideBySide([
      [
        ...cellRows(name, label, labelTag, labelFrame),
        ...(note ? cellRows(note, hint, hintUnder(labelTag), labelFrame) : []),
      ],
      [
        ...(text ? cellRows(text, styles.paragraph, body, textFrame) : []),
        ...writingLines(lines, textFrame, body),
      ],
    ]);
    const isLast = index === items.length - 1;
    const band: Band = {
      paint: (pen, top, bottom, ends) => {
        const look = { fill: cardWhite, stroke: tint(hue, 0.25) };
        paintPanel(pen, { ...wide, top, bottom }, ends, look);
        const left = { x: wide.x, width: labelWidth, top, bottom };
        paintPanel(pen, left, ends, { fill: tint(hue, 0.12) });
        if (!linked || isLast || !ends.last) return;
        const x = wide.x + labelWidth / 2;
        pen.rule(hue, x, bottom, x, bottom + 8, 1.1);
        pen.doc
          .moveTo(x - 4.4, bottom + 7)
          .lineTo(x + 4.4, bottom + 7)
          .lineTo(x, bottom + 13)
          .closePath()
          .fill(ink.gold);
      },
    };
    const card = padded(together(strips), { band, above: 9, below: 10 });
    return withSpaceBefore(card, index === 0 ? 0 : linked ? 14 : 6);
  });
  return wholeIfSmall(withMargin(inCompany(cards)));
}
