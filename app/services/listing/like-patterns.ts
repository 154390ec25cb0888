import { ilike, like, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * Rows whose text has a part, in whatever case.
 * @param text as its index has it: the column, or `lower(column)`
 */
export const containsPattern = (text: PgColumn | SQL, part: string): SQL =>
  ilike(text, `%${literally(part)}%`);

/** Rows whose text begins so. */
export const prefixPattern = (text: PgColumn, start: string): SQL =>
  like(text, `${literally(start)}%`);
