import type { Pen } from "./pen.server";
import { type Tag, tagUnder } from "./structure.server";
import { lineFor } from "./text-rows.server";
import { leastSize, type TextStyle } from "./theme";

export const sampleWord = "Przykład";

export const sampleCoverLine = `${sampleWord}: osoba i jej odpowiedzi są wymyślone`;

/** What stands at the foot of every inside page: the order, or that there is none. */
export function footLine(orderNumber: string, sample: boolean | undefined): string {
  return sample
    ? `${sampleWord} – osoba i odpowiedzi są wymyślone`
    : `Zamówienie ${lineFor("text", orderNumber.slice(0, 40))}`;
}

/** The word in an outlined lozenge that ends at `right`, with its baseline at `baseline`. */
export function paintSampleMark(
  pen: Pen,
  { color, right, baseline, under }: { color: string; right: number; baseline: number; under: Tag },
): void {
  const style: TextStyle = { face: "strong", size: leastSize, leading: 12, color, tracking: 1.4 };
  const word = sampleWord.toUpperCase();
  const width = pen.width(style, word) + 20;
  pen.tree.draw(null, () =>
    pen.doc
      .roundedRect(right - width, baseline - 12.5, width, 19, 9.5)
      .lineWidth(0.8)
      .stroke(color),
  );
  pen.tree.draw(tagUnder(under, "P"), () => pen.text(style, right - width + 10.7, baseline, word));
}
