import { configuredEndpoints } from "~/integrations/ai/endpoints.server";
import type { Product } from "~/products/product";
import { recipeOf } from "~/products/registry.server";
import { systemOf } from "~/products/prompt.server";
import { sourceOf, textRecipeOf } from "~/services/fulfilment/product-text.server";
import { readOnce } from "~/services/reader/ask-reader.server";
import { checkContent } from "~/services/writing/checks/check-content";
import { isGrave, type Finding, type Rule } from "~/services/writing/checks/finding";
import { closedReading, readFindings } from "~/services/writing/closed-reading.server";
import { textSentences } from "./text-sentences";

/** A day whose facts the sentences were written beside: a Friday. */
const today = new Date("2026-11-20T10:00:00Z");

/** What a text of one sentence is not asked. */
const aboutWholes: readonly Rule[] = ["length", "tooShort", "brief"];

function partsOf(product: Product) {
  const recipe = textRecipeOf(product);
  if (!recipe) throw new Error(`${product.slug} is written by nobody.`);
  const answers = { ...recipeOf(product).sample.answers };
  return {
    // One sentence has no fields that could disagree.
    recipe: { ...recipe, findFaults: null },
    source: sourceOf(product, { answers, orderedAt: today, today, level: "none" }),
    // Where its text stands that somebody reads as a whole.
    field: ["versions", "paragraphs"].find((name) => name in recipe.schema.shape) ?? "closing",
  };
}

/** What code finds in a sentence, as if it were the text of a product's sample. */
export function judgeByCode(product: Product, text: string): Finding[] {
  const { recipe, source, field } = partsOf(product);
  const system = systemOf(recipe.prompt, "usual");
  return checkContent({ [field]: text }, { recipe, source, system, care: false }).filter(
    ({ rule }) => !aboutWholes.includes(rule),
  );
}

/** What the configured reader finds in it; null where it gives no answer. */
async function judgeByReading(product: Product, text: string): Promise<Finding[] | null> {
  const { recipe, source, field } = partsOf(product);
  const content = { [field]: text };
  const { answer } = await readOnce(closedReading({ recipe, source }, content, false));
  return answer && readFindings(answer, content, source);
}

/** Whether a reader is configured that is no stand-in. */
const hasReader = () =>
  configuredEndpoints("reader").some(({ name }) => !name.startsWith("sandbox-"));

const inShort = (findings: readonly Finding[] | null) =>
  findings === null
    ? "bez odpowiedzi"
    : findings.map((finding) => finding.rule + (isGrave(finding) ? "!" : "")).join(", ") || "nic";

/**
 * What code and, where one is configured, the reading decide about every sentence, as a table in Markdown; `!` marks what is
 * refused.
 */
export async function sentenceTable(): Promise<string> {
  const reads = hasReader();
  const rows: string[] = [];
  const hits = {
    "dobre, zatrzymane": 0,
    "groźne, zatrzymane przez kod": 0,
    "groźne, zatrzymane przez czytanie": 0,
  };
  for (const { product, good, byCode, byReading } of textSentences) {
    const all = [
      ...good.map((text) => ({ kind: "dobre", why: "", text })),
      ...[...byCode, ...byReading].map(([why, text]) => ({ kind: "groźne", why, text })),
    ];
    for (const { kind, why, text } of all) {
      const found = judgeByCode(product, text);
      const read = reads ? await judgeByReading(product, text) : null;
      const stopped = found.some(isGrave);
      const readStops = read?.some(isGrave) ?? false;
      if (kind === "dobre" && (stopped || readStops)) hits["dobre, zatrzymane"]++;
      if (kind === "groźne" && stopped) hits["groźne, zatrzymane przez kod"]++;
      if (kind === "groźne" && !stopped && readStops) hits["groźne, zatrzymane przez czytanie"]++;
      rows.push(
        `| ${product.slug} | ${kind} ${why} | ${text} | ${inShort(found)} | ${reads ? inShort(read) : "nie pytano"} |`,
      );
    }
  }
  return [
    "| produkt | zdanie | treść | kod | czytanie |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    ...Object.entries(hits).map(([name, count]) => `- ${name}: ${count}`),
    reads
      ? ""
      : "Czytania nie pytano: żaden prawdziwy model nie jest ustawiony (MODEL_READER_NAME albo MODEL_NAME).",
  ].join("\n");
}
