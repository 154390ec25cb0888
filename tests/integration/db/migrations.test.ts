import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterEach, describe, expect, inject, test } from "vitest";
import { migrateDatabase, patiently } from "../../../scripts/migrate-database";
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

describe("a migration that finds a table held", () => {
  async function held() {
    const { url } = inject("databaseServer");
    const name = await createDatabase(url);
    closers.push(() => dropDatabase(url, name));
    const connect = () => {
      const sql = postgres(databaseUrl(url, name), { max: 1, onnotice: () => {} });
      closers.push(() => sql.end());
      return sql;
    };
    const [holder, migrating] = [connect(), connect()];
    await holder`create table things (id int)`;
    await holder`begin`;
    await holder`select from things`;
    await migrating`set lock_timeout = '10ms'`;
    const change = async () => {
      await migrating.unsafe("alter table things add column name text");
    };
    return { holder, change };
  }

  test("lets others go on, says so, rests and tries again", async () => {
    const { holder, change } = await held();
    const said: string[] = [];
    const rested: number[] = [];
    let release: Promise<unknown> | undefined;
    await patiently(
      async () => {
        await release;
        await change();
      },
      (line) => {
        said.push(line);
        release = holder`rollback`;
      },
      undefined,
      async (milliseconds) => void rested.push(milliseconds),
    );
    expect(said).toEqual([expect.stringMatching(/attempt 1.* in 1 s/)]);
    expect(rested).toEqual([1_000]);
    const columns = await holder`select name from things`;
    expect(columns.columns.map(({ name }) => name)).toEqual(["name"]);
  });

  test("gives up after a while, and at once for any other fault", async () => {
    const { change } = await held();
    const said: string[] = [];
    const rested: number[] = [];
    const rest = async (milliseconds: number) => void rested.push(milliseconds);
    const tell = (line: string) => void said.push(line);
    await expect(patiently(change, tell, 12, rest)).rejects.toThrow(/lock timeout/);
    expect(said).toHaveLength(11);
    expect([rested[0], rested[1], rested.at(-1)]).toEqual([1_000, 2_000, 10_000]);
    const wrong = () => Promise.reject(new Error("syntax"));
    await expect(patiently(wrong, tell, 12, rest)).rejects.toThrow("syntax");
    expect(said).toHaveLength(11);
  });
});

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

  const refusalOf = async (url: string) => {
    const failed = await migrate(url).catch(
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(failed).toMatchObject({ code: 2 });
    return failed.stderr.trim();
  };

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

  test("wait for another process that migrates, and say so meanwhile", async () => {
    const url = await emptyDatabase();
    const other = postgres(url, { max: 1 });
    closers.push(() => other.end());
    await other`select pg_advisory_lock(718281828)`;
    const said: string[] = [];
    await migrateDatabase(url, (line) => void said.push(line), {
      lockTimeout: 10,
      rest: () => other`select pg_advisory_unlock(718281828)`,
    });
    expect(said).toEqual([expect.stringMatching(/^Another process migrates this database for/)]);
    expect(await tables(url)).toContain("public.orders");
  });

  test("of another release stop the start with one line, and leave the database as it is", async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url);
    await query(
      url,
      "update drizzle.__drizzle_migrations set hash = 'of another release' where id = 1",
    );
    await query(url, "drop table languages cascade");
    const before = await tables(url);
    expect(await refusalOf(url)).toMatch(
      /^This database was made by migrations that this release does not have.*$/,
    );
    expect(await tables(url)).toEqual(before);
  });

  test("leave a database as it is that a newer release has migrated, so that one can step back", async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url);
    await query(
      url,
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'of the next release', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    const before = await tables(url);
    const { stdout } = await migrate(url);
    expect(stdout).toContain("A newer release has migrated this database");
    expect(await tables(url)).toEqual(before);
    // One that lacks something of ours as well is another's, not a newer one.
    await query(url, "delete from drizzle.__drizzle_migrations where id = 2");
    expect(await refusalOf(url)).toMatch(/^This database was made by migrations that this release/);
  });

  test.each([
    ["postgres://shop:geh/eim@127.0.0.1:5432/x", 2, "Setting DATABASE_URL: is not a postgres://"],
    ["postgres://shop:geheim@127.0.0.1:1/x", 1, "The database cannot be used now: ECONNREFUSED."],
  ])("say in one line, without a password, that %s leads nowhere", async (url, code, line) => {
    const failed = await migrate(url).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code, stderr: expect.stringContaining(line) });
    const { stdout, stderr } = failed as { stdout: string; stderr: string };
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stdout + stderr).not.toContain("geh");
  });

  test("stop with one line at a database with the tables of something else", async () => {
    const url = await emptyDatabase();
    await query(url, "create table orders (id integer)");
    expect(await refusalOf(url)).toMatch(/^This database has tables that no migration of ours.*$/);
    expect(await tables(url)).toEqual(["public.orders"]);
  });

  test("are done where only an extension has tables", async () => {
    const url = await emptyDatabase();
    await query(url, "create table of_an_extension (); create extension btree_gist");
    await query(url, "alter extension btree_gist add table of_an_extension");
    await migrateDatabase(url);
    expect(await tables(url)).toContain("public.orders");
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
