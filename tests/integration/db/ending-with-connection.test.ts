import type { Duplex } from "node:stream";
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { endingWithConnection } from "~/db/ending-with-connection.server";
import { ownSockets } from "~/db/own-sockets.server";

let sql: postgres.Sql;
let watcher: postgres.Sql;
let latest: Duplex | undefined;

beforeEach(() => {
  const sockets = ownSockets();
  const options = {
    max: 1,
    connect_timeout: 10,
    backoff: () => 0.01,
    socket: (target: Parameters<typeof sockets.connect>[0]) => (latest = sockets.connect(target)),
  };
  sql = endingWithConnection(postgres(env.DATABASE_URL, options));
  watcher = postgres(env.DATABASE_URL, { max: 1 });
});
afterEach(() => Promise.all([sql.end({ timeout: 1 }), watcher.end()]));

const closed = { code: "CONNECTION_CLOSED" };
const answer = (ask: () => Promise<unknown>) => ask().catch((error: unknown) => error);
const add = (asks: postgres.ISql, each: number) => asks.unsafe("select $1::int as each", [each]);

test("who waits while a transaction loses its connection is answered, and with what was asked", async () => {
  for (let round = 0; round < 5; round++) {
    const lost = answer(() =>
      sql.begin(async (transaction) => {
        await add(transaction, 1);
        const wait = async (asks: postgres.ISql) => {
          setImmediate(() => latest?.destroy());
          await asks`select pg_sleep(3600)`;
        };
        await (round % 2 === 0 ? wait(transaction) : transaction.savepoint(wait));
      }),
    );
    const waiting = sql.begin(async (transaction) => [
      ...(await add(transaction, 10 + round)),
      ...(await add(transaction, 20 + round)),
    ]);
    expect(await lost).toMatchObject(closed);
    expect(await waiting).toEqual([{ each: 10 + round }, { each: 20 + round }]);
    expect(await add(sql, round)).toEqual([{ each: round }]);
  }
});

test("what a transaction does after its connection has ended touches no other transaction", async () => {
  for (const last of ["asks", "returns", "fails", "asks within one of its own"] as const) {
    let goOn = () => {};
    const toldToGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const wentOn: Promise<unknown>[] = [];
    const lost = answer(() =>
      sql.begin(async (transaction) => {
        await add(transaction, 1);
        latest?.destroy();
        await toldToGoOn;
        if (last === "asks") wentOn.push(answer(async () => add(transaction, 2)));
        if (last === "asks within one of its own")
          wentOn.push(answer(async () => transaction.savepoint((inner) => add(inner, 2))));
        if (last === "fails") throw new Error("refused");
      }),
    );
    expect(await lost).toMatchObject(closed);
    const next = await sql.begin(async (transaction) => {
      const [before] = await transaction`select txid_current() as id`;
      goOn();
      // Whatever is said on this connection by then has been said before the next question.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      const [after] = await transaction`select txid_current() as id`;
      return [before, after];
    });
    expect(next[0], last).toEqual(next[1]);
    for (const outcome of await Promise.all(wentOn)) expect(outcome, last).toMatchObject(closed);
  }
});

test("a transaction that is refused is rolled back, one within another alone, and both work afterwards", async () => {
  const said = await sql.begin(async (transaction) => {
    await transaction`create temporary table kept (each int) on commit drop`;
    await transaction`insert into kept values (1)`;
    const inner = await answer(() =>
      transaction.savepoint(async (within) => {
        await within`insert into kept values (2)`;
        throw new Error("not this");
      }),
    );
    expect(inner).toMatchObject({ message: "not this" });
    return transaction`select each from kept`;
  });
  expect(said).toEqual([{ each: 1 }]);
  const refused = sql.begin(async (transaction) => {
    await transaction`create temporary table kept (each int)`;
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect(await sql`select to_regclass('kept') as found`).toEqual([{ found: null }]);
});

test("a transaction in which nothing is asked does not hold what others wait for", async () => {
  const [limit] = await db.execute(`show idle_in_transaction_session_timeout`);
  expect(limit).toEqual({ idle_in_transaction_session_timeout: "1min" });
});
