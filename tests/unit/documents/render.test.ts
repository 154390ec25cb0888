import { describe, expect, it } from "vitest";
import { areas } from "~/site/areas";
import type { DocumentModel } from "~/documents/model";
import { renderDocument } from "~/documents/render.server";
import { reportToDocument } from "~/documents/templates/report";
import { contentStreams, expectMarked, extractPages, extractText, syntaxOf } from "./pdf-reading";
import { sampleFacts, sampleReport } from "./sample-report";

const mirror = reportToDocument(sampleReport, sampleFacts);
const sample: DocumentModel = { ...mirror, sentence: undefined };
const withBlocks = (blocks: DocumentModel["blocks"]): DocumentModel => ({ ...sample, blocks });

describe("a rendered report", () => {
  it("has a cover and three or four full pages for a thousand words", async () => {
    const { bytes, pageCount } = await renderDocument(sample);
    expect(pageCount).toBeGreaterThanOrEqual(4);
    expect(pageCount).toBeLessThanOrEqual(5);
    expect(syntaxOf(bytes)).toMatch(new RegExp(`/Type /Pages\\s+/Count ${pageCount}\\b`));
    expect(bytes.length).toBeLessThan(150_000);
  });

  it("has a cover and two or three pages for a short one", async () => {
    const short = {
      ...sampleReport,
      sections: sampleReport.sections.slice(0, 3).map((section) => ({
        ...section,
        paragraphs: section.paragraphs.slice(0, 1),
      })),
    };
    const { pageCount } = await renderDocument(reportToDocument(short, sampleFacts));
    expect(pageCount).toBeGreaterThanOrEqual(2);
    expect(pageCount).toBeLessThanOrEqual(4);
  });

  it("is a tagged Polish PDF 1.7 with title, bookmarks and link targets", async () => {
    const syntax = syntaxOf((await renderDocument(sample)).bytes);
    expect(syntax).toMatch(/^%PDF-1\.7/);
    expect(syntax).toContain("/Lang (pl)");
    expect(syntax).toContain("/Marked true");
    expect(syntax).toContain("/StructTreeRoot");
    expect(syntax).toContain("/DisplayDocTitle true");
    expect(syntax).toContain("/Outlines");
    const headings = sample.blocks.filter(({ type }) => type === "heading").length;
    expect(syntax.match(/\/Dest \[/g)).toHaveLength(headings);
    expect(syntax.match(/\/Subtype \/Link/g)).toHaveLength(headings);
    for (const type of ["Document", "H1", "H2", "P", "L", "LI", "Lbl", "LBody", "BlockQuote"])
      expect(syntax).toContain(`/S /${type}\n`);
    expect(syntax).toContain("/ListNumbering /Decimal");
    for (const type of ["Figure", "TOC", "TOCI", "Link"]) expect(syntax).toContain(`/S /${type}\n`);
    expect(syntax).toContain("/Alt (");
  });

  it("has a sentence of its own on its cover, in the place of the contents", async () => {
    const { sentence = "", ...others } = mirror;
    expect(JSON.stringify(sampleReport)).toContain(sentence);
    expect(sentence).not.toBe("");
    const { bytes, sections } = await renderDocument(mirror);
    const syntax = syntaxOf(bytes);
    expect(syntax).not.toContain("/S /TOC\n");
    expect(syntax).toContain("/Outlines");
    const [cover = ""] = (await extractPages(bytes)).map((page) => page.replace(/\s+/g, " "));
    expect(cover).toContain(sentence);
    expect(sections.cover).not.toContain(sentence);
    expectMarked(contentStreams(bytes));
    // A report in which nothing can stand alone has its contents.
    const plain = { ...sampleReport, closing: "Krótko.", sections: [] };
    expect(reportToDocument(plain, sampleFacts)).not.toHaveProperty("sentence");
    expect(others.blocks).toEqual(sample.blocks);
  });

  it("draws nothing outside marked content", async () => {
    const streams = contentStreams((await renderDocument(sample)).bytes);
    expect(streams.length).toBeGreaterThan(3);
    expectMarked(streams);
  });

  it("says in machine-readable metadata that a model wrote it", async () => {
    const syntax = syntaxOf((await renderDocument({ ...sample, title: "A < B & C" })).bytes);
    const xmp = syntax.slice(syntax.indexOf("<x:xmpmeta"), syntax.indexOf("</x:xmpmeta>"));
    expect(xmp).toContain('xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"');
    expect(xmp).toContain(
      "<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>",
    );
    expect(xmp).toContain("A &lt; B &amp; C");
    expect(xmp).toContain("<rdf:li>pl</rdf:li>");
  });

  it("comes out the same every time, dated when it was written", async () => {
    const [first, second] = [await renderDocument(sample), await renderDocument(sample)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(syntaxOf(first.bytes)).toContain("D:20260305211400Z");
  });

  it("renders every area and falls back to a known constellation", async () => {
    for (const area of areas) {
      const { pageCount } = await renderDocument({
        ...sample,
        area,
        constellation: "nowhere" as "lyra",
      });
      expect(pageCount).toBeGreaterThan(3);
    }
  });

  it("still has its cover and closing lines without any block", async () => {
    expect((await renderDocument(withBlocks([]))).pageCount).toBe(2);
  });

  it("renders documents side by side", async () => {
    const alone = await renderDocument(sample);
    const together = await Promise.all([1, 2, 3].map(() => renderDocument(sample)));
    for (const { bytes } of together) expect(bytes.equals(alone.bytes)).toBe(true);
  });
});

describe("the text of a report", () => {
  it("extracts with every Polish letter, mark and ligature", async () => {
    const letters = "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ „cudzysłów” – myślnik… fi fl ffi oferta, refleksja, 50 %";
    const text = await extractText(
      (
        await renderDocument(
          withBlocks([
            { type: "lead", text: letters },
            { type: "heading", text: letters },
            { type: "paragraph", text: letters },
            { type: "answers", items: [{ label: letters, value: letters }] },
          ]),
        )
      ).bytes,
    );
    expect(text.split(letters).length - 1).toBeGreaterThanOrEqual(4);
  });

  it("keeps letters apart from their accented relatives in later documents", async () => {
    // Headings: no other test of this file uses these capitals in that face.
    const page = (text: string) => renderDocument(withBlocks([{ type: "heading", text }]));
    await page("ÝĶĤŴ ýķĥŵ");
    expect(await extractText((await page("YKHW ykhw ﬁ fi")).bytes)).toContain("YKHW ykhw fi fi");
  });

  it("names the reader, the date in Warsaw, the order, and says that an AI wrote it", async () => {
    const text = await extractText((await renderDocument(sample)).bytes);
    expect(text).toContain("dla: Małgorzata");
    expect(text).toContain("5 marca 2026");
    expect(text).toContain("LE-2026-004217");
    // Letters that are set apart come apart.
    expect(text.replaceAll(" ", "")).toContain("LUSTROEMOCJI");
    expect(text).toContain("Ten dokument przygotowała sztuczna inteligencja");
    expect(text).toMatch(/2 ?\/ ?5/);
  });

  it("has every sentence of the content in order", async () => {
    const text = (await extractText((await renderDocument(sample)).bytes)).replaceAll("- ", "-");
    let from = 0;
    for (const { paragraphs } of sampleReport.sections.slice(0, 2)) {
      for (const paragraph of paragraphs) {
        const start = paragraph.slice(0, 40).replace(/"/g, "");
        const at = text.indexOf(start, from);
        expect(at, start).toBeGreaterThan(-1);
        from = at;
      }
    }
  });

  it("leaves out the name when there is none", async () => {
    const text = await extractText((await renderDocument({ ...sample, personName: null })).bytes);
    expect(text).not.toContain("dla:");
  });

  it("transcribes Cyrillic, drops emoji and marks other scripts as omitted", async () => {
    const { bytes } = await renderDocument({
      ...withBlocks([{ type: "paragraph", text: "Добрий день 🌙✨ i 你好 世界 koniec ✓ ①\u0000" }]),
      personName: "Оксана 🦊",
    });
    const text = await extractText(bytes);
    expect(text).toContain("dla: Oksana");
    expect(text).toContain("Dobryj den i […] koniec • 1");
  });
});
