import { describe, expect, test } from "vitest";
import { checkAgreement, checkStep } from "~/products/rental-agreement/check-step";
import { emptyAgreement } from "~/products/rental-agreement/default-answers";
import {
  rentalFields,
  type RentalAnswers,
  type RentalFieldName,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import { completeAnswers, postedAnswers } from "~/products/rental-agreement/values";
import { saidAt } from "~/forms/kind";
import { filledAgreement } from "../../support/rental";

/** What a field says that is empty. */
const missing = (name: RentalFieldName) =>
  rentalFields.find((field) => field.name === name)?.required;
const company = (party: "landlord" | "tenant"): RentalAnswers => ({
  [party === "landlord" ? "isCompanyLandlord" : "isCompanyTenant"]: "true",
  [`${party}CompanyName`]: "Dom sp. z o.o.",
  [`${party}NIP`]: "1234563218",
  [`${party}Representative`]: "Ewa Prezes",
  [`${party}Name`]: "",
});

test("a complete agreement has no errors, and neither has one between companies", () => {
  expect(checkAgreement(filledAgreement())).toEqual({});
  expect(checkAgreement(filledAgreement({ ...company("landlord"), ...company("tenant") }))).toEqual(
    {},
  );
});

const empties: [StepNumber, RentalFieldName, RentalAnswers?][] = [
  [1, "rentalKind"],
  [1, "landlordName"],
  [1, "landlordAddress"],
  [1, "tenantName"],
  [1, "tenantAddress"],
  [1, "landlordCompanyName", company("landlord")],
  [1, "landlordNIP", company("landlord")],
  [1, "landlordRepresentative", company("landlord")],
  [1, "landlordAddress", company("landlord")],
  [1, "tenantCompanyName", company("tenant")],
  [1, "tenantNIP", company("tenant")],
  [1, "tenantRepresentative", company("tenant")],
  [1, "tenantAddress", company("tenant")],
  [2, "apartmentAddress"],
  [2, "apartmentDescription"],
  [2, "area"],
  [2, "equipment"],
  [2, "city"],
  [3, "date"],
  [3, "rentAmount"],
  [3, "rentDueDay"],
  [4, "bankAccount"],
  [4, "bankName"],
  [4, "email"],
];

test.each(empties)("step %i needs %s", (step, name, more = {}) => {
  for (const blank of ["", "  ", "\u200b"]) {
    const answers = filledAgreement({ ...more, [name]: blank });
    expect(checkStep(step, answers)).toEqual({ [name]: missing(name) });
    expect(checkAgreement(answers)).toEqual({ [name]: missing(name) });
  }
});

test.each(["rentalPeriodMonths", "startDate"] as const)(
  "without %s the end that follows from it is not asked for as well",
  (name) => {
    expect(checkStep(3, filledAgreement({ [name]: "" }))).toEqual({ [name]: missing(name) });
  },
);

test.each([
  "landlordId",
  "tenantId",
  "court",
  "landRegistryNumber",
  "paragraph1",
  "paragraph2",
  "depositAmount",
  "alternativeAddress",
  "coTenants",
  "occupants",
  "energyCertificate",
  "administrativeFees",
] as const)("%s may stay empty", (name) => {
  expect(checkAgreement(filledAgreement({ [name]: "", rentalKind: "occasional" }))).toEqual({});
});

const bad: [StepNumber, RentalFieldName, string, string[]][] = [
  [2, "area", "Powierzchnia musi być większa niż 0", ["0", "-1", "0,0", "dużo", "1e3"]],
  [3, "rentAmount", "Czynsz musi być większy niż 0", ["0", "0,00", "-1"]],
  [3, "rentDueDay", "Dzień musi być między 1 a 28", ["0", "29", "-3", "1,5", "dziesiąty"]],
  [3, "depositAmount", "Kaucja nie może być ujemna", ["-1", "-0,01"]],
  [
    3,
    "depositAmount",
    "Kaucja nie może przekraczać dwunastokrotności miesięcznego czynszu (art. 6 ust. 1 ustawy o ochronie praw lokatorów).",
    ["30000,01", "90000"],
  ],
  [3, "depositReturnDays", "Podaj pełną liczbę dni, od\u00a01 do\u00a030.", ["0", "1,5", "x"]],
  [
    3,
    "rentAmount",
    "Podaj kwotę w złotych, na przykład 2500 albo 2500,50.",
    ["dużo", "1,234", "99999999999"],
  ],
  [3, "depositAmount", "Podaj kwotę w złotych, na przykład 2500 albo 2500,50.", ["dwa czynsze"]],
  [3, "date", "Wybierz istniejącą datę.", ["2026-02-30", "jutro", "0001-01-01"]],
  [
    4,
    "email",
    "Niepoprawny adres email",
    ["anna", "anna@", "@example.com", "a@b", "a b@example.com", "a@@example.com", "a@b..pl"],
  ],
  [1, "rentalKind", "Wybierz rodzaj najmu.", ["other"]],
  [1, "landlordName", "Skróć tekst do 2000 znaków.", ["a".repeat(2001)]],
  [2, "equipment", "Skróć tekst do 2000 znaków.", ["a".repeat(2001)]],
];

test.each(bad)("step %i: %s says „%s”", (step, name, message, texts) => {
  for (const text of texts)
    expect(checkStep(step, filledAgreement({ [name]: text }))).toEqual({ [name]: message });
});

test.each(["0", "-12", "rok"])("a lease of %s months is too short", (rentalPeriodMonths) => {
  expect(checkStep(3, filledAgreement({ rentalPeriodMonths }))).toEqual({
    rentalPeriodMonths: "Okres najmu musi być większy niż 0",
  });
});

test("a lease that ends after the last day that can be written says so at its end", () => {
  const late = filledAgreement({ startDate: "2199-12-01", rentalPeriodMonths: "12" });
  expect(checkStep(3, late)).toEqual({ endDate: "Wybierz istniejącą datę." });
});

test.each([
  ["ordinary", "art. 6 ust. 4"],
  ["occasional", "art. 19a ust. 5"],
  ["institutional", "art. 19f"],
])(
  "a deposit of an %s lease that returns after more than 30 days is refused by %s",
  (rentalKind, article) => {
    const days = (depositReturnDays: string, depositAmount = "2500") =>
      checkAgreement(filledAgreement({ rentalKind, depositReturnDays, depositAmount }));
    expect(days("30")).toEqual({});
    for (const tooMany of ["31", "60", "366"])
      expect(days(tooMany).depositReturnDays).toMatch(
        new RegExp(`w ciągu miesiąca.*${article}.*najwyżej 30 dni`),
      );
    expect(days("60", "0")).toEqual({});
  },
);

test.each([
  ["12 3456", "ma 26 cyfr, a tu jest ich 6"],
  ["61 1090 1014 0000 0712 1981 2875", "nie zgadza się suma kontrolna"],
  ["DE88 3704 0044 0532 0130 00", "nie zgadza się suma kontrolna"],
  ["konto", "samymi cyframi"],
])("the number %s of an account is refused at its field", (bankAccount, why) => {
  expect(checkStep(4, filledAgreement({ bankAccount })).bankAccount).toContain(why);
  expect(checkAgreement(filledAgreement({ bankAccount }))).toHaveProperty("bankAccount");
});

test.each(["PL61109010140000071219812874", "DE89 3704 0044 0532 0130 00"])(
  "the number %s of an account is taken",
  (bankAccount) => {
    expect(checkAgreement(filledAgreement({ bankAccount }))).toEqual({});
  },
);

test("the specification's sentence stands above, what to do at the field", () => {
  const words = (name: RentalFieldName, error: string) =>
    saidAt(
      rentalFields.find((field) => field.name === name)!,
      error,
    )?.replaceAll("\u00a0", " ");
  expect(words("area", "Powierzchnia musi być większa niż 0")).toBe(
    "Podaj powierzchnię w metrach, na przykład 46,5.",
  );
  expect(words("rentDueDay", "Dzień musi być między 1 a 28")).toBe("Wybierz dzień od 1 do 28.");
  for (const [step, name, message] of bad)
    expect(words(name, message), `${step} ${name}`).toMatch(/\.$/);
});

test.each([
  ["rentDueDay", ["1", "28"]],
  ["rentAmount", ["0,01", "2 500,50", "2500.5", "2500 zł"]],
  ["depositAmount", ["0", "2500"]],
  ["area", ["0,5", "48,75"]],
  ["date", ["20.11.2026"]],
  ["email", ["a.b+c@sub.example.pl"]],
] as const)("%s takes %s", (name, texts) => {
  for (const text of texts) expect(checkAgreement(filledAgreement({ [name]: text }))).toEqual({});
});

test("a step says everything that is wrong at once, and nothing of other steps", () => {
  expect(checkStep(3, { rentDueDay: "31", rentalPeriodMonths: "0", depositAmount: "-5" })).toEqual({
    date: "Wybierz dzień, w którym podpiszecie umowę.",
    startDate: "Wybierz pierwszy dzień najmu.",
    rentalPeriodMonths: "Okres najmu musi być większy niż 0",
    rentAmount: "Podaj miesięczny czynsz.",
    rentDueDay: "Dzień musi być między 1 a 28",
    depositAmount: "Kaucja nie może być ujemna",
  });
});

test("nothing is filled in that would end in a contract", () => {
  expect(emptyAgreement).toEqual({ isCompanyLandlord: "false", isCompanyTenant: "false" });
  for (const field of rentalFields) expect("fallback" in field, field.name).toBe(false);
});

test("whatever is missing is asked for by its own name", () => {
  const texts = rentalFields.flatMap(({ required }) => required ?? []);
  expect(new Set(texts).size).toBe(texts.length);
  expect(checkAgreement(emptyAgreement)).toMatchObject({
    rentalKind: "Wybierz rodzaj najmu.",
    landlordName: "Podaj imię i nazwisko wynajmującego.",
    area: "Podaj powierzchnię mieszkania.",
  });
});

describe("the answers as they are ordered", () => {
  test("hold every field but the address, booleans as text", () => {
    const ordered = completeAnswers(filledAgreement());
    const names = rentalFields.map(({ name }) => name).filter((name) => name !== "email");
    expect(Object.keys(ordered).sort()).toEqual([...names].sort());
    expect(ordered).toMatchObject({ isCompanyLandlord: "false", isCompanyTenant: "false" });
  });

  test("take the rent for an empty deposit, and 14 days for an empty return", () => {
    const ordered = completeAnswers(filledAgreement({ depositAmount: "", depositReturnDays: "" }));
    expect(ordered).toMatchObject({ depositAmount: "2500", depositReturnDays: "14" });
    expect(completeAnswers(filledAgreement({ depositAmount: "0" })).depositAmount).toBe("0");
  });

  test("leave out what was typed for the other kind of party", () => {
    const both = filledAgreement({ ...company("landlord"), landlordName: "Anna", landlordId: "X" });
    expect(completeAnswers(both)).toMatchObject({ landlordName: "", landlordId: "" });
    const person = { ...both, isCompanyLandlord: "false" };
    expect(completeAnswers(person)).toMatchObject({ landlordName: "Anna", landlordNIP: "" });
  });
});

test("a posted step keeps its own fields alone, as they were meant", () => {
  const posted = postedAnswers(1, {
    isCompanyTenant: "true",
    landlordName: " Anna\u0000 \r\n Maria ",
    rentAmount: "1",
    price: "0.01",
  });
  // What was not on the page keeps its answer; an unticked box is posted as nothing.
  expect(posted).toEqual({
    landlordName: "Anna Maria",
    isCompanyTenant: "true",
    isCompanyLandlord: "false",
  });
});
