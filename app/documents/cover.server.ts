import { brand } from "~/config/brand";
import type { Constellation } from "~/sky/constellations";
import { aiCoverLines } from "~/copy/ai-notice";
import { formatDate } from "~/copy/format";
import { skyLine } from "~/copy/sky-line";
import type { DocumentModel } from "./model";
import type { Pen } from "./pen.server";
import { paintSampleMark, sampleCoverLine } from "./sample-mark.server";
import { paintConstellation, paintNight, type Disc } from "./sky.server";
import { tagUnder } from "./structure.server";
import { lineFor, linesOf } from "./text-rows.server";
import { areaHues, night, page, leastSize, type TextStyle } from "./theme";
import { tieWords } from "~/copy/typography";

/** A line of the contents: a heading, the page it is on (counted from 1) and where it leads. */
export type ContentsEntry = { title: string; pageNumber: number; destination: string };

const left = 68;
const right = page.width - 68;
const width = right - left;

const styles = {
  brand: { face: "strong", size: leastSize, leading: 12, color: night.gold, tracking: 2.2 },
  figure: { face: "light", size: 9.5, leading: 12, color: night.muted },
  product: { face: "strong", size: 10, leading: 14, color: night.gold, tracking: 1.6 },
  person: { face: "light", size: 15, leading: 21, color: night.text },
  date: { face: "text", size: 9.6, leading: 15, color: night.muted },
  contentsTitle: { face: "strong", size: leastSize, leading: 13, color: night.gold, tracking: 1.4 },
  contents: { face: "text", size: 9.8, leading: 16.5, color: night.text },
  sentence: { face: "light", size: 17, leading: 25, color: night.text },
  small: { face: "text", size: leastSize, leading: 12.5, color: night.muted },
} satisfies Record<string, TextStyle>;

const titleSizes = [36, 31, 27, 23, 20];

function fitLines(style: TextStyle, text: string, room: number, most: number): string[] {
  const lines = linesOf(style, tieWords(text), room);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const last = (kept[most - 1] ?? "").split(" ").slice(0, -1).join(" ");
  return [...kept.slice(0, -1), `${last || (kept[most - 1] ?? "").slice(0, -2)}…`];
}

/** The title at the largest size that takes at most three lines; a longer one is cut after four of the smallest. */
function fitTitle(title: string): { style: TextStyle; lines: string[] } {
  const text = lineFor("light", title.slice(0, 400));
  for (const size of titleSizes) {
    const style: TextStyle = { face: "light", size, leading: size * 1.16, color: night.text };
    const lines = linesOf(style, tieWords(text), width, { evenLast: true });
    if (lines.length <= (size > 30 ? 2 : 3)) return { style, lines };
  }
  const style: TextStyle = { face: "light", size: 20, leading: 24, color: night.text };
  return { style, lines: fitLines(style, text, width, 4) };
}

/** Draws the cover on the current page. The contents list shows as many entries as there is room for. */
export function paintCover(
  pen: Pen,
  model: DocumentModel,
  constellation: Constellation,
  contents: readonly ContentsEntry[],
): void {
  const { tree } = pen;
  const sentence = model.sentence
    ? fitLines(styles.sentence, lineFor(styles.sentence.face, model.sentence), width, 4)
    : [];
  const entries = sentence.length ? [] : contents.slice(0, 12);
  const leading = entries.length > 8 ? 14.4 : styles.contents.leading;
  const sentenceHeight = sentence.length ? 34 + sentence.length * styles.sentence.leading : 0;
  const contentsHeight = entries.length ? 30 + entries.length * leading : sentenceHeight;
  const title = fitTitle(model.title);
  const person = model.personName && lineFor(styles.person.face, model.personName.slice(0, 200));
  const personLines = person ? fitLines(styles.person, `dla: ${person}`, width, 2) : [];

  const contentsTop = page.height - 66 - contentsHeight;
  const dateBaseline = contentsTop - 26;
  const personTop = dateBaseline - 22 - personLines.length * styles.person.leading;
  const titleTop = personTop - 4 - title.lines.length * title.style.leading;
  const productBaseline = titleTop - 12;
  const room = { top: 82, bottom: productBaseline - 42 };
  const disc: Disc = {
    x: page.width / 2,
    y: (room.top + room.bottom) / 2,
    radius: Math.min(width / 2 - 12, (room.bottom - room.top) / 2 - 9),
  };

  tree.draw(null, () => {
    paintNight(
      pen,
      model.glow ?? areaHues[model.area].glow,
      `${model.orderNumber} ${model.title.slice(0, 80)}`,
      productBaseline - 14,
    );
    pen.sparkle(night.gold, left + 5, 50, 6.5);
    pen.text(styles.brand, left + 19, 53, brand.name.toUpperCase());
    const rule = contentsHeight ? contentsTop : page.height - 58;
    pen.rule(night.gold, left, rule, right, rule, 0.4);
  });

  const { polishName, latinName } = constellation;
  const caption = polishName === latinName ? polishName : `${polishName} · ${latinName}`;
  const sky = model.skyAt && skyLine(model.skyAt);
  const reach = disc.radius + 9;
  const figureBox: [number, number, number, number] = [
    disc.x - reach,
    disc.y - reach,
    disc.x + reach,
    disc.y + reach,
  ];
  tree.draw(
    tagUnder(tree.root, "Figure"),
    () => {
      paintConstellation(pen, constellation, disc);
      pen.textTo(styles.figure, right, 53, sky ? `${caption} ` : caption);
      if (sky) pen.textTo({ ...styles.figure, color: night.gold }, right, 66, sky);
    },
    {
      alt: `Rysunek gwiazdozbioru ${polishName} (${latinName}) na nocnym niebie${sky ? `. ${sky}` : ""}`,
      bbox: figureBox,
    },
  );

  /** A space ends each line but the last, or what is read of two would be one word. */
  const writeLines = (style: TextStyle, lines: readonly string[], first: number) =>
    lines.forEach((line, index) => {
      const isLast = index === lines.length - 1;
      pen.text(style, left, first + index * style.leading, isLast ? line : `${line} `);
    });
  const paragraph = (paint: () => void) => tree.draw(tagUnder(tree.root, "P"), paint);
  paragraph(() => {
    const product = lineFor(styles.product.face, model.productTitle.slice(0, 120)).toUpperCase();
    const [line = ""] = fitLines(styles.product, product, width * 0.8, 1);
    pen.text(styles.product, left, productBaseline, line);
  });
  if (model.sample)
    paintSampleMark(pen, {
      color: night.gold,
      right,
      baseline: productBaseline,
      under: tree.root,
    });
  tree.draw(tagUnder(tree.root, "H1"), () =>
    writeLines(title.style, title.lines, titleTop + 0.8 * title.style.leading),
  );
  if (personLines.length)
    paragraph(() =>
      writeLines(styles.person, personLines, personTop + 14 + 0.6 * styles.person.leading),
    );
  paragraph(() => pen.text(styles.date, left, dateBaseline + 4, formatDate(model.writtenAt)));

  if (entries.length) paintContents(pen, entries, contentsTop, leading);
  if (sentence.length)
    tree.draw(tagUnder(tree.root, "BlockQuote"), () =>
      writeLines(styles.sentence, sentence, contentsTop + 22 + 0.75 * styles.sentence.leading),
    );
  const origin = model.origin ?? "model";
  if (model.sample || origin !== "template")
    paragraph(() =>
      pen.text(
        styles.small,
        left,
        page.height - 38,
        model.sample || origin === "template" ? sampleCoverLine : aiCoverLines[origin],
      ),
    );
  if (!model.sample)
    paragraph(() =>
      pen.textTo(
        styles.small,
        right,
        page.height - 38,
        `nr ${lineFor("text", model.orderNumber.slice(0, 40))}`,
      ),
    );
}

function paintContents(
  pen: Pen,
  entries: readonly ContentsEntry[],
  top: number,
  leading: number,
): void {
  const { tree, doc } = pen;
  tree.draw(tagUnder(tree.root, "P"), () =>
    pen.text(styles.contentsTitle, left, top + 22, "W ŚRODKU"),
  );
  const contents = tagUnder(tree.root, "TOC");
  const style: TextStyle = { ...styles.contents, leading };
  entries.forEach(({ title, pageNumber, destination }, index) => {
    const item = tagUnder(contents, "TOCI");
    const link = tagUnder(tagUnder(item, "Reference"), "Link");
    const baseline = top + 30 + (index + 0.75) * style.leading;
    const [text = ""] = fitLines(style, lineFor(style.face, title), width - 50, 1);
    const number = String(pageNumber);
    tree.draw(link, () => {
      pen.text(style, left, baseline, `${text} `);
      pen.textTo({ ...style, color: night.gold }, right, baseline, number);
    });
    const annotation = {
      structParent: tree.element(link),
      Contents: new String(`${text}, strona ${number}`) as string,
    };
    doc.goTo(left, baseline - 11, width, style.leading, destination, annotation);
    tree.draw(null, () => {
      const from = left + pen.width(style, text) + 8;
      const to = right - pen.width(style, number) - 8;
      doc.dash(0.1, { space: 3.6 }).lineCap("round").lineWidth(0.9);
      if (to > from) doc.moveTo(from, baseline).lineTo(to, baseline).stroke(night.leader);
      doc.undash();
    });
  });
  tree.element(contents).end();
}
