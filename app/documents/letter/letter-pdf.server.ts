import { aiLetterLines, writerIn, type Writer } from "~/copy/ai-notice";
import { areaHues, ink, page, leastSize, type TextStyle } from "../theme";
import type { DocumentFacts } from "../templates/facts";
import { createDocument } from "../metadata.server";
import { paintRows } from "../pages.server";
import { paginate, type Pagination } from "../pagination";
import { Pen } from "../pen.server";
import { collect, type RenderedDocument } from "../render.server";
import type { Row } from "../rows";
import { inSections } from "../sections";
import { paintSampleMark } from "../sample-mark.server";
import { tagUnder, type Tag } from "../structure.server";
import { letterColumn, letterRows } from "./letter-rows.server";
import type { Letter } from "./model";

const densities = [1, 0.97, 0.94, 0.91, 0.88];
const height = page.bottom - page.top;

const notice: TextStyle = { face: "text", size: leastSize, leading: 12, color: ink.muted };

/** The AI line at the letter's foot, in its own language (AI Act, art. 50). */
function paintNotice(pen: Pen, { language }: Letter, origin: Writer, under: Tag): void {
  pen.tree.draw(tagUnder(under, "P"), () =>
    pen.text(notice, letterColumn.x, page.footerBaseline, aiLetterLines[origin][language]),
  );
}

/**
 * A letter as a tagged PDF 1.7 on A4, in the letter's own language and without a cover, so that it can be sent on as it is.
 * The same letter always gives the same bytes.
 */
export async function renderLetterPdf(
  letter: Letter,
  facts: DocumentFacts,
): Promise<RenderedDocument> {
  const { deep } = areaHues[facts.area];
  const title = `${letter.subject} – ${letter.sender.name}`;
  const doc = createDocument({ ...facts, title, language: letter.language });
  const file = collect(doc);
  const pen = new Pen(doc);

  const letterTag = tagUnder(pen.tree.root, "Sect");
  let pages: Pagination<Row>["pages"] = [];
  for (const density of densities) {
    const rows = letterRows(letter, letterTag, deep, density);
    ({ pages } = paginate(rows, { page: height, lastPage: height }));
    if (pages.length === 1) break;
  }
  pages.forEach((_, index) => {
    doc.addPage();
    if (index === 0) pen.tree.element(letterTag, { lang: letter.language });
    paintRows(pen, pages, index);
    if (index === pages.length - 1) paintNotice(pen, letter, writerIn(facts), letterTag);
    if (facts.sample) {
      const right = letterColumn.x + letterColumn.width;
      paintSampleMark(pen, { color: deep, right, baseline: page.footerBaseline, under: letterTag });
    }
  });
  pen.tree.end();
  doc.end();
  return { bytes: await file, pageCount: pages.length, sections: inSections(pen.tree.words()) };
}
