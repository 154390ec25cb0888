import type { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import postgres from "postgres";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { ownSockets } from "~/db/own-sockets.server";

test("a connection that closes while something is to be written answers the next query", async () => {
  const sockets = ownSockets();
  let latest: Duplex | undefined;
  const options = {
    max: 1,
    connect_timeout: 10,
    backoff: () => 0.01,
    socket: (target: Parameters<typeof sockets.connect>[0]) => (latest = sockets.connect(target)),
  };
  const sql = postgres(env.DATABASE_URL, options);
  for (let round = 0; round < 5; round++) {
    expect(await sql`select ${round}::int as round`).toEqual([{ round }]);
    // Between what the driver was given and what it has said: after its turn of this round, before the next one.
    const lost = new Promise((settle) => {
      setImmediate(() => {
        void sql`select ${"a".repeat(round * 60)}::text`.catch(settle);
        latest?.destroy();
      });
    });
    await expect(lost).resolves.toMatchObject({ code: "CONNECTION_CLOSED" });
  }
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end();
});

test("a connection that says nothing to what was asked on it is ended, and no other", async () => {
  const sockets = ownSockets();
  const open = () =>
    postgres(env.DATABASE_URL, { max: 1, connect_timeout: 10, socket: sockets.connect } as object);
  const [silent, answered] = [open(), open()];
  const watcher = postgres(env.DATABASE_URL, { max: 1 });
  const session = () => answered`select pg_backend_pid() as pid`;
  const before = await session();
  const asked = silent`select pg_sleep(3600)`.then(String, (error: unknown) => error);
  await expect
    .poll(() => watcher`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)
    .toHaveLength(1);
  expect(sockets.letSilentGo(600_000)).toBe(false);
  expect(sockets.letSilentGo(0)).toBe(true);
  expect(await asked).toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await session()).toEqual(before);
  await watcher`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`;
  await Promise.all([silent.end({ timeout: 1 }), answered.end(), watcher.end()]);
});

test("a connection that stands still in the middle of an answer is ended, and none that waits for a question", async () => {
  const sockets = ownSockets();
  let latest: Duplex | undefined;
  const options = {
    max: 1,
    connect_timeout: 10,
    socket: (target: Parameters<typeof sockets.connect>[0]) => (latest = sockets.connect(target)),
  };
  const [idle, stuck] = [postgres(env.DATABASE_URL, options), postgres(env.DATABASE_URL, options)];
  const watcher = postgres(env.DATABASE_URL, { max: 1 });
  const session = (sql: postgres.ISql) => sql`select pg_backend_pid() as pid`;
  const before = await session(idle);
  const [{ pid } = { pid: 0 }] = await session(stuck);

  const socket = latest as Duplex;
  const write = socket.write.bind(socket) as (words: Buffer) => boolean;
  // The driver asks for the types of what it was given, and what it says once it knows them is lost.
  socket.write = (words: Buffer) => {
    socket.write = () => true;
    return write(words);
  };
  const asked = stuck`select ${"word"}::text`.then(String, (error: unknown) => error);
  const waits = () => watcher`
    select 1 from pg_stat_activity where pid = ${pid} and state = 'active' and wait_event = 'ClientRead'`;
  await expect.poll(waits).toHaveLength(1);

  const inTransaction = await idle.begin(async (sql) => {
    const inside = await session(sql);
    sockets.letStuckGo(600_000);
    await nextTurn();
    expect(socket.destroyed).toBe(false);
    // Its answer has been sent by then, and may not have come.
    await expect
      .poll(async () => {
        sockets.letStuckGo(0);
        await nextTurn();
        return socket.destroyed;
      })
      .toBe(true);
    return [inside, await session(sql)];
  });
  expect(await asked).toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(inTransaction).toEqual([before, before]);
  expect(await session(idle)).toEqual(before);
  await Promise.all([idle.end(), stuck.end({ timeout: 1 }), watcher.end()]);
});
