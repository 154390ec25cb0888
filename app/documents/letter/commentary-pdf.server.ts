import { documentRows } from "../block-rows.server";
import { colophonHeight, paintColophon } from "../colophon.server";
import { createDocument } from "../metadata.server";
import type { Block } from "../model";
import { paintFrame, paintRows } from "../pages.server";
import { paginate } from "../pagination";
import { Pen } from "../pen.server";
import { collect, type RenderedDocument } from "../render.server";
import { inSections } from "../sections";
import type { Setting } from "../setting";
import { footLine } from "../sample-mark.server";
import type { DocumentFacts } from "../templates/facts";
import { lineFor } from "../text-rows.server";
import { areaHues, page, textStyles } from "../theme";

export type LetterCommentary = {
  opening: string;
  choices: readonly { title: string; description: string }[];
  beforeSending: readonly string[];
};

function commentaryBlocks({ opening, choices, beforeSending }: LetterCommentary): Block[] {
  return [
    { type: "heading", text: "Dlaczego tak" },
    { type: "paragraph", text: opening },
    { type: "steps", items: choices },
    { type: "heading", text: "Zanim wyślesz" },
    { type: "list", ordered: false, items: beforeSending },
    {
      type: "note",
      text: "Ten komentarz jest tylko dla Ciebie. List do wysłania masz w osobnych plikach: PDF i DOCX.",
    },
  ];
}

/**
 * The commentary on a letter as a tagged PDF 1.7 on A4, in Polish whatever the letter's language, in a file of its own: the
 * letter is forwarded, this is not.
 */
export async function renderCommentaryPdf(
  commentary: LetterCommentary,
  facts: DocumentFacts,
): Promise<Omit<RenderedDocument, "cover">> {
  const { deep } = areaHues[facts.area];
  const doc = createDocument({ ...facts, title: `${facts.productTitle} – komentarz` });
  const file = collect(doc);
  const pen = new Pen(doc);
  const setting: Setting = {
    root: pen.tree.root,
    styles: textStyles(1, deep),
    hue: deep,
    headings: [],
  };
  const height = page.bottom - page.top;
  const closing = colophonHeight(facts);
  const { pages } = paginate(documentRows(commentaryBlocks(commentary), setting), {
    page: height,
    lastPage: height - closing,
  });
  const running = {
    header: `${lineFor("text", facts.productTitle)} – komentarz tylko dla Ciebie`,
    orderNumber: footLine(facts.orderNumber, facts.sample),
  };
  pages.forEach((_, index) => {
    doc.addPage();
    paintFrame(pen, running, index + 1, pages.length);
    paintRows(pen, pages, index);
    if (index === pages.length - 1) paintColophon(pen, facts);
  });
  pen.tree.end();
  doc.end();
  return { bytes: await file, pageCount: pages.length, sections: inSections(pen.tree.words()) };
}
