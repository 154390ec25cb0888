import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { settingShapes } from "~/config/settings";

const source = "app/config/settings.ts";
export const exampleFile = ".env.example";

/** What a setting may look like; one that has none here shows its default. */
const examples: Readonly<Record<string, string>> = {
  NODE_ENV: "production",
  APP_URL: "https://konstelacja.example",
  METRICS_PORT: "9101",
  OPERATOR_NAME: "Konstelacja Przykład sp. z o.o.",
  OPERATOR_ADDRESS: "ul. Przykładowa 1, 00-000 Warszawa",
  OPERATOR_NIP: "0000000000",
  OPERATOR_PHONE: "+48 000 000 000",
  OPERATOR_REGISTER: "KRS 0000000000, Sąd Rejonowy w Przykładowie, kapitał zakładowy 5000 zł",
  OPERATOR_DPO: "none",
  OPERATOR_HELP_LINES_CHECKED_ON: "2026-11-01",
  OPERATOR_RENTAL_LAW_CHECKED_ON: "2026-11-01",
  DATABASE_URL: "postgres://konstelacja:secret@127.0.0.1:5432/konstelacja",
  TPAY_CLIENT_ID: "01H…",
  TPAY_CLIENT_SECRET: "…",
  TPAY_MERCHANT_ID: "1010",
  TPAY_SECURITY_CODE: "…",
  TPAY_PAYMENT_ORIGINS: "https://secure.tpay.com",
  TPAY_ROOT_CERTIFICATE_FILE: "/etc/konstelacja/tpay-root.pem",
  RECIPIENT_HOSTING: "Hosting Przykład sp. z o.o. | Polska | eea",
  RECIPIENT_PAYMENTS: "Krajowy Integrator Płatności S.A. (Tpay) | Polska | eea",
  RECIPIENT_MAIL: "Resend, Inc. | Stany Zjednoczone | clauses",
  RECIPIENT_IDENTITY: "Auth0, Inc. | Stany Zjednoczone | adequacy",
  RECIPIENT_MODEL: "Model Przykład, Inc. | Stany Zjednoczone | clauses | trains-not",
  RECIPIENT_MODEL_FALLBACK: "Drugi Model Przykład SAS | Francja | eea | trains-not",
  RECIPIENT_MODEL_READER: "Drugi Model Przykład SAS | Francja | eea | trains-not",
  EBOOK_EPUB_FILE: "/etc/konstelacja/ksiazka.epub",
  EBOOK_PDF_FILE: "/etc/konstelacja/ksiazka.pdf",
  RESEND_API_KEY: "re_…",
  RESEND_WEBHOOK_SECRET: "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  MAIL_FROM: "Konstelacja <analizy@konstelacja.example>",
  INBOUND_MAIL_DOMAIN: "odpowiedzi.konstelacja.example",
  AUTH0_ISSUER_URL: "https://konstelacja.eu.auth0.com",
  AUTH0_CLIENT_ID: "…",
  AUTH0_CLIENT_SECRET: "…",
  AUTH0_AUDIENCE: "https://api.konstelacja.example",
  AUTH0_CLAIMS_NAMESPACE: "https://konstelacja.example",
  AUTH0_MANAGEMENT_CLIENT_ID: "…",
  AUTH0_MANAGEMENT_CLIENT_SECRET: "…",
  AUTH0_MANAGEMENT_URL: "https://konstelacja.eu.auth0.com",
};

/** The same of each model; the names of the others have a role in the middle. */
const modelExamples: Readonly<Record<string, string>> = {
  API_URL: "https://api.vendor.example/v1",
  API_KEY: "sk-…",
  NAME: "model-large",
  PROFILE: "openai",
  THINKS: "false",
  REASONING_EFFORT: "low",
  SCHEMA: "json_schema",
  QUERY: "api-version=2024-10-21",
  INPUT_USD_PER_MILLION: "3",
  OUTPUT_USD_PER_MILLION: "15",
};

const exampleOf = (name: string): string | undefined =>
  examples[name] ?? modelExamples[name.replace(/^MODEL_(?:(?:FALLBACK|READER|GRADER)_)?/, "")];

/** What is said of each setting where it is declared. */
function meanings(): Map<string, string> {
  const text = readFileSync(source, "utf8");
  const found = new Map<string, string>();
  for (const [, said = "", name = ""] of text.matchAll(
    /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s+(?:\.\.\.anotherModel\(")?([A-Z][A-Z0-9_]*)/g,
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

/** The text of `.env.example`: what has to be set stands open, what has a default or may be left out is a comment. */
export function envExample(): string {
  const said = meanings();
  const blocks = Object.entries(settingShapes).map(([name, shape]) => {
    const role = /^MODEL_(FALLBACK|READER|GRADER)_/.exec(name)?.[1];
    const own = name.replace(/^MODEL_(?:(?:FALLBACK|READER|GRADER)_)?/, "");
    const meaning =
      role && own === "API_URL"
        ? said.get(role)
        : (said.get(name) ?? (role ? undefined : said.get(own)));
    const byDefault = shape instanceof z.ZodDefault ? printed(shape.def.defaultValue) : undefined;
    const isOptional = byDefault !== undefined || shape instanceof z.ZodOptional;
    const value = byDefault ?? exampleOf(name) ?? "";
    const line = `${isOptional ? "# " : ""}${name}=${value}`;
    const note =
      byDefault !== undefined ? "default" : isOptional ? "may be left out" : "has to be set";
    return `${meaning ? `${wrap(meaning)}\n` : ""}# (${note})\n${line}\n`;
  });
  return `# Every setting, in the order of ${source}, from which this file is made (npm run env-example).\n\n${blocks.join("\n")}`;
}

const printed = (value: unknown): string =>
  Array.isArray(value) ? value.join(",") : String(value as string | number | boolean);

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(exampleFile, envExample());
