import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckPage, type CheckPageFacts } from "~/routes/rental/check-page";
import { DraftFrame } from "~/routes/rental/draft-frame";
import { StepFields } from "~/routes/rental/rental-input";
import { checkAgreement, completeSteps } from "~/products/rental-agreement/check-step";
import { rentalFields, type RentalAnswers } from "~/products/rental-agreement/fields";
import { warningsOf } from "~/products/rental-agreement/warnings";
import { filledAgreement } from "../../support/rental";

const shown = (current: number | "sprawdz") =>
  renderToStaticMarkup(
    <DraftFrame
      draft={{
        token: "t",
        expiresAt: "2026-12-07T10:00:00Z",
        completeSteps: [1, 3],
        price: { grosze: 3999 },
      }}
      title="Krok"
      current={current}
      form="krok"
    >
      {null}
    </DraftFrame>,
  ).replaceAll("\u00a0", " ");

test("a step of the agreement says what comes after it, and every step can be gone back to with what was typed", () => {
  expect(shown(2)).toMatch(/Dalej: <span[^>]*>Warunki najmu</);
  expect(shown(4)).toMatch(/Dalej: <span[^>]*>Sprawdź i zamów</);
  expect(shown("sprawdz")).not.toContain("Dalej: ");
  for (const step of [1, 2, 3, 4])
    expect(shown(2)).toMatch(new RegExp(`<button form="krok" name="intent" value="${step}"`));
});

test("a step says whether its answers are complete, also to those who do not see the tick", () => {
  const words = shown("sprawdz").replace(/<[^>]+>/g, "");
  expect(words).toContain("1. Wynajmujący i najemca, gotowe");
  expect(words).toContain("2. Mieszkanie, do uzupełnienia");
  expect(words).toContain("3. Warunki najmu, gotowe");
  expect(shown("sprawdz").match(/<svg[^>]*mr-1/g)).toHaveLength(2);
});

const checked = (answers: RentalAnswers, more: Partial<CheckPageFacts> = {}) =>
  renderToStaticMarkup(
    <CheckPage
      page={{
        token: "t",
        expiresAt: "2026-12-07T10:00:00Z",
        completeSteps: completeSteps(answers),
        answers,
        problems: checkAgreement(answers),
        warnings: warningsOf(answers),
        formToken: "f",
        price: { grosze: 3999 },
        isStopped: false,
        ...more,
      }}
    />,
  ).replaceAll("\u00a0", " ");

const remark = "To uwagi, nie błędy";
const incomplete = filledAgreement({
  apartmentAddress: "",
  area: "",
  bankName: "",
  energyCertificate: "",
});

test("an agreement with something missing opens with the way to each of it, and cannot be ordered", () => {
  const page = checked(incomplete);
  expect(page).toContain("Zostało do uzupełnienia:");
  for (const [step, field] of [
    [2, "apartmentAddress"],
    [2, "area"],
    [4, "bankName"],
  ])
    expect(page).toContain(`href="/doradca-prawny/umowa/t/${step}#${field}"`);
  expect(page).toContain("Uzupełnij krok 2: Mieszkanie");
  expect(page).toContain("Sprawdź jeszcze raz");
  for (const absent of [remark, "Zamawiam i płacę", 'name="consent"', "<form method"])
    expect(page).not.toContain(absent);
});

test("an answer that is wrong is not called missing", () => {
  const page = checked(filledAgreement({ rentDueDay: "31" }));
  expect(page).toContain("Zostało do poprawy:");
  expect(page).toContain('href="/doradca-prawny/umowa/t/3#rentDueDay"');
  expect(page).not.toContain("Brakuje:");
});

test("a complete agreement can be ordered with its remarks, has one way back a step, and folds what was not given", () => {
  const page = checked(filledAgreement({ energyCertificate: "" }));
  expect(page).toContain(remark);
  expect(page).toContain("Zamawiam i płacę");
  expect(page).not.toContain("Zostało do");
  expect(page.match(/Zmień </g)).toHaveLength(4);
  expect(page).toMatch(/Nie podano: Numer świadectwa[^.<]*, Numer księgi wieczystej/);
  expect(page).not.toContain(">–<");
});

const fieldsOf = (step: 1 | 2 | 3 | 4, values: RentalAnswers) =>
  renderToStaticMarkup(
    <StepFields step={step} values={values} errors={{}} warnings={warningsOf(values)} />,
  );

test("every question of the agreement is asked at its step", () => {
  for (const { step, name } of rentalFields)
    expect(fieldsOf(step, { rentalKind: "occasional" }), name).toContain(`name="${name}"`);
});

test("an ordinary lease is not asked for fees besides the rent, and says why", () => {
  const why = /płaci się czynsz.*mieszczą się w\sczynszu.*art\.\s9\sust\.\s5.*Kaucja w\szł/;
  expect(fieldsOf(3, { rentalKind: "ordinary" })).not.toContain('name="administrativeFees"');
  expect(fieldsOf(3, { rentalKind: "ordinary" })).toMatch(why);
  expect(fieldsOf(3, { rentalKind: "institutional" })).not.toMatch(why);
});

test("every remark on the page where answers are checked leads to its field", () => {
  const answers = filledAgreement({
    rentalKind: "occasional",
    energyCertificate: "",
    landRegistryNumber: "1",
    startDate: "2026-11-19",
  });
  const page = checked(answers);
  const remarks = warningsOf(answers);
  expect(remarks.map(({ field }) => field)).toEqual([
    "alternativeAddress",
    "energyCertificate",
    "startDate",
    "landRegistryNumber",
  ]);
  for (const { field } of remarks) expect(page).toMatch(new RegExp(`/[1-4]#${field}">Zmień`));
});

test("price, formats and what comes next stand beside the answers, and the way to pay once they are whole", () => {
  for (const text of ["39,99 zł", "PDF i DOCX na e-mail", "Tpay · BLIK · karta"]) {
    expect(checked(incomplete)).toContain(text);
    expect(checked(filledAgreement())).toContain(text);
  }
  expect(checked(filledAgreement())).toContain('href="#platnosc"');
  expect(checked(incomplete)).not.toContain("#platnosc");
  expect(shown(2)).toContain("39,99 zł");
});

test("a step warns of what was answered, not of what its hint says of an empty answer", () => {
  expect(fieldsOf(2, {})).not.toContain("zabytków");
  expect(fieldsOf(2, { landRegistryNumber: "1" })).toContain("ma zły układ");
});
