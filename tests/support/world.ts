import { cp, mkdtemp } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { inject } from "vitest";
import { createSandbox } from "../../sandbox/server";
import { sandboxSettings } from "../../sandbox/settings";
import { createDatabase, databaseUrl } from "./postgres";

/**
 * A database and a sandbox that no other process uses, and a receiver that stands where the web server would, so that
 * the sandbox's notifications reach the real route. The application's settings point at them before any of its modules
 * is loaded. The suites of one process follow each other in it; each finds it empty (`each-suite.ts`).
 */
const server = inject("databaseServer");
const database = await createDatabase(server.url, server.template);
const dataDir = await mkdtemp(join(inject("scratch"), "sandbox-"));
await cp(inject("certificates"), dataDir, { recursive: true });

const underWay = new Set<Promise<void>>();

const receiver = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
  incoming.on("end", () => {
    const work = answer(incoming.url ?? "", Buffer.concat(chunks), incoming.headers)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      })
      // As the web server does; the gateway will come again.
      .catch(() => void outgoing.writeHead(500).end())
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });
});
await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));

async function answer(path: string, body: Buffer, headers: IncomingHttpHeaders): Promise<Response> {
  const { action } = path.startsWith("/webhooks/resend")
    ? await import("~/routes/webhooks/resend")
    : await import("~/routes/webhooks/tpay");
  const request = new Request(new URL(path, "http://shop.test"), {
    method: "POST",
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
  });
  return action({ request, context: {}, params: {} });
}

/** The outside world. */
export const sandbox = await createSandbox({ port: 0, dataDir, notificationRetryMs: 50 });

Object.assign(process.env, sandboxSettings(sandbox.url, dataDir), {
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  DATABASE_URL: databaseUrl(server.url, database),
  SANDBOX_URL: sandbox.url,
  SANDBOX_DATA_DIR: dataDir,
  APP_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  // Who wants a model that is given up soon says so: a busy machine needs a second for an answer now and then.
  MODEL_TIMEOUT_MS: "20000",
  MODEL_GRADER_NAME: "sandbox-grader",
  // As it is by default; who wants mail to come back says so.
  INBOUND_MAIL_DOMAIN: "",
  LOOKS_PER_MINUTE: "300",
  // A machine that is busy with tests must not count each process alone.
  LIMIT_PATIENCE_MS: "10000",
});

const sql = postgres(databaseUrl(server.url, database), { max: 1, onnotice: () => {} });
const queue = ["_private_jobs", "_private_job_queues", "_private_known_crontabs"];
const filled = await tablesToEmpty();
const firstSwitches = (await sql<{ id: number }[]>`select id from switch_changes`).map(
  ({ id }) => id,
);
const firstBooks = (await sql<{ slug: string }[]>`select slug from books`).map(({ slug }) => slug);

/** Every table of ours that migrations leave empty, and what the job queue has to do. */
async function tablesToEmpty() {
  const tables = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename in ${sql(queue)})`;
  const seeded = await Promise.all(
    tables.map(({ schema, name }) => sql`select 1 from ${sql(schema)}.${sql(name)} limit 1`),
  );
  return tables
    .filter((_, index) => seeded[index]?.length === 0)
    .map(({ schema, name }) => `"${schema}"."${name}"`);
}

/** Makes the world what it was when it began, except for the clock and the people at the identity provider. */
export async function startAnew(): Promise<void> {
  sandbox.reportMailsTo(null);
  await sandbox.mailReportsSettled();
  sandbox.state.clear();
  sandbox.faults.clear();
  await Promise.all(underWay);
  await sql.begin(async (tx) => {
    // The audit log refuses to be emptied by anybody who has to ask its triggers.
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(`truncate ${filled.join(", ")} restart identity`);
    // Migrations leave a book on the shelf; what suites put beside it goes, without triggers that would take its editions along.
    await tx`delete from book_editions where book_slug not in ${sql(firstBooks)}`;
    await tx`delete from books where slug not in ${sql(firstBooks)}`;
    await tx`delete from switch_changes where id not in ${sql(firstSwitches)}`;
    await tx`select pg_notify('switch_changed', '')`;
  });
}
