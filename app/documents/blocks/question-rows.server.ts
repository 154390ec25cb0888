import type { Block } from "../model";
import type { Setting } from "../setting";
import { baselineIn } from "../pen.server";
import { withSpaceBefore, type Mark, type Row } from "../rows";
import { listUnder, tagUnder } from "../structure.server";
import { ink, page, type TextStyle } from "../theme";
import { cellRows, inCompany, together } from "./grid.server";
import { fillWithLines, writingLines } from "./writing-lines.server";

type Questions = Extract<Block, { type: "questions" }>;

const indent = 30;

/** Questions set large, one under another, with what they are for or with lines for an answer. A lone one is not counted. */
export function questionRows({ items, lines }: Questions, { root, styles, hue }: Setting): Row[] {
  const isAlone = items.length === 1;
  const list = isAlone ? null : listUnder(root, "Decimal");
  const asked: TextStyle = {
    ...styles.lead,
    size: styles.lead.size * 0.93,
    leading: styles.lead.leading * 0.9,
  };
  const numeral: TextStyle = { ...asked, face: "heading", color: hue };
  const { x, width } = page.column;
  const frame = isAlone ? { x, width } : { x: x + indent, width: width - indent };

  const rowsOfItems = items.map(({ question, reason }, index) => {
    const item = list && tagUnder(list, "LI");
    const labels: Mark[] = item
      ? [
          {
            tag: tagUnder(item, "Lbl"),
            paint: (pen, top) => pen.text(numeral, x, baselineIn(asked, top), `${index + 1}. `),
          },
        ]
      : [];
    const body = item ? tagUnder(item, "LBody") : root;
    const rows = together([
      ...cellRows(question, asked, tagUnder(body, "P"), frame),
      ...(reason
        ? cellRows(reason, { ...styles.answer, color: ink.muted }, tagUnder(body, "P"), frame)
        : []),
      ...writingLines(lines, frame, tagUnder(body, "P")),
    ]);
    const marked = rows.map((row, at) =>
      at === 0 ? { ...row, marks: [...labels, ...row.marks] } : row,
    );
    return withSpaceBefore(marked, index === 0 ? 9 : 12);
  });
  const rows = inCompany(rowsOfItems);
  if (lines === 0) return rows;
  return rows.map((row, at) =>
    at === rows.length - 1 ? { ...row, fill: fillWithLines(frame) } : row,
  );
}
