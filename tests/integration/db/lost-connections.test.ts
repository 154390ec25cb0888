import type { Duplex } from "node:stream";
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
