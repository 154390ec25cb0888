import { areaHues, page, textStyles } from "../theme";
import type { MotivationLetterContent } from "~/products/motivation-letter/content";
import type { DocumentFacts } from "../templates/template";
import { documentRows, type Setting } from "../block-rows.server";
import { colophonHeight, paintColophon } from "../colophon.server";
import { createDocument } from "../metadata.server";
import type { Block } from "../model";
import { paintFrame, paintRows } from "../pages.server";
import { paginate, type Pagination } from "../pagination";
import { Pen } from "../pen.server";
import { collect, type RenderedDocument } from "../render.server";
import type { Row } from "../rows";
import { footLine, paintSampleMark } from "../sample-mark.server";
import { tagUnder } from "../structure.server";
import { lineFor } from "../text-rows.server";
import { letterColumn, letterRows } from "./letter-rows.server";
import type { Letter } from "./model";

/** Sizes to try, the natural one first: a letter should fit on one page as long as it stays readable. */
const densities = [1, 0.97, 0.94, 0.91, 0.88];
const height = page.bottom - page.top;

function commentaryBlocks({ commentary }: MotivationLetterContent): Block[] {
  return [
    { type: "heading", text: "Dlaczego tak" },
    { type: "paragraph", text: commentary.opening },
    { type: "steps", items: commentary.choices },
    { type: "heading", text: "Zanim wyślesz" },
    { type: "list", ordered: false, items: commentary.beforeSending },
    {
      type: "note",
      text: "Ta strona jest tylko dla Ciebie. Nie wysyłaj jej razem z listem: wydrukuj same strony listu albo zapisz plik DOCX jako PDF.",
    },
  ];
}

/**
 * A letter as a tagged PDF 1.7 on A4, in the letter's own language and without a cover, followed by a Polish page for
 * its writer. The same letter always gives the same bytes.
 */
export async function renderLetterPdf(
  letter: Letter,
  content: MotivationLetterContent,
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
    if (facts.sample) {
      const right = letterColumn.x + letterColumn.width;
      paintSampleMark(pen, { color: deep, right, baseline: page.footerBaseline, under: letterTag });
    }
  });

  const closing = colophonHeight(facts.orderNumber, facts.sample);
  const commentTag = tagUnder(pen.tree.root, "Sect");
  const setting: Setting = {
    root: commentTag,
    styles: textStyles(1, deep),
    hue: deep,
    headings: [],
  };
  const comment = paginate(documentRows(commentaryBlocks(content), setting), {
    page: height,
    lastPage: height - closing,
  }).pages;
  const total = pages.length + comment.length;
  const running = {
    header: `${lineFor("text", facts.productTitle)} – komentarz tylko dla Ciebie`,
    orderNumber: footLine(facts.orderNumber, facts.sample),
  };
  comment.forEach((_, index) => {
    doc.addPage();
    if (index === 0) pen.tree.element(commentTag, { lang: "pl" });
    paintFrame(pen, running, pages.length + index + 1, total);
    paintRows(pen, comment, index);
    if (index === comment.length - 1)
      paintColophon(pen, facts.orderNumber, commentTag, facts.sample);
  });
  pen.tree.end();
  doc.end();
  return { bytes: await file, pageCount: total };
}
