import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { migrateDatabase } from "../../scripts/migrate-database";
import { startEmbeddedPostgres } from "../../scripts/postgres/embedded";

/** A PostgreSQL server for tests, with a migrated template that every suite clones. */
export type TestServer = {
  /** Address of the server's `postgres` database. */
  url: string;
  template: string;
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
      await dropDatabase(server.url, template);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database, a clone of `template` when one is named.
 * @returns its name
 */
export async function createDatabase(serverUrl: string, template = "template1"): Promise<string> {
  const name = `konstelacja_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, (sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  return name;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
