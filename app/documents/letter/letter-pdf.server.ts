import { areaHues, page } from "../theme";
import type { DocumentFacts } from "../templates/facts";
import { createDocument } from "../metadata.server";
import { paintRows } from "../pages.server";
import { paginate, type Pagination } from "../pagination";
import { Pen } from "../pen.server";
import { collect, type UncoveredDocument } from "../render.server";
import { firstPageOf } from "../first-page.server";
import type { Row } from "../rows";
import { inSections } from "../sections";
import { paintSampleMark } from "../sample-mark.server";
import { tagUnder } from "../structure.server";
import { letterColumn, letterRows } from "./letter-rows.server";
import type { Letter } from "./model";

const densities = [1, 0.97, 0.94, 0.91, 0.88];
const height = page.bottom - page.top;

/**
 * A letter as a tagged PDF 1.7 on A4, in the letter's own language and without a cover, so that it can be sent on as it is: its
 * sender has read it and signs it, so that it says to machines alone what wrote it (AI Act, art. 50(2)). Its commentary says it.
 * The same letter always gives the same bytes.
 */
export async function renderLetterPdf(
  letter: Letter,
  facts: DocumentFacts,
): Promise<UncoveredDocument> {
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
    if (facts.sample) {
      const right = letterColumn.x + letterColumn.width;
      paintSampleMark(pen, { color: deep, right, baseline: page.footerBaseline, under: letterTag });
    }
  });
  pen.tree.end();
  doc.end();
  return {
    bytes: await file,
    // A sample is shown otherwise.
    ...(!facts.sample && { cover: firstPageOf((copy) => paintRows(copy, pages, 0)) }),
    pageCount: pages.length,
    sections: inSections(pen.tree.words()),
  };
}
