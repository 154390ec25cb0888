import fc from "fast-check";
import { checkAgreement } from "~/products/rental-agreement/check-step";
import { describe, expect, test } from "vitest";
import { accountRefusal, isLandRegistryNumber, isNip } from "~/products/rental-agreement/checksums";
import { parseDay, parseGrosze, parseNumber } from "~/forms/typed-values";
import { endOfLease } from "~/products/rental-agreement/values";
import { warningsOf } from "~/products/rental-agreement/warnings";
import {
  amountInWords,
  countMonths,
  numberInWords,
} from "~/products/rental-agreement/amount-in-words";
import { filledAgreement } from "../../support/rental";

describe("the end of a lease", () => {
  test.each([
    ["2026-11-20", 12, "2027-11-19"],
    ["2026-01-01", 1, "2026-01-31"],
    ["2026-01-31", 1, "2026-02-27"],
    ["2028-01-31", 1, "2028-02-28"],
    ["2026-03-31", 1, "2026-04-29"],
    ["2026-08-31", 6, "2027-02-27"],
    ["2026-12-01", 3, "2027-02-28"],
    ["2024-02-29", 12, "2025-02-27"],
    ["2024-03-01", 12, "2025-02-28"],
    ["2026-12-31", 2, "2027-02-27"],
  ])("of %s and %i months is %s", (start, months, end) => {
    expect(endOfLease(start, months)).toBe(end);
  });

  const day = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test("is the day before the same day some months later, or before that month's last one", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 400 }), (start, months) => {
        const next = new Date(`${endOfLease(start, months)}T00:00:00Z`);
        next.setUTCDate(next.getUTCDate() + 1);
        const [year = 0, month = 0, date = 0] = start.split("-").map(Number);
        const index = year * 12 + month - 1 + months;
        expect(next.getUTCFullYear() * 12 + next.getUTCMonth()).toBe(index);
        const lastDay = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0));
        expect(next.getUTCDate()).toBe(Math.min(date, lastDay.getUTCDate()));
      }),
    );
  });

  test("is later the longer the lease is", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 300 }), (start, months) => {
        expect(endOfLease(start, months) >= start).toBe(true);
        expect(endOfLease(start, months + 1) > endOfLease(start, months)).toBe(true);
      }),
    );
  });
});

test.each([
  ["2 500,50", 250050],
  ["2500.5", 250050],
  ["2\u00a0500 zł", 250000],
  ["0", 0],
  ["-1", -100],
])("%s is %i grosze", (text, grosze) => expect(parseGrosze(text)).toBe(grosze));

test.each(["", "1,234", "1.000,50", "1e3", "Infinity", "0x10", "--1", "12-"])(
  "„%s” is no amount",
  (text) => {
    expect(parseGrosze(text)).toBeNaN();
    if (text !== "1,234") expect(parseNumber(text)).toBeNaN();
  },
);

test.each([
  ["2027-01-31", "2027-01-31"],
  ["31.1.2027", "2027-01-31"],
  ["29.02.2027", null],
  ["2027-13-01", null],
  ["wczoraj", null],
])("%s is the day %s", (text, day) => expect(parseDay(text)).toBe(day));

describe("amounts in words", () => {
  test.each([
    [0, "zero złotych 00/100"],
    [1, "zero złotych 01/100"],
    [102, "jeden złoty 02/100"],
    [200, "dwa złote 00/100"],
    [512, "pięć złotych 12/100"],
    [1_299, "dwanaście złotych 99/100"],
    [2_204, "dwadzieścia dwa złote 04/100"],
    [2_121, "dwadzieścia jeden złotych 21/100"],
    [11_200, "sto dwanaście złotych 00/100"],
    [100_000, "tysiąc złotych 00/100"],
    [100_100, "tysiąc jeden złotych 00/100"],
    [250_050, "dwa tysiące pięćset złotych 50/100"],
    [500_000, "pięć tysięcy złotych 00/100"],
    [1_234_567, "dwanaście tysięcy trzysta czterdzieści pięć złotych 67/100"],
    [2_200_000, "dwadzieścia dwa tysiące złotych 00/100"],
    [100_000_000, "milion złotych 00/100"],
    [500_000_200, "pięć milionów dwa złote 00/100"],
  ])("%i grosze are „%s”", (grosze, words) => expect(amountInWords(grosze)).toBe(words));

  test.each([
    [1, "1 miesiąc"],
    [3, "3 miesiące"],
    [12, "12 miesięcy"],
    [22, "22 miesiące"],
    [112, "112 miesięcy"],
  ])("%i is %s", (count, words) => expect(countMonths(count).replace("\u00a0", " ")).toBe(words));

  const values = new Map<string, number>();
  for (let count = 0; count < 1000; count++) values.set(numberInWords(count), count);

  /** Reads the words back, group by group. */
  function read(words: string): number {
    let total = 0;
    let group: string[] = [];
    for (const word of words.split(" ")) {
      const factor = /^tysi/.test(word) ? 1_000 : /^milion/.test(word) ? 1_000_000 : 0;
      if (!factor) group.push(word);
      else {
        total += factor * (group.length > 0 ? (values.get(group.join(" ")) ?? NaN) : 1);
        group = [];
      }
    }
    return total + (group.length > 0 ? (values.get(group.join(" ")) ?? NaN) : 0);
  }

  test("can be read back, whatever the number", () => {
    expect(values.size).toBe(1000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (count) => {
        expect(read(numberInWords(count))).toBe(count);
      }),
    );
  });
});

describe("check digits", () => {
  test.each([
    [
      isNip,
      ["1234563218", "123-456-32-18", "PL 123 456 32 18"],
      ["1234563219", "123456321", "0", ""],
    ],
    [
      (text: string) => accountRefusal(text) === null,
      ["61109010140000071219812874", "PL61 1090 1014 0000 0712 1981 2874"],
      [
        "61109010140000071219812875",
        "16109010140000071219812874",
        "DE61109010140000071219812874",
        "",
      ],
    ],
    [
      isLandRegistryNumber,
      ["LU1B/00012345/8", "lu1b/00012345/8"],
      ["LU1B/00012345/6", "LU1B/12345/8", "LQ1B/00012345/8", ""],
    ],
  ])("tell right numbers from wrong ones: %o", (isRight, right, wrong) => {
    for (const text of right) expect(isRight(text)).toBe(true);
    for (const text of wrong) expect(isRight(text)).toBe(false);
  });
});

describe("warnings", () => {
  const fieldsOf = (more: Parameters<typeof filledAgreement>[0]) =>
    warningsOf(filledAgreement(more)).map(({ field }) => field);
  const textOf = (more: Parameters<typeof filledAgreement>[0]) =>
    warningsOf(filledAgreement(more))
      .map(({ text }) => text)
      .join(" ");

  test("are absent where there is nothing to warn of", () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ depositAmount: "30000", depositReturnDays: "30" })).toEqual([]);
  });

  test("say that the tenant has to get an energy certificate, where none is named", () => {
    expect(textOf({ energyCertificate: "" })).toMatch(/świadectwa charakterystyki.*art\. 11/);
  });

  test.each([
    ["ordinary", /art\. 2 ust\. 1 pkt 1/],
    ["occasional", /art\. 19a ust\. 1/],
    ["institutional", /art\. 19f ust\. 1/],
  ])("say what a company as a tenant means in a lease of the kind %s", (rentalKind, article) => {
    const company = { isCompanyTenant: "true", tenantNIP: "1234563218" };
    const about = warningsOf(filledAgreement({ rentalKind, ...company })).filter(
      ({ field }) => field === "isCompanyTenant",
    );
    expect(about.map(({ text }) => text)).toEqual([expect.stringMatching(article)]);
  });

  test("say while it is typed that a deposit is above the law's limit, as the check that refuses it", () => {
    const refusal = (more: Parameters<typeof filledAgreement>[0]) =>
      checkAgreement(filledAgreement(more)).depositAmount;
    expect(refusal({ depositAmount: "30000" })).toBeUndefined();
    expect(refusal({ depositAmount: "30000,01" })).toMatch(/dwunastokrotności.*art\. 6 ust\. 1/);
    const occasional = { rentalKind: "occasional", alternativeAddress: "ul. Inna 1" };
    expect(refusal({ ...occasional, depositAmount: "15000" })).toBeUndefined();
    expect(refusal({ ...occasional, depositAmount: "15000,01" })).toMatch(
      /sześciokrotności.*art\. 19a ust\. 4/,
    );
    expect(fieldsOf({ ...occasional, depositAmount: "15000,01" })).toEqual(["depositAmount"]);
    const institutional = {
      rentalKind: "institutional",
      isCompanyLandlord: "true",
      landlordNIP: "1234563218",
    };
    expect(fieldsOf(institutional)).toEqual([]);
    expect(refusal({ ...institutional, depositAmount: "15001" })).toMatch(/art\. 19f/);
  });

  test("name the article of a deposit that is returned too late", () => {
    expect(textOf({ depositReturnDays: "31" })).toMatch(/w ciągu miesiąca.*art\. 6 ust\. 4/);
  });

  test("point to numbers whose check digit is wrong, and never to empty ones", () => {
    expect(fieldsOf({ landRegistryNumber: "LU1B/00012345/6" })).toEqual(["landRegistryNumber"]);
    expect(fieldsOf({ bankAccount: "12 3456" })).toEqual(["bankAccount"]);
    expect(fieldsOf({ isCompanyTenant: "true", tenantNIP: "1234567890" })).toEqual([
      "isCompanyTenant",
      "tenantNIP",
    ]);
    expect(fieldsOf({ isCompanyTenant: "false", tenantNIP: "1234567890" })).toEqual([]);
    expect(fieldsOf({ bankAccount: "" })).toEqual([]);
  });

  test("say who may sign which kind, and for how long", () => {
    expect(fieldsOf({ rentalKind: "institutional" })).toEqual(["rentalKind"]);
    expect(
      fieldsOf({ rentalKind: "occasional", isCompanyLandlord: "true", rentalPeriodMonths: "121" }),
    ).toEqual(["rentalKind", "alternativeAddress", "rentalPeriodMonths"]);
    expect(fieldsOf({ rentalPeriodMonths: "121" })).toEqual(["rentalPeriodMonths"]);
    expect(fieldsOf({ rentalPeriodMonths: "" })).toEqual([]);
    expect(fieldsOf({ startDate: "2026-11-19" })).toEqual(["startDate"]);
  });
});
