import { ilike, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Rows whose text has a part, in whatever case; the wildcards of SQL are letters like any other.
 * @param text as its index has it: the column, or `lower(column)`
 */
export function containing(text: PgColumn | SQL, part: string): SQL {
  return ilike(text, `%${part.replace(/[\\%_]/g, "\\$&")}%`);
}
