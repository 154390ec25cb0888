import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/config/env.server";
import { evaluate, type Evaluated } from "./evaluate/evaluate";
import { inputsOf } from "./evaluate/inputs";
import { documentRecipes } from "~/products/registry.server";

/**
 * `npm run evaluate [product] [inputs]`: writes documents for made-up people with the configured model, prints a table, and
 * leaves every text to be read in `.data/evaluations/`. Costs what the model costs.
 */
const [slug, most] = process.argv.slice(2);
const folder = join(process.env.DATA_DIR ?? ".data", "evaluations");
mkdirSync(folder, { recursive: true });
const chosen = documentRecipes().filter(
  ({ product, prompt }) => prompt && (!slug || product.slug === slug),
);
if (chosen.length === 0) {
  console.error(`No product is written under the name ${slug}.`);
  process.exit(1);
}

const average = (values: readonly number[]) =>
  values.length === 0
    ? 0
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

const summaryOf = (results: readonly Evaluated[]) => ({
  teksty: results.filter(({ text }) => text).length,
  "bez uwag": results.filter(({ text, wrong }) => text && wrong.length === 0).length,
  alarmy: `${results.filter(({ alarm, expectedAlarm }) => alarm === expectedAlarm).length}/${results.length}`,
  ocena: average(results.flatMap(({ grade }) => grade ?? [])),
  "centy USD": average(results.map(({ cents }) => cents)),
  sekundy: average(results.map(({ seconds }) => seconds)),
  wersja: results[0]?.version ?? "",
});

const table: Record<string, ReturnType<typeof summaryOf> & { "ocena poprzednio"?: number }> = {};
for (const { product, sample } of chosen) {
  const inputs = inputsOf(product, sample.answers).slice(0, most ? Number(most) : undefined);
  const results: Evaluated[] = [];
  for (const input of inputs) {
    const result = await evaluate(product, input, sample.content, new Date());
    results.push(result);
    console.log(`${product.slug}: ${result.input}: ${result.end} ${result.wrong.join(", ")}`);
  }
  const file = join(folder, `${product.slug}.json`);
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { ocena: number })
    : undefined;
  const summary = summaryOf(results);
  table[product.slug] = { ...summary, ...(before && { "ocena poprzednio": before.ocena }) };
  writeFileSync(
    file,
    `${JSON.stringify({ model: env.MODEL_NAME, ...summary, results }, null, 1)}\n`,
  );
  writeFileSync(
    join(folder, `${product.slug}.md`),
    [
      `# ${product.title} (${env.MODEL_NAME}, ${summary.wersja})`,
      ...results.map(
        ({ input, end, grade, wrong, text }, index) =>
          `\n## ${input}: ${end}, ocena ${grade ?? "–"}\n\nDane: ${JSON.stringify(inputs[index]?.answers).slice(0, 1_500)}\n\nUwagi: ${wrong.join(", ") || "brak"}\n\n${JSON.stringify(text, null, 1)}`,
      ),
    ].join("\n"),
  );
}
console.table(table);
console.log(`Teksty do przeczytania: ${folder}`);
