import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { csvResponse } from "~/http/csv-response.server";

/** Batches without end that count how many were asked for, and whether anybody said that it was enough. */
function source() {
  const seen = { asked: 0, isStopped: false };
  async function* batches() {
    try {
      for (;;) {
        seen.asked += 1;
        yield [[seen.asked]];
        await turn();
      }
    } finally {
      seen.isStopped = true;
    }
  }
  return { seen, batches: batches() };
}

/** Time enough for a thousand batches, were they asked for. */
async function manyTurns() {
  for (let count = 0; count < 1_000; count++) await turn();
}

test("a file whose reader stops asks for no further rows, until it goes on", async () => {
  const { seen, batches } = source();
  const reader = csvResponse("x.csv", ["Numer"], batches).body?.getReader();
  await reader?.read();
  await manyTurns();
  const ahead = seen.asked;
  expect(ahead).toBeLessThanOrEqual(2);
  for (let count = 0; count < 10; count++) await reader?.read();
  await manyTurns();
  expect(seen.asked).toBeGreaterThanOrEqual(10);
  expect(seen.asked).toBeLessThanOrEqual(10 + ahead);
});

test("a file whose reader goes away ends what it is read from", async () => {
  const { seen, batches } = source();
  const reader = csvResponse("x.csv", ["Numer"], batches).body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(seen.isStopped).toBe(true);
});
