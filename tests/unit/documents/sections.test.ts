import { expect, test } from "vitest";
import { sampleFacts, sampleReport } from "./sample-report";
import { aiNotices } from "~/copy/ai-notice";
import type { Block, DocumentModel } from "~/documents/model";
import type { Reading } from "~/documents/reading";
import { renderDocument } from "~/documents/render.server";
import { reportToDocument } from "~/documents/templates/report";
import { readPages } from "~/documents/read-pages.server";
import { inSections, wordsIn } from "~/documents/sections";

test("a document is read by its headings, without its drawings, and apart from its cover", () => {
  const cover: Reading[] = [
    ["figure", "Rysunek"],
    ["p", "LUSTRO"],
    ["h2", "Pod złością"],
    ["p", "dla: Marta"],
    ["blockquote", "Zupa nie mieści wybuchu."],
  ];
  const body: Reading[] = [
    ["p", "Zupa."],
    ["h3", "Co się przelało"],
    ["figure", "Wykres"],
    ["p", "Cały dzień."],
    ["ul", ["li", "sól"]],
  ];
  expect(inSections(body, cover)).toEqual({
    title: "Pod złością",
    cover: ["dla: Marta"],
    sentence: "Zupa nie mieści wybuchu.",
    opening: [["p", "Zupa."]],
    parts: [
      {
        title: "Co się przelało",
        reading: [
          ["p", "Cały dzień."],
          ["ul", ["li", "sól"]],
        ],
      },
    ],
    colophon: [],
  });
  expect(inSections([["h2", "List"], ...body])).toMatchObject({ title: "List", cover: [] });
});

test("what is drawn for a page is shown there, and is none of its words", () => {
  const figure: Reading = ["figure", "Koło", ["drawing", "<svg/>"]];
  const { parts } = inSections([["h3", "Niebo"], figure, ["figure", "Wykres"], ["p", "Słońce."]]);
  expect(parts).toEqual([{ title: "Niebo", reading: [figure, ["p", "Słońce."]] }]);
  expect(wordsIn(figure).trim()).toBe("Koło");
});

test("what a document says of itself is none of the buyer's own words", () => {
  const said: Reading[] = [
    ["p", aiNotices.model],
    ["p", "Numer zamówienia: K-10001. Pytania i reklamacje: pomoc@example.com"],
  ];
  const { parts, colophon } = inSections([["h3", "Twoje słowa"], ["p", "smutek"], ...said]);
  expect(parts).toEqual([{ title: "Twoje słowa", reading: [["p", "smutek"]] }]);
  expect(colophon).toEqual(said);
});

const documentOf = (blocks: readonly Block[]): DocumentModel => ({
  title: "Długi dokument",
  productTitle: "Lustro emocji",
  area: "emotions",
  personName: null,
  orderNumber: "K-10001",
  constellation: "lyra",
  writtenAt: new Date("2026-11-23T12:00:00Z"),
  blocks,
});

const readBack = async (...blocks: Block[]) => (await renderDocument(documentOf(blocks))).sections;

test("cards of a pair are boxes, and a list of one thing is no list", async () => {
  const side = (heading: string) => ({ heading, sign: "plus" as const, items: ["Sól.", "Chleb."] });
  const { parts } = await readBack(
    { type: "heading", text: "Kariera" },
    { type: "pairs", left: side("Co sprzyja"), right: side("Na co uważać") },
    { type: "questions", items: [{ question: "Co robię chętnie?" }], lines: 3 },
  );
  const [pair, question] = parts[0]?.reading ?? [];
  const box = (heading: string): Reading => [
    "div",
    ["h4", heading],
    ["ul", ["li", "Sól."], ["li", "Chleb."]],
  ];
  expect(pair).toEqual(["div", box("Co sprzyja"), box("Na co uważać")]);
  expect(question).toEqual(["p", "Co robię chętnie?"]);
});

const sentence = (index: number) =>
  `Zdanie ${index} mówi o Annie Nowak i Janie Kowalskim z Warszawy, którzy w środę rano czekali na Pawła.`;

test("a list that crosses pages is one list, and each of its items is whole", async () => {
  const items = Array.from({ length: 40 }, (_, index) => `${sentence(index)} ${sentence(index)}`);
  const { parts } = await readBack(
    { type: "heading", text: "Po kolei" },
    { type: "list", ordered: true, items },
  );
  const [list, ...others] = parts[0]?.reading ?? [];
  expect(others).toEqual([]);
  expect(list?.[0]).toBe("ol");
  expect(list?.slice(1).map(wordsIn)).toEqual(items);
});

test("a paragraph that crosses pages is one, wherever its line ended", async () => {
  const long = Array.from({ length: 120 }, (_, index) => sentence(index)).join(" ");
  const { parts } = await readBack(
    { type: "heading", text: "Jednym tchem" },
    { type: "paragraph", text: long },
  );
  expect(parts[0]?.reading.map(wordsIn)).toEqual([long]);
});

test("paragraphs that end with their page stay apart", async () => {
  const paragraphs = Array.from({ length: 60 }, (_, index) => sentence(index));
  const { parts } = await readBack(
    { type: "heading", text: "Osobno" },
    ...paragraphs.map((text) => ({ type: "paragraph" as const, text })),
  );
  expect(parts[0]?.reading.map(wordsIn)).toEqual(paragraphs);
});

test("steps that cross pages count on", async () => {
  const items = Array.from({ length: 20 }, (_, index) => ({
    title: `Krok ${index + 1}`,
    description: `${sentence(index)} ${sentence(index)} ${sentence(index)}`,
  }));
  const { parts } = await readBack({ type: "heading", text: "Kroki" }, { type: "steps", items });
  expect(parts[0]?.reading.map(([tag]) => tag)).toEqual(["ol"]);
  expect(parts[0]?.reading[0]?.slice(1)).toHaveLength(20);
});

test("what is read of a document is what its file says", async () => {
  const model = reportToDocument(sampleReport, sampleFacts);
  const { bytes, sections } = await renderDocument(model);
  const said = (texts: readonly (string | Reading)[]) =>
    texts.map(wordsIn).join("").replace(/\s/g, "");
  const file = said((await readPages(bytes)).flat());
  const { cover, title, opening, parts, colophon } = sections;
  expect(title).toBe(model.title);
  const whole = parts.flatMap(({ title, reading }) => [title, ...reading]);
  expect(file).toContain(said([...opening, ...whole]));
  expect(file).toContain(said(colophon));
  for (const line of cover) expect(file).toContain(said([line]));
});

test("a new list on a new page begins anew", async () => {
  const list = (length: number): Block => ({
    type: "list",
    ordered: true,
    items: Array.from({ length }, (_, index) => sentence(index)),
  });
  const { parts } = await readBack({ type: "heading", text: "Dwie" }, list(30), list(30), list(3));
  expect(parts[0]?.reading.map((each) => each.length - 1)).toEqual([30, 30, 3]);
});

test("a hint stands apart from the name that it explains", async () => {
  const { parts } = await readBack(
    { type: "heading", text: "Łańcuch" },
    {
      type: "ledger",
      linked: true,
      items: [
        { name: "Sytuacja", note: "co się dzieje", text: "Telefon o szóstej." },
        { name: "Myśl", text: "Nie zdążę." },
      ],
    },
    {
      type: "cards",
      items: [
        { label: "Krótki", note: "12 znaków", text: "Góry." },
        { label: "Długi", text: "Góry i chleb." },
      ],
    },
    {
      type: "matrix",
      corner: "Co się liczy",
      options: ["A", "B"],
      criteria: [{ name: "Spokój", note: "bo sen", cells: [{ words: "tak" }, { words: "nie" }] }],
    },
  );
  expect(parts[0]?.reading).toEqual([
    [
      "ul",
      ["li", ["b", "Sytuacja"], ["small", "co się dzieje"], "Telefon o szóstej."],
      ["li", ["b", "Myśl"], "Nie zdążę."],
    ],
    [
      "ul",
      ["li", ["b", "Krótki"], ["small", "12 znaków"], ["p", "Góry."]],
      ["li", ["b", "Długi"], ["p", "Góry i chleb."]],
    ],
    [
      "table",
      ["tr", ["th", "Co się liczy"], ["th", "A"], ["th", "B"]],
      ["tr", ["th", "Spokój", ["small", "bo sen"]], ["td", "tak"], ["td", "nie"]],
    ],
  ]);
});

test("what is left for a pen is left out, with its name, and is known to be on paper", async () => {
  const { parts } = await readBack(
    { type: "heading", text: "Eksperyment" },
    {
      type: "ledger",
      linked: false,
      items: [
        { name: "Kiedy", text: "Jutro." },
        { name: "Wniosek", note: "wpisz potem", lines: 3 },
        { name: "Gdzie", text: "W domu." },
      ],
    },
    { type: "heading", text: "Tydzień" },
    {
      type: "plan",
      rated: true,
      items: [{ when: "Wtorek", title: "Spacer", description: "Krótki." }],
    },
    { type: "heading", text: "Zapis" },
    {
      type: "worksheet",
      headers: ["Myśl", "Uczucie"],
      filled: [["Nie zdążę", ""]],
      emptyRows: 2,
      linesInRow: 2,
    },
    { type: "heading", text: "Dziennik" },
    { type: "writing", items: [{ label: "Obrazy ze snu", lines: 4 }] },
    { type: "heading", text: "Bez pióra" },
    { type: "questions", items: [{ question: "Co dalej?" }], lines: 0 },
  );
  expect(parts.map(({ reading }) => reading)).toEqual([
    [["ul", ["li", ["b", "Kiedy"], "Jutro."], ["li", ["b", "Gdzie"], "W domu."]], ["blank"]],
    [["table", ["tr", ["th", "Wtorek"], ["td", ["p", "Spacer"], ["p", "Krótki."]]]], ["blank"]],
    [
      ["table", ["tr", ["th", "Myśl"], ["th", "Uczucie"]], ["tr", ["td", "Nie zdążę"], ["td"]]],
      ["blank"],
    ],
    [["p", "Obrazy ze snu"], ["blank"]],
    [["p", "Co dalej?"]],
  ]);
});

test("a note about a place for a pen says it otherwise on a page, where there is none", async () => {
  const note: Block = { type: "note", text: "Kratka jest na znak.", onPage: "Oceń każdy krok." };
  const rendered = await renderDocument(documentOf([{ type: "heading", text: "Plan" }, note]));
  expect(rendered.sections.parts[0]?.reading).toEqual([["p", "Oceń każdy krok."]]);
  expect((await readPages(rendered.bytes)).flat().map(wordsIn)).toContain("Kratka jest na znak.");
});
