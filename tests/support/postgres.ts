import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { migrateDatabase } from "../../scripts/migrate-database";
import { startEmbeddedPostgres } from "../../scripts/postgres/embedded";

/** A PostgreSQL server for tests, with a migrated template to clone. */
export type TestServer = {
  /** Address of the server's `postgres` database. */
  url: string;
  template: string;
  /** Drops the template and its clones, and ends a server of our own. */
  stop: () => Promise<void>;
};

/**
 * Starts a throw-away server, or uses the one that TEST_DATABASE_URL names, and migrates the template.
 * @param options.durable whether it writes as carefully as in production, for measurements; default false
 */
export async function startTestServer(options = { durable: false }): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-postgres-"));
  // The server runs as another user when root runs the tests.
  await chmod(folder, 0o755);
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startEmbeddedPostgres(folder, options);
  const template = await createDatabase(server.url);
  await migrateDatabase(databaseUrl(server.url, template));
  return {
    url: server.url,
    template,
    async stop() {
      for (const name of await familyOf(server.url, template)) await dropDatabase(server.url, name);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database, a clone of `template` when one is named.
 * @returns its name, which begins with that of its template
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `${template ?? "konstelacja"}_${randomBytes(6).toString("hex")}`;
  const from = template ?? "template1";
  await onServer(serverUrl, (sql) => sql`create database ${sql(name)} template ${sql(from)}`);
  return name;
}

/** A template's name and those of its clones. */
const familyOf = (serverUrl: string, template: string) =>
  onServer(serverUrl, async (sql) => {
    const rows = await sql<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${template})`;
    return rows.map(({ name }) => name);
  });

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<Result>(
  url: string,
  run: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}
