import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { endingWithConnection } from "~/db/ending-with-connection.server";
import { ownSockets } from "~/db/own-sockets.server";

let proxy: Server;
/** The database's side of the latest connection: ended here, it ends as the network ends it. */
let latest: Socket | undefined;
let sql: postgres.Sql;

beforeAll(async () => {
  const { hostname, port } = new URL(env.DATABASE_URL);
  proxy = createServer((client) => {
    latest = client;
    const server = connect(Number(port || 5432), hostname);
    client.pipe(server).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on("error", () => {}).on("close", () => other.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
});
afterAll(() => void proxy.close());

beforeEach(() => {
  const url = new URL(env.DATABASE_URL);
  url.hostname = "127.0.0.1";
  url.port = String((proxy.address() as AddressInfo).port);
  const { connect: socket } = ownSockets();
  const options = { max: 1, connect_timeout: 10, backoff: () => 0.01, socket };
  sql = endingWithConnection(postgres(url.href, options as object));
});
afterEach(() => sql.end({ timeout: 1 }));

const endings = {
  "is closed": () => latest?.end(),
  "is reset": () => latest?.resetAndDestroy(),
};

const closed = { code: "CONNECTION_CLOSED" };
const answer = (ask: () => Promise<unknown>) => ask().catch((error: unknown) => error);
const add = (asks: postgres.ISql, each: number) => asks.unsafe("select $1::int as each", [each]);
const sleep = (asks: postgres.ISql) => asks.unsafe("select pg_sleep(3600)");

describe.each(Object.entries(endings))("a connection that %s", (_, end) => {
  /** Asks something that is not answered before the connection ends. */
  async function isLost(asks: postgres.ISql) {
    setImmediate(end);
    await sleep(asks);
  }

  async function works(round: number) {
    const both = await sql.begin(async (transaction) => [
      ...(await add(transaction, 10 + round)),
      ...(await add(transaction, 20 + round)),
    ]);
    expect(both).toEqual([{ each: 10 + round }, { each: 20 + round }]);
    expect(await add(sql, round)).toEqual([{ each: round }]);
  }

  test.each<[string, (transaction: postgres.TransactionSql) => Promise<unknown>]>([
    ["fails", (transaction) => isLost(transaction)],
    ["fails in one within it", (transaction) => transaction.savepoint(isLost)],
    [
      "goes on in spite of that",
      (transaction) => {
        setImmediate(end);
        return sleep(transaction).catch(() => {});
      },
    ],
  ])("leaves whoever waits their answers, if its transaction %s", async (_how, body) => {
    for (let round = 0; round < 5; round++) {
      const lost = answer(() => sql.begin(body));
      const waiting = works(round);
      expect(await lost).toMatchObject(closed);
      await waiting;
    }
  });

  test("leaves a transaction that is begun at once its answers", async () => {
    for (let round = 0; round < 5; round++) {
      await add(sql, 1);
      expect(await answer(() => isLost(sql))).toMatchObject(closed);
      await works(round);
    }
  });
});

test("what a transaction does after its connection has ended touches no other transaction", async () => {
  for (const last of ["asks", "returns", "fails", "asks within one of its own"] as const) {
    let goOn = () => {};
    const toldToGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const wentOn: Promise<unknown>[] = [];
    const lost = answer(() =>
      sql.begin(async (transaction) => {
        await add(transaction, 1);
        latest?.end();
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
      await new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))));
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

test("statements that a transaction returns are asked before it ends", async () => {
  const said = await sql.begin((transaction) => [add(transaction, 1), add(transaction, 2)]);
  expect(said).toEqual([[{ each: 1 }], [{ each: 2 }]]);
});

test("a transaction that has ended is not taken for one whose connection has", async () => {
  const ended = await sql.begin((transaction) => Promise.resolve(transaction));
  expect(() => add(ended, 1)).toThrow(/^This transaction has ended/);
});

test("PostgreSQL is told to end a transaction in which nothing is asked for a minute", async () => {
  const [limit] = await db.execute(`show idle_in_transaction_session_timeout`);
  expect(limit).toEqual({ idle_in_transaction_session_timeout: "1min" });
});
