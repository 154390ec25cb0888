import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { settingShapes } from "~/config/settings";
import { placeholders } from "~/config/placeholders";

const source = "app/config/settings.ts";
export const exampleFile = ".env.example";

/** What a setting may look like that many shops have alike; one that stands in neither table shows its default. */
const examples: Readonly<Record<string, string>> = {
  NODE_ENV: "production",
  METRICS_PORT: "9101",
  OPERATOR_DPO: "none",
  OPERATOR_HELP_LINES_CHECKED_ON: "2026-11-01",
  OPERATOR_RENTAL_LAW_CHECKED_ON: "2026-11-01",
  TPAY_PAYMENT_ORIGINS: "https://secure.tpay.com",
  TPAY_ROOT_CERTIFICATE_FILE: "/etc/konstelacja/tpay-root.pem",
  RECIPIENT_PAYMENTS: "Krajowy Integrator Płatności S.A. (Tpay) | Polska | eea",
  RECIPIENT_MAIL: "Resend, Inc. | Stany Zjednoczone | clauses",
  RECIPIENT_IDENTITY: "Auth0, Inc. | Stany Zjednoczone | adequacy",
  EBOOK_EPUB_FILE: "/etc/konstelacja/ksiazka.epub",
  EBOOK_PDF_FILE: "/etc/konstelacja/ksiazka.pdf",
  S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  S3_REGION: "eu-central-1",
  MODEL_READER_INPUT_USD_PER_MILLION: "0.15",
  MODEL_READER_OUTPUT_USD_PER_MILLION: "0.60",
};

/** The same of each model; the names of the others have a role in the middle. */
const modelExamples: Readonly<Record<string, string>> = {
  PROFILE: "openai",
  THINKS: "false",
  REASONING_EFFORT: "low",
  SCHEMA: "json_schema",
  QUERY: "api-version=2024-10-21",
  INPUT_USD_PER_MILLION: "3",
  OUTPUT_USD_PER_MILLION: "15",
};

const exampleOf = (name: string): string | undefined =>
  placeholders[name] ??
  examples[name] ??
  modelExamples[name.replace(/^MODEL_(?:(?:FALLBACK|READER|GRADER)_)?/, "")];

/** What is said of each setting where it is declared. */
function meanings(): Map<string, string> {
  const text = readFileSync(source, "utf8");
  const found = new Map<string, string>();
  for (const [, said = "", name = ""] of text.matchAll(
    /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s+([A-Z][A-Z0-9_]*)/g,
  ))
    found.set(
      name,
      said
        .replace(/^\s*\* ?/gm, "")
        .replace(/\s+/g, " ")
        .trim(),
    );
  return found;
}

const wrap = (words: string): string =>
  words.replace(/(?![^\n]{1,108}$)([^\n]{1,108})\s/g, "$1\n").replace(/^/gm, "# ");

const inTheMiddle = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The text of `.env.example`: what has to be set stands open, what has a default or may be left out is a comment. */
export function envExample(): string {
  const said = meanings();
  const blocks = Object.entries(settingShapes).map(([name, shape]) => {
    const { role, leftOut } = (shape.meta() ?? {}) as { role?: string; leftOut?: string };
    const own = name.replace(/^MODEL_(?:(?:FALLBACK|READER|GRADER)_)?/, "");
    const general = said.get(name) ?? said.get(own) ?? "";
    const meaning = role ? `${role}: ${inTheMiddle(general)}` : general;
    const byDefault = shape instanceof z.ZodDefault ? printed(shape.def.defaultValue) : undefined;
    const isOptional = byDefault !== undefined || shape instanceof z.ZodOptional;
    const value = byDefault ?? exampleOf(name) ?? "";
    const line = `${isOptional ? "# " : ""}${name}=${value}`;
    const without = role ? `may be left out: ${leftOut}` : "may be left out";
    const note = byDefault !== undefined ? "default" : isOptional ? without : "has to be set";
    return `${wrap(meaning)}\n# (${note})\n${line}\n`;
  });
  return `${head}\n${blocks.join("\n")}`;
}

const head = `# Every setting, in the order of ${source}, from which this file is made (npm run env-example).
# In production neither web nor worker starts while an example of a key, a name or an address of yours stands here.
#
# How a value is written, so that systemd, Node and Docker Compose read the same: NAME=value on one line, without quotes, with blanks as
# they are: MAIL_FROM=Shop <shop@example.com>. One that has any of # $ " \` stands in single quotes as a whole: 'Firma "Przykład" sp. z o.o.'.
# None has a backslash or a straight apostrophe; in an address such signs are written as %5C, %27. Comments have lines of their own.
# deploy/check-settings.sh refuses whatever else; the units and \`konstelacja\` run it first.
`;

const printed = (value: unknown): string =>
  Array.isArray(value) ? value.join(",") : String(value as string | number | boolean);

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(exampleFile, envExample());
