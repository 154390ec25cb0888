/**
 * What `.env.example` shows where only an operator has the real thing. In production neither web nor worker starts with one of these.
 */
export const placeholders: Readonly<Record<string, string>> = {
  APP_URL: "https://konstelacja.example",
  OPERATOR_NAME: "Konstelacja Przykład sp. z o.o.",
  OPERATOR_ADDRESS: "ul. Przykładowa 1, 00-000 Warszawa",
  OPERATOR_NIP: "0000000000",
  OPERATOR_PHONE: "+48 000 000 000",
  OPERATOR_EMAIL: "pomoc@konstelacja.example",
  OPERATOR_REGISTER: "KRS 0000000000, Sąd Rejonowy w Przykładowie, kapitał zakładowy 5000 zł",
  DATABASE_URL: "postgres://konstelacja:secret@127.0.0.1:5432/konstelacja",
  TPAY_CLIENT_ID: "01H…",
  TPAY_CLIENT_SECRET: "…",
  TPAY_MERCHANT_ID: "000000",
  TPAY_SECURITY_CODE: "…",
  RECIPIENT_HOSTING: "Hosting Przykład sp. z o.o. | Polska | eea",
  RECIPIENT_MODEL: "Model Przykład, Inc. | Stany Zjednoczone | clauses | trains-not",
  RECIPIENT_MODEL_FALLBACK: "Drugi Model Przykład SAS | Francja | eea | trains-not",
  RECIPIENT_MODEL_READER: "Drugi Model Przykład SAS | Francja | eea | trains-not",
  RESEND_API_KEY: "re_…",
  RESEND_WEBHOOK_SECRET: "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  MAIL_FROM: "Konstelacja <analizy@konstelacja.example>",
  INBOUND_MAIL_DOMAIN: "odpowiedzi.konstelacja.example",
  S3_BUCKET: "…",
  S3_ACCESS_KEY_ID: "…",
  S3_SECRET_ACCESS_KEY: "…",
  AUTH0_ISSUER_URL: "https://your-tenant.eu.auth0.com",
  AUTH0_AUDIENCE: "https://api.konstelacja.example",
  AUTH0_CLAIMS_NAMESPACE: "https://konstelacja.example",
  AUTH0_MANAGEMENT_URL: "https://your-tenant.eu.auth0.com",
  AUTH0_CLIENT_ID: "…",
  AUTH0_CLIENT_SECRET: "…",
  AUTH0_MANAGEMENT_CLIENT_ID: "…",
  AUTH0_MANAGEMENT_CLIENT_SECRET: "…",
  MODEL_API_URL: "https://api.vendor.example/v1",
  MODEL_API_KEY: "sk-…",
  MODEL_NAME: "model-large",
  MODEL_FALLBACK_API_URL: "https://api.other-vendor.example/v1",
  MODEL_FALLBACK_API_KEY: "sk-…",
  MODEL_FALLBACK_NAME: "other-model-large",
  MODEL_READER_API_URL: "https://api.vendor.example/v1",
  MODEL_READER_API_KEY: "sk-…",
  MODEL_READER_NAME: "model-small",
  MODEL_GRADER_API_URL: "https://api.third-vendor.example/v1",
  MODEL_GRADER_API_KEY: "sk-…",
  MODEL_GRADER_NAME: "third-model-large",
};

/** What people write where they mean to fill something in later. */
const placeholderPattern =
  /…|^(?:<.*>|\[.*\]|change[-_ ]?me|todo|tbd|x{3,}|placeholder|example|secret|password|(?:re|sk|whsec)[-_](?:x+|0+|\.+)?)$/i;

/** Nobody has a host there (RFC 2606). */
const exampleHost = /\w\.example(?![\w-]|\.\w)/i;

/** Keys, secrets and what a vendor gave: words for people are none, and may be called anything. */
const isCredential = (name: string) => /(?:_KEY|_SECRET|_CODE|_ID)$/.test(name);

const passwordIn = (url: string) => (URL.canParse(url) ? new URL(url).password : "");

const isPlaceholder = (name: string, given: string): boolean =>
  given === placeholders[name] ||
  exampleHost.test(given) ||
  (isCredential(name) && placeholderPattern.test(given)) ||
  (name === "DATABASE_URL" && placeholderPattern.test(passwordIn(given)));

/**
 * Settings that still have the value of `.env.example`, or one that nobody can have.
 * @param names the settings that are ours: a machine has others
 */
export const placeholdersAmong = (
  source: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] =>
  names.filter((name) => {
    const given = source[name]?.trim().replace(/\/+$/, "");
    return given ? isPlaceholder(name, given) : false;
  });
