import { describe, expect, test, vi } from "vitest";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { assessTexts, withReading, withVerdict, noCrisis } from "~/crisis/assess.server";
import { crisisLevels, type CrisisLevel } from "~/crisis/levels";
import type * as reading from "~/crisis/read-text.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { rentalAgreement } from "~/products/rental-agreement/product";

// What rules find is theirs; how much a text weighs is said here, so that nothing hangs on a sentence that was learnt from.
const weights: Record<string, number> = vi.hoisted(() => ({}));
vi.mock("~/crisis/read-text.server", async (original) => {
  const real = await original<typeof reading>();
  return {
    ...real,
    readText: (text: string) => ({ ...real.readText(text), weight: weights[text] ?? -1 }),
  };
});

const plain = "Poniedziałek jak każdy.";
const wish = "Naprawdę nie chcę już żyć.";
const sorrow = "Kuzyn popełnił samobójstwo 12 lat temu.";
const hinting = "Kilka słów, które razem brzmią niepokojąco.";
const shouting = "Bardzo wiele takich słów.";
const sorrowAndHints = `${sorrow} ${hinting}`;
Object.assign(weights, {
  [hinting]: 0.1,
  [shouting]: 99,
  [sorrowAndHints]: 3.5,
  [wish]: 0.1,
});
const assess = (...texts: string[]) => assessTexts(texts.map((text) => ({ text })));

describe("what is heard in a form", () => {
  test("rules interrupt at once, whatever the weights say", () => {
    expect(assess(wish)).toEqual({ level: "acute", suspectedAbove: null });
    expect(assess(plain, wish)).toEqual({ level: "acute", suspectedAbove: null });
  });

  test("hints bring quiet help near, and ask for a closer look", () => {
    expect(assess(hinting)).toEqual({ level: "concern", suspectedAbove: "none" });
    expect(assess(sorrowAndHints)).toEqual({ level: "concern", suspectedAbove: "concern" });
    expect(assess(sorrow, hinting)).toEqual({ level: "concern", suspectedAbove: "concern" });
  });

  test("hints never interrupt, however many they are", () => {
    expect(assess(shouting)).toEqual({ level: "concern", suspectedAbove: "none" });
    expect(assess(hinting, shouting)).toEqual({ level: "concern", suspectedAbove: "none" });
  });

  test.each([
    "nie mogę bez niego żyć, tak bardzo go kocham",
    "Bez niej nie potrafię żyć, tak ją kocham.",
    "Chciałabym umrzeć ze starości, w swoim łóżku.",
    "umrzeć ze starości",
  ])("love and a long life do not stop anybody: %s", (text) => {
    expect(assess(text).level).not.toBe("acute");
  });

  test.each([
    "Nie mogę bez niego żyć, naprawdę chcę umrzeć.",
    "Nie mogę tak żyć.",
    "Już nie mogę żyć.",
  ])("but despair does beside them: %s", (text) => expect(assess(text).level).toBe("acute"));

  test("a text without hints is left alone, and so is a form without any", () => {
    expect(assess(plain)).toEqual(noCrisis);
    expect(assess()).toEqual(noCrisis);
  });

  test("hints mean nothing in images and in words of others, clear words do", () => {
    expect(assessTexts([{ text: shouting, rulesOnly: true }])).toEqual(noCrisis);
    expect(assessTexts([{ text: wish, rulesOnly: true }]).level).toBe("acute");
  });
});

describe("a second reader", () => {
  const verdictsOn = (suspectedAbove: CrisisLevel) =>
    crisisLevels.map((verdict) => withVerdict({ level: "concern", suspectedAbove }, verdict));

  test("decides what is only suspected", () => {
    expect(verdictsOn("none").map(({ level }) => level)).toEqual(["none", "concern", "acute"]);
    expect(verdictsOn("none").every(({ suspectedAbove }) => suspectedAbove === null)).toBe(true);
  });

  test("never overrules a rule", () => {
    expect(verdictsOn("concern").map(({ level }) => level)).toEqual([
      "concern",
      "concern",
      "acute",
    ]);
    expect(withVerdict({ level: "acute", suspectedAbove: null }, "none").level).toBe("acute");
  });
});

test.each([
  ["tags", [..."Naprawdę chcę umrzeć."].join("\u{e0041}")],
  ["a NUL in each word", "Naprawdę chc\u0000ę umrz\u0000eć."],
  ["another alphabet of letters", "Naprawdę chcę 𝓊𝓂𝓇𝓏𝑒ć."],
  ["a word that goes on in the next line", "Myślę o samobój-\n  stwie."],
  ["a soft hyphen at the end of a line", "Myślę o samobój\u00ad\r\nstwie."],
])("rules read through %s", (_, text) => {
  expect(assess(text).level).toBe("acute");
});

describe("who asks a second reader", () => {
  const open = { level: "concern", suspectedAbove: "none" } as const;
  const said = (more: object) =>
    ({ verdict: "none", isWhole: true, isBlocked: false, ...more }) as const;

  test("is told nothing by silence, and quiet help by a block", () => {
    expect(withReading(open, said({ verdict: null }))).toEqual(open);
    const calm = { level: "none", suspectedAbove: "none" } as const;
    expect(withReading(calm, said({ verdict: null, isBlocked: true }))).toEqual({
      level: "concern",
      suspectedAbove: "none",
    });
  });

  test("hears an acquittal only from one who has read everything", () => {
    expect(withReading(open, said({})).level).toBe("none");
    expect(withReading(open, said({ isWhole: false }))).toEqual(open);
    expect(withReading(open, said({ isWhole: false, verdict: "acute" }))).toEqual({
      level: "acute",
      suspectedAbove: null,
    });
  });

  test("hears a crisis in one piece, though a vendor blocked another", () => {
    const part = said({ isWhole: false, isBlocked: true, verdict: "acute" });
    expect(withReading(open, part).level).toBe("acute");
  });
});

describe("the free texts of a form", () => {
  test("are its fields for words of one's own, a dream by rules only", () => {
    const texts = freeTextsOf(dreamAnalysis.fields, {
      dream: "Woda po kostki.",
      recentEvents: "Nowa praca w urzędzie.",
      email: "anna@example.com",
    });
    expect(texts).toContainEqual({ text: "Woda po kostki.", rulesOnly: true });
    expect(texts).toContainEqual({ text: "Nowa praca w urzędzie.", rulesOnly: false });
    expect(texts.some(({ text }) => text.includes("@"))).toBe(false);
  });

  test("are the clauses of an agreement, and of its names and numbers no model sees any", () => {
    const answers = { paragraph2: "Bez palenia.", landlordName: "Anna Nowak" };
    const read = freeTextsOf(rentalAgreement.fields, answers).filter(({ text }) => text !== "");
    expect(read).toContainEqual({ text: "Bez palenia.", rulesOnly: false });
    expect(read.filter(({ rulesOnly }) => !rulesOnly)).toHaveLength(1);
  });
});
