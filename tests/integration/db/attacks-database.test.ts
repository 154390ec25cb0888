import { connect, createServer, Socket, type Server } from "node:net";
import { makeWorkerUtils, type WorkerUtils } from "graphile-worker";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { env } from "~/config/env.server";
import { connect as openPool, db } from "~/db/client.server";
import { isDatabaseUnavailable } from "~/db/is-database-unavailable";
import { openWorkerLiveness, type WorkerLiveness } from "~/jobs/worker-liveness.server";
import { answerServiceErrors, handleError } from "~/entry.server";
import { stretched } from "../../../scripts/time-limits";
import { buildOf, startWebServer } from "../../support/web-server";

/** Stands between a program and the database, and can be taken away as a network or a server can. */
async function openProxy() {
  const { hostname, port } = new URL(env.DATABASE_URL);
  const sockets = new Set<Socket>();
  let silent = false;
  const accept = (client: Socket) => {
    sockets.add(client);
    client.on("error", () => undefined);
    if (silent) return;
    const server = connect(Number(port), hostname);
    sockets.add(server);
    server.on("error", () => client.destroy());
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
    client.pipe(server).pipe(client);
  };
  let listener: Server;
  const listen = (at: number) =>
    new Promise<number>((done) => {
      listener = createServer(accept).listen(at, "127.0.0.1", () =>
        done((listener.address() as { port: number }).port),
      );
    });
  const own = await listen(0);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const url = new URL(env.DATABASE_URL);
  url.hostname = "127.0.0.1";
  url.port = String(own);
  return {
    url: url.href,
    /** Connections are refused, as where no server runs. */
    goAway() {
      listener.close();
      drop();
    },
    /** Connections lead nowhere, as where the network is broken. */
    fallSilent() {
      silent = true;
      drop();
    },
    /** What is open stays open, and nothing comes through any more. */
    freeze() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async comeBack() {
      silent = false;
      if (!listener.listening) await listen(own);
    },
    close() {
      drop();
      listener.close();
    },
  };
}

type Proxy = Awaited<ReturnType<typeof openProxy>>;
let proxy: Proxy;
let utils: WorkerUtils;
beforeAll(async () => {
  env.WORKER_SETTLE_MS = stretched(2_000);
  utils = await makeWorkerUtils({ connectionString: env.DATABASE_URL });
});
afterAll(() => utils.release());

const open: WorkerLiveness[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Else those whose connections lead nowhere would wait for them.
  proxy?.close();
  await Promise.all(open.splice(0).map((liveness) => liveness.close()));
});

/** A worker that runs a job, as far as others can see one. */
async function workerWithJob(url = env.DATABASE_URL) {
  const name = `pool-${crypto.randomUUID()}`;
  const [row] = await db.execute<{ id: string }>(
    sql`select id::text from graphile_worker.add_job('nothing', '{}', job_key => ${name})`,
  );
  const id = row?.id ?? "";
  await db.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = ${name}, locked_at = now() - interval '1 minute', attempts = 1 where id = ${id}`);
  const lost = vi.fn<(why: string) => void>();
  const liveness = openWorkerLiveness(url, () => [id], lost);
  open.push(liveness);
  await liveness.register(name);
  return { name, id, lost };
}

function otherWorker() {
  const liveness = openWorkerLiveness(
    env.DATABASE_URL,
    () => [],
    () => undefined,
  );
  open.push(liveness);
  return () => liveness.sweep(utils);
}

const isHeld = async (name: string) => {
  const [row] = await db.execute<{ held: boolean }>(sql`
    select exists (select 1 from pg_locks where locktype = 'advisory' and granted
      and (classid::bigint << 32 | objid::bigint) = hashtextextended(${name}, 0)) as held`);
  return row?.held === true;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A worker's patience does not end from here on; its attempts go on. */
const isPatient = () => vi.spyOn(Date, "now").mockReturnValue(Date.now());

describe("a worker", () => {
  test("whose session ends takes its lock again before anybody calls it dead", async () => {
    const { name, lost } = await workerWithJob();
    const sweep = otherWorker();
    isPatient();
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'konstelacja-worker-liveness' and datname = current_database()`);
    // Even where others look at the very moment in which it is without.
    expect(await sweep().catch(() => [])).not.toContain(name);
    await expect.poll(() => isHeld(name)).toBe(true);
    expect(await sweep()).not.toContain(name);
    expect(lost).not.toHaveBeenCalled();
  });

  test("waits for a server that is away for everybody, and goes on", async () => {
    proxy = await openProxy();
    const { name, lost } = await workerWithJob(proxy.url);
    // Its patience is counted by our clock, its attempts go on by the real one.
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const attempts = vi.spyOn(Socket.prototype, "connect");
    const attempted = () =>
      attempts.mock.calls.filter(([port]) => String(port) === new URL(proxy.url).port).length;
    proxy.goAway();
    // Who tries again has been refused.
    await expect.poll(attempted).toBeGreaterThan(2);
    vi.advanceTimersByTime(10 * env.WORKER_SETTLE_MS);
    expect(lost).not.toHaveBeenCalled();
    await proxy.comeBack();
    await expect.poll(() => isHeld(name)).toBe(true);
    expect(lost).not.toHaveBeenCalled();
  });

  test("ends when it alone cannot be heard, sooner than others take its jobs", async () => {
    proxy = await openProxy();
    const { name, lost } = await workerWithJob(proxy.url);
    const sweep = otherWorker();
    proxy.fallSilent();
    await expect.poll(() => isHeld(name)).toBe(false);
    const takenOver = (async () => {
      for (;;) {
        if ((await sweep()).includes(name)) return;
        await pause(200);
      }
    })();
    const endedAt = new Promise<void>((done) => lost.mockImplementation(() => done()));
    expect(await Promise.race([endedAt.then(() => "ended"), takenOver.then(() => "taken")])).toBe(
      "ended",
    );
    expect(lost).toHaveBeenCalledWith("unreachable");
    await takenOver;
  });

  test("ends when its jobs were given to others meanwhile", async () => {
    proxy = await openProxy();
    const { id, lost } = await workerWithJob(proxy.url);
    isPatient();
    proxy.goAway();
    await db.execute(
      sql`update graphile_worker._private_jobs set locked_by = 'another' where id = ${id}`,
    );
    await proxy.comeBack();
    await expect.poll(() => lost.mock.calls).toEqual([["jobs_taken"]]);
  });
});

describe("a page while the database is away", async () => {
  const failing = (code: string) => () => {
    const cause = Object.assign(new Error("connect"), { code });
    throw Object.assign(new Error("Failed query", { cause }));
  };
  /** Ends what waits for the database as if it had answered after all. */
  let thaw = () => {};
  let frozen: Promise<void> | null = null;
  const build = buildOf(
    {
      "bez-bazy": { default: () => null, loader: () => ({}) },
      strona: { default: () => null, loader: failing("ECONNREFUSED") },
      plik: { loader: failing("CONNECT_TIMEOUT") },
      zapis: { action: failing("57P03") },
      blad: { loader: failing("23505") },
      wisi: {
        async loader() {
          await (frozen ?? pause(1_500));
          return new Response("ok");
        },
      },
    },
    { handleError, answerServiceErrors },
  );
  const original = env.DATABASE_URL;
  const watched = await openProxy();
  env.DATABASE_URL = watched.url;
  const { url } = await startWebServer(build);
  env.DATABASE_URL = original;
  afterAll(() => watched.close());

  test.each([
    // What its boundary shows stands in `error-pages.test.tsx`.
    ["GET", "/strona", "Strona"],
    ["GET", "/plik", "Chwila przerwy"],
    ["POST", "/zapis", "Chwila przerwy"],
  ])("asks to come back: %s %s", async (method, path, words) => {
    const response = await fetch(url + path, { method });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain(words);
  });

  test("that needs none works, and a fault of ours stays one", async () => {
    expect((await fetch(`${url}/bez-bazy`)).status).toBe(200);
    expect((await fetch(`${url}/blad`)).status).toBe(500);
  });

  test("that is only slow is waited for; one that hangs is answered while it hangs", async () => {
    expect((await fetch(`${url}/wisi`)).status).toBe(200);
    frozen = new Promise((done) => (thaw = done));
    watched.freeze();
    try {
      const response = await fetch(`${url}/wisi`);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("10");
    } finally {
      thaw();
      frozen = null;
    }
  });
});

test("a pool that lets go of a server fails at once for a while, and then works with all of its connections", async () => {
  const pool = openPool(env.DATABASE_URL, { connections: 3 });
  const ask = () => pool.db.execute(sql`select 1`);
  const asleep = sql`
    select pid from pg_stat_activity
    where datname = current_database() and query like 'select pg_sleep(600)%'`;
  const failure = (asked: PromiseLike<unknown>) =>
    Promise.resolve(asked).then(
      () => null,
      (error: unknown) => error,
    );
  try {
    await Promise.all([ask(), ask(), ask()]);
    const waiting = [1, 2, 3].map(() => failure(pool.db.execute(sql`select pg_sleep(600)`)));
    await expect.poll(async () => (await db.execute(asleep)).length).toBe(3);
    expect(pool.sockets.heard()).toBeGreaterThan(0);
    // The while that it fails for is as long as the test needs.
    vi.useFakeTimers({ toFake: ["Date"] });
    pool.sockets.letGo();
    for (const error of await Promise.all(waiting)) expect(isDatabaseUnavailable(error)).toBe(true);
    for (let index = 0; index < 6; index++)
      expect(isDatabaseUnavailable(await failure(ask()))).toBe(true);
    vi.setSystemTime(Date.now() + 3_000);
    expect(await Promise.all([ask(), ask(), ask(), ask(), ask(), ask()])).toHaveLength(6);
  } finally {
    vi.useRealTimers();
    await pool.sql.end({ timeout: 1 });
    // The server does not notice by itself that nobody waits for them any more.
    await db.execute(sql`select pg_terminate_backend(pid) from (${asleep}) as sleeper`);
  }
});

test.each([
  "ECONNREFUSED",
  "CONNECTION_CLOSED",
  "CONNECT_TIMEOUT",
  "57P01",
  "08006",
  "53300",
  "57014",
  "55P03",
])("%s means that the database is away or slow, however deep it lies", (code) => {
  const error = Object.assign(new Error("x"), { code });
  expect(isDatabaseUnavailable(new Error("a", { cause: new Error("b", { cause: error }) }))).toBe(
    true,
  );
});
