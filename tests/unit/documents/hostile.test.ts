import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, DocumentModel } from "~/documents/model";
import { renderDocument } from "~/documents/render.server";
import { extractText } from "./pdf-reading";

const model = (blocks: readonly Block[], more: Partial<DocumentModel> = {}): DocumentModel => ({
  title: "Tytuł",
  productTitle: "Lustro Emocji",
  area: "emotions",
  personName: "Ola",
  orderNumber: "LE-1",
  constellation: "lyra",
  writtenAt: new Date("2026-01-01T12:00:00Z"),
  blocks,
  ...more,
});

const endless = "ą".repeat(300);

/** Every block of the analyses, with this text wherever text can stand. */
const analysisBlocks = (text: string): Block[] => [
  {
    type: "matrix",
    corner: text,
    options: [text, text, text, text],
    criteria: [
      { name: text, note: text, cells: [{ words: text, dots: 9 }, { words: text }] },
      { name: text, cells: [] },
    ],
  },
  {
    type: "pairs",
    title: text,
    letter: "A",
    left: { heading: text, sign: "plus", items: [text, text] },
    right: { heading: text, sign: "question", items: [] },
  },
  { type: "flow", headers: [text, text, text], rows: [[text, text, text], []] },
  { type: "futures", first: text, second: text, moments: [{ when: text, scenes: [text, text] }] },
  {
    type: "ledger",
    linked: true,
    items: [
      { name: text, note: text, text },
      { name: text, lines: 2 },
    ],
  },
  { type: "worksheet", headers: [text, text], filled: [[text]], emptyRows: 1, linesInRow: 2 },
  { type: "plan", rated: true, items: [{ when: text, title: text, description: text }] },
  { type: "questions", items: [{ question: text, reason: text }], lines: 1 },
];

describe("a hostile document", () => {
  it("wraps words without spaces", async () => {
    const { bytes, pageCount } = await renderDocument(
      model([
        { type: "heading", text: endless },
        { type: "lead", text: endless },
        { type: "paragraph", text: `Początek ${endless} koniec` },
        { type: "list", ordered: true, items: [endless] },
        { type: "quotation", text: endless, comment: endless },
        { type: "steps", items: [{ title: endless, description: endless }] },
        { type: "answers", items: [{ label: endless, value: endless }] },
      ]),
    );
    expect(pageCount).toBeLessThan(7);
    expect(await extractText(bytes)).toContain("koniec");
  });

  it("wraps them in tables and cards, and lets long cells flow over pages", async () => {
    expect((await renderDocument(model(analysisBlocks(endless)))).pageCount).toBeLessThan(20);
    const long = "To jest bardzo długi tekst w jednej komórce tabeli. ".repeat(100);
    const { bytes, pageCount } = await renderDocument(model(analysisBlocks(`${long} koniec`)));
    expect(pageCount).toBeGreaterThan(15);
    expect((await extractText(bytes)).match(/koniec/g)?.length).toBeGreaterThan(20);
  });

  it("takes empty tables and cards", async () => {
    const { pageCount } = await renderDocument(
      model([
        ...analysisBlocks(""),
        { type: "matrix", corner: "", options: [], criteria: [] },
        { type: "flow", headers: [], rows: [] },
        { type: "futures", first: "", second: "", moments: [] },
        { type: "ledger", linked: true, items: [] },
        { type: "worksheet", headers: [], filled: [], emptyRows: 0, linesInRow: 0 },
        { type: "plan", rated: false, items: [] },
        { type: "questions", items: [], lines: 0 },
      ]),
    );
    expect(pageCount).toBe(3);
  });

  it("takes 64 KiB of answers, with and without spaces", async () => {
    const words = "To jest odpowiedź osoby, która pisze bardzo dużo. ".repeat(1300);
    const values = [words.slice(0, 65_536), "x".repeat(65_536), "a\n".repeat(5000)];
    for (const value of values) {
      const { pageCount } = await renderDocument(
        model([{ type: "answers", items: [{ label: "Opowiedz", value }] }]),
      );
      expect(pageCount).toBeGreaterThan(10);
      expect(pageCount).toBeLessThan(140);
    }
  });

  it("takes very long titles, names and numbers", async () => {
    const long = "Bardzo długi tytuł dokumentu ".repeat(2000);
    const { pageCount } = await renderDocument(
      model([{ type: "heading", text: long }], {
        title: long,
        productTitle: long,
        personName: long,
        orderNumber: long,
      }),
    );
    expect(pageCount).toBe(2);
    await renderDocument(
      model([], { title: endless, productTitle: endless, personName: endless, orderNumber: "" }),
    );
  });

  it("takes empty texts and empty lists", async () => {
    const { pageCount } = await renderDocument(
      model(
        [
          { type: "heading", text: "" },
          { type: "lead", text: " " },
          { type: "paragraph", text: "\u0000" },
          { type: "list", ordered: false, items: [] },
          { type: "list", ordered: true, items: ["", "🦊"] },
          { type: "quotation", text: "„”", comment: "" },
          { type: "steps", items: [] },
          { type: "steps", items: [{ title: "", description: "" }] },
          { type: "answers", items: [] },
          { type: "answers", items: [{ label: "", value: "\n\n" }] },
          { type: "note", text: "" },
        ],
        { title: "", productTitle: "", personName: "🦊", orderNumber: "" },
      ),
    );
    expect(pageCount).toBe(2);
  });

  it("takes hundreds of headings and a thousand steps", async () => {
    const headings = Array.from({ length: 300 }, (_, index): Block => ({
      type: "heading",
      text: `Część ${index}`,
    }));
    const items = Array.from({ length: 1000 }, () => ({ title: "Krok", description: "Opis" }));
    const { pageCount } = await renderDocument(model([...headings, { type: "steps", items }]));
    expect(pageCount).toBeGreaterThan(30);
  });

  it("never fails on arbitrary text", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.string({ unit: "grapheme", maxLength: 400 }),
    );
    const block: fc.Arbitrary<Block> = fc.oneof(
      text.map((value): Block => ({ type: "heading", text: value })),
      text.map((value): Block => ({ type: "lead", text: value })),
      text.map((value): Block => ({ type: "paragraph", text: value })),
      text.map((value): Block => ({ type: "note", text: value })),
      text.chain((value) => fc.constantFrom(...analysisBlocks(value))),
      fc
        .record({ ordered: fc.boolean(), items: fc.array(text, { maxLength: 5 }) })
        .map((list): Block => ({ type: "list", ...list })),
      fc
        .record({ text, comment: text })
        .map((quotation): Block => ({ type: "quotation", ...quotation })),
      fc
        .array(fc.record({ title: text, description: text }), { maxLength: 4 })
        .map((items): Block => ({ type: "steps", items })),
      fc
        .array(fc.record({ label: text, value: text }), { maxLength: 4 })
        .map((items): Block => ({ type: "answers", items })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(block, { maxLength: 8 }),
        text,
        text,
        async (blocks, title, personName) => {
          const { bytes, pageCount } = await renderDocument(model(blocks, { title, personName }));
          expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
          expect(pageCount).toBeGreaterThan(1);
        },
      ),
      { numRuns: 40 },
    );
  });
});
