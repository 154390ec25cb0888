import { expect, test } from "vitest";
import { asData } from "~/products/as-data.server";
import { checkEntry } from "~/services/horoscopes/check-entry.server";
import { materialOf, systemFor } from "~/services/horoscopes/prompt.server";
import { tellingRuns } from "~/services/horoscopes/repetition";
import { entriesOf, signTextSchema } from "~/services/horoscopes/sign-text";
import { periodOf, type Scope } from "~/sky/ephemeris/period";
import { skyFactsOf } from "~/sky/ephemeris/sky-facts.server";
import { signs } from "~/sky/signs";
import { scenes } from "../../sandbox/model/passages/horoscopes/main";
import { horoscopesAsked, writeHoroscopes } from "../../sandbox/model/writers/horoscopes";

const all = signs.map(({ slug }) => slug);

function writtenFor(scope: Scope, date: string) {
  const period = periodOf(scope, date);
  const facts = skyFactsOf(period);
  const material = materialOf(facts, all, new Map());
  const asked = horoscopesAsked(systemFor(scope), asData("niebo", material));
  if (!asked) throw new Error("the stand-in does not know what it is asked");
  return { period, facts, given: JSON.stringify(material), texts: writeHoroscopes(asked).signs };
}

/** What a check objects to in so many periods in a row, each held against all that its sign and its day have said. */
function objectionsTo(scope: Scope, first: string, periods: number, remembered: number) {
  const told = new Map<string, string[][]>();
  const found: string[] = [];
  for (let date = first, count = 0; count < periods; count++) {
    const { period, facts, given, texts } = writtenFor(scope, date);
    const sameTime: string[] = [];
    for (const text of texts) {
      signTextSchema.parse(text);
      const past = told.get(text.sign) ?? [];
      const runs = new Set([...sameTime, ...past.slice(-remembered).flat()]);
      const own: string[] = [];
      for (const entry of entriesOf(text as never)) {
        for (const { rule, fragment } of checkEntry(entry, {
          facts,
          sign: text.sign,
          given,
          told: runs,
        }))
          found.push(`${date} ${text.sign} ${entry.kind}: ${rule} ${fragment ?? ""}`);
        own.push(...tellingRuns(`${entry.header}\n${entry.content}`));
      }
      sameTime.push(...own);
      told.set(text.sign, [...past, own]);
    }
    date = period.until;
  }
  return found;
}

test("nothing that the stand-in writes in two months of days is objected to", () => {
  expect(objectionsTo("daily", "2026-11-20", 62, 30)).toEqual([]);
});

test("nor in its weeks, months and years", () => {
  expect(objectionsTo("weekly", "2026-11-20", 12, 8)).toEqual([]);
  expect(objectionsTo("monthly", "2026-11-20", 8, 6)).toEqual([]);
  expect(objectionsTo("yearly", "2026-11-20", 3, 2)).toEqual([]);
});

test("a week, a month and a year are not told of a day", () => {
  const texts = (["weekly", "monthly", "yearly"] as const).flatMap((scope) =>
    ["2026-11-20", "2027-02-10", "2028-06-01"].flatMap((date) => writtenFor(scope, date).texts),
  );
  const ofADay = texts
    .flatMap((text) => Object.values(text).map((part) => JSON.stringify(part)))
    .filter((said) =>
      /(?<!\p{L})(?:dziś|dzisiaj|ten wieczór|ten dzień|tego dnia)(?!\p{L})/iu.test(said),
    );
  expect(ofADay).toEqual([]);
});

test("no two of sixty share a sentence, a question or a line", () => {
  const days = ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"];
  const sixty = days.flatMap((date) => writtenFor("daily", date).texts);
  expect(sixty).toHaveLength(60);
  for (const part of ["sentence", "question", "text"] as const)
    expect(new Set(sixty.map((text) => text[part])).size).toBe(60);
  for (const part of ["love", "work", "health", "advice"] as const)
    expect(new Set(sixty.map((text) => text[part].content)).size).toBe(60);
  const said = sixty.flatMap(({ text }) => text.split(/(?<=\.) /));
  expect(new Set(said).size).toBe(said.length);
});

test("a scene and its question are of one matter, in every scope", () => {
  for (const scope of ["daily", "weekly", "monthly", "yearly"] as const)
    for (const { text, question } of writtenFor(scope, "2026-11-26").texts) {
      const own = scenes.find((each) => each.question === question);
      expect(text, question).toContain(own?.scene);
    }
});

test("no two of sixty over all scopes share more than a quarter of their phrases", () => {
  const sixty = [
    ...writtenFor("daily", "2026-11-27").texts,
    ...writtenFor("daily", "2026-12-24").texts,
    ...writtenFor("weekly", "2027-02-08").texts,
    ...writtenFor("monthly", "2027-05-01").texts,
    ...writtenFor("yearly", "2028-01-01").texts,
  ].map((text) =>
    entriesOf(text as never).flatMap(({ header, content }) => [
      ...tellingRuns(`${header}\n${content}`),
    ]),
  );
  expect(sixty).toHaveLength(60);
  const shared = sixty.flatMap((runs, index) =>
    sixty.slice(index + 1).map((others) => {
      const known = new Set(others);
      return runs.filter((run) => known.has(run)).length / runs.length;
    }),
  );
  // One of five parts of an entry at most: the stocks turn at paces of their own.
  expect(Math.max(...shared)).toBeLessThanOrEqual(1 / 4);
});
