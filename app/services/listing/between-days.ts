import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { warsawMoment } from "~/time/warsaw-time";

/**
 * Rows whose moment is on a day of Warsaw from the first to the last, both among them.
 * @param days YYYY-MM-DD; what is left out is open
 */
export function betweenDays(
  column: PgColumn,
  days: { from?: string; to?: string },
): SQL | undefined {
  return and(
    days.from === undefined ? undefined : gte(column, warsawMoment(days.from, 0)),
    days.to === undefined ? undefined : lt(column, warsawMoment(days.to, 24)),
  );
}
