import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * A long list, the newest first, a thousand rows at a time: each part begins after the last row of the one before, so the
 * last one is read as quickly as the first.
 * @param columns what the list is in order of, the latest first
 * @param read some of its rows, after a place in it
 * @param placeOf where a row stands
 */
export async function* inBatches<Row>(
  columns: { at: PgColumn; id: PgColumn },
  read: (after: SQL | undefined, limit: number) => PromiseLike<Row[]>,
  placeOf: (row: Row) => { at: Date; id: string },
): AsyncGenerator<Row[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await read(after, 1_000);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    const { at, id } = placeOf(last);
    after = sql`(${columns.at}, ${columns.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
  }
}
