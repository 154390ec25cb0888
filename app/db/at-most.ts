import { sql } from "drizzle-orm";

/**
 * For `limit`: so many rows at most, as a word of the statement. Of a limit that is a value PostgreSQL thinks that it is a tenth of all
 * rows, takes a plan for any value to be dearer than one for this, and plans the statement anew each time.
 * @throws RangeError for anything but a count: it becomes part of the statement
 */
export function atMost(rows: number): number {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError("A limit is a count of rows.");
  return sql.raw(String(rows)) as unknown as number;
}
