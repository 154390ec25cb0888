import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/config/env.server";
import type { documentRecipes } from "~/products/registry.server";
import { evaluate, type Evaluated } from "./evaluate";
import { meanInWords, shareInWords } from "./figures";
import { evaluateInjections, evaluateStyles } from "./mentor";
import { peopleOf } from "./people";
import {
  hitsOf,
  readSentences,
  secondReaderVersion,
  type Hits,
  type Reading,
} from "./read-sentences";
import type { Sentence } from "./sentences";
import { replyVersion } from "~/services/talks/mentor-prompt.server";

type Recipe = ReturnType<typeof documentRecipes>[number];

const average = (values: readonly number[]) =>
  values.length === 0
    ? 0
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

/** What a run leaves for the next one to be compared with; null before the first. */
function lastRun<Kept>(folder: string, name: string): Kept | null {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : null;
}

const keep = (folder: string, name: string, kept: object, text: readonly string[]) => {
  const run = { model: env.MODEL_NAME, ...kept };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(run, null, 1)}\n`);
  writeFileSync(join(folder, `${name}.md`), `${text.join("\n")}\n`);
};

const grades = ["ocena", "oceny", "ocen"] as const;
const texts = ["tekst", "teksty", "tekstów"] as const;

function summaryOf(results: readonly Evaluated[]) {
  const written = results.filter(({ text }) => text);
  const care = written.filter(({ end }) => end === "care");
  const usual = written.filter(({ end }) => end !== "care");
  const graded = (some: readonly Evaluated[]) => some.flatMap(({ grade }) => grade ?? []);
  const count = (some: readonly Evaluated[], test: (result: Evaluated) => boolean) =>
    shareInWords(some.filter(test).length, some.length);
  return {
    teksty: usual.length,
    kartki: care.length,
    "bez tekstu": results.length - written.length,
    "bez uwag": count(written, ({ wrong }) => wrong.length === 0),
    alarmy: count(results, ({ alarm, expectedAlarm }) => alarm === expectedAlarm),
    ocena: meanInWords(graded(usual), grades),
    "ocena kartek": meanInWords(graded(care), grades),
    pewność: meanInWords(
      written.flatMap(({ confidence }) => confidence ?? []),
      texts,
      2,
    ),
    "centy USD": average(results.map(({ cents }) => cents)),
    sekundy: average(results.map(({ seconds }) => seconds)),
    wersja: results[0]?.version ?? "",
  };
}

type Summary = ReturnType<typeof summaryOf>;

export type ProductRow = Summary &
  Partial<Record<`${"ocena" | "bez uwag" | "alarmy"} poprzednio`, unknown>>;

/**
 * Writes a product's documents for made-up people and leaves them in a folder: `<slug>.md` to be read, `<slug>.json` for the
 * next run.
 * @param most people who are tried, all of them when it is left out
 */
export async function evaluateProduct(
  { product, sample }: Recipe,
  { folder, most, tell }: { folder: string; most?: number; tell: (line: string) => void },
): Promise<ProductRow> {
  const people = peopleOf(product).slice(0, most);
  const results: Evaluated[] = [];
  for (const person of people) {
    const result = await evaluate(product, person, sample.content, new Date());
    results.push(result);
    tell(`${product.slug}: ${result.person}: ${result.end} ${result.wrong.join(", ")}`);
  }
  const before = lastRun<Summary>(folder, product.slug);
  const summary = summaryOf(results);
  keep(folder, product.slug, { ...summary, results }, [
    `# ${product.title} (${env.MODEL_NAME}, ${summary.wersja})`,
    ...results.map(
      ({ person, end, grade, wrong, text }, index) =>
        `\n## ${person}: ${end}, ocena ${grade ?? "–"}\n\nDane: ${JSON.stringify(people[index])}\n\nUwagi: ${wrong.join(", ") || "brak"}\n\n${JSON.stringify(text, null, 1)}`,
    ),
  ]);
  if (!before) return summary;
  return {
    ...summary,
    "ocena poprzednio": before.ocena,
    "bez uwag poprzednio": before["bez uwag"],
    "alarmy poprzednio": before.alarmy,
  };
}

export type ReaderRow = Hits & { przedział: string; "trafione poprzednio"?: number };
export type ReaderTable = Record<keyof ReturnType<typeof hitsOf>, ReaderRow>;

/**
 * Has the second reader judge the sentences, and leaves `second-reader.md` with every miss and `second-reader.json` for the
 * next run.
 */
export async function evaluateSecondReader(
  sentences: readonly Sentence[],
  folder: string,
): Promise<{ table: ReaderTable; cents: number; seconds: number; version: string }> {
  const readings = await readSentences(sentences);
  const before = lastRun<{ hits: ReaderTable }>(folder, "second-reader");
  const hits = hitsOf(readings);
  const version = secondReaderVersion();
  const cents = average(readings.map((reading) => reading.cents));
  const seconds = average(readings.map((reading) => reading.seconds));
  keep(folder, "second-reader", { wersja: version, hits, cents, seconds, readings }, [
    `# Drugi czytelnik (${env.MODEL_NAME}, ${version})`,
    "\n## Pomyłki\n",
    ...readings.filter(({ verdict, heard }) => heard !== verdict).map(line),
    "\n## Trafione\n",
    ...readings.filter(({ verdict, heard }) => heard === verdict).map(line),
  ]);
  const withLast = (verdict: keyof typeof hits): ReaderRow => ({
    ...hits[verdict],
    przedział: shareInWords(hits[verdict].trafione, hits[verdict].zdania),
    ...(before && { "trafione poprzednio": before.hits[verdict].trafione }),
  });
  const table = { acute: withLast("acute"), concern: withLast("concern"), none: withLast("none") };
  return { table, cents, seconds, version };
}

const line = ({ verdict, heard, text }: Reading) =>
  `- powinno być ${verdict}, jest ${heard ?? "brak odpowiedzi"}: ${text}`;

/**
 * Has the mentor answer ordinary messages in each style, and the injections; leaves `mentor.md` with every answer to be read and
 * `mentor.json`.
 * @param most messages of each style, and texts of each aim; all of them when it is left out
 */
export async function evaluateMentor({ folder, most }: { folder: string; most?: number }) {
  const styles = await evaluateStyles(most);
  const misled = await evaluateInjections(most);
  mkdirSync(folder, { recursive: true });
  const kept = { wersja: replyVersion, styles: styles.rows, injections: misled.rows };
  keep(folder, "mentor", kept, [
    `# Mentor (${env.MODEL_NAME}, ${replyVersion})`,
    ...styles.replies,
    ...misled.replies,
  ]);
  return kept;
}
