import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { shapeInWords } from "~/integrations/ai/answer-shape";
import type { ModelRequest } from "~/integrations/ai/requests";
import { products } from "~/products/registry";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { sample } from "~/products/emotion-mirror/sample";
import type { ReportContent } from "~/documents/templates/report-content";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { systemOf } from "~/products/prompt.server";
import { sourceOf, textRecipeOf } from "~/services/fulfilment/product-text.server";
import { closedReading, readFindings } from "~/services/writing/closed-reading.server";
import { inWords, type Finding } from "~/services/writing/checks/finding";
import { correctionRequest } from "~/services/writing/correction.server";
import type { WritingJob } from "~/services/writing/recipe";
import { writeChecked } from "~/services/writing/write-checked.server";
import { sampleAnswers } from "../../support/answers";
import { aFriday, writeWith } from "../../support/stand-in";

const written = products.filter(({ writtenByModel }) => writtenByModel);
const mirror = textRecipeOf(emotionMirror);
if (!mirror) throw new Error("no prompt");
// The sample stands for a good text here, which may not be held to be copied.
const recipe = { ...mirror, sample: { content: {} } };
const source = sourceOf(emotionMirror, {
  answers: { ...sample.answers },
  orderedAt: aFriday,
  today: aFriday,
  level: "none",
});

const yes = (fragment: string) => ({ yes: true, fragment });
const praise = { grounded: true, honest: true, warm: true, useful: true, fields: [] };
const withClosing = (closing: string): ReportContent => ({ ...sample.content, closing });
const harmful = "Weź wieczorem melatoninę i połóż się wcześniej, niż zwykle to robisz.";

/** A text that is written by a script: answers, what the editor says, and what the reader says, one after another. */
async function writeScripted(script: {
  answers: readonly unknown[];
  editor?: unknown;
  readings: readonly (Record<string, unknown> | null)[];
  answersLeft?: number;
}) {
  const asked: string[] = [];
  const notes: string[] = [];
  let answered = 0;
  let read = 0;
  const job: WritingJob = {
    recipe,
    source,
    answersLeft: script.answersLeft ?? 3,
    async ask({ prompt }, purpose) {
      if (purpose === "review") return script.editor ?? praise;
      asked.push(typeof prompt === "string" ? prompt : (prompt.at(-1)?.content ?? ""));
      return { alarm: "brak", plan: "", ...(script.answers[answered++] as object) };
    },
    read: async () => script.readings[Math.min(read++, script.readings.length - 1)] ?? null,
    onAlarm: async () => undefined,
    note: (wrong) => void notes.push(...wrong),
  };
  const result = await writeChecked(job).catch((error: unknown) => error);
  return { result, asked, notes, readings: read };
}

const closingOf = (result: unknown) => (result as { content: ReportContent }).content.closing;

describe("a finished text that the reader objects to", () => {
  test("is corrected by the words that it objects to, and read again", async () => {
    const { result, asked, readings, notes } = await writeScripted({
      answers: [withClosing(harmful), { closing: sample.content.closing }],
      readings: [{ medicine: yes("Weź wieczorem melatoninę") }, {}],
    });
    expect(closingOf(result)).toBe(sample.content.closing);
    expect(asked[1]).toContain("- closing: mówi o leku");
    expect(asked[1]).toContain("«Weź wieczorem melatoninę»");
    expect(readings).toBe(2);
    expect(notes).toContain("closing: medicine");
    expect(notes.join()).not.toContain("melatonin");
  });

  test.each([
    "medicine",
    "diagnosis",
    "doom",
    "verdict",
    "surveillance",
    "recommends",
    "discourages",
    "harm",
  ])("is never delivered while it holds %s", async (rule) => {
    const { result, asked } = await writeScripted({
      answers: Array(3).fill(withClosing(harmful)),
      readings: [{ [rule]: yes("melatoninę") }],
    });
    expect(result).toBeInstanceOf(ExternalServiceError);
    expect(asked).toHaveLength(3);
  });

  test.each(["prophecy", "forms", "foreign"])(
    "is delivered after one correction for %s",
    async (rule) => {
      const { result, asked } = await writeScripted({
        answers: Array(3).fill(withClosing(harmful)),
        readings: [{ [rule]: yes("melatoninę") }],
      });
      expect(closingOf(result)).toBe(harmful);
      expect(asked).toHaveLength(2);
    },
  );

  test("is good for the reader's word alone where its words stand in it, and are not the person's", () => {
    const found = (closing: string, fragment: string) =>
      readFindings({ verdict: yes(fragment) }, withClosing(closing), source).map(inWords);
    expect(found("To narcyz i tyle.", "to narcyz")).toEqual(["closing: verdict"]);
    // She wrote „zupa jest za słona” and „jak zwykle zapytałam wszystkich”.
    expect(found("Piszesz „jak zwykle zapytałam wszystkich”.", "zapytałam wszystkich")).toEqual([]);
    expect(found("Jak zwykle zapytałam wszystkich.", "zapytałam wszystkich")).toEqual([]);
    expect(found("Piszesz „to narcyz”.", "to narcyz")).toEqual(["closing: verdict"]);
  });

  test.each(["to jest narcyz", ""])("is heard where it cannot be placed: «%s»", (fragment) => {
    const found = (rule: string, closing: string) =>
      readFindings({ [rule]: yes(fragment) }, withClosing(closing), source).map(inWords);
    expect(found("verdict", "To narcyz i tyle.")).toEqual([
      "całość: unplaced",
      "closing: listedLabel",
    ]);
    expect(found("verdict", "To zwykły dzień i tyle.")).toEqual(["całość: unplaced"]);
    // What is asked for once anyway is not worth a look at the whole.
    expect(found("prophecy", "To narcyz i tyle.")).toEqual([]);
  });

  test("is noted and asked for once where it cannot be placed", async () => {
    const { asked, notes } = await writeScripted({
      answers: Array(3).fill(sample.content),
      readings: [{ doom: yes("umrzesz w maju") }],
    });
    expect(notes).toContain("całość: unplaced");
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain("umrzesz w maju");
    expect(asked[1]).toContain("zapowiada śmierć");
  });
});

describe("without a reader", () => {
  test("lists of words ask once, and refuse nothing", async () => {
    const { result, asked, readings } = await writeScripted({
      answers: Array(3).fill(withClosing(harmful)),
      readings: [null],
    });
    expect(closingOf(result)).toBe(harmful);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain("wspomina lek");
    expect(readings).toBe(1);
  });

  test("what code knows by itself is refused all the same", async () => {
    const { result } = await writeScripted({
      answers: Array(3).fill(withClosing("Zadzwoń do mnie: 600 700 800, proszę, jeszcze dzisiaj.")),
      readings: [null],
    });
    expect(result).toBeInstanceOf(ExternalServiceError);
  });
});

test("an editor's wish never costs a text that was read and found good", async () => {
  const { result, asked } = await writeScripted({
    answers: [sample.content, { closing: harmful }],
    editor: {
      ...praise,
      warm: false,
      fields: [{ field: "closing", fragment: "zadaj to pytanie" }],
    },
    readings: [{}, { medicine: yes("melatoninę") }],
  });
  expect(closingOf(result)).toBe(sample.content.closing);
  expect(asked[1]).toContain("«zadaj to pytanie»");
});

test("a minimum missed by a character, and a copied phrase, are asked for once and then taken", async () => {
  const closing = "Zapisz to na kartce, dziś wieczorem, tak.".slice(0, 39);
  const { result, asked } = await writeScripted({
    answers: Array(3).fill(withClosing(closing)),
    readings: [{}],
  });
  expect(closingOf(result)).toBe(closing);
  expect(asked[1]).toContain("co najmniej 40 znaków");
  expect(asked).toHaveLength(2);
});

test("what is empty is no text", async () => {
  const { result } = await writeScripted({
    answers: Array(3).fill(withClosing("")),
    readings: [{}],
  });
  expect(result).toBeInstanceOf(ExternalServiceError);
});

describe.each(written)("the reading of $title", (product) => {
  const answers = sampleAnswers[product.slug] ?? {};

  test("asks closed questions about the text alone, and about its options where it has some", () => {
    const recipe = textRecipeOf(product);
    if (!recipe) throw new Error("no prompt");
    const from = sourceOf(product, { answers, orderedAt: aFriday, today: aFriday, level: "none" });
    const { system, schema, prompt } = closedReading(
      { recipe, source: from },
      { title: "Tekst" },
      false,
    );
    const questions = Object.keys(schema.shape);
    expect(questions).toEqual(expect.arrayContaining(["medicine", "diagnosis", "doom", "harm"]));
    expect(questions.includes("recommends")).toBe(
      ["life-decision", "decision-simulation"].includes(product.slug),
    );
    for (const question of questions) expect(system).toContain(`- ${question}: `);
    expect(prompt).toBe('<tekst>\n{"title":"Tekst"}\n</tekst>');
  });

  test("refuses where it always objects, within three answers and three readings", async () => {
    const { written, calls, readings } = await writeWith(product, answers, "openai", undefined, {
      reader: "sandbox-demo:objects",
    });
    expect(written).toBeInstanceOf(ExternalServiceError);
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(readings.length).toBeLessThanOrEqual(3);
  });

  test.each(["refuses", "garbage", "slow", "blocks"])(
    "is no verdict when the reader %s",
    async (behaviour) => {
      const { written, readings } = await writeWith(product, answers, "openai", undefined, {
        reader: `sandbox-demo:${behaviour}`,
        timeoutMs: 200,
      });
      expect(written).toHaveProperty("content");
      expect(readings).toHaveLength(1);
    },
  );
});

/** As the sandbox counts: Polish runs at about three characters a token. */
const tokens = (text: string) => Math.ceil(text.length / 3);

/** A text as long as may be promised; with its JSON a word is reckoned at nine characters, which is three tokens. */
const textOf = (words: number) => ({ closing: "dziewięć ".repeat(words) });

/** US cents that a request costs at most, or with an answer of so many tokens. */
function centsOf(
  { system, prompt, schema, maxOutputTokens }: ModelRequest<z.ZodType>,
  answered = maxOutputTokens,
): number {
  const said = typeof prompt === "string" ? [prompt] : prompt.map(({ content }) => content);
  const read = tokens([system, shapeInWords(schema), ...said].join(""));
  return (read * 0.15 + answered * 0.6) / 10_000;
}

/** A correction and a reading of each product's longest text, for somebody who wrote all that the form and files take. */
const dearest = written.map((product) => {
  const recipe = textRecipeOf(product);
  if (!recipe) throw new Error("no prompt");
  const source = sourceOf(product, {
    answers: {
      ...sampleAnswers[product.slug],
      ...Object.fromEntries(
        product.fields.flatMap(({ kind, name }) =>
          kind === "longText" ? [[name, "słowo ".repeat(1_000)]] : [],
        ),
      ),
    },
    files: [{ name: "cv.pdf", text: "słowo ".repeat(3_000) }],
    orderedAt: aFriday,
    today: aFriday,
    level: "none",
  });
  const { length } = recipe.prompt;
  const text = textOf(length.most);
  const correctionOf = (findings: readonly Finding[]) =>
    correctionRequest(
      {
        task: recipe.name,
        schema: recipe.schema,
        contentSchema: recipe.schema,
        manner: "gentle",
        promised: length,
        system: systemOf(recipe.prompt, "gentle"),
        prompt: source.data,
        maxOutputTokens: 4_000,
      },
      text,
      findings,
    );
  const whole = correctionOf([{ path: [], rule: "length" }]);
  const reading = closedReading({ recipe, source }, text, false);
  return { product: product.slug, text, whole, correctionOf, reading };
});

test("readings and corrections together cost at most a cent at 0.15 and 0.60 dollars a million tokens", () => {
  // An answer that uses up its room was cut off: nobody reads it, and no other is as dear.
  const dear = dearest.flatMap(({ product, text, whole, reading }) => {
    const cents = 2 * centsOf(whole, tokens(text.closing)) + 3 * centsOf(reading);
    return cents > 1 ? [{ product, cents }] : [];
  });
  expect(dear).toEqual([]);
});

test("two corrections that are cut off, the second with twice the room, cost at most a cent and a half", () => {
  const dear = dearest.flatMap(({ product, whole, reading }) => {
    const cents = centsOf(whole) + centsOf(whole, 2 * whole.maxOutputTokens) + centsOf(reading);
    return cents > 1.5 ? [{ product, cents }] : [];
  });
  expect(dear).toEqual([]);
});

test("a reader that says yes to everything has room for it", () => {
  for (const { reading } of dearest) {
    const fragment = "dziewięć ".repeat(10);
    const names = Object.keys(reading.schema.shape);
    const answer = Object.fromEntries(names.map((name) => [name, { yes: true, fragment }]));
    expect(tokens(JSON.stringify(answer, null, 1))).toBeLessThanOrEqual(reading.maxOutputTokens);
  }
});

describe.each(dearest)("a correction for $product", ({ text, whole, correctionOf }) => {
  test("has room for all of the longest text, and no more for a part of it", () => {
    expect(whole.maxOutputTokens).toBeGreaterThan(tokens(text.closing));
    const [other = ""] = Object.keys(whole.schema.shape).filter((name) => name !== "closing");
    expect(correctionOf([{ path: [other], rule: "phrase" }]).maxOutputTokens).toBeLessThanOrEqual(
      whole.maxOutputTokens,
    );
  });
});

test("a correction that was cut off gets twice the room", async () => {
  const rooms: number[] = [];
  const job: WritingJob = {
    recipe,
    source,
    answersLeft: 3,
    async ask({ maxOutputTokens }) {
      rooms.push(maxOutputTokens);
      if (rooms.length === 2) throw new ExternalServiceError("model", "invalid", "cut_off");
      return { alarm: "brak", plan: "", ...withClosing("Zadzwoń do mnie: 600 700 800, proszę.") };
    },
    read: async () => ({}),
    onAlarm: async () => undefined,
    note: () => undefined,
  };
  await writeChecked(job).catch((error: unknown) => error);
  expect(rooms[2]).toBe(2 * (rooms[1] ?? 0));
});
