import { describe, expect, test } from "vitest";
import { checkEntry } from "~/services/horoscopes/check-entry.server";
import { materialOf } from "~/services/horoscopes/prompt.server";
import { tellingRuns } from "~/services/horoscopes/repetition";
import { misspeltName } from "~/services/horoscopes/spelling";
import { changesBetween } from "~/services/horoscopes/text-changes";
import { periodInWords, periodOf } from "~/sky/ephemeris/period";
import { nameOfPeriod, periodNamed, readDate } from "~/sky/ephemeris/period-names";
import { skyFactsOf } from "~/sky/ephemeris/sky-facts.server";
import { signs } from "~/sky/signs";

/** The Moon goes from Taurus to Gemini at 12:09, and is full at 15:54; Saturn moves backwards in Aries. */
const facts = skyFactsOf(periodOf("daily", "2026-11-24"));
const given = JSON.stringify(
  materialOf(
    facts,
    signs.map(({ slug }) => slug),
    new Map(),
  ),
);

const main = (said: string) => ({
  kind: "main" as const,
  header: "Kubek stoi tam, gdzie zawsze.",
  content: `${said} Rozmowa w kuchni trwa dziś o jedno zdanie dłużej. Lista na lodówce może poczekać, bo nikt jej nie czyta przed kolacją.\n\nCo dzisiaj wystarczy?`,
});

const rulesOf = (said: string, told: ReadonlySet<string> = new Set()) =>
  checkEntry(main(said), { facts, sign: "rak", given, told }).map(({ rule }) => rule);

describe("a text may say of the sky", () => {
  test.each([
    "Księżyc w Byku zwalnia krok.",
    "O 15:54 jest pełnia w Bliźniętach.",
    "Księżyc przechodzi około 12:09 z Byka do Bliźniąt.",
    "Saturn w Baranie idzie ruchem wstecznym.",
    "Słońce i Uran są dziś w opozycji.",
    "Słońce pyta Saturna, który idzie ruchem wstecznym.",
    "Merkury jest w trygonie do Twojego znaku, a Słońce i Uran są w opozycji.",
    "Księżyc jest w pełni sił, jak mówi babcia.",
    "Mars jest we Lwie, tuż obok Twojego znaku.",
  ])("what was computed: %s", (said) => expect(rulesOf(said)).toEqual([]));

  test.each([
    ["Księżyc w Pannie robi porządki.", "sky"],
    ["Wenus idzie dziś ruchem wstecznym.", "sky"],
    ["Dziś jest nów, pusta kartka.", "sky"],
    ["Mars przechodzi ze Lwa do Panny.", "sky"],
    ["Wenus i Saturn tworzą dziś trygon.", "sky"],
    ["Merkury tworzy dziś trygon ze Słońcem.", "sky"],
    ["Słońce jest w opozycji do Twojego znaku.", "sky"],
    ["Mars jest blisko Twojego znaku, a Merkury tworzy trygon ze Słońcem.", "sky"],
    ["Merkury i Saturn idą ruchem wstecznym.", "sky"],
    ["Saturn idzie ruchem wstecznym, a Merkury także wstecznym.", "sky"],
    ["Zaćmienie niczego nie zmienia.", "sky"],
    ["Ascendent ma swoje zdanie.", "sky"],
    ["Merkury w siódmym domu milczy.", "sky"],
    ["Pełnia była wczoraj.", "day"],
    ["Księżyc będzie jutro w Bliźniętach.", "day"],
    ["Księżyc jest w Bliźniętach od 26 listopada.", "day"],
    ["Księżyc jest w Bliźniętach o 17:20.", "number"],
  ])("and nothing else: %s", (said, rule) => expect(rulesOf(said)).toContain(rule));
});

test.each([
  ["14 listopada Wenus wraca do ruchu prostego.", []],
  ["24 listopada jest pełnia, a Słońce wchodzi 22 listopada do Strzelca.", []],
  ["24 listopada Wenus wraca do ruchu prostego.", ["day"]],
  ["24 listopada jest pełnia, a Słońce wchodzi 24 listopada do Strzelca.", ["day"]],
])("a month dates each body by what happens to it: %s", (said, wrong) => {
  const month = skyFactsOf(periodOf("monthly", "2026-11-01"));
  const found = checkEntry(main(said), { facts: month, sign: "rak", given: said, told: new Set() });
  expect(found.map(({ rule }) => rule).filter((rule) => rule === "day")).toEqual(wrong);
});

describe("a text is not let through that", () => {
  test.each([
    ["Jesteś dziś gotowa na jedno zdanie.", "forms"],
    ["Zrobiłeś już dosyć na dziś.", "forms"],
    ["Można zwolnić, jeśli jesteś zmęczony/a.", "forms"],
    ["To dobry dzień na wszystko.", "opening"],
    ["Wejdź na www.gwiazdy.example po więcej.", "contact"],
    ["Choroba przyjdzie szybciej niż autobus.", "illness"],
    ["Śmierć czeka za rogiem.", "death"],
    ["Wygrasz na loterii jeszcze przed obiadem.", "money"],
    ["Zajdziesz w ciążę przed wiosną.", "pregnancy"],
    ["Wyrok zapadnie po Twojej myśli.", "law"],
    ["Strzeż się ludzi w szarych płaszczach.", "fear"],
    ["Nie idź do lekarza, samo minie.", "discourages"],
    ["Poznasz miłość przy windzie.", "prophecy"],
    ["Pamiętaj, że dzień ma dwie strony.", "phrase"],
    ["Jowisz mówi szeptem, a merkury głośno.", "spelling"],
    ["Mars nie biegnie, tylko idzie, a Ty nie stoisz, lecz patrzysz.", "antithesis"],
    ["Zadzwoń do Anety z trzeciego piętra.", "name"],
  ])("says: %s", (said, rule) => {
    expect(rulesOf(said)).toContain(rule);
  });

  test("says what another one has said", () => {
    const said = "Ktoś zostawia na klatce schodowej doniczkę z karteczką dla wszystkich sąsiadów.";
    expect(rulesOf(said)).toEqual([]);
    expect(rulesOf(said, new Set(tellingRuns(said)))).toEqual(["repetition"]);
  });

  test("has no question, is too short, or stops in the middle", () => {
    const check = (content: string) =>
      checkEntry({ ...main(""), content }, { facts, sign: "rak", given, told: new Set() }).map(
        ({ rule }) => rule,
      );
    expect(check("Za krótko.\n\nCo dalej?")).toContain("length");
    expect(
      check(main("Spokojnie.").content.replace("Co dzisiaj wystarczy?", "Wystarczy.")),
    ).toContain("shape");
    expect(check(main("Spokojnie.").content.replace("kolacją.", "kolacją, a potem"))).toContain(
      "shape",
    );
  });

  test("speaks of the state of a body where it is about rest", () => {
    const health = {
      kind: "health" as const,
      header: "Wolniej przed snem",
      content: "Ból głowy minie, jeśli położysz się pół godziny wcześniej.",
    };
    expect(
      checkEntry(health, { facts, sign: "rak", given, told: new Set() }).map(({ rule }) => rule),
    ).toContain("body");
  });
});

test("names of signs and bodies are written as Polish writes them", () => {
  for (const right of [
    "Księżyc w Koziorożcu",
    "we Lwie i w Rybach",
    "raki na talerzu",
    "słońce na parapecie",
    "Merkurego",
    "Strzelcowi",
  ])
    expect(misspeltName(right)).toBeNull();
  for (const wrong of [
    "w Koziorozcu",
    "Ksieżyc",
    "Strzelecu",
    "Mercury",
    "w Bliźnietach",
    "księżyc",
    "Sagittarius",
  ])
    expect(misspeltName(wrong)).not.toBeNull();
});

test("a week names its month once", () => {
  expect(periodInWords(periodOf("weekly", "2026-11-18"))).toBe("16–22\u00a0listopada 2026");
  expect(periodInWords(periodOf("weekly", "2026-12-01"))).toBe(
    "30\u00a0listopada – 6\u00a0grudnia 2026",
  );
});

test("periods have names that lead back to them", () => {
  for (const [scope, date, name] of [
    ["daily", "2026-11-22", "2026-11-22"],
    ["weekly", "2026-11-22", "2026-W47"],
    ["weekly", "2027-01-01", "2026-W53"],
    ["monthly", "2026-11-22", "2026-11"],
    ["yearly", "2026-11-22", "2026"],
  ] as const) {
    const period = periodOf(scope, date);
    expect(nameOfPeriod(period)).toBe(name);
    expect(periodNamed(name)).toEqual(period);
  }
  for (const none of ["2025-W53", "2026-W00", "2026-00", "0000", "26", "2026-1", ""])
    expect(periodNamed(none)).toBeNull();
  expect(readDate("2026.11.22")).toBe("2026-11-22");
  expect(readDate("22.11.2026")).toBeNull();
});

test("what became of a text is told word by word", () => {
  expect(changesBetween("ala ma kota", "ala ma psa i kota")).toEqual([
    { change: "kept", text: "ala ma " },
    { change: "added", text: "psa i " },
    { change: "kept", text: "kota" },
  ]);
  expect(changesBetween("tak", "tak")).toEqual([{ change: "kept", text: "tak" }]);
});
