import { describe, expect, test } from "vitest";
import { shapeOf, shapeInWords, structureOf } from "~/integrations/ai/answer-shape";
import { profiles } from "~/config/model-profiles";
import { profileAt } from "~/integrations/ai/dialects";
import { readAnswer } from "~/integrations/ai/read-answer";
import { reportContentSchema } from "~/documents/templates/report-content";
import { answerSchemaOf } from "~/products/alarm";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { materialOf } from "~/products/prompt.server";
import { products } from "~/products/registry";
import { recipeOf } from "~/products/registry.server";
import { leavesOf, type Finding } from "~/services/writing/checks/finding";
import { wrongForms } from "~/services/writing/checks/gender";
import { listedWords } from "~/services/writing/checks/harm";
import { inventedNames, inventedNumbers } from "~/services/writing/checks/inventions";
import { wrongQuotations } from "~/services/writing/checks/quotations";
import { knownSkyOf, wrongSkyClaims } from "~/services/writing/checks/sky-claims";
import { languageOf, wrongLanguage } from "~/services/writing/checks/wording";
import { repair, shortenAtSentence } from "~/services/writing/repair";
import { birthSkyOf } from "~/sky/ephemeris/birth-sky.server";

const rulesIn = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);
const leaves = (text: string) => leavesOf({ closing: text });

describe("an endpoint's dialect", () => {
  test.each([
    ["https://api.openai.com/v1", "openai"],
    ["https://sklep.openai.azure.com/openai/v1", "azure"],
    ["https://api.anthropic.com/v1", "anthropic"],
    ["https://generativelanguage.googleapis.com/v1beta/openai", "gemini"],
    ["https://api.mistral.ai/v1", "mistral"],
    ["http://127.0.0.1:11434/v1", "ollama"],
    ["https://proxy.example/v1", "plain"],
  ] as const)("is that of the vendor at %s: %s", (url, profile) => {
    expect(profileAt(url)).toBe(profile);
  });

  test("is sent no bound, and every one of them in words", () => {
    for (const product of products.filter(({ writtenByModel }) => writtenByModel)) {
      const schema = answerSchemaOf(recipeOf(product).document.schema);
      for (const profile of profiles) {
        const sent = JSON.stringify(structureOf(schema, profile));
        expect(sent).not.toMatch(
          /minLength|maxLength|minItems|maxItems|"minimum"|"maximum"|\$schema/,
        );
      }
      expect(Object.keys(shapeOf(schema).properties ?? {}).slice(0, 2)).toEqual(["alarm", "plan"]);
      const words = shapeInWords(schema);
      expect(words).toMatch(/"alarm": "<jedno z: brak, [^]*znaków/);
      // What it shows is JSON: a model would write the commas and comments that it is shown.
      const shown = JSON.parse(words.slice(words.indexOf("{"))) as object;
      expect(Object.keys(shown)).toEqual(Object.keys(shapeOf(schema).properties ?? {}));
    }
  });
});

describe("an answer", () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['Oto JSON: {"a":1}. Gotowe.', { a: 1 }],
    ["Nie.", undefined],
    ['{"a":', undefined],
    ['Namysł bez początku.\n</think>\n{"a":1}', { a: 1 }],
    ['{"a":1, // pierwsze\n"b":[2,],}', { a: 1, b: [2] }],
    ["{'a': 'jeden', b: True}", { a: "jeden", b: true }],
    ['{"a":"mówi "dość" i wychodzi"}', { a: 'mówi "dość" i wychodzi' }],
    ["Nie wiem, co {powiedzieć", undefined],
  ])("is read out of %j", (said, value) => expect(readAnswer(said)).toEqual(value));

  test("that was cut off is not mended into half of one", () => {
    expect(readAnswer('{"a":{"b":1},"c":"urw', false)).toBeUndefined();
    expect(readAnswer('{"a":1}   ', false)).toEqual({ a: 1 });
  });

  test("is shortened after a sentence, or else after a word", () => {
    expect(shortenAtSentence("Raz dwa. Trzy cztery pięć sześć.", 12)).toBe("Raz dwa.");
    expect(shortenAtSentence("Jedno długie zdanie bez końca", 21)).toBe("Jedno długie zdanie…");
  });

  test("is unwrapped, trimmed and left empty where it may be", () => {
    const shape = shapeOf(reportContentSchema);
    const repaired = repair(shape, {
      odpowiedz: {
        nextSteps: Array(9).fill({ title: "Krok", description: "Zrób to spokojnie dziś." }),
      },
    }) as { nextSteps: unknown[]; quotation: unknown };
    expect(repaired.nextSteps).toHaveLength(3);
    expect(repaired.quotation).toEqual({ text: "", comment: "" });
  });
});

describe("code hears", () => {
  test("quotation marks around what nobody wrote", () => {
    const own = ["Nikt nie zapytał, a ja jak zwykle\nzapytałam wszystkich."];
    const check = (text: string) => rulesIn(wrongQuotations(leaves(text), ["closing"], own));
    expect(check("Piszesz „jak zwykle zapytałam”.")).toEqual([]);
    expect(check("Piszesz „Nikt nie zapytał … wszystkich”.")).toEqual([]);
    expect(check("Piszesz „nikt mnie nie lubi”.")).toEqual(["quotation"]);
  });

  test.each([
    ["nie zapytał, a ja", true],
    ["nie zapyta", false],
    ["pytał, a ja", false],
    ["ikt nie zapytał", false],
    ["Nikt … wszystkich", true],
    ["Nikt … wszyst…", false],
    ["…", true],
  ])("whether „%s” begins and ends with whole words of theirs: %s", (words, theirs) => {
    const own = ["Nikt nie zapytał, a ja jak zwykle\nza\u00adpytałam wszystkich."];
    const found = wrongQuotations(leaves(`Piszesz: „${words}”.`), ["closing"], own);
    expect(rulesIn(found)).toEqual(theirs ? [] : ["quotation"]);
    expect(wrongQuotations(leaves("„jak zwykle zapytałam”"), ["closing"], own)).toEqual([]);
  });

  test.each([
    // Given, said, and what is wrong with that: nothing where the one is the other.
    ["1 200,50 zł", "1200,50 zł", null],
    ["1200 zł", "1 200 zł", null],
    ["1.200 zł", "1200 zł", null],
    ["12 000 EUR", "12,000 euro", null],
    ["1 200 zł", "200 zł", "number"],
    ["1200 zł", "120 zł", "number"],
    ["1200 zł", "12 zł", "number"],
    ["1 200,50 zł", "1 200,5 zł", null],
    ["1 200,50 zł", "1 200,05 zł", "number"],
    ["2 tys. zł", "2000 zł", null],
    ["2000 zł", "2 tys. złotych", null],
    ["2 tys. zł", "2 mln zł", "number"],
    ["18%", "18 procent", null],
    ["118%", "18 procent", "figure"],
    ["od 2019 roku", "w 2019 r.", null],
    ["K-20191", "w 2019 roku", "number"],
    ["2026-12-03", "3 grudnia", null],
    ["3.12.2026", "3 grudnia 2026", null],
    ["13 grudnia", "3 grudnia", "number"],
    ["3 grudnia", "13 grudnia", "number"],
    ["3 grudnia", "03.12.2026", "number"],
    ["3 grudnia 2026", "03.12.2026", null],
    ["o 18:30", "o 18:30", null],
    ["o 18.30", "o 18:30", null],
    ["o 18", "o 18:00", null],
    ["o 18:30", "o 8:30", "figure"],
    ["o 18:30", "o 18:00", "figure"],
    ["nic", "oddychaj przez 5 minut, 10 razy", null],
    ["nic", "w skali od 0 do 100", null],
    ["nic", "101 razy", "figure"],
  ])("whether who wrote „%s” may read „%s”: %s", (given, said, wrong) => {
    const found = inventedNumbers(
      leaves(`Tak: ${said}, i już.`),
      `{"answers":{"a":"x\\n${given}"}}`,
    );
    expect(rulesIn(found)).toEqual(wrong ? [wrong] : []);
  });

  test("numbers, dates and names that nobody gave", () => {
    const given = "Pensja 18 procent, Wrocław, 3 grudnia";
    const numbers = (text: string) => rulesIn(inventedNumbers(leaves(text), given));
    expect(numbers("Zyskujesz 18 procent i robisz 5 wydechów 3 grudnia.")).toEqual([]);
    expect(numbers("Zyskujesz 25 procent.")).toEqual(["figure"]);
    expect(numbers("Zrób to 4 grudnia.")).toEqual(["number"]);
    expect(numbers("Zadzwoń: 600 700 800.")).toEqual(["contact"]);
    const names = (text: string) => rulesIn(inventedNames(leaves(text), given));
    expect(names("Jedziesz do Wrocławia, bo Ty tak chcesz.")).toEqual([]);
    expect(names("Jedziesz do Gdyni, do Marka.")).toEqual(["name"]);
  });

  test("diagnoses and medicines that the person did not name, and labels even then", () => {
    const check = (text: string, own = "") => rulesIn(listedWords(leaves(text), [own]));
    expect(check("To wygląda na depresję.")).toEqual(["listedDiagnosis"]);
    expect(check("Piszesz o depresji.", "Mam depresję.")).toEqual([]);
    expect(check("Pomoże sertralina.")).toEqual(["listedMedicine"]);
    expect(check("On jest toksyczny.", "On jest toksyczny.")).toEqual(["listedLabel"]);
    expect(check("Używasz słowa „toksyczny”.", "On jest toksyczny.")).toEqual([]);
  });

  test("a sky that was not there", () => {
    const computed = { birthSky: birthSkyOf("1991-11-03") };
    const check = (text: string) => rulesIn(wrongSkyClaims(leaves(text), knownSkyOf(computed)));
    expect(check("Słońce stoi w Skorpionie, a Księżyc w Pannie albo w Wadze.")).toEqual([]);
    expect(check("Słońce stoi w Baranie.")).toEqual(["sky"]);
  });

  test("another language, and forms of the other gender", () => {
    expect(
      languageOf("This is a text that is written in English and not in the language of the person"),
    ).toBe("en");
    expect(
      languageOf("To jest tekst, który jest po polsku i nie jest w innym języku niż ten"),
    ).toBe("pl");
    const quoting =
      "Piszesz: „I moved to Kraków last year for work and I still feel like a guest in my own flat”. To zostaje na dziś.";
    expect(wrongLanguage(leaves(quoting), () => "pl")).toEqual([]);
    expect(rulesIn(wrongLanguage(leaves(quoting.replace(/[„”]/g, "")), () => "pl"))).toEqual([
      "language",
    ]);
    expect(rulesIn(wrongForms(leaves("Kiedy zrobiłeś pierwszy krok."), "żeńsko"))).toEqual([
      "forms",
    ]);
    expect(rulesIn(wrongForms(leaves("Kiedy zrobiłaś pierwszy krok."), "żeńsko"))).toEqual([]);
  });
});

test("what is too long to be sent is cut, and the document is told what", () => {
  const { answers, readInPart } = materialOf(emotionMirror, {
    mood: "a".repeat(65_536),
    event: "b".repeat(500),
    name: "Anna",
  });
  expect(answers.mood).toHaveLength(6_000);
  expect(answers.event).toHaveLength(500);
  expect(readInPart).toEqual(["Jaki masz dziś nastrój?"]);
  const files = [{ name: "cv.pdf", text: "c".repeat(100_000) }];
  expect(materialOf(emotionMirror, {}, files).readInPart).toEqual(["cv.pdf"]);
});
