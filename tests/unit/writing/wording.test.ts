import { describe, expect, test } from "vitest";
import { leavesOf } from "~/services/writing/checks/finding";
import { formsOfPerson, wrongForms, type Forms } from "~/services/writing/checks/gender";
import {
  antitheses,
  bannedWording,
  copiedSample,
  unfinishedTexts,
} from "~/services/writing/checks/wording";

const wrong = (text: string, forms: Forms, ownVoice: readonly string[] = []) =>
  wrongForms([{ path: ["versions", "short"], text }], forms, ownVoice).map(
    ({ fragment }) => fragment,
  );

describe("forms of gender", () => {
  test.each([
    ["żeńsko", "Jesteś dziś zmęczony i głodny.", "Jesteś dziś zmęczony"],
    ["męsko", "Jesteś gotowa na rozmowę.", "Jesteś gotowa"],
    ["męsko", "Zostajesz z tym sama, choć nie musisz.", "Zostajesz z tym sama"],
    ["żeńsko", "Zrobiłeś pierwszy krok.", "Zrobiłeś"],
    ["neutralnie", "Czujesz się zagubiona.", "Czujesz się zagubiona"],
  ] as const)("other than %s are heard in: %s", (forms, text, fragment) => {
    expect(wrong(text, forms)).toEqual([fragment]);
  });

  test.each([
    ["żeńsko", "Jesteś zmęczona, bo sama niesiesz cały dzień."],
    ["męsko", "Jesteś zmęczony i zostajesz z tym sam."],
    ["żeńsko", "Jesteś już po rozmowie, z dala od biura i od rana na nogach."],
    ["męsko", "Ta sama droga, ta sama złość. Jesteś osobą, która wraca."],
    ["neutralnie", "Jest w Tobie zmęczenie. Masz prawo do przerwy."],
    ["żeńsko", "Zajmujesz się materiałem i działem, z zapałem i pomysłem."],
  ] as const)("that are right, or none, are not: %s, %s", (forms, text) => {
    expect(wrong(text, forms, ["versions"])).toEqual([]);
  });

  test.each([
    ["żeńsko", "Pracowałem w recepcji i prowadziłem grafik.", "Pracowałem"],
    ["męsko", "Pracowałam w recepcji.", "Pracowałam"],
    ["żeńsko", "Jestem gotowy na nowe zadania.", "Jestem gotowy"],
    ["żeńsko", "Mogłem zostać, a jednak wyszedłem.", "Mogłem"],
  ] as const)("are heard in the person's own voice as well: %s, %s", (forms, text, fragment) => {
    expect(wrong(text, forms, ["versions"])).toEqual([fragment]);
    expect(wrong(text, forms)).toEqual([]);
  });

  test("are those that somebody asks for, else those of their gender, else their own", () => {
    expect(formsOfPerson({ forms: "męsko", gender: "kobieta" }, ["Byłam."])).toBe("męsko");
    expect(formsOfPerson({ gender: "kobieta" }, ["Pracowałem."])).toBe("żeńsko");
    expect(formsOfPerson({ gender: "inna" }, [])).toBe("neutralnie");
    expect(formsOfPerson({}, ["Wczoraj wybuchłam. Zrobiłam obiad."])).toBe("żeńsko");
    expect(formsOfPerson({}, ["Zrobiłam to, choć „zrobiłem” brzmi inaczej."])).toBeUndefined();
    expect(formsOfPerson({}, ["Jest mi źle."])).toBeUndefined();
  });
});

const sentence =
  "Złość robi coś potrzebnego: pilnuje granic i potrzeb, o które nikt inny się nie upomina.";
const sample = leavesOf({ opening: sentence });
const other = "Zupa stygła na stole, a w kuchni przez chwilę było słychać tylko zegar. ".repeat(8);

describe("eight words in a row from the sample", () => {
  test("are asked for anew, and a text that is full of them is refused", () => {
    const once = copiedSample(leavesOf({ a: `${other} ${sentence}` }), sample, "");
    expect(once.map(({ rule }) => rule)).toEqual(["echo"]);
    expect(once[0]?.fragment).toBe("Złość robi coś potrzebnego pilnuje granic i potrzeb");
    const sold = copiedSample(sample, sample, "");
    expect(sold.map(({ rule }) => rule)).toEqual(["echo", "copy"]);
  });

  test("are nobody's fault where the person wrote them, and seven are chance", () => {
    expect(copiedSample(sample, sample, sentence)).toEqual([]);
    expect(
      copiedSample(leavesOf({ a: "Złość robi coś potrzebnego: pilnuje granic i." }), sample, ""),
    ).toEqual([]);
  });
});

test("„nie X, tylko Y” may stand twice in a text", () => {
  const texts = [
    "To nie kara, tylko sygnał.",
    "Nie chodzi o sól, tylko o pytanie.",
    "Złość to nie wróg, tylko straż.",
  ];
  expect(antitheses(leavesOf(texts.slice(0, 2)))).toEqual([]);
  expect(antitheses(leavesOf(texts))).toMatchObject([
    { path: [2], fragment: "nie wróg, tylko straż" },
  ]);
});

test.each([
  "Pamiętaj, że to minie.",
  "To zupełnie normalne po takim dniu.",
  "To podróż w głąb siebie.",
  "Daj temu przestrzeń.",
  "Bądź dla siebie dobra.",
])("the prompt bans, and code hears: %s", (text) => {
  expect(bannedWording(leavesOf([text]), "Jest mi źle.").map(({ rule }) => rule)).toEqual([
    "phrase",
  ]);
});

test.each(["Trzeba przestrzegać umowy.", "Czynsze podrożały o połowę."])(
  "a word that only begins like a banned one is free: %s",
  (text) => expect(bannedWording(leavesOf([text]), "Jest mi źle.")).toEqual([]),
);

test("a journey that somebody writes of without Polish marks may be read of", () => {
  expect(bannedWording(leavesOf(["O tej podróży myślisz."]), "Snila mi sie podroz.")).toEqual([]);
});

test("a journey of the person's own may be told of", () => {
  expect(
    bannedWording(leavesOf(["O tej podróży myślisz od roku."]), "Śniła mi się podróż."),
  ).toEqual([]);
});

test("a cell of a table is no sentence that breaks off", () => {
  const cell =
    "I cannot sleep because of my boss and I am sad about it in the evening when it is dark";
  expect(unfinishedTexts(leavesOf({ record: { feeling: cell } }))).toEqual([]);
  expect(unfinishedTexts(leavesOf([other.trim().slice(0, -1)]))).toMatchObject([
    { rule: "unfinished" },
  ]);
});
