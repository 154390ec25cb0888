import { sql } from "drizzle-orm";

/**
 * For `limit`: so many rows at most, as a word of the statement. Of a limit that is a value PostgreSQL thinks that it is a tenth of all
 * rows, takes a plan for any value to be dearer than one for this, and plans the statement anew each time.
 */
export const atMost = (rows: number): number => sql.raw(String(rows)) as unknown as number;
