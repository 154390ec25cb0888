import { describe, expect, test } from "vitest";
import { inSections } from "~/documents/sections";
import { sentencesIn, sentencesOf, strongestOf, type Reader } from "~/documents/sentences";
import { personNameOf } from "~/products/summary";
import { recipeOf } from "~/products/registry.server";
import { renderSample } from "~/services/samples/render-sample.server";
import { leavesOf } from "~/services/writing/checks/finding";

const good = "Spokojne światło, którego nie trzeba podkręcać, świeci najdłużej ze wszystkich.";
const other = "Wystarczy jedna rzecz zrobiona spokojnie, żeby dzień miał swój środek.";
const nobody: Reader = { name: null, words: [] };

const of = (opening: string, part = "Na koniec", said = other) =>
  inSections([
    ["p", opening],
    ["h3", part],
    ["p", said],
  ]);

const written = (...texts: string[]) => [`Początek. ${texts.join(" ")} Koniec.`];

test("sentences that can stand alone are found in reading order, each once", () => {
  const all = of(`${good} Krótko. ${other}`);
  expect(sentencesOf(all, written(good, other), nobody)).toEqual([good, other]);
});

test("what the writer did not write, as one piece, is none", () => {
  const all = of(good);
  expect(sentencesOf(all, written(other), nobody)).toEqual([other]);
  expect(sentencesOf(all, [good.slice(0, 30), good.slice(30)], nobody)).toEqual([]);
});

test("a break of a line between two words changes nothing about who wrote them", () => {
  const typeset = of(good.replaceAll(" nie ", " nie\u00a0"), "Dalej", "Krótko.");
  expect(sentencesOf(typeset, [good], nobody)).toHaveLength(1);
});

test.each([
  ["the buyer's own words", of("Krótko.", "Twoje słowa")],
  ["a dream told again", of("Krótko.", "Twój sen w obrazach")],
  ["a talk told again", of("Krótko.", "Co padło w rozmowie")],
  ["an exercise", of("Krótko.", "Ćwiczenie: Oddech")],
  ["a quotation", of("Krótko.", "Dalej", `Napisane jest „${good}” i to jest w tym najważniejsze.`)],
  [
    "a number",
    of("Krótko.", "Dalej", "W nocy zadzwoń pod 112, gdzie ktoś zawsze odbierze telefon."),
  ],
  ["what has no end", of("Krótko.", "Dalej", good.slice(0, -1))],
  ["a whole paragraph in one sentence", of("Krótko.", "Dalej", `${good.slice(0, -1)} `.repeat(4))],
])("%s gives none", (_, sections) => {
  const all = sections.parts.flatMap(({ reading }) => reading.map((node) => String(node[1])));
  expect(sentencesOf(sections, all, nobody)).toEqual([]);
});

test.each([
  ["Łucja", "Dobrze, Łucjo, że zostawiasz sobie dziś choć jedną godzinę dla siebie."],
  ["Łucja", "Łucjo, zostaw sobie dziś choć jedną spokojną godzinę dla siebie."],
  ["łucja", "W domu dla Łucji jest jeszcze jedno miejsce, w którym jest cicho."],
  ["Marta", "Marto, zostaw sobie dziś choć jedną spokojną godzinę dla siebie."],
  ["Anna Marta", "Wieczór Marty może mieć jedną godzinę, której nikt nie zabierze."],
  ["Ewa", "Dobrze wiedzieć, że o tej porze Ewo niczego już nie trzeba nadrabiać."],
  [null, "Kochanie, zostaw sobie dziś choć jedną spokojną godzinę dla siebie."],
])("a sentence that names %s is none: %s", (name, named) => {
  expect(sentencesIn([`${named} ${good}`], { name, words: [] })).toEqual([good]);
});

test("nor is one that names somebody whom the buyer wrote of", () => {
  const named = "Długie milczenie Marka nie mówi jeszcze niczego o uczuciach.";
  expect(sentencesIn([named], nobody)).toEqual([named]);
  expect(sentencesIn([named], { name: null, words: ["Marek nie odpisuje"] })).toEqual([]);
});

test("four words in a row as the buyer wrote them are theirs; three are anybody's", () => {
  const repeats = "Kiedy przy kolacji mąż powiedział coś o soli, zrobiło się bardzo cicho.";
  const own = (words: string) => sentencesIn([repeats], { name: null, words: [words] });
  expect(own("Przy kolacji mąż powiedział, że zupa jest za słona.")).toEqual([]);
  expect(own("PRZY  KOLACJI,\nmaz powiedzial")).toEqual([]);
  expect(own("Ｐｒｚｙ ｋｏｌａｃｊｉ mąż powiedział")).toEqual([]);
  expect(own("Przy kolacji mąż milczał.")).toEqual([repeats]);
});

test.each([
  "To",
  "Ta",
  "Dlatego",
  "Wtedy",
  "Ale",
  "Ona",
  "Jednak",
  "Więc",
  "W tym",
  "Każda z tych",
  "Tam",
])("a sentence that begins with „%s” cannot stand alone", (opener) => {
  const said = `${opener} najdłużej świeci światło, którego nikt nie podkręca.`;
  expect(sentencesIn([said], nobody)).toEqual([]);
});

test.each([
  "Złość pokazuje się sama, więc często zabiera głos w jego imieniu.",
  "Stoi za nią potrzeba, która za długo czekała na swoją kolej.",
  "Nie każdy go zna, dopóki nie usłyszy go wprost.",
  "Za słona zupa nie mieści w sobie takiego wybuchu.",
  "Mieszkanie w pojedynkę wystawia te dwie potrzeby na próbę.",
  "Z przyjemnością opowiem o tym więcej podczas rozmowy.",
  "Wiem też, jak to wygląda z drugiej strony ulicy.",
  "Pytanie o karierę bywa więc dla Ciebie pytaniem o widoczność.",
  "Z kolei Uran w Byku przypomina, że stałe układy lubią się przesunąć.",
  "Pokazało lampę i lustro, a Ty wiesz najlepiej, który z obrazów pasuje.",
  "Kiedy odpowiedź okazała się wymijająca, schowało się razem z Tobą.",
  "Na drugiej drodze wygląda jak pół roku bez zleceń i telefon.",
])("nor can one that needs what stands before it: %s", (said) => {
  expect(sentencesIn([said, good], nobody)).toEqual([good]);
});

test.each([
  "Pytanie o najmocniejszą chwilę zostało puste, i tak też może zostać.",
  "Co poruszyło najmocniej, zostaje na razie bez odpowiedzi.",
  "Można dopisać szczegóły później, jeśli wrócą przy kolacji albo przed snem.",
  "W odpowiedziach nie ma zdarzenia, od którego wszystko się zaczęło.",
  "Może czeka na chwilę, w której nikt nikogo nie pogania.",
  "Powiedziana na głos złość traci połowę swojej siły jeszcze przed kolacją.",
  "Pluton jest w kwadraturze do Twojego znaku przez cały miesiąc.",
])("nor can one about the form, a table, or a thing that it does not name: %s", (said) => {
  expect(sentencesIn([said, good], nobody)).toEqual([good]);
});

test.each([
  "Masz wpływ na to, co ktoś usłyszy od Ciebie jako pierwsze.",
  "Jeśli coś uwiera od miesięcy, to czasem wystarczy zmienić godzinę.",
  "Wśród wielu spraw tego wieczoru najmocniej pamiętasz ciszę dziecka.",
  "Milczenie przynosi ulgę, ale głowa uczy się z niej ostrożności.",
  "Ciało zwykle wcześniej niż myśli rozpoznaje zmęczenie.",
])("but one that carries its own thought can: %s", (said) => {
  expect(sentencesIn([said], nobody)).toEqual([said]);
});

describe("of the samples", () => {
  const candidates = async (slug: string) => {
    const recipe = recipeOf({ slug });
    const { answers, content } = recipe.sample;
    const [file] = await renderSample(recipe);
    return sentencesOf(
      file!.sections!,
      leavesOf(content).map(({ text }) => text),
      { name: personNameOf(answers), words: Object.values(answers) },
    );
  };

  test("the mirror of Marta gives what anybody may read, and nothing of its own frame", async () => {
    const sentences = await candidates("emotion-mirror");
    expect(sentences).not.toEqual([]);
    expect(sentences.join(" ")).not.toMatch(
      /Mart|w jego imieniu|sztuczna inteligencja|Dlatego ta złość|„/,
    );
  });

  test("the special horoscope gives some, of which its mail begins with the strongest", async () => {
    expect(strongestOf(await candidates("special-horoscope"))).toBe(
      "Pomyśl o swoim zwykłym tygodniu pracy i o chwili, w której czas płynie szybciej.",
    );
  });
});

test("the strongest is said in one breath", () => {
  const long = `${good.slice(0, -1)}, a kto raz przy nim usiądzie, wraca do niego po latach, choćby tylko na jedną chwilę.`;
  expect(strongestOf([long, good, "Wystarczy jedna rzecz zrobiona spokojnie."])).toBe(good);
  expect(strongestOf([])).toBeUndefined();
});
