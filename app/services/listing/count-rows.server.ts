import { count, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ServiceContext } from "../command/context.server";

/** Counts the rows of a table that meet a condition, and stops at `atMost`: a page needs no exact million. */
export async function countRows(
  { db }: Pick<ServiceContext, "db">,
  table: PgTable,
  where: SQL | undefined,
  atMost: number,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(atMost)
    .as("found");
  const [counted] = await db.select({ rows: count() }).from(found);
  return counted?.rows ?? 0;
}
