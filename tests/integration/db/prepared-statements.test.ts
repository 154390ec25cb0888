import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, type Executor } from "~/db/client.server";
import { orders } from "~/db/schema";

const token = "prepared-statements";

/** How often this connection was asked for a statement that it had prepared. */
async function preparedUses(executor: Executor) {
  const [found] = await executor.execute<{ uses: string | null }>(sql`
    select sum(generic_plans + custom_plans) as uses from pg_prepared_statements
    where statement like '%orders%' and not from_sql`);
  return Number(found?.uses ?? 0);
}

const look = (executor: Executor) =>
  executor.select({ id: orders.id }).from(orders).where(eq(orders.token, token));

test("a statement is prepared once and then called by its name, in a transaction within one, too", async () => {
  await db.transaction(async (outer) => {
    const before = await preparedUses(outer);
    await look(outer);
    await look(outer);
    await outer.transaction((inner) => look(inner));
    expect(await preparedUses(outer)).toBe(before + 3);
  });
});
