import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "~/config/settings";
import { withSandboxDefaults } from "../../../scripts/sandbox-defaults";

const production = {
  NODE_ENV: "production",
  APP_URL: "https://sklep.test/",
  DATABASE_URL: "postgres://shop:hunter2@db/shop",
  TPAY_CLIENT_ID: "client",
  TPAY_CLIENT_SECRET: "client-secret",
  TPAY_MERCHANT_ID: "1010",
  TPAY_SECURITY_CODE: "security-code",
  TPAY_ROOT_CERTIFICATE_FILE: "/etc/tpay-root.pem",
  RESEND_API_KEY: "re_secret",
  RESEND_WEBHOOK_SECRET: "whsec_b25lLXNlY3JldC1mb3ItdGVzdHMtb25seQ==",
  MAIL_FROM: "Konstelacja <analizy@konstelacja.test>",
  AUTH0_ISSUER_URL: "https://konstelacja.eu.auth0.com",
  AUTH0_CLIENT_ID: "web",
  AUTH0_CLIENT_SECRET: "web-secret",
  AUTH0_AUDIENCE: "https://api.konstelacja.test",
  AUTH0_CLAIMS_NAMESPACE: "https://konstelacja.test",
  AUTH0_MANAGEMENT_CLIENT_ID: "management",
  AUTH0_MANAGEMENT_CLIENT_SECRET: "management-secret",
  MODEL_API_URL: "https://models.test/v1/",
  MODEL_API_KEY: "model-secret",
  MODEL_NAME: "model",
  MODEL_INPUT_USD_PER_MILLION: "3",
  MODEL_OUTPUT_USD_PER_MILLION: "15",
  OPERATOR_NAME: "Konstelacja sp. z o.o.",
  OPERATOR_ADDRESS: "ul. Jasna 1, 00-001 Warszawa",
  OPERATOR_NIP: "525-000-00-00",
  OPERATOR_PHONE: "+48 22 000 00 00",
  OPERATOR_EMAIL: "pomoc@konstelacja.test",
  OPERATOR_REGISTER: "KRS 0000000000",
  OPERATOR_HELP_LINES_CHECKED_ON: "2026-11-20",
  OPERATOR_DPO: "iod@konstelacja.test",
  RECIPIENT_PAYMENTS: "Krajowy Integrator Płatności S.A. | Polska | eea",
  RECIPIENT_HOSTING: "Serwery sp. z o.o. | Polska | eea",
  RECIPIENT_MAIL: "Resend Inc. | USA | clauses",
  RECIPIENT_IDENTITY: "Okta Inc. | USA | adequacy",
  RECIPIENT_MODEL: "Model Ltd. | Irlandia | eea | trains-not",
};

const dataDir = mkdtempSync(join(tmpdir(), "konstelacja-settings-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

function linesFor(source: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.lines;
    throw error;
  }
}

describe("in production", () => {
  test.each(["MODEL_INPUT_USD_PER_MILLION", "MODEL_OUTPUT_USD_PER_MILLION"])(
    "nothing starts without %s, since no cap would hold; a model of one's own costs 0",
    (name) => {
      expect(linesFor({ ...production, [name]: "" })).toEqual([`${name}: is missing`]);
      expect(linesFor({ ...production, [name]: "0" })).toEqual([]);
    },
  );

  test("a complete environment is taken, addresses without their last slash", () => {
    expect(parseEnvironment(production)).toMatchObject({
      APP_URL: "https://sklep.test",
      MODEL_API_URL: "https://models.test/v1",
      TPAY_API_URL: "https://api.tpay.com",
      TPAY_PANEL_URL: "https://secure.tpay.com",
      TPAY_CERTIFICATE_ORIGIN: "https://secure.tpay.com",
      TPAY_PAYMENT_ORIGINS: ["https://secure.tpay.com"],
      RESEND_API_URL: "https://api.resend.com",
      TPAY_ACCEPT_TEST_MODE: false,
      PORT: 3000,
    });
  });

  const needed = Object.keys(production).filter((name) => name !== "NODE_ENV");
  test.each(needed)("a missing %s is told in one line", (name) => {
    expect(linesFor({ ...production, [name]: undefined })).toEqual([`${name}: is missing`]);
    expect(linesFor({ ...production, [name]: "" })).toEqual([`${name}: is missing`]);
  });

  test("everything that is missing is told at once", () => {
    const lines = linesFor({ NODE_ENV: "production" });
    expect(lines.toSorted()).toEqual(needed.map((name) => `${name}: is missing`).toSorted());
  });

  test.each([
    ["APP_URL", "konstelacja.test", "is not an http(s) address"],
    ["APP_URL", "ftp://konstelacja.test", "is not an http(s) address"],
    ...[
      "https://sklep.test/sciezka",
      "https://sklep.test?x=1",
      "https://sklep.test/#x",
      "https://ja:haslo@sklep.test",
    ].map((value) => [
      "APP_URL",
      value,
      "has more than a host and a port: neither path nor account",
    ]),
    ["DATABASE_URL", "mysql://db/shop", "is not a postgres:// address"],
    ["PORT", "http", "is not a number"],
    ["PORT", "1.5", "must be a whole number"],
    ["PORT", "-1", "must not be negative"],
    ["PORT", "-1.5", "must be a whole number"],
    ["TPAY_ACCEPT_TEST_MODE", "yes", "must be true or false"],
    ["OPERATOR_HELP_LINES_CHECKED_ON", "wczoraj", "is not a day such as 2026-11-23"],
    ["OPERATOR_HELP_LINES_CHECKED_ON", "9999-01-01", "is a day that has not come yet"],
    ["OPERATOR_EMAIL", "pomoc", "is not an e-mail address"],
    ["OPERATOR_EMAIL", "Pomoc <pomoc@sklep.test>", "is not an e-mail address"],
    ["OPERATOR_DPO", "Jan Nowak", "is neither an e-mail address nor none"],
    ["RECIPIENT_MAIL", "Resend", "is not `name | country | eea, adequacy or clauses`"],
    ["RECIPIENT_MAIL", "Resend | USA | hope", "is not `name | country | eea, adequacy or clauses`"],
    [
      "RECIPIENT_MODEL",
      "Model Ltd. | Irlandia | eea",
      "is not `name | country | eea, adequacy or clauses`, and `| trains` or `| trains-not`",
    ],
    ["TPAY_SECURITY_CODE", "   ", "is empty"],
    ["TPAY_PAYMENT_ORIGINS", " ", "is empty"],
    ...["https://secure.tpay.com/", "secure.tpay.com", "https://a.test,,https://b.test"].map(
      (value) => [
        "TPAY_PAYMENT_ORIGINS",
        value,
        "is not an origin such as https://secure.tpay.com, or several separated by commas",
      ],
    ),
    [
      "TPAY_CERTIFICATE_ORIGIN",
      "https://secure.tpay.com/x509",
      "is not an origin such as https://secure.tpay.com",
    ],
    ["PORT", "99999", "is not a port: the last one is 65535"],
    ["METRICS_PORT", "99999", "is not a port: the last one is 65535"],
    ["PORT", " ", "is not a number"],
    ["HOST", "http://0.0.0.0", "is not an address such as 127.0.0.1"],
    ...["DATABASE_CONNECTIONS", "WORKER_CONCURRENCY", "WORKER_POLL_MS", "MODEL_TIMEOUT_MS"].map(
      (name) => [name, "0", "must be at least 1"],
    ),
    ...["MODEL_ORDER_CAP_USD", "MODEL_DAY_CAP_USD", "MODEL_TALK_CAP_USD"].flatMap((name) => [
      [name, "NaN", "is not a number"],
      [name, "  ", "is not a number"],
      [name, "Infinity", "is not a number"],
      [name, "-1", "must not be negative"],
    ]),
    ...["…", "changeme", "<key>", "re_xxx", "TODO"].map((value) => [
      "RESEND_API_KEY",
      value,
      "is an example or a placeholder, not a value of yours",
    ]),
    ...["TPAY_SECURITY_CODE", "TPAY_CLIENT_ID", "AUTH0_CLIENT_SECRET"].map((name) => [
      name,
      "ChangeMe",
      "is an example or a placeholder, not a value of yours",
    ]),
    ["TPAY_SECURITY_CODE", " … ", "is an example or a placeholder, not a value of yours"],
    ...[
      ["MAIL_FROM", "Sklep <a@sklep.example>"],
      ["OPERATOR_EMAIL", "pomoc@konstelacja.example"],
      ["AUTH0_ISSUER_URL", "https://your-tenant.eu.auth0.com"],
      ["AUTH0_AUDIENCE", "https://api.sklep.example"],
      ["AUTH0_CLAIMS_NAMESPACE", "https://sklep.example/"],
      ["AUTH0_MANAGEMENT_URL", "https://your-tenant.eu.auth0.com"],
      ["INBOUND_MAIL_DOMAIN", "odpowiedzi.sklep.example"],
      ["MODEL_API_URL", "https://models.EXAMPLE:8443/v1"],
      ["DATABASE_URL", "postgres://shop:changeme@db/shop"],
      ["DATABASE_URL", "postgres://shop:secret@db:5432/shop"],
    ].map(([name = "", value = ""]) => [
      name,
      value,
      "is an example or a placeholder, not a value of yours",
    ]),
    [
      "APP_URL",
      "https://konstelacja.example/",
      "is an example or a placeholder, not a value of yours",
    ],
  ])("%s=%j is told in one line: %s", (name, value, message) => {
    expect(linesFor({ ...production, [name]: value })).toEqual([`${name}: ${message}`]);
  });

  test("what is missing, malformed and left as an example is told at once", () => {
    const wrong = { MODEL_NAME: "", PORT: "99999", MODEL_API_KEY: "sk-…" };
    expect(linesFor({ ...production, ...wrong }).map((line) => line.split(":")[0])).toEqual([
      "PORT",
      "MODEL_NAME",
      "MODEL_API_KEY",
    ]);
  });

  test("settings of others on the same machine are no business of ours, nor is a host that only begins so", () => {
    const other = { OTHER_API_KEY: "todo", OTHER_URL: "https://other.example" };
    expect(linesFor({ ...production, ...other })).toEqual([]);
    expect(linesFor({ ...production, APP_URL: "https://sklep.example.com" })).toEqual([]);
    expect(linesFor({ ...production, DATABASE_URL: "postgres://secret@db/secret" })).toEqual([]);
  });

  test("a word for people may be any, and elsewhere than in production so may a key", () => {
    expect(linesFor({ ...production, OPERATOR_NAME: "Example", MODEL_NAME: "todo" })).toEqual([]);
    expect(linesFor({ ...production, NODE_ENV: "test", MODEL_API_KEY: "sk-…" })).toEqual([]);
  });

  test("one more model has every setting of the first under its role", () => {
    const more = {
      ...production,
      MODEL_THINKS: "true",
      MODEL_READER_NAME: "small",
      MODEL_READER_THINKS: "false",
      MODEL_GRADER_SCHEMA: "words",
      MODEL_FALLBACK_QUERY: "api-version=2024-10-21&x=1",
    };
    expect(parseEnvironment(more)).toMatchObject({
      MODEL_THINKS: true,
      MODEL_READER_THINKS: false,
      MODEL_GRADER_SCHEMA: "words",
      MODEL_FALLBACK_QUERY: { "api-version": "2024-10-21", x: "1" },
    });
    expect(linesFor({ ...production, MODEL_READER_SCHEMA: "xml" })).toHaveLength(1);
    expect(linesFor({ ...production, MODEL_GRADER_THINKS: "maybe" })).toEqual([
      "MODEL_GRADER_THINKS: must be true or false",
    ]);
  });

  test("no key is sent to another vendor than it is for", () => {
    const grader = { MODEL_GRADER_NAME: "small", MODEL_GRADER_API_URL: "https://other.test/v1" };
    expect(linesFor({ ...production, ...grader })).toEqual([
      "MODEL_GRADER_API_KEY: must be set: the key of another vendor is not sent to this address",
    ]);
    expect(linesFor({ ...production, ...grader, MODEL_GRADER_API_KEY: "own" })).toEqual([]);
    const near = { ...grader, MODEL_GRADER_API_URL: "https://models.test/v2" };
    expect(linesFor({ ...production, ...near })).toEqual([]);
  });

  test("several origins of payment pages are separated by commas", () => {
    const origins = "https://secure.tpay.com, https://pay.test";
    expect(parseEnvironment({ ...production, TPAY_PAYMENT_ORIGINS: origins })).toMatchObject({
      TPAY_PAYMENT_ORIGINS: ["https://secure.tpay.com", "https://pay.test"],
    });
  });

  test("nothing points at the sandbox unless it is asked for", () => {
    const values = JSON.stringify(parseEnvironment(withSandboxDefaults(production)));
    expect(values).not.toMatch(/localhost|sandbox/);
    expect(linesFor(withSandboxDefaults({ NODE_ENV: "production" }))).toHaveLength(needed.length);
    const asked = parseEnvironment(
      withSandboxDefaults({
        NODE_ENV: "production",
        SANDBOX_URL: "http://sandbox:3001/",
        DATABASE_URL: production.DATABASE_URL,
      }),
    );
    expect(asked.TPAY_API_URL).toBe("http://sandbox:3001/tpay");
  });
});

describe("outside production", () => {
  const parseLocal = (source: Record<string, string>) =>
    parseEnvironment(withSandboxDefaults(source));
  const empty = { DATA_DIR: dataDir, DATABASE_URL: production.DATABASE_URL };

  test("nothing has to be set: every service is the sandbox's", () => {
    expect(parseLocal(empty)).toMatchObject({
      NODE_ENV: "development",
      APP_URL: "http://localhost:3000",
      TPAY_API_URL: "http://localhost:3001/tpay",
      TPAY_PANEL_URL: "http://localhost:3001/panel",
      RESEND_API_URL: "http://localhost:3001/resend",
      MODEL_API_URL: "http://localhost:3001/v1",
      TPAY_ROOT_CERTIFICATE_FILE: `${dataDir}/sandbox/tpay-root.pem`,
    });
  });

  test("the ports can be moved", () => {
    const moved = parseLocal({ ...empty, PORT: "4000", SANDBOX_PORT: "4001" });
    expect(moved).toMatchObject({
      PORT: 4000,
      APP_URL: "http://localhost:4000",
      TPAY_API_URL: "http://localhost:4001/tpay",
    });
  });

  test("a service that is configured is the real one", () => {
    const own = { ...empty, MODEL_API_URL: "https://models.test/v1", MODEL_API_KEY: "key" };
    const settings = parseLocal({ ...own, MODEL_NAME: "one" });
    expect(settings).toMatchObject({
      MODEL_API_URL: "https://models.test/v1",
      RESEND_API_URL: "http://localhost:3001/resend",
      MODEL_DAY_CAP_USD: 25,
    });
    // Three settings are enough for a vendor: its dialect is not the stand-in's.
    expect(settings.MODEL_PROFILE).toBeUndefined();
  });

  test("the embedded database leaves its address in a file", () => {
    writeFileSync(join(dataDir, "postgres-url"), "postgres://embedded@127.0.0.1:5/postgres\n");
    expect(parseLocal({ DATA_DIR: dataDir }).DATABASE_URL).toBe(
      "postgres://embedded@127.0.0.1:5/postgres",
    );
    rmSync(join(dataDir, "postgres-url"));
    expect(linesFor(withSandboxDefaults({ DATA_DIR: dataDir }))).toEqual([
      "DATABASE_URL: is missing",
    ]);
  });
});

test("no line ever quotes the value of a setting, and no setting has two lines", () => {
  const names = [...Object.keys(production), "PORT", "MODEL_TIMEOUT_MS", "LOG_LEVEL"];
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(...names),
        fc.string({ minLength: 1 }).map((text) => `§${text}§`),
      ),
      (wrong) => {
        const lines = linesFor({ ...production, ...wrong });
        for (const line of lines) expect(line).not.toContain("§");
        const told = lines.map((line) => line.split(":")[0]);
        expect(new Set(told).size).toBe(told.length);
      },
    ),
    { numRuns: 500 },
  );
});

describe("the settings of a bucket", () => {
  const bucket = {
    S3_ENDPOINT: "https://s3.test",
    S3_REGION: "eu",
    S3_BUCKET: "pliki",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "bucket-secret",
  };

  test("come all together or not at all", () => {
    expect(parseEnvironment(production).S3_BUCKET).toBeUndefined();
    expect(parseEnvironment({ ...production, ...bucket }).S3_BUCKET).toBe("pliki");
  });

  test.each(Object.keys(bucket))("are missed without %s, and none is quoted", (name) => {
    const given = { ...production, ...bucket, [name]: undefined };
    const message = `${name}: must be set together with the other settings of the bucket`;
    expect(() => parseEnvironment(given)).toThrow(message);
    expect(() => parseEnvironment(given)).not.toThrow("bucket-secret");
  });

  test("are missed where files are to be in one", () => {
    expect(() => parseEnvironment({ ...production, FILE_STORE: "s3" })).toThrow("S3_BUCKET");
  });
});
