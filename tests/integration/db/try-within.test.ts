import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { tryWithin } from "~/services/command/try-within.server";
import { testContext } from "../../support/orders";

const ctx = testContext();

test("gives up what takes longer than it may, and the next statement may take its time", async () => {
  expect(await tryWithin(ctx, 50, (tx) => tx.db.execute(sql`select pg_sleep(60)`))).toBeNull();
  await expect(db.execute(sql`show statement_timeout`)).resolves.not.toMatchObject([
    { statement_timeout: "50ms" },
  ]);
});

test("returns what is done in time, and throws what goes wrong otherwise", async () => {
  expect(
    await tryWithin(ctx, 60_000, async (tx) => (await tx.db.execute(sql`select 1 as one`))[0]),
  ).toEqual({ one: 1 });
  await expect(tryWithin(ctx, 60_000, (tx) => tx.db.execute(sql`select 1 / 0`))).rejects.toThrow();
});
