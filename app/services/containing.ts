import { like, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Rows whose text has a part, in whatever case; the wildcards of SQL are letters like any other. */
export function containing(column: PgColumn, part: string): SQL {
  return like(sql`lower(${column})`, `%${part.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
}
