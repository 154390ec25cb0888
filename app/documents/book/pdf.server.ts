import { tieWords } from "~/copy/typography";
import { createDocument } from "../metadata.server";
import { paginate } from "../pagination";
import { paintRows, type BodyPage } from "../pages.server";
import { Pen } from "../pen.server";
import { collect } from "../render.server";
import { blankRow, withSpaceBefore, type Row } from "../rows";
import { tagUnder, type Tag } from "../structure.server";
import { lineFor, textRows } from "../text-rows.server";
import { ink, page as sheet, leastSize, type TextStyle } from "../theme";
import { paintBookCover } from "./cover.server";
import type { Book, Chapter } from "./model";

const page = { width: 419.53, height: 595.28, x: 62, column: 296, bottom: 528 } as const;
const right = page.x + page.column;
const plum = "#7A3566";

const styles = {
  title: { face: "light", size: 30, leading: 37, color: ink.heading },
  subtitle: { face: "text", size: 10, leading: 16, color: ink.muted },
  number: { face: "strong", size: leastSize, leading: 26, color: plum, tracking: 2 },
  heading: { face: "light", size: 22, leading: 28, color: ink.heading },
  paragraph: { face: "light", size: 10.4, leading: 15.8, color: ink.text },
  contents: { face: "text", size: 10, leading: 24, color: ink.text },
  running: { face: "text", size: leastSize, leading: 11.5, color: ink.muted },
} satisfies Record<string, TextStyle>;

const frontPages = 3;
const indent = "\u00a0".repeat(4);

type ChapterLayout = Chapter & { pages: readonly BodyPage[]; firstPage: number };

function chapterRows({ title, paragraphs }: Chapter, index: number, root: Tag): Row[] {
  const section = tagUnder(root, "Sect");
  const column = { x: page.x, width: page.column };
  const heading = tagUnder(section, "H1");
  const rows: Row[] = [
    { ...blankRow, height: 46 },
    ...textRows({ ...column, text: `${index + 1}`, style: styles.number, tag: heading }),
    ...textRows({
      ...column,
      text: tieWords(title),
      style: styles.heading,
      tag: heading,
      evenLast: true,
    }),
  ];
  paragraphs.forEach((paragraph, position) => {
    const text = tieWords(lineFor("light", paragraph));
    const lines = textRows({
      ...column,
      text: position === 0 ? text : indent + text,
      style: styles.paragraph,
      tag: tagUnder(section, "P"),
    });
    rows.push(...withSpaceBefore(lines, position === 0 ? 26 : 1.5));
  });
  return rows.map((row, position) => (position > 0 && position < 4 ? { ...row, keep: true } : row));
}

function layOut(book: Book, root: Tag): ChapterLayout[] {
  const height = page.bottom - sheet.top;
  let firstPage = frontPages + 1;
  return book.chapters.map((chapter, index) => {
    const rows = chapterRows(chapter, index, root);
    const { pages } = paginate(rows, { page: height, lastPage: height });
    const laidOut = { ...chapter, pages, firstPage };
    firstPage += pages.length;
    return laidOut;
  });
}

const destination = (index: number) => `rozdzial-${index + 1}`;

function addPage(pen: Pen): void {
  pen.doc.addPage({ size: [page.width, page.height], margin: 0 });
  pen.tree.draw(null, () => pen.paper(ink.paper));
}

function paintTitlePage(pen: Pen, book: Book): void {
  addPage(pen);
  const column = { x: page.x, width: page.column };
  const paint = (rows: Row[], top: number) => {
    const placed: { row: Row; top: number }[] = [];
    let bottom = top - sheet.top;
    for (const row of rows) {
      placed.push({ row, top: bottom });
      bottom += row.height;
    }
    paintRows(pen, [placed], 0);
    return sheet.top + bottom;
  };
  const { root } = pen.tree;
  const title = { ...column, style: styles.title, tag: tagUnder(root, "P"), evenLast: true };
  const after = paint(textRows({ ...title, text: book.title }), 170);
  const subtitle = { ...column, style: styles.subtitle, tag: tagUnder(root, "P") };
  const end = paint(textRows({ ...subtitle, text: tieWords(book.subtitle) }), after + 12);
  pen.tree.draw(null, () => {
    pen.rule(ink.gold, page.x, end + 22, page.x + 48, end + 22, 1);
    pen.sparkle(ink.gold, page.x + 62, end + 22, 5);
  });
  pen.tree.draw(tagUnder(root, "P"), () =>
    pen.text(styles.subtitle, page.x, page.bottom - 10, book.author),
  );
}

function paintContents(pen: Pen, chapters: readonly ChapterLayout[]): void {
  addPage(pen);
  const { root } = pen.tree;
  pen.tree.draw(tagUnder(root, "H1"), () => pen.text(styles.heading, page.x, 150, "Spis treści"));
  const contents = tagUnder(root, "TOC");
  chapters.forEach(({ title, firstPage }, index) => {
    const baseline = 196 + index * styles.contents.leading;
    const text = `${index + 1}.  ${title}`;
    const number = `${firstPage}`;
    const end = page.x + pen.width(styles.contents, text) + 10;
    const start = right - pen.width(styles.contents, number) - 10;
    pen.tree.draw(tagUnder(contents, "TOCI"), () => {
      pen.text(styles.contents, page.x, baseline, text);
      pen.textTo(styles.contents, right, baseline, number);
    });
    pen.tree.draw(null, () => {
      pen.rule(ink.hairline, end, baseline - 2.5, start, baseline - 2.5, 0.7);
    });
    pen.doc.goTo(page.x, baseline - 14, page.column, 20, destination(index));
  });
}

function paintRunning(pen: Pen, book: Book, chapter: string, number: number, opens: boolean): void {
  const { doc } = pen;
  doc.markContent("Artifact", { type: "Pagination" });
  if (!opens) {
    const text = number % 2 === 0 ? book.title : chapter;
    if (number % 2 === 0) pen.text(styles.running, page.x, 52, text);
    else pen.textTo(styles.running, right, 52, text);
    pen.rule(ink.hairline, page.x, 60, right, 60);
  }
  const width = pen.width(styles.running, `${number}`);
  pen.text(styles.running, (page.width - width) / 2, page.height - 34, `${number}`);
  doc.endMarkedContent();
}

/**
 * Renders a book as a tagged PDF on A5: cover, title page, contents, chapters. The foot of each page is left free for
 * a mark (`stamp-pdf.server.ts`). The same book gives the same bytes.
 */
export async function renderBookPdf(book: Book): Promise<Buffer> {
  const doc = createDocument({
    title: book.title,
    productTitle: book.title,
    subject: book.subtitle,
    origin: "author",
    writtenAt: book.modifiedAt,
  });
  const file = collect(doc);
  const pen = new Pen(doc);
  const chapters = layOut(book, pen.tree.root);
  doc.addPage({ size: [page.width, page.height], margin: 0 });
  const alt = `Okładka: ${book.title}. Gwiazdozbiór Lutni nad nocnym miastem.`;
  pen.tree.draw(tagUnder(pen.tree.root, "Figure"), () => paintBookCover(doc, book, page), {
    alt,
    bbox: [0, 0, page.width, page.height],
  });
  paintTitlePage(pen, book);
  paintContents(pen, chapters);
  chapters.forEach(({ title, pages, firstPage }, chapter) => {
    pages.forEach((_, index) => {
      addPage(pen);
      if (index === 0) {
        doc.outline.addItem(`${chapter + 1}. ${title}`);
        doc.addNamedDestination(destination(chapter), "XYZ", 0, page.height, null);
      }
      paintRunning(pen, book, title, firstPage + index, index === 0);
      paintRows(pen, pages, index);
    });
  });
  pen.tree.end();
  doc.end();
  return file;
}
