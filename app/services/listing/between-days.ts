import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { warsawMoment } from "~/time/warsaw-time";

/** Days in Warsaw, YYYY-MM-DD, both of them among what is listed; what is left out is open. */
export type DayRange = { from?: string; to?: string };

/** Rows whose moment is on one of these days. */
export function betweenDays(column: PgColumn, days: DayRange): SQL | undefined {
  return and(
    days.from === undefined ? undefined : gte(column, warsawMoment(days.from, 0)),
    days.to === undefined ? undefined : lt(column, warsawMoment(days.to, 24)),
  );
}
