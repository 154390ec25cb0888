import type { PlacedRow } from "./pagination";
import type { Pen } from "./pen.server";
import type { Band, Mark, Row } from "./rows";
import type { Tag } from "./structure.server";
import { ink, page, leastSize, type TextStyle } from "./theme";

export type BodyPage = readonly PlacedRow<Row>[];

const running: TextStyle = { face: "text", size: leastSize, leading: 12, color: ink.muted };

export type Running = { header: string; orderNumber: string };

/** Paper, running header and footer of an inside page. `number` counts from 1 and includes the cover. */
export function paintFrame(pen: Pen, texts: Running, number: number, total: number): void {
  const { doc } = pen;
  const left = page.column.x;
  const right = left + page.column.width;
  doc.markContent("Artifact", { type: "Layout" });
  pen.paper(ink.paper);
  doc.endMarkedContent();
  doc.markContent("Artifact", { type: "Pagination" });
  pen.sparkle(ink.gold, left - 19, page.headerBaseline - 3, 4.5);
  pen.text(running, left, page.headerBaseline, texts.header);
  pen.rule(ink.hairline, left, page.headerBaseline + 9, right, page.headerBaseline + 9);
  pen.text(running, left, page.footerBaseline, texts.orderNumber);
  pen.textTo(running, right, page.footerBaseline, `${number} / ${total}`);
  doc.endMarkedContent();
}

type Run = { band: Band; top: number; bottom: number };

function bandRuns(rows: BodyPage): Run[] {
  const runs: Run[] = [];
  for (const { row, top } of rows) {
    const previous = runs.at(-1);
    if (!row.band) continue;
    if (previous?.band === row.band) previous.bottom = top + row.height;
    else runs.push({ band: row.band, top, bottom: top + row.height });
  }
  return runs;
}

/** Draws the rows of one page: backgrounds and ornaments first, then text in reading order. */
export function paintRows(pen: Pen, body: readonly BodyPage[], index: number): void {
  const rows = body[index] ?? [];
  const before = body[index - 1]?.at(-1)?.row.band;
  const after = body[index + 1]?.[0]?.row.band;
  const { tree } = pen;
  tree.draw(null, () => {
    for (const { band, top, bottom } of bandRuns(rows)) {
      const ends = { first: band !== before, last: band !== after };
      band.paint(pen, page.top + top, page.top + bottom, ends);
    }
    for (const { row, top } of rows)
      for (const mark of row.marks) if (!mark.tag) mark.paint(pen, page.top + top);
  });

  const marks = new Map<Tag, (Mark & { top: number })[]>();
  for (const { row, top } of rows) {
    for (const mark of row.marks) {
      const { tag } = mark;
      if (tag) marks.set(tag, [...(marks.get(tag) ?? []), { ...mark, top: page.top + top }]);
    }
  }
  for (const [tag, parts] of marks) {
    const [first] = parts;
    tree.draw(
      tag,
      () => {
        for (const { paint, top } of parts) paint(pen, top);
      },
      first?.options?.(first.top),
    );
  }
}
