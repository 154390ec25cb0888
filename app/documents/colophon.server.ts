import { colophonTexts, sampleNotice } from "./colophon";
import type { DocumentCover } from "./model";
import { baselineIn, type Pen } from "./pen.server";
import { tagUnder, type Tag } from "./structure.server";
import { lineFor, linesOf } from "./text-rows.server";
import { ink, page, leastSize, type TextStyle } from "./theme";
import { tieWords } from "~/copy/typography";

const style: TextStyle = { face: "text", size: leastSize, leading: 13, color: ink.muted };
const { x, width } = page.column;

type Closed = Pick<DocumentCover, "orderNumber" | "supportEmail" | "sample" | "origin">;

const paragraphs = ({ orderNumber, supportEmail, sample, origin = "model" }: Closed) =>
  sample
    ? [sampleNotice]
    : colophonTexts({
        ...{ origin, supportEmail },
        orderNumber: lineFor(style.face, orderNumber.slice(0, 40)),
      });

const broken = (closed: Closed) =>
  paragraphs(closed).map((text) => linesOf(style, tieWords(text), width));

/** Height of the closing lines with the space above them, in points. */
export function colophonHeight(closed: Closed): number {
  return 44 + broken(closed).flat().length * style.leading;
}

/** Closing lines at the foot of the last page: who wrote it, the order's number, where to ask. */
export function paintColophon(pen: Pen, closed: Closed, under: Tag = pen.tree.root): void {
  const texts = broken(closed);
  let top = page.bottom - texts.flat().length * style.leading;
  pen.tree.draw(null, () => {
    pen.rule(ink.hairline, x, top - 12, x + width, top - 12, 0.7);
    pen.sparkle(ink.gold, x + width / 2, top - 12, 5);
  });
  for (const lines of texts) {
    pen.tree.draw(tagUnder(under, "P"), () =>
      lines.forEach((line, index) => {
        const drawn = index < lines.length - 1 ? `${line} ` : line;
        pen.text(style, x, baselineIn(style, top), drawn);
        top += style.leading;
      }),
    );
  }
}
