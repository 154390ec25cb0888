import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { horoscopeEntries, horoscopePeriods } from "~/db/schema";
import { periodOf, type Scope } from "~/sky/ephemeris/period";
import { allSigns, wantPeriod } from "~/services/horoscopes/want-periods.server";
import { writePeriod } from "~/services/horoscopes/write-period.server";
import { testContext } from "./orders";

/** Wants the texts of a period. @returns the period's row */
export async function wanted(
  date: string,
  {
    scope = "daily",
    signs = allSigns,
    clock,
  }: { scope?: Scope; signs?: readonly string[]; clock?: { now: Date } } = {},
) {
  const period = periodOf(scope, date);
  await wantPeriod(testContext("worker", clock), period, signs);
  return periodRow(scope, period.from);
}

export async function periodRow(scope: Scope, startsOn: string) {
  const [row] = await db
    .select()
    .from(horoscopePeriods)
    .where(and(eq(horoscopePeriods.scope, scope), eq(horoscopePeriods.startsOn, startsOn)));
  if (!row) throw new Error("no such period");
  return row;
}

export const entriesOn = (startsOn: string, scope: Scope = "daily") =>
  db
    .select()
    .from(horoscopeEntries)
    .where(and(eq(horoscopeEntries.scope, scope), eq(horoscopeEntries.startsOn, startsOn)))
    .orderBy(horoscopeEntries.sign, horoscopeEntries.position);

/** Has the texts of a period written by the stand-in. */
export async function written(date: string, options: Parameters<typeof wanted>[1] = {}) {
  const row = await wanted(date, options);
  await writePeriod(testContext("worker", options.clock), row.id);
  return entriesOn(row.startsOn, options.scope);
}

/** The same, and out on the page. */
export async function published(date: string, options: Parameters<typeof wanted>[1] = {}) {
  const entries = await written(date, options);
  const startsOn = entries[0]?.startsOn ?? date;
  await db
    .update(horoscopeEntries)
    .set({ state: "published", publishedAt: new Date() })
    .where(eq(horoscopeEntries.startsOn, startsOn));
  return entriesOn(startsOn, options.scope);
}
