import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import {
  rentalFieldsOf,
  rentalKinds,
  type RentalAnswers,
} from "~/products/rental-agreement/fields";
import { clauses, legalState } from "~/products/rental-agreement/clauses";
import { composeRental } from "~/products/rental-agreement/compose";
import { countGaps, keepingTies, type RentalPacket } from "~/documents/rental/model";
import { renderRentalDocx } from "~/documents/rental/rental-docx.server";
import { renderRentalPdf } from "~/documents/rental/rental-pdf.server";
import { blockTexts } from "../../support/printed-texts";
import { filledAgreement } from "../../support/rental";
import {
  contentStreams,
  expectMarked,
  extractPages,
  extractText,
  syntaxOf,
} from "../documents/pdf-reading";

const facts = { productTitle: "Umowa najmu mieszkania", writtenAt: new Date("2026-11-20") };
const plain = (text: string) => text.replace(/\s+/g, " ").trim();
/** Without what only the layout adds. */
const bare = (text: string) => plain(text).replace(/…+/g, "").replace(/\s+/g, "");
const textsOf = (packet: RentalPacket) =>
  packet.parts.flatMap(({ blocks }) => blocks).flatMap(blockTexts);
const textOf = (answers: RentalAnswers) => plain(textsOf(composeRental(answers)).join("\n"));

const full = filledAgreement({
  landRegistryNumber: "LU1B/00012345/8",
  court: "Sąd Rejonowy w Białej Podlaskiej",
  paragraph1: "Najemca może trzymać kota.\nBez psa.",
  paragraph2: "W mieszkaniu się nie pali.",
  rentAmount: "2500,50",
});

describe("the content of an agreement", () => {
  test("says what was answered, amounts in words among it", () => {
    const text = textOf(full);
    for (const part of [
      "zawarta w miejscowości Kraków dnia 20 listopada 2026 r. między:",
      "Anna Żółć-Źdźbło, adres: ul. Długa 1, 30-001 Kraków – dalej „Wynajmujący”",
      "od dnia 20 listopada 2026 r. do dnia 19 listopada 2027 r.",
      "Czynsz wynosi 2 500,50 zł miesięcznie (słownie: dwa tysiące pięćset złotych 50/100)",
      "kaucję w kwocie 2 500,50 zł",
      "w ciągu 14 dni od dnia opróżnienia Lokalu, nie później jednak niż w ciągu miesiąca",
      "nr LU1B/00012345/8, prowadzona przez: Sąd Rejonowy w Białej Podlaskiej.",
      "1. Najemca może trzymać kota. 2. Bez psa. 3. W mieszkaniu się nie pali.",
      "prowadzony przez: Bank Przykładowy S.A. Za dzień zapłaty",
      "Energia elektryczna",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\.\.|\{|undefined|NaN/);
    expect(countGaps(composeRental(full))).toBe(0);
  });

  test("never says two terms for the return of a deposit that exclude each other", () => {
    const late = textOf(filledAgreement({ depositReturnDays: "60" }));
    expect(late).toContain(
      "zwróci kaucję w ciągu miesiąca od dnia opróżnienia Lokalu, po potrąceniu",
    );
    expect(late).not.toContain("60 dni");
    expect(textOf(filledAgreement({ depositReturnDays: "30" }))).toContain("w ciągu 30 dni");
    const without = filledAgreement({ depositReturnDays: "60", depositAmount: "0" });
    expect(textOf(without)).not.toContain("zwróci kaucję");
  });

  test("numbers its clauses one after another, whatever is left out", () => {
    for (const { value: rentalKind } of rentalKinds)
      for (const paragraph1 of ["", "Własne."]) {
        const numbers = composeRental(filledAgreement({ rentalKind, paragraph1 }))
          .parts.flatMap(({ blocks }) => blocks)
          .flatMap((block) => (block.type === "clause" ? block.number : []));
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      }
  });

  test("leaves gaps where nothing was answered, and says what belongs there", () => {
    const packet = composeRental({});
    expect(countGaps(packet)).toBeGreaterThan(10);
    const gaps = packet.parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ("pieces" in block ? block.pieces : []))
      .flatMap((piece) => (typeof piece === "string" ? [] : piece.gap));
    expect(gaps).toContain("Imię i nazwisko wynajmującego");
    expect(gaps).toContain("Czynsz miesięczny w zł słownie");
    expect(gaps.join(" ")).not.toMatch(/[{}]|undefined/);
  });

  test("keeps the number of the account in one piece", () => {
    const packet = composeRental(
      filledAgreement({ bankAccount: "61 1090 1014 0000 0712 1981 2874" }),
    );
    expect(textsOf(packet).join("\n")).toContain(
      "61 1090 1014 0000 0712 1981 2874".replaceAll(" ", "\u00a0"),
    );
  });

  test("differs by the kind of lease", () => {
    const occasional = composeRental(filledAgreement({ rentalKind: "occasional" }));
    expect(occasional.parts.map(({ id }) => id)).toEqual(["umowa", "protokol", "zgoda"]);
    const texts = plain(textsOf(occasional).join("\n"));
    expect(texts).toMatch(/art\. 19a .*aktu notarialnego.*naczelnikowi urzędu skarbowego/);
    const institutional = textOf(filledAgreement({ rentalKind: "institutional" }));
    expect(institutional).toMatch(/art\. 19f .*najmu socjalnego lokalu/);
    const ordinary = textOf(filledAgreement());
    expect(ordinary).not.toMatch(/notarialn|art\. 19/);
    // Who may give notice for what, and what of the deposit comes back, differs as well.
    expect(ordinary).toMatch(
      /ustala się zgodnie z art\. 6 ust\. 3 .*określonych w art\. 11 ust\. 2 ustawy/,
    );
    expect(texts).toMatch(/art\. 11 ust\. 2 pkt 1–3 .*art\. 19a ust\. 3 tej ustawy/);
    expect(institutional).toMatch(/art\. 11 ust\. 2 pkt 1–3/);
    expect(institutional).not.toMatch(/art\. 19a|art\. 6 ust\. 3/);
  });

  test("knows for every question which paragraph tells its answer", () => {
    const more = { rentalKind: "occasional", depositAmount: "0", paragraph1: "A", paragraph2: "B" };
    const told = [filledAgreement({ ...more, court: "Sąd" }), full].flatMap((answers) =>
      composeRental(answers)
        .parts.flatMap(({ blocks }) => blocks)
        .flatMap((block) => ("about" in block ? (block.about ?? []) : [])),
    );
    const printed = rentalFieldsOf(3).concat(rentalFieldsOf(2), rentalFieldsOf(4));
    for (const { name } of printed) if (name !== "email") expect(told).toContain(name);
    for (const name of ["landlordName", "tenantAddress", "isCompanyTenant", "alternativeAddress"])
      expect(told).toContain(name);
  });

  test("names companies by name, number and who signs", () => {
    const text = textOf(
      filledAgreement({
        isCompanyLandlord: "true",
        landlordCompanyName: "Dom sp. z o.o.",
        landlordNIP: "1234563218",
        landlordRepresentative: "Ewa Prezes",
      }),
    );
    expect(text).toContain(
      "Dom sp. z o.o., adres: ul. Długa 1, 30-001 Kraków, NIP: 1234563218, reprezentowana przez: Ewa Prezes – dalej „Wynajmujący”",
    );
    expect(text).not.toContain("Anna Żółć");
  });

  test("says who else rents, lives there and signs, and what the energy certificate is", () => {
    const answers = filledAgreement({
      coTenants: "Ewa Kowalska, ul. Krótka 2/3\nPiotr Lis, ul. Długa 4",
      occupants: "Zosia Kowalska",
    });
    const text = textOf(answers);
    expect(text).toMatch(/Najemcami są także: Ewa Kowalska.*; Piotr Lis.*solidarnie/);
    expect(text).toContain("Z Najemcą zamieszkają: Zosia Kowalska.");
    expect(text).toContain("charakterystyki energetycznej nr SCHE/12345/6/2024.");
    const blocks = composeRental(answers).parts[0]!.blocks;
    expect(blocks).toContainEqual(expect.objectContaining({ type: "lines", count: 2 }));
    const alone = textOf(filledAgreement({ energyCertificate: "" }));
    expect(alone).not.toMatch(/Najemcami są także|zamieszkają:/);
    expect(alone).toContain("jeżeli przepisy wymagają świadectwa");
  });

  test("has administrative fees besides the rent only where the law lets them", () => {
    const fees = { administrativeFees: "450" };
    expect(textOf(filledAgreement(fees))).toMatch(/administracyjne.*mieszczą się w czynszu/);
    const occasional = textOf(filledAgreement({ ...fees, rentalKind: "occasional" }));
    expect(occasional).toMatch(/w kwocie 450,00 zł miesięcznie/);
    expect(occasional).not.toContain("mieszczą się w czynszu");
  });

  test("says that there is no deposit where it is 0", () => {
    const text = textOf(filledAgreement({ depositAmount: "0" }));
    expect(text).toContain("Strony nie ustanawiają kaucji.");
    expect(text).not.toContain("zwróci kaucję");
  });
});

test("what is tied together stays so when it is drawn", () => {
  const squeezed = (text: string) => text.replace(/\s+/g, " ");
  expect(keepingTies("od  dnia 1\u00a0kwietnia", squeezed)).toBe("od dnia 1\u00a0kwietnia");
  const texts = textsOf(composeRental(full)).join("\n");
  for (const tied of ["50\u00a0m²", "2\u00a0500,50\u00a0zł", "20\u00a0listopada\u00a02026\u00a0r."])
    expect(texts).toContain(tied);
});

describe("the table of clauses", () => {
  const paragraphs = clauses.flatMap((clause) => clause.paragraphs);

  test("names provisions in one form and has a day of its own", () => {
    expect(legalState).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { sources } of paragraphs)
      for (const source of sources)
        expect(source).toMatch(/^art\. .+ (k\.c\.|u\.o\.p\.l\.|u\.ch\.e\.b\.)$/);
  });

  test("has nothing twice for one kind of lease", () => {
    expect(new Set(paragraphs.map(({ text }) => text)).size).toBe(paragraphs.length);
  });
});

const files = async (packet: RentalPacket) => ({
  pdf: await renderRentalPdf(packet, facts),
  docx: await renderRentalDocx(packet),
});

/** Whether a page has something on it that is turned by 52 degrees, as the watermark is. */
const isTurned = (stream: string) => /^0\.615\d* -?0\.788\d* /m.test(stream);

describe("the files", () => {
  test.each(rentalKinds.map(({ value }) => value))("of a lease say the same: %s", async (kind) => {
    const packet = composeRental({ ...full, rentalKind: kind });
    const { pdf, docx } = await files(packet);
    const { value } = await mammoth.extractRawText({ buffer: docx });
    expect(bare(value)).toBe(bare(textsOf(packet).join("\n")));
    const text = bare(await extractText(pdf.bytes));
    expect(text).toContain(bare(`strona 1 z ${pdf.pageCount}`));
    expect(text).toContain(bare(`strona ${pdf.pageCount} z ${pdf.pageCount}`));
    for (const block of packet.parts.flatMap(({ blocks }) => blocks))
      if (block.type === "clause" || block.type === "title")
        expect(text).toContain(bare(blockTexts(block).join("")));
    for (const part of ["dwa tysiące pięćset złotych 50/100", "stan prawny na"])
      expect(text).toContain(bare(part));
  });

  test("are tagged, and say nothing of a machine that wrote them", async () => {
    const { pdf, docx } = await files(composeRental(full));
    const syntax = syntaxOf(pdf.bytes);
    for (const type of ["Sect", "H1", "H2", "P", "Table", "TR", "TH", "TD"])
      expect(syntax).toContain(`/S /${type}\n`);
    expect(syntax).not.toContain("trainedAlgorithmicMedia");
    const { value } = await mammoth.extractRawText({ buffer: docx });
    expect(value).not.toContain("sztuczn");
    expect(await extractText(pdf.bytes)).not.toContain("sztuczn");
  });

  test("draw nothing outside marked content, the preview's watermark neither", async () => {
    const preview = await renderRentalPdf(composeRental({}), { ...facts, watermark: "PODGLĄD" });
    const streams = contentStreams(preview.bytes);
    expect(streams.filter(isTurned)).toHaveLength(preview.pageCount);
    expectMarked(streams);
  });

  test("are the same bytes for the same packet, and carry the watermark only in the preview", async () => {
    const packet = composeRental(full);
    const [once, again] = [
      await renderRentalPdf(packet, facts),
      await renderRentalPdf(packet, facts),
    ];
    expect(once.bytes.equals(again.bytes)).toBe(true);
    expect(contentStreams(once.bytes).filter(isTurned)).toEqual([]);
  });

  test("survive whatever the form holds", async () => {
    const hostile = Object.fromEntries(
      Object.keys(full).map((name) => [name, `<b>&"{rentAmount}\u202e 你好 👩‍👩‍👧 ${"a".repeat(300)}`]),
    );
    const packet = composeRental(hostile);
    const { pdf, docx } = await files(packet);
    expect(pdf.pageCount).toBeGreaterThan(2);
    expect((await mammoth.extractRawText({ buffer: docx })).value).toContain("<b>&");
  });
});

describe("who signs the protocol", () => {
  test.each([
    ["short", "Stół."],
    ["long", "Stół, cztery krzesła, szafa i łóżko z materacem. ".repeat(18)],
  ])("has some of it on the same page: %s equipment", async (_length, equipment) => {
    const packet = composeRental({ ...full, equipment });
    const { bytes } = await renderRentalPdf(packet, facts);
    const signed = (await extractPages(bytes)).find((page) => page.includes("Zwrot lokalu"));
    expect(signed).toMatch(/Klucze do mieszkania|krzesła/);
    expect(signed).toContain("Uwagi:");
  });
});

test("the stop of an abbreviation is the buyer's own text, and ends a sentence once", () => {
  const text = textOf({
    ...full,
    coTenants: "Bukowa sp. z o.o.\nJan Lis.",
    occupants: "Ola i S.A.",
  });
  expect(text).toContain("Najemcami są także: Bukowa sp. z o.o.; Jan Lis. Ilekroć");
  expect(textOf({ ...full, equipment: "krzesła 4 szt.\nstół." })).toContain("krzesła 4 szt.; stół");
  expect(text).toContain("zamieszkają: Ola i S.A. O zmianie");
});

test("a page of it is shown where it was bought, and none of a preview", async () => {
  const packet = composeRental(full);
  expect((await renderRentalPdf(packet, facts)).cover).toMatch(
    /^<svg[\s\S]*aria-label="Umowa najmu/,
  );
  expect((await renderRentalPdf(packet, { ...facts, watermark: "PODGLĄD" })).cover).toBeUndefined();
});
