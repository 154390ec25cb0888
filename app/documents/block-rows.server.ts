import { answerRows } from "./blocks/answer-rows.server";
import { cutOutRows } from "./blocks/cut-out-rows.server";
import { flowRows } from "./blocks/flow-rows.server";
import { futureRows } from "./blocks/future-rows.server";
import { inCompany } from "./blocks/grid.server";
import { ledgerRows } from "./blocks/ledger-rows.server";
import { matrixRows } from "./blocks/matrix-rows.server";
import { pairRows } from "./blocks/pair-rows.server";
import { planRows } from "./blocks/plan-rows.server";
import { questionRows } from "./blocks/question-rows.server";
import { worksheetRows } from "./blocks/worksheet-rows.server";
import { cardRows } from "./blocks/card-rows.server";
import type { Block } from "./model";
import { baselineIn } from "./pen.server";
import { skyChartRows, skyPositionRows } from "./blocks/sky-chart-rows.server";
import { asWhole, blankRow, withSpaceBefore, type Row } from "./rows";
import type { Setting } from "./setting";
import { listUnder, tagUnder } from "./structure.server";
import { symbolRows } from "./blocks/symbol-rows.server";
import { lineFor, textRows } from "./text-rows.server";
import { ink, page } from "./theme";
import { quoted, setPolish } from "~/copy/typography";
import { writingRows } from "./blocks/writing-rows.server";

type BlockOf<T extends Block["type"]> = Extract<Block, { type: T }>;

const { x, width } = page.column;

function heading({ text }: BlockOf<"heading">, { root, styles, hue, headings }: Setting): Row[] {
  const style = styles.heading;
  const title = setPolish(lineFor(style.face, text).slice(0, 240));
  const rows = textRows({
    text: title,
    style,
    tag: tagUnder(root, "H2"),
    x,
    width,
    evenLast: true,
  });
  const [first, ...others] = rows;
  if (!first) return [];
  headings.push(title.replaceAll("\u00A0", " "));
  const star: Row["marks"][number] = {
    tag: null,
    paint: (pen, top) =>
      pen.sparkle(hue, x - 19, baselineIn(style, top) - style.size * 0.33, style.size * 0.38),
  };
  return [
    { ...first, before: 23, headingIndex: headings.length - 1, marks: [star, ...first.marks] },
    ...others.map((row) => ({ ...row, keep: true })),
    { ...blankRow, height: 5, keep: true },
  ];
}

function lead({ text }: BlockOf<"lead">, { root, styles }: Setting): Row[] {
  const style = styles.lead;
  const prose = setPolish(lineFor(style.face, text));
  const rows = textRows({ text: prose, style, tag: tagUnder(root, "P"), x, width });
  if (rows.length === 0) return [];
  const flourish: Row = {
    ...blankRow,
    height: 8,
    before: 13,
    keep: true,
    marks: [
      {
        tag: null,
        paint: (pen, top) => {
          pen.rule(ink.gold, x, top + 4, x + 34, top + 4, 0.9);
          pen.sparkle(ink.gold, x + 43, top + 4, 4);
        },
      },
    ],
  };
  return asWhole([...withSpaceBefore(rows, 14), flourish]);
}

function paragraph({ text }: BlockOf<"paragraph">, { root, styles }: Setting): Row[] {
  const style = styles.paragraph;
  const prose = setPolish(lineFor(style.face, text));
  const tag = tagUnder(root, "P");
  return withSpaceBefore(textRows({ text: prose, style, tag, x, width }), style.leading * 0.48);
}

function list({ ordered, items }: BlockOf<"list">, { root, styles }: Setting): Row[] {
  const style = styles.paragraph;
  const bullet = ordered ? { ...styles.bullet, size: style.size } : styles.bullet;
  const listTag = listUnder(root, ordered ? "Decimal" : "Disc");
  const indent = ordered ? 20 : 15;
  const rowsOfItems = items.map((item, index) => {
    const itemTag = tagUnder(listTag, "LI");
    const labelTag = tagUnder(itemTag, "Lbl");
    const text = setPolish(lineFor(style.face, item));
    const tag = tagUnder(itemTag, "LBody");
    const rows = textRows({ text, style, tag, x: x + indent, width: width - indent });
    const [first, ...others] = rows;
    if (!first) return [];
    const label: Row["marks"][number] = {
      tag: labelTag,
      paint: (pen, top) =>
        pen.text(bullet, x, baselineIn(style, top), ordered ? `${index + 1}. ` : "• "),
    };
    const marked = { ...first, keep: index === 0, marks: [label, ...first.marks] };
    return withSpaceBefore([marked, ...others], index === 0 ? 7 : 3.5);
  });
  return inCompany(rowsOfItems);
}

function quotation({ text, comment }: BlockOf<"quotation">, setting: Setting): Row[] {
  const { root, styles } = setting;
  const style = styles.quotation;
  const block = tagUnder(root, "BlockQuote");
  const words = quoted(lineFor(style.face, text));
  const bar: Row["band"] = {
    paint: (pen, top, bottom) => {
      pen.box(ink.gold, x - 1, top + 3, 2.4, bottom - top - 6);
      pen.sparkle(ink.gold, x + 0.2, top - 5, 4.5);
    },
  };
  const indent = 22;
  const rows = textRows({
    text: words,
    style,
    tag: tagUnder(block, "P"),
    x: x + indent,
    width: width - indent - 16,
    evenLast: true,
  }).map((row, index) => ({ ...row, keep: index > 0, band: bar }));
  const after = paragraph({ type: "paragraph", text: comment }, setting);
  if (rows.length === 0) return after;
  return [
    ...withSpaceBefore(rows, 24),
    ...withSpaceBefore(
      after.map((row, index) => (index === 0 ? { ...row, keep: true } : row)),
      12,
    ),
  ];
}

function steps({ items }: BlockOf<"steps">, { root, styles, hue }: Setting): Row[] {
  const { stepTitle, stepNumber, paragraph: prose } = styles;
  const listTag = listUnder(root, "Decimal");
  const indent = 36;
  const rowsOfSteps = items.map(({ title, description }, index) => {
    const itemTag = tagUnder(listTag, "LI");
    const labelTag = tagUnder(itemTag, "Lbl");
    const bodyTag = tagUnder(itemTag, "LBody");
    const place = { x: x + indent, width: width - indent };
    const rows = [
      { text: setPolish(lineFor(stepTitle.face, title)), style: stepTitle },
      { text: setPolish(lineFor(prose.face, description)), style: prose },
    ].flatMap(({ text, style }) =>
      textRows({ text, style, tag: tagUnder(bodyTag, "P"), ...place }),
    );
    const number = String(index + 1);
    const centre = x + 12;
    const circle: Row["marks"][number] = {
      tag: null,
      paint: ({ doc }, top) =>
        doc
          .circle(centre, top + 10, 12)
          .lineWidth(0.9)
          .fillAndStroke("#FFFDF7", hue),
    };
    const label: Row["marks"][number] = {
      tag: labelTag,
      paint: (pen, top) => {
        pen.text(stepNumber, centre - pen.width(stepNumber, number) / 2, top + 14, `${number} `);
      },
    };
    const whole = rows.length <= 9;
    const isLastStep = index === items.length - 1;
    const thread: Row["band"] = {
      paint: (pen, top, bottom) => {
        if (!isLastStep) pen.rule(ink.hairline, centre, top + 26, centre, bottom + 8, 0.9);
      },
    };
    return rows.map((row, line): Row => {
      const isFirst = line === 0;
      return {
        ...row,
        band: thread,
        before: isFirst ? (index === 0 ? 9 : 13) : 0,
        keep: isFirst ? index === 0 : row.keep || line <= 2,
        cuts: whole && !isFirst ? 1 : 0,
        marks: isFirst ? [circle, label, ...row.marks] : row.marks,
      };
    });
  });
  return inCompany(rowsOfSteps);
}

function note({ text, onPage }: BlockOf<"note">, { root, styles }: Setting): Row[] {
  const style = styles.note;
  const prose = setPolish(lineFor(style.face, text));
  const rows = textRows({ text: prose, style, tag: { ...tagUnder(root, "P"), onPage }, x, width });
  return withSpaceBefore(rows, style.leading).map((row, line) => ({
    ...row,
    keep: row.keep || line === 0,
  }));
}

function blockRows(block: Block, setting: Setting): Row[] {
  switch (block.type) {
    case "heading":
      return heading(block, setting);
    case "lead":
      return lead(block, setting);
    case "paragraph":
      return paragraph(block, setting);
    case "list":
      return list(block, setting);
    case "quotation":
      return quotation(block, setting);
    case "steps":
      return steps(block, setting);
    case "answers":
      return answerRows(block, setting);
    case "skyChart":
      return skyChartRows(block, setting);
    case "skyPositions":
      return skyPositionRows(block, setting);
    case "symbols":
      return symbolRows(block, setting);
    case "writing":
      return writingRows(block, setting);
    case "cards":
      return cardRows(block, setting);
    case "note":
      return note(block, setting);
    case "cutOut":
      return cutOutRows(block, setting);
    case "matrix":
      return matrixRows(block, setting);
    case "pairs":
      return pairRows(block, setting);
    case "flow":
      return flowRows(block, setting);
    case "futures":
      return futureRows(block, setting);
    case "ledger":
      return ledgerRows(block, setting);
    case "worksheet":
      return worksheetRows(block, setting);
    case "plan":
      return planRows(block, setting);
    case "questions":
      return questionRows(block, setting);
  }
}

/** Rows of all blocks; what follows a heading stays with it. */
export function documentRows(blocks: readonly Block[], setting: Setting): Row[] {
  const rows: Row[] = [];
  let afterHeading = false;
  let afterCutOut = false;
  for (const block of blocks) {
    const isTogether = "together" in block && block.together;
    const next = blockRows(block, setting).map((row) =>
      isTogether ? { ...row, keep: true } : row,
    );
    const [first, ...others] = next;
    if (!first) continue;
    const tied = afterHeading && block.type !== "heading";
    const opens = afterCutOut || ("opensPage" in block && block.opensPage);
    rows.push(
      tied
        ? { ...first, keep: true, before: Math.min(first.before, 4) }
        : opens
          ? { ...first, opens: true }
          : first,
      ...others,
    );
    afterCutOut = block.type === "cutOut";
    afterHeading = block.type === "heading";
  }
  return rows;
}
