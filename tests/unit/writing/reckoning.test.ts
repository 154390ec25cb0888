import { describe, expect, test } from "vitest";
import { decisionSimulation } from "~/products/decision-simulation/product";
import { lifeDecision } from "~/products/life-decision/product";
import { therapist } from "~/products/therapist/product";
import { sourceOf } from "~/services/fulfilment/product-text.server";
import { arithmeticFacts } from "~/services/writing/arithmetic";
import { inventedNumbers } from "~/services/writing/checks/inventions";
import { aFriday } from "../../support/stand-in";

const answers = {
  decisionDescription:
    "Zarabiam 4500 zł na etacie od 8 do 16. Nowa firma daje 6200 zł, ale na zmiany, czasem do 20. Odpowiedź do 30 listopada, do końca roku muszę się zdecydować ostatecznie. Dojazd trwa 40 minut.",
  options: "Zostać\nPrzejść do nowej firmy",
  logic: "Pensja wyższa, ale bilet kosztuje 119 zł.",
};
const source = sourceOf(lifeDecision, {
  answers,
  orderedAt: aFriday,
  today: aFriday,
  level: "none",
});
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/gu, " ");

describe("the facts of a decision", () => {
  const facts = arithmeticFacts(source.freeTexts, aFriday);

  test("name each day of the next fortnight", () => {
    expect(facts.nextDays).toHaveLength(14);
    expect(plainSpaces(facts.nextDays[0] ?? "")).toBe("sobota, 21 listopada 2026");
    expect(plainSpaces(facts.nextDays[13] ?? "")).toBe("piątek, 4 grudnia 2026");
  });

  test("count the days that are left to each date", () => {
    expect(facts.deadlines.map(plainSpaces)).toEqual([
      "poniedziałek, 30 listopada 2026: za 10 dni",
      "czwartek, 31 grudnia 2026: za 41 dni",
    ]);
  });

  test("hold the difference of every two sums, and how much that is", () => {
    expect(facts.differences.map(plainSpaces)).toEqual([
      "6200 zł − 4500 zł = 1700 zł; to 38 procent z 4500 zł i 27 procent z 6200 zł",
      "4500 zł − 119 zł = 4381 zł; to 3682 procent z 119 zł i 97 procent z 4500 zł",
      "6200 zł − 119 zł = 6081 zł; to 5110 procent z 119 zł i 98 procent z 6200 zł",
    ]);
  });

  test.each([lifeDecision, decisionSimulation, therapist])(
    "are handed to the model of $title",
    (product) => {
      const { data } = sourceOf(product, {
        answers: { problemDescription: "x", options: "x" },
        orderedAt: aFriday,
        today: aFriday,
        level: "none",
      });
      expect(data).toContain('"nextDays"');
    },
  );
});

describe("what is reckoned from a text", () => {
  const factsOf = (text: string) => arithmeticFacts([text], aFriday);

  test.each([
    "Zarabiam 4500 zł, a pracuje nas 180 osób.",
    "Jedna oferta to 3000 euro, druga 9000 zł.",
    "Teraz 0 zł, potem 500 zł.",
    "Pensja dla 180 osób to 9000 zł.",
  ])("holds no false sum: %s", (text) => expect(factsOf(text).differences).toEqual([]));

  test.each([
    ["Tu 100 dolarów, tam 250 USD.", "250 USD − 100 USD = 150 USD"],
    ["Zarabiam 4500, a tam jest 6200 PLN.", "6200 zł − 4500 zł = 1700 zł"],
    ["Tu 2 Tys. zł, tam 3 tys. złotych.", "3000 zł − 2000 zł = 1000 zł"],
  ])("holds true ones: %s", (text, told) =>
    expect(factsOf(text).differences.map(plainSpaces)).toEqual([expect.stringContaining(told)]),
  );

  test.each([
    ["10 listopada się rozstaliśmy.", []],
    ["Odpowiedź do 31.02.2027 albo do 45.13.2027.", []],
    ["Umowa jest do 15.12.26.", ["wtorek, 15 grudnia 2026: za 25 dni"]],
    ["Decyzja do 10 stycznia.", ["niedziela, 10 stycznia 2027: za 51 dni"]],
  ])("counts the days to what lies ahead: %s", (text, told) =>
    expect(factsOf(text).deadlines.map(plainSpaces)).toEqual(told),
  );
});

describe("a sentence of a decision", () => {
  const rulesIn = (text: string) =>
    inventedNumbers([{ path: ["core", 0], text }], source.data).map(({ rule }) => rule);

  test.each([
    "Różnica to 1700 zł miesięcznie.",
    "Na zmiany pracujesz czasem do 20:00.",
    "To 27 procent nowej pensji.",
    "Zostały 3 tygodnie spokojnego liczenia.",
    "Do 30 listopada zostaje 10 dni.",
    "W ciągu roku różnica urośnie do 20 400 zł.",
    "Wieczorem, do 21:30, odłóż telefon i policz to na kartce.",
    "Po odjęciu biletu zostaje 6081 zł.",
    "Zapytaj o to w poniedziałek, 23 listopada 2026.",
    "Dzień pracy zaczyna się o 8:00, a dojazd trwa 40 minut.",
    "W 2027 roku obie drogi mogą wyglądać inaczej.",
    "Połowa obecnej pensji to 2250 zł.",
  ])("may count: %s", (text) => expect(rulesIn(text)).toEqual([]));

  test.each([
    ["Premia to dodatkowe 800 zł.", "number"],
    ["Podwyżka sięgnie 9 tys. zł w rok.", "number"],
    ["Umowę podpisz 17 stycznia.", "number"],
    ["Firma powstała w 1998 roku.", "number"],
    ["Zadzwoń tam: 22 123 45 67.", "contact"],
    ["Szczegóły są na www.oferta.example.", "contact"],
    ["Szef czeka na Ciebie o 17:45.", "figure"],
    ["Tak robi 83 procent osób.", "figure"],
    ["Firma ma 350 pracowników.", "figure"],
  ])("may not make up: %s (%s)", (text, rule) => expect(rulesIn(text)).toEqual([rule]));
});
