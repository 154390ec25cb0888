import { formatCount } from "~/copy/format";
import mammoth from "mammoth";
import { extractText as extractPages } from "unpdf";
import { describe, expect, it } from "vitest";
import { datingBioToDocument } from "~/products/dating-bio/document.server";
import { motivationLetterToFiles } from "~/products/motivation-letter/document.server";
import type { MotivationLetterContent } from "~/products/motivation-letter/content";
import { renderDocument } from "~/documents/render.server";
import { writeDatingBio } from "../../../sandbox/model/writers/dating-bio";
import { contentStreams, expectMarked, extractText, syntaxOf } from "./pdf-reading";
import { sampleFacts } from "./sample-report";

const readText = (bytes: Buffer) => extractPages(new Uint8Array(bytes), { mergePages: true });

const sentence = "To jest zwykłe zdanie listu, które niesie konkret i nie udaje niczego więcej.";
const content: MotivationLetterContent = {
  subject: "Aplikacja na stanowisko: bibliotekarka",
  salutation: "Szanowni Państwo,",
  paragraphs: Array<string>(4).fill(`${sentence} ${sentence} ${sentence}`),
  closing: "Z poważaniem",
  commentary: {
    opening: `${sentence}`,
    choices: [1, 2, 3].map((number) => ({ title: `Wybór ${number}`, description: sentence })),
    beforeSending: [sentence, sentence],
  },
};
const form = (fields: Record<string, string> = {}) => ({
  email: "a.b-1-2@example.com",
  fields: {
    firstName: "Łucja",
    lastName: "Żółkiewska",
    companyName: "Biblioteka Kraków",
    ...fields,
  },
});
const facts = { ...sampleFacts, productTitle: "List motywacyjny", area: "career" as const };

async function letter(
  fields: Record<string, string> = {},
  more: Partial<MotivationLetterContent> = {},
) {
  const [pdf, docx, commentary] = await motivationLetterToFiles(
    { ...content, ...more },
    facts,
    form(fields),
  );
  return { pdf: pdf!, docx: docx!, commentary: commentary! };
}

describe("a letter", () => {
  it("is one page without a cover, ready to be sent on", async () => {
    const { pdf } = await letter();
    expect(pdf.pageCount).toBe(1);
    const syntax = syntaxOf(pdf.bytes);
    for (const type of ["Sect", "H1", "P"]) expect(syntax).toContain(`/S /${type}\n`);
    expect(syntax).toContain("trainedAlgorithmicMedia");
  });

  it("comes with a commentary for its writer in a file of its own", async () => {
    const { commentary } = await letter();
    expect(commentary).toMatchObject({ type: "pdf", part: "komentarz", pageCount: 1 });
    const syntax = syntaxOf(commentary.bytes);
    for (const type of ["H2", "P", "L"]) expect(syntax).toContain(`/S /${type}\n`);
    expect(syntax).toContain("trainedAlgorithmicMedia");
  });

  it("is in its own language to the last line, the commentary in Polish", async () => {
    const { pdf, commentary } = await letter({ language: "en" });
    expect((await readText(pdf.bytes)).text).not.toMatch(/sztucznej|Komentarz|Dlaczego/);
    expect((await readText(pdf.bytes)).text).not.toContain("Prepared with the help of");
    expect((await readText(commentary.bytes)).text).toContain("Dlaczego tak");
  });

  it("draws nothing outside marked content", async () => {
    expectMarked(contentStreams((await letter()).pdf.bytes));
  });

  it("says who wants it, when and where, with addresses as they were typed", async () => {
    const { pdf, docx } = await letter({ city: "Kraków", phone: "600-700-800" });
    const texts = [(await mammoth.extractRawText({ buffer: docx.bytes })).value];
    texts.push(await extractText(pdf.bytes));
    for (const text of texts)
      for (const part of ["600-700-800", "a.b-1-2@example.com", "Kraków, 5 marca 2026"])
        expect(text).toContain(part);
  });

  it("goes on over as many pages as it needs", async () => {
    const { pdf } = await letter({}, { paragraphs: Array<string>(6).fill(sentence.repeat(12)) });
    expect(pdf.pageCount).toBe(2);
  });

  it("breaks a place that is too long for its line, and stays on the page", async () => {
    const { pdf } = await letter({ city: "Wólka Przykładowa nad Rzeką ".repeat(12) });
    const starts = contentStreams(pdf.bytes)
      .flatMap((stream) => [...stream.matchAll(/1 0 0 1 (-?[\d.]+) -?[\d.]+ Tm/g)])
      .map(([, x]) => Number(x));
    expect(starts.length).toBeGreaterThan(10);
    expect(Math.min(...starts)).toBeGreaterThan(70);
  });

  it("survives whatever the form holds", async () => {
    const hostile = { firstName: "<b>&\u0000", lastName: "👩‍👩‍👧 你好", companyName: "a".repeat(200) };
    const { pdf, docx } = await letter({ ...hostile, city: "\u202eworK", phone: "1".repeat(200) });
    expect(pdf.pageCount).toBeGreaterThanOrEqual(1);
    const { value } = await mammoth.extractRawText({ buffer: docx.bytes });
    expect(value).toContain("<b>&");
    expect(value).toContain("你好");
  });
});

describe("a dating profile", () => {
  it("sets every version on a card, with its length", async () => {
    const bio = writeDatingBio({ interests: "ceramika i psy", personality: "spokój" });
    const { bytes, pageCount } = await renderDocument(
      datingBioToDocument(bio, { ...sampleFacts, area: "dating" }),
    );
    expect(pageCount).toBeLessThanOrEqual(6);
    const text = await extractText(bytes);
    const signs = formatCount([...bio.versions.short].length, "znak", "znaki", "znaków");
    expect(text).toContain(`Krótki ${signs.replace("\u00a0", " ")}`);
    expect(text).toContain("Pierwsza wiadomość");
  });

  it("survives cards with nothing in them", async () => {
    const cards = { type: "cards" as const, items: [{ label: "", text: "" }] };
    const model = datingBioToDocument(writeDatingBio({}), sampleFacts);
    expect((await renderDocument({ ...model, blocks: [cards] })).pageCount).toBe(2);
  });
});
