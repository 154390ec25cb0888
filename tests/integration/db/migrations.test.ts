import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterEach, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { migrateDatabase } from "../../../scripts/migrate-database";
import { startEmbeddedPostgres } from "../../../scripts/postgres/embedded";
import { createDatabase, databaseUrl, dropDatabase } from "../../support/postgres";

const run = promisify(execFile);
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return (await sql.unsafe(text)) as unknown as Row[];
  } finally {
    await sql.end();
  }
}

describe("migrations", () => {
  async function emptyDatabase(): Promise<string> {
    const { url } = inject("databaseServer");
    const name = await createDatabase(url);
    closers.push(() => dropDatabase(url, name));
    return databaseUrl(url, name);
  }

  const tables = async (url: string) =>
    (
      await query<{ name: string }>(
        url,
        `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema in ('public', 'graphile_worker') order by 1`,
      )
    ).map(({ name }) => name);

  const migrate = (url: string) =>
    run(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
      env: { ...process.env, DATABASE_URL: url },
    });

  test("of two processes that start at the same time take turns", async () => {
    const url = await emptyDatabase();
    const outcomes = await Promise.all([migrate(url), migrate(url)]);
    for (const { stdout } of outcomes) expect(stdout).toContain("The database is up to date.");
    expect(await tables(url)).toEqual(
      expect.arrayContaining(["public.orders", "public.payments", "graphile_worker._private_jobs"]),
    );
    const applied = "select hash from drizzle.__drizzle_migrations";
    const hashes = (await query<{ hash: string }>(url, applied)).map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  /** A database as it was before a migration, and what applies that. */
  async function databaseBefore(migration: string) {
    const url = await emptyDatabase();
    const files = (await readdir("drizzle")).filter((name) => name.endsWith(".sql")).sort();
    const next = files.find((name) => name.endsWith(`_${migration}.sql`))!;
    const apply = async (names: string[]) => {
      for (const name of names) await query(url, await readFile(join("drizzle", name), "utf8"));
    };
    await apply(files.slice(0, files.indexOf(next)));
    return { url, migrate: () => apply([next]) };
  }

  test("give each avatar that is there an address of its own", async () => {
    const { url, migrate: giveAddresses } = await databaseBefore("random_avatar_addresses");
    await query(
      url,
      `with members as (
         insert into users (auth0_id, email, username, created_at)
         select 'auth0|' || n, n || '@example.com', 'user' || n, now() from generate_series(1, 3) n
         returning id)
       insert into avatars (user_id, digest, bytes, created_at) select id, 'same', 'x', now() from members`,
    );
    await giveAddresses();
    const ids = (await query<{ id: string }>(url, "select id from avatars")).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  });

  test("keep what the books said of a transaction, as a state and a sum", async () => {
    const { url, migrate: tellApart } = await databaseBefore("ledger_stories");
    await query(
      url,
      `insert into ledger_differences (kind, transaction_title, ours, theirs, found_at) values
         ('amount', 'TR-1', 'paid 1000 gr', 'correct 1199 gr', now()),
         ('unknown_to_us', 'TR-2', null, 'correct 700 gr', now())`,
    );
    await tellApart();
    const stories = "select our_story, their_story from ledger_differences order by id";
    expect(await query(url, stories)).toEqual([
      {
        our_story: { status: "paid", grosze: 1000 },
        their_story: { status: "correct", grosze: 1199 },
      },
      { our_story: null, their_story: { status: "correct", grosze: 700 } },
    ]);
  });

  test("that were done are not done again", async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url);
    const before = await tables(url);
    await query(url, "insert into graphile_worker._private_known_crontabs values ('kept', now())");
    await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
    expect(await tables(url)).toEqual(before);
    const kept = "select identifier from graphile_worker._private_known_crontabs";
    expect(await query(url, kept)).toEqual([{ identifier: "kept" }]);
  });
});

describe("the embedded PostgreSQL", () => {
  async function folder(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), "konstelacja-embedded-"));
    await chmod(path, 0o755);
    closers.push(() => rm(path, { recursive: true, force: true }));
    return path;
  }

  const start = async (dataDir: string, durable = false) => {
    const server = await startEmbeddedPostgres(dataDir, { durable });
    closers.push(server.stop);
    return server;
  };
  const lockFile = (dataDir: string) => join(dataDir, "postgres", "cluster", "postmaster.pid");

  /** A process that starts the server and stays, as `npm start` does. */
  async function starter(dataDir: string): Promise<ChildProcess> {
    const program = `
      import { startEmbeddedPostgres } from "./scripts/postgres/embedded.ts";
      await startEmbeddedPostgres(${JSON.stringify(dataDir)}, { durable: false });
      process.send("ready");
      setInterval(() => {}, 1_000);`;
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", program],
      { stdio: ["ignore", "ignore", "inherit", "ipc"] },
    );
    closers.push(async () => child.kill("SIGKILL"));
    await once(child, "message");
    return child;
  }

  test("that outlives a killed starter is taken over, with its data", async () => {
    const dataDir = await folder();
    const child = await starter(dataDir);
    const [pid] = (await readFile(lockFile(dataDir), "utf8")).split("\n");
    child.kill("SIGKILL");
    await once(child, "exit");

    const server = await start(dataDir);
    expect((await readFile(lockFile(dataDir), "utf8")).split("\n")[0]).toBe(pid);
    await query(server.url, "create table kept (value int); insert into kept values (7)");
    await server.stop();
    const again = await start(dataDir);
    expect(await query(again.url, "select value from kept")).toEqual([{ value: 7 }]);
  });

  test("that was killed itself starts again over its stale lock file", async () => {
    const dataDir = await folder();
    const server = await start(dataDir, true);
    await query(server.url, "create table kept (value int)");
    const lock = await readFile(lockFile(dataDir), "utf8");
    const pid = Number(lock.split("\n")[0]);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
    const again = await start(dataDir, true);
    expect(await query(again.url, "select count(*)::int as count from kept")).toEqual([
      { count: 0 },
    ]);
  });

  test("is not misled by a lock file whose number now belongs to another program", async () => {
    const dataDir = await folder();
    const server = await start(dataDir);
    const lock = await readFile(lockFile(dataDir), "utf8");
    await server.stop();
    await writeFile(lockFile(dataDir), lock.replace(/^\d+/, String(process.pid)));
    const again = await start(dataDir);
    expect(await query(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("can be stopped twice", async () => {
    const server = await start(await folder());
    await server.stop();
    await server.stop();
  });
});
