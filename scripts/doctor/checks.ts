import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Environment } from "~/config/settings";
import { db } from "~/db/client.server";
import { configuredEndpoints, type Endpoint } from "~/integrations/ai/endpoints.server";
import { askEndpoint } from "~/integrations/ai/model.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { canManageIdentities } from "~/integrations/identity/management.server";
import { callProvider } from "~/integrations/identity/request.server";
import { senderState } from "~/integrations/mail/resend.server";
import { configuredBucket } from "~/integrations/storage/bucket.server";
import { trustedCertificates } from "~/integrations/payments/certificates.server";
import { listTransactions } from "~/integrations/payments/tpay.server";
import { serviceContext } from "~/services/command/context.server";
import { checkReadiness } from "~/services/operations/check-readiness.server";
import { day } from "~/time/durations";

/** What was found: a line for whoever reads, and what to do where something is not as it has to be. */
export type Finding = { is: "well" | "unsure" | "ill"; says: string; do?: string };

export type Check = { name: string; look: () => Promise<Finding> };

const well = (says: string): Finding => ({ is: "well", says });
const unsure = (says: string, todo: string): Finding => ({ is: "unsure", says, do: todo });
const ill = (says: string, todo: string): Finding => ({ is: "ill", says, do: todo });

/** The oldest PostgreSQL that the suite runs against is 16; 18 is what it ships with. */
const oldestPostgres = 160_000;
/** Clocks may differ by so much, in milliseconds: a session, a token and a booked talk go by them. */
const mostDrift = 5_000;
const leastFreeBytes = 2 * 1024 ** 3;
const expiresSoon = 30 * day;
/** How long an outside address may take, in milliseconds. */
const patience = 10_000;

async function lookAtDatabase(): Promise<Finding> {
  const [found] = await db.execute<{
    version: number;
    named: string;
    encoding: string;
    superuser: boolean;
    missing: string[];
  }>(sql`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as named,
      pg_encoding_to_char(encoding) as encoding,
      (select rolsuper from pg_roles where rolname = current_user) as superuser,
      array(select wanted from unnest(array['btree_gist', 'pg_trgm', 'unaccent']) as asked (wanted)
        where not exists (select from pg_available_extensions there where there.name = wanted)) as missing
    from pg_database where datname = current_database()`);
  if (!found) return ill("it tells nothing of itself", "Look at its log.");
  const { version, named, encoding, superuser, missing } = found;
  if (version < oldestPostgres)
    return ill(`PostgreSQL ${named}`, "Install PostgreSQL 16 or newer.");
  if (encoding !== "UTF8")
    return ill(`its encoding is ${encoding}`, "Make the database anew with encoding UTF8.");
  if (missing.length > 0)
    return ill(`without ${missing.join(", ")}`, "Install PostgreSQL's contrib modules.");
  if (superuser)
    return unsure(
      `PostgreSQL ${named}, as a superuser`,
      "Use an account that owns the database and no more (deploy/postgres/account.sh).",
    );
  return well(`PostgreSQL ${named}`);
}

async function lookAtMigrations(): Promise<Finding> {
  const { database, migrations } = await checkReadiness(serviceContext("schedule"));
  if (database !== "ok") return ill("the database does not answer", "See above.");
  if (migrations === "ok") return well("this release's");
  return ill("older than this release", "Run konstelacja migrate (npm run migrate).");
}

async function lookAtClock(): Promise<Finding> {
  const before = Date.now();
  const [row] = await db.execute<{ at: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as at`,
  );
  const drift = Math.round((row?.at ?? 0) - (before + Date.now()) / 2);
  return Math.abs(drift) <= mostDrift
    ? well(`${Math.abs(drift)} ms from the database's`)
    : ill(`${Math.abs(drift)} ms from the database's`, "Have both set their clocks by NTP.");
}

async function lookAtCertificates(): Promise<Finding> {
  const certificates = await trustedCertificates();
  const [first] = certificates.map(({ validTo }) => Date.parse(validTo)).sort((a, b) => a - b);
  const until = new Date(first ?? 0);
  const says = `${certificates.length}, the first of them until ${until.toISOString().slice(0, 10)}`;
  const todo = "Fetch the gateway's bundle again and compare it with the gateway's own word.";
  if (until.getTime() < Date.now()) return ill(says, todo);
  return until.getTime() < Date.now() + expiresSoon ? unsure(says, todo) : well(says);
}

async function lookAtGateway(): Promise<Finding> {
  // Only asked for, never changed: the newest payment of all.
  await listTransactions({ pages: 1 }).next();
  return well("takes our credentials");
}

async function lookAtSender({ MAIL_FROM }: Environment): Promise<Finding> {
  const state = await senderState();
  if (state === "verified") return well(`sends as ${MAIL_FROM}`);
  return state === "unknown"
    ? unsure(
        "its key may send and tell nothing",
        "See there that the domain of MAIL_FROM is verified, or send yourself a mail: doctor --mail you@example.com",
      )
    : ill(`the domain of ${MAIL_FROM} is not verified`, "Verify it at the mail provider.");
}

async function lookAtBucket(): Promise<Finding> {
  const bucket = configuredBucket();
  if (bucket) {
    await bucket.look();
    return well("the bucket is there and takes our key");
  }
  // Before the first migration there is nothing to look for, and another line says so.
  const [table] = await db.execute(sql`select to_regclass('stored_files') as name`);
  if (!table?.name) return well("in the database");
  const [away] = await db.execute(sql`select from stored_files where bytes is null limit 1`);
  return away
    ? ill("some files are in a bucket that is not set", "Set S3_ENDPOINT and what goes with it.")
    : well("in the database");
}

async function lookAtIdentity({ AUTH0_ISSUER_URL }: Environment): Promise<Finding> {
  const told = z
    .object({ issuer: z.string() })
    .parse(await callProvider(`${AUTH0_ISSUER_URL}/.well-known/openid-configuration`));
  const same = told.issuer.replace(/\/+$/, "") === AUTH0_ISSUER_URL;
  if (!same) return ill(`calls itself ${told.issuer}`, "Set AUTH0_ISSUER_URL to that.");
  await canManageIdentities();
  return well("signs in, and takes our management client");
}

/** Asks a model one word, which costs a fraction of a cent. */
async function lookAtModel(endpoint: Endpoint): Promise<Finding> {
  const where = `${endpoint.name} at ${new URL(endpoint.url).host}`;
  const request = {
    task: "doctor",
    schema: z.object({ word: z.string() }),
    system: "Odpowiadasz obiektem JSON.",
    prompt: "Podaj w polu word dowolne słowo.",
    maxOutputTokens: 50,
  };
  try {
    await askEndpoint(endpoint, request, async () => undefined);
    return well(`${where}; check-model asks it everything`);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    return ill(`${where}: ${error.kind}: ${error.code}`, "See its settings in docs/operations.md.");
  }
}

/** One for each as it is set: two may be called alike, at one address or two, and have a key each. */
export const modelChecks = (
  endpoints: readonly Endpoint[] = (["writer", "reader", "grader"] as const).flatMap((who) =>
    configuredEndpoints(who),
  ),
): Check[] =>
  [...new Set(endpoints)].map((endpoint) => ({
    name: "model",
    look: () => lookAtModel(endpoint),
  }));

async function lookAtDisk(): Promise<Finding> {
  const { bavail, bsize } = await statfs(process.cwd());
  const says = `${Math.floor((bavail * bsize) / 1024 ** 3)} GB free`;
  return bavail * bsize >= leastFreeBytes ? well(says) : ill(says, "Make room.");
}

async function lookAtAddress({ APP_URL }: Environment): Promise<Finding> {
  const answer = await fetch(`${APP_URL}/healthz`, {
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => error);
  if (answer instanceof Error)
    return ill(
      `${APP_URL} does not answer`,
      "Before the first start this is so; afterwards look at DNS, the proxy and its certificate.",
    );
  await answer.text();
  if (answer.status !== 200)
    return ill(
      `${APP_URL}/healthz answers ${answer.status}`,
      "Look at the proxy and the web processes.",
    );
  const drift = Math.abs(Date.parse(answer.headers.get("date") ?? "") - Date.now());
  if (drift > mostDrift) return ill(`its clock is ${drift} ms away`, "Have it set by NTP.");
  return APP_URL.startsWith("https:")
    ? well(APP_URL)
    : unsure(APP_URL, "A shop that sells has to be reached by https.");
}

/** In the order in which somebody would see to them. @param env the checked settings */
export const checksOf = (env: Environment): Check[] => [
  { name: "database", look: lookAtDatabase },
  { name: "migrations", look: lookAtMigrations },
  { name: "clock", look: lookAtClock },
  { name: "disk", look: lookAtDisk },
  { name: "gateway's certificates", look: lookAtCertificates },
  { name: "payment gateway", look: lookAtGateway },
  { name: "mail provider", look: () => lookAtSender(env) },
  { name: "files", look: lookAtBucket },
  { name: "identity provider", look: () => lookAtIdentity(env) },
  ...modelChecks(),
  { name: "public address", look: () => lookAtAddress(env) },
];

/** Makes a check; what it throws is a finding, too, in a code and never in the words of a key or an address. */
export async function examine({ name, look }: Check): Promise<Finding & { name: string }> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    const says =
      error instanceof ExternalServiceError
        ? `${error.kind}: ${error.code}`
        : ((error as { code?: string }).code ?? (error as Error).name);
    return { name, ...ill(says, "See its settings in docs/operations.md.") };
  }
}
