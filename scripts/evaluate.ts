import { join } from "node:path";
import { documentRecipes } from "~/products/registry.server";
import { env } from "~/config/env.server";
import { writerOf } from "~/copy/ai-notice";
import { leastForTwoNines } from "./evaluate/figures";
import { graders } from "./evaluate/graders";
import {
  evaluateMentor,
  evaluateProduct,
  evaluateSecondReader,
  type ProductRow,
} from "./evaluate/report";
import { standInTables } from "./evaluate/stand-in-table";
import { sentenceTable } from "./evaluate/judge-sentences";
import { sentences } from "./evaluate/sentences";

/**
 * `npm run evaluate stand-in`: how every product ends under every profile and behaviour of the stand-in, in Markdown.
 *
 * `npm run evaluate sentences`: what code and, with a model configured, the reading of finished texts decide about 60 sentences
 * of each product, in Markdown.
 *
 * `npm run evaluate [product|second-reader|mentor] [people]`: writes documents for made-up people with the configured model, has
 * its second reader judge sentences and its mentor answer in each style, also 200 texts that try to mislead it, prints tables beside the last run's, and leaves everything to be read in
 * `.data/evaluations/`. Costs what the model costs.
 */
const [name, most] = process.argv.slice(2);
const folder = join(process.env.DATA_DIR ?? ".data", "evaluations");
const secondReader = "second-reader";
const mentor = "mentor";
if (name === "stand-in") {
  const written = documentRecipes().filter(({ prompt }) => prompt);
  console.log(await standInTables(written));
  process.exit(0);
}
if (name === "sentences") {
  console.log(await sentenceTable());
  process.exit(0);
}
const chosen = documentRecipes().filter(
  ({ product, prompt }) => prompt && (!name || product.slug === name),
);
if (chosen.length === 0 && name !== secondReader && name !== mentor) {
  console.error(`No product is written under the name ${name}.`);
  process.exit(1);
}

if (writerOf(env.MODEL_NAME) === "demonstration")
  console.log("Pisze demonstracja, nie model: te liczby nie mówią nic o jakości.");
if (chosen.length > 0 && graders().length === 0)
  console.log(
    "Bez ocen: MODEL_GRADER_NAME nie jest ustawione albo wskazuje model, który pisze. Własnych tekstów nikt nie ocenia.",
  );

const table: Record<string, ProductRow> = {};
for (const recipe of chosen)
  table[recipe.product.slug] = await evaluateProduct(recipe, {
    folder,
    ...(most && { most: Number(most) }),
    tell: console.log,
  });
if (chosen.length > 0) console.table(table);

if (!name || name === secondReader) {
  const read = await evaluateSecondReader(sentences, folder);
  console.table(read.table);
  console.log(
    `Drugi czytelnik (${read.version}): ${read.cents} centa USD i ${read.seconds} s na zdanie`,
  );
}
if (!name || name === mentor) {
  const { wersja, styles, injections } = await evaluateMentor({
    folder,
    ...(most && { most: Number(most) }),
  });
  console.table(styles);
  console.log(
    `Mentor (${wersja}). Poniżej teksty, które chcą go zwieść: czego kod nie widzi, czyta człowiek.`,
  );
  console.table(injections);
}
console.log(
  `W nawiasach: przedział ufności 95 %. Z mniej niż ${leastForTwoNines} zdań na regułę nie wynika żadne 99 %. Na tych osobach i zdaniach nikt nie stroi reguł ani promptów.`,
);
console.log(`Do przeczytania: ${folder}`);
