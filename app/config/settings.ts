import { z } from "zod";
import { profiles, reasoningEfforts, schemaWays } from "./model-profiles";
import { placeholdersAmong } from "./placeholders";

const text = z.string().trim().min(1, "is empty");
const address = z
  .url({ protocol: /^https?$/, error: "is not an http(s) address" })
  .transform((url) => url.replace(/\/+$/, ""));
const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((value) => value === "true");
// A blank is no number, though JavaScript takes it for 0.
const number = z
  .string()
  .regex(/\S/, "is not a number")
  .transform(Number)
  .pipe(z.number({ error: "is not a number" }));
const count = number.pipe(z.int("must be a whole number").min(0, "must not be negative"));
/** A count that must be at least one. */
const positiveCount = count.pipe(z.int().min(1, "must be at least 1"));
const port = count.pipe(z.int().max(65_535, "is not a port: the last one is 65535"));
const dollars = number.pipe(z.number().min(0, "must not be negative"));
const pastDay = z.iso
  .date({ error: "is not a day such as 2026-11-23", abort: true })
  .refine((day) => Date.parse(day) <= Date.now(), "is a day that has not come yet");
const mailAddress = text.pipe(z.email("is not an e-mail address"));
const isOrigin = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
};
/** An origin as somebody may write it: a slash at its end and capital letters are no fault. */
const publicOrigin = z
  .url({ protocol: /^https?$/, error: "is not an http(s) address", abort: true })
  .refine((value) => {
    const { pathname, search, hash, username, password } = new URL(value);
    return pathname === "/" && search + hash + username + password === "";
  }, "has more than a host and a port: neither path nor account")
  .transform((value) => new URL(value).origin);
const originShape = "is not an origin such as https://secure.tpay.com";
const origins = text
  .transform((value) => value.split(",").map((origin) => origin.trim()))
  .refine((all) => all.every(isOrigin), `${originShape}, or several separated by commas`);
/** A host's name or address, without a scheme and a port. */
const host = text.regex(/^(?:[\w.-]+|[\da-f:]+)$/i, "is not an address such as 127.0.0.1");

/** On what ground data may leave the European Economic Area; `eea`: they do not. */
export const transferGrounds = ["eea", "adequacy", "clauses"] as const;

const recipientShape = "is not `name | country | eea, adequacy or clauses`";
const isGround = (ground: string | undefined): ground is (typeof transferGrounds)[number] =>
  transferGrounds.some((each) => each === ground);
const partsOf = (line: string) => line.split("|").map((part) => part.trim());
const recipient = text.transform((line, context) => {
  const [name, country, ground, ...more] = partsOf(line);
  if (name && country && isGround(ground) && more.length === 0) return { name, country, ground };
  context.addIssue({ code: "custom", message: recipientShape });
  return z.NEVER;
});
const modelRecipient = text.transform((line, context) => {
  const [name, country, ground, training, ...more] = partsOf(line);
  const trains = training === "trains";
  if (name && country && isGround(ground) && more.length === 0)
    if (trains || training === "trains-not") return { name, country, ground, trains };
  context.addIssue({
    code: "custom",
    message: `${recipientShape}, and \`| trains\` or \`| trains-not\``,
  });
  return z.NEVER;
});

const query = text.transform((value) => Object.fromEntries(new URLSearchParams(value)));

/** What can be said of the endpoint of a model, whatever it is asked for; `leftOut` is what holds for one more that says nothing of it. */
const endpointSettings = {
  /** Any endpoint that speaks as OpenAI's does, or Anthropic's own. */
  API_URL: address.meta({ leftOut: "the first one's" }),
  /** Its key. */
  API_KEY: text.meta({ leftOut: "the first one's, never for another vendor" }),
  /** The model, as its vendor calls it. */
  NAME: text.meta({ leftOut: "there is no such model then" }),
  /** The dialect of the endpoint; by default that of the vendor at its address, else `plain`. */
  PROFILE: z
    .enum(profiles)
    .meta({ leftOut: "the first one's at the same address, else its vendor's" }),
  /** Whether it thinks before it answers: it has `MODEL_REASONING_TOKENS` on top, and twice as long. */
  THINKS: flag.meta({ leftOut: "false" }),
  /** How long a model that can be told so thinks. */
  REASONING_EFFORT: z.enum(reasoningEfforts).meta({ leftOut: "its vendor's own" }),
  /** How it is told the shape of an answer, where the dialect's own way does not work. */
  SCHEMA: z.enum(schemaWays).meta({ leftOut: "its profile's own" }),
  /** What stands behind each address, such as `api-version=2024-10-21` at a classic one of Azure. */
  QUERY: query.meta({ leftOut: "the first one's at the same address" }),
  /** What a million tokens cost that it reads. */
  INPUT_USD_PER_MILLION: dollars.meta({ leftOut: "the first one's" }),
  /** What a million tokens cost that it writes. */
  OUTPUT_USD_PER_MILLION: dollars.meta({ leftOut: "the first one's" }),
};

type EndpointSettings = typeof endpointSettings;

/**
 * The settings of one more model, which `settingsOf` reads with those of the first.
 * @param does what the model is for
 * @param nameLeftOut what holds where it is not set at all, if not that there is none
 */
const anotherModel = <Role extends string>(role: Role, does: string, nameLeftOut?: string) =>
  Object.fromEntries(
    Object.entries(endpointSettings).map(([name, setting]) => [
      `MODEL_${role}_${name}`,
      setting.optional().meta({
        role: does,
        leftOut: (name === "NAME" && nameLeftOut) || setting.meta()?.leftOut,
      }),
    ]),
  ) as {
    [Name in keyof EndpointSettings as `MODEL_${Role}_${Name}`]: z.ZodOptional<
      EndpointSettings[Name]
    >;
  };

const settings = z
  .object({
    /** `production` on a server: nothing is filled in from the sandbox then. */
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    /** The public address; with https cookies are `Secure` and `__Host-`. */
    APP_URL: publicOrigin,
    /** Where this web process listens. */
    PORT: port.default(3000),
    /** The address that is listened on: the proxy stands on the same machine, or a container has its own. */
    HOST: host.default("127.0.0.1"),
    /** Where this process tells its metrics to Prometheus; nowhere where it is not set. Each process has one of its own. */
    METRICS_PORT: port.optional(),
    /** The address at which it does; Prometheus on another machine needs more than the loopback one. */
    METRICS_HOST: host.default("127.0.0.1"),
    /** From which level on lines are logged. */
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    /** How many proxies in front of the web process may be believed about the client's address. */
    TRUSTED_PROXIES: count.default(0),
    /** Posts that one address may make in a minute. */
    POSTS_PER_MINUTE: positiveCount.default(60),
    /** Looks at pages that a token opens, from one address in a minute: a mobile network may share one. */
    LOOKS_PER_MINUTE: positiveCount.default(1_200),
    /** How long the database is waited for before a process counts what is limited alone, in milliseconds. */
    LIMIT_PATIENCE_MS: count.default(500),

    /** How long a stopping web process goes on answering, so that load balancers see /readyz turn. */
    DRAIN_SECONDS: count.default(0),

    /**
     * Whether this shop is a demonstration whose outside world is made up. It then shows made-up opinions as well, each under a
     * heading that says so; a shop that sells shows none.
     */
    DEMONSTRATION: flag.default(false),

    /** Who sells, for the terms, the privacy policy and every place where the law asks for it. */
    OPERATOR_NAME: text,
    /** Street, postcode and town. */
    OPERATOR_ADDRESS: text,
    /** The tax number (NIP). */
    OPERATOR_NIP: text,
    /** The number under which buyers reach the trader (art. 12 ust. 1 pkt 3 u.p.k.). */
    OPERATOR_PHONE: text,
    /**
     * Where buyers and members write to the trader (the same art. 12): pages, mails, documents and terms show it, and messages of the
     * contact form go there.
     */
    OPERATOR_EMAIL: mailAddress,
    /** Register and number, such as `KRS 0000000000, Sąd Rejonowy w Przykładowie, kapitał zakładowy 5000 zł` or `CEIDG`. */
    OPERATOR_REGISTER: text,
    /** Address of the data protection officer (art. 37 GDPR), or `none` where none has to be and none is named. */
    OPERATOR_DPO: text.refine(
      (officer) => officer === "none" || z.email().safeParse(officer).success,
      "is neither an e-mail address nor none",
    ),
    /** When somebody last compared every number in `app/copy/help-lines.ts` with what its operator publishes (YYYY-MM-DD). */
    OPERATOR_HELP_LINES_CHECKED_ON: pastDay,
    /** When a lawyer last compared the rental agreement's clauses with the law, if later than their own day (YYYY-MM-DD). */
    OPERATOR_RENTAL_LAW_CHECKED_ON: pastDay.optional(),

    /** An account that owns the database's tables and is no superuser. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "is not a postgres:// address" }),
    /** Connections that the pages or the jobs of one process may hold. */
    DATABASE_CONNECTIONS: positiveCount.default(10),
    /** Jobs but a mentor's answers that one worker process runs at the same time; most of a job is waiting for the model. */
    WORKER_CONCURRENCY: positiveCount.default(64),
    /** Answers of the mentor that it writes beside them. */
    WORKER_REPLIES: positiveCount.default(250),
    /** How often a worker process asks for jobs that have come due, in milliseconds; new ones are announced to it. */
    WORKER_POLL_MS: positiveCount.default(100),
    /** How often a worker looks for the jobs of dead workers, in milliseconds. */
    WORKER_SWEEP_MS: positiveCount.default(3_000),
    /**
     * How long a job that was just taken is left alone by that, in milliseconds, since its worker may not be registered yet;
     * and how long a worker has to be silent before it is dead, since it may just be reconnecting.
     */
    WORKER_SETTLE_MS: positiveCount.default(5_000),

    /** The gateway's Open API. */
    TPAY_API_URL: address.default("https://api.tpay.com"),
    /** Access to the Open API, from the gateway's panel. */
    TPAY_CLIENT_ID: text,
    /** The secret that belongs to it. */
    TPAY_CLIENT_SECRET: text,
    /** Whose notifications and payment links these are. */
    TPAY_MERCHANT_ID: text,
    /** For the checksums of notifications and of payment links. */
    TPAY_SECURITY_CODE: text,
    /** Page that a signed link leads to, for orders without an e-mail address. */
    TPAY_PANEL_URL: address.default("https://secure.tpay.com"),
    /** Origins that a buyer may be sent to for payment, separated by commas. */
    TPAY_PAYMENT_ORIGINS: origins.default(["https://secure.tpay.com"]),
    /** The only origin that a notification's certificate may come from. */
    TPAY_CERTIFICATE_ORIGIN: address
      .refine(isOrigin, originShape)
      .default("https://secure.tpay.com"),
    /** PEM bundle that the certificate must chain to. */
    TPAY_ROOT_CERTIFICATE_FILE: text,
    /** Whether notifications of test payments count: never in a shop that sells. */
    TPAY_ACCEPT_TEST_MODE: flag.default(false),

    /**
     * Who gets personal data, as their contracts say: `name | country | eea, adequacy or clauses`, for models also
     * `| trains` or `| trains-not`. The privacy policy prints it and claims nothing more.
     */
    RECIPIENT_HOSTING: recipient,
    /** The payment gateway, in the same way. */
    RECIPIENT_PAYMENTS: recipient,
    /** Who sends mails. */
    RECIPIENT_MAIL: recipient,
    /** Who keeps accounts and passwords. */
    RECIPIENT_IDENTITY: recipient,
    /** Whose model writes. */
    RECIPIENT_MODEL: modelRecipient,
    /** Whose model writes when the first is down; needed with `MODEL_FALLBACK_NAME`. */
    RECIPIENT_MODEL_FALLBACK: modelRecipient.optional(),
    /** Where a small model of another vendor reads what is heard of a crisis. */
    RECIPIENT_MODEL_READER: modelRecipient.optional(),

    /** The operator's own files of the e-book, both or none; without them our demonstration text is sold. */
    EBOOK_EPUB_FILE: text.optional(),
    /** The same book, as PDF. */
    EBOOK_PDF_FILE: text.optional(),

    /** Where files are kept from now on: in the database, or in a bucket that speaks S3. Those of before are read where they are. */
    FILE_STORE: z.enum(["database", "s3"]).default("database"),
    /** The bucket's service, such as https://s3.eu-central-1.amazonaws.com; needed for as long as a file is there. */
    S3_ENDPOINT: address.optional(),
    /** Its region. */
    S3_REGION: text.optional(),
    /** The bucket: private, without versions, and of this shop alone. */
    S3_BUCKET: text.optional(),
    /** A key that may read, write and delete objects in it. */
    S3_ACCESS_KEY_ID: text.optional(),
    /** The secret that belongs to it. */
    S3_SECRET_ACCESS_KEY: text.optional(),

    /** The mail provider's API. */
    RESEND_API_URL: address.default("https://api.resend.com"),
    /** A key that may send. */
    RESEND_API_KEY: text,
    /** What the provider signs its reports with; it shows the secret beside the webhook. */
    RESEND_WEBHOOK_SECRET: text.regex(
      /^whsec_[A-Za-z0-9+/]{24,}={0,2}$/,
      "is not a secret such as whsec_…",
    ),
    /** Who mails come from; its domain is verified at the provider. */
    MAIL_FROM: text.regex(
      /^(?:[^<>]+<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/,
      "is not an address such as Name <name@example.com>",
    ),

    /**
     * Domain whose mail the provider receives for us, such as `odpowiedzi.example.com`: answers to mails about tickets come back
     * into them. Without it nobody can answer such a mail, and it says so.
     */
    INBOUND_MAIL_DOMAIN: text
      .toLowerCase()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "is not a domain such as odpowiedzi.example.com")
      .optional(),
    /** Whose `Authentication-Results` are believed (RFC 8601): the server that takes mail in for the provider. */
    INBOUND_MAIL_AUTHSERV_ID: text.toLowerCase().default("amazonses.com"),

    /** The tenant's address, such as https://konstelacja.eu.auth0.com; tokens name it as their issuer. */
    AUTH0_ISSUER_URL: address,
    /** A regular web application of the tenant. */
    AUTH0_CLIENT_ID: text,
    /** Its secret. */
    AUTH0_CLIENT_SECRET: text,
    /** Identifier of the product's API: the access token is for it and carries roles and permissions. */
    AUTH0_AUDIENCE: text,
    /** Prefix of the claims `…/roles` and `…/permissions`. */
    AUTH0_CLAIMS_NAMESPACE: text.transform((value) => value.replace(/\/+$/, "")),
    /** The tenant's database of people who sign in with a password. */
    AUTH0_CONNECTION: text.default("Username-Password-Authentication"),
    /** Whether staff act only after a sign-in with a second factor, which the provider then has to be able to ask for. */
    STAFF_SECOND_FACTOR: flag.default(false),
    /** A machine-to-machine application with `read:users`, `update:users` and `delete:users`. */
    AUTH0_MANAGEMENT_CLIENT_ID: text,
    /** Its secret. */
    AUTH0_MANAGEMENT_CLIENT_SECRET: text,
    /** The Management API's address where it differs from the issuer's: behind a domain of one's own. */
    AUTH0_MANAGEMENT_URL: address.optional(),

    MODEL_API_URL: endpointSettings.API_URL,
    MODEL_API_KEY: endpointSettings.API_KEY,
    MODEL_NAME: endpointSettings.NAME,
    MODEL_PROFILE: endpointSettings.PROFILE.optional(),
    MODEL_THINKS: endpointSettings.THINKS.default(false),
    MODEL_REASONING_EFFORT: endpointSettings.REASONING_EFFORT.optional(),
    MODEL_SCHEMA: endpointSettings.SCHEMA.optional(),
    MODEL_QUERY: endpointSettings.QUERY.optional(),
    /** Without prices no cap would hold, so a model that costs nothing says 0. */
    MODEL_INPUT_USD_PER_MILLION: endpointSettings.INPUT_USD_PER_MILLION,
    MODEL_OUTPUT_USD_PER_MILLION: endpointSettings.OUTPUT_USD_PER_MILLION,
    /** How long an answer may take, in milliseconds; a model that thinks first has twice as long. */
    MODEL_TIMEOUT_MS: positiveCount.default(90_000),
    /** Tokens that a model which thinks first may think with, on top of those for its answer. */
    MODEL_REASONING_TOKENS: count.default(8_000),

    ...anotherModel("FALLBACK", "The model that is asked when the first is down"),
    ...anotherModel(
      "READER",
      "The small, fast model that reads for a crisis what people write, and a finished text",
      "the first model reads then",
    ),
    ...anotherModel(
      "GRADER",
      "The model that grades texts in `npm run evaluate`, another one than what wrote them",
    ),

    /**
     * What the text of one order may cost, and all of a day in Warsaw; beyond it no model is asked. The most that a call may
     * cost is taken before, so an order's has room for several times what a document costs.
     */
    MODEL_ORDER_CAP_USD: dollars.default(0.5),
    /** What all texts of a day may cost. */
    MODEL_DAY_CAP_USD: dollars.default(25),
    /** What readings may cost in a day: apart from the above, so that neither can spend the other's. */
    MODEL_READER_DAY_CAP_USD: dollars.default(5),
    /** What readings of talks with the mentor may cost in a day, for safety: apart from all of the above. */
    MODEL_TALK_READER_DAY_CAP_USD: dollars.default(5),
    /** What the horoscopes of one day, week, month or year may cost, of all twelve signs. */
    MODEL_HOROSCOPE_CAP_USD: dollars.default(1.5),
    /** Whether horoscopes that nobody has approved go out by themselves an hour before their day, where every check holds. */
    HOROSCOPES_PUBLISH_UNAPPROVED: flag.default(false),
    /** What all answers in one talk with the mentor may cost. */
    MODEL_TALK_CAP_USD: dollars.default(5),
  })
  .refine(({ EBOOK_EPUB_FILE, EBOOK_PDF_FILE }) => !EBOOK_EPUB_FILE === !EBOOK_PDF_FILE, {
    path: ["EBOOK_PDF_FILE"],
    error: "must be set together with EBOOK_EPUB_FILE",
  })
  .superRefine((given, context) => {
    const ofBucket = [
      "S3_ENDPOINT",
      "S3_REGION",
      "S3_BUCKET",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
    ] as const;
    const isNeeded = given.FILE_STORE === "s3" || ofBucket.some((name) => given[name]);
    for (const name of ofBucket)
      if (isNeeded && !given[name])
        context.addIssue({
          code: "custom",
          path: [name],
          message: "must be set together with the other settings of the bucket",
        });
  })
  .superRefine((given, context) => {
    for (const role of ["FALLBACK", "READER", "GRADER"] as const) {
      const url = given[`MODEL_${role}_API_URL`];
      const isElsewhere = url && new URL(url).origin !== new URL(given.MODEL_API_URL).origin;
      if (isElsewhere && !given[`MODEL_${role}_API_KEY`])
        context.addIssue({
          code: "custom",
          path: [`MODEL_${role}_API_KEY`],
          message: "must be set: the key of another vendor is not sent to this address",
        });
      if (isElsewhere && role === "READER" && !given.RECIPIENT_MODEL_READER)
        context.addIssue({
          code: "custom",
          path: ["RECIPIENT_MODEL_READER"],
          message: "must be set: the reader is of another vendor",
        });
    }
  })
  .refine(
    ({ MODEL_FALLBACK_NAME, RECIPIENT_MODEL_FALLBACK }) =>
      !MODEL_FALLBACK_NAME || RECIPIENT_MODEL_FALLBACK,
    { path: ["RECIPIENT_MODEL_FALLBACK"], error: "must be set together with MODEL_FALLBACK_NAME" },
  );

export type Environment = z.infer<typeof settings>;

/** Every setting by its name, in the order in which they are told of. */
export const settingShapes: Readonly<Record<string, z.ZodType>> = settings.shape;

/** A setting that is missing or malformed; `lines` has one sentence for each. */
export class EnvironmentError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
  }
}

/** What is said of a setting that nobody has filled in. */
export const placeholderMessage = "is an example or a placeholder, not a value of yours";

/**
 * Checks every setting at once. One that is empty counts as missing.
 * @throws EnvironmentError
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const result = settings.safeParse(given);
  const issues = result.error?.issues ?? [];
  const told = new Set(issues.map(({ path }) => String(path[0])));
  const lines = issues.map(({ code, path, message }) => {
    const name = String(path[0]);
    const isMissing = !(name in given) && code !== "custom";
    return `${name}: ${isMissing ? "is missing" : message}`;
  });
  if (given.NODE_ENV === "production")
    for (const name of placeholdersAmong(given, Object.keys(settings.shape)))
      if (!told.has(name)) lines.push(`${name}: ${placeholderMessage}`);
  if (result.success && lines.length === 0) return result.data;
  throw new EnvironmentError(lines);
}
