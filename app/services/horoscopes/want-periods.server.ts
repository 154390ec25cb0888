import { and, eq, inArray, sql } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { horoscopeEntries, horoscopePeriods } from "~/db/schema";
import { formatIsoDate } from "~/copy/format";
import { periodOf, type Period, type Scope } from "~/sky/ephemeris/period";
import { skyFactsOf } from "~/sky/ephemeris/sky-facts.server";
import { signs } from "~/sky/signs";
import { hour } from "~/time/durations";
import { dayAfter } from "~/time/warsaw-time";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { PeriodFailure } from "./rules";

export const allSigns: readonly string[] = signs.map(({ slug }) => slug);

export const writingJobKey = "write_horoscopes";

/** How many days ahead texts are wanted: of a week two, of months and years some days before they begin. */
const ahead: Record<Scope, number> = { daily: 7, weekly: 14, monthly: 10, yearly: 30 };

/** Every period that touches the days from today on for which texts are wanted by themselves. */
export function periodsAhead(today: string): Period[] {
  const periods = new Map<string, Period>();
  for (const scope of Object.keys(ahead) as Scope[])
    for (let day = 0; day <= ahead[scope]; day++) {
      const period = periodOf(scope, dayAfter(today, day));
      periods.set(`${scope} ${period.from}`, period);
    }
  return [...periods.values()];
}

/** After this a period is asked for again of which the model was silent: it was no fault of the texts. */
const silenceLasts = hour;

/**
 * Has the texts written that are wanted by themselves: of each period the signs that have none and that nobody has asked for yet.
 * @returns how many periods
 */
export async function wantPeriodsAhead(ctx: ServiceContext): Promise<number> {
  const periods = periodsAhead(formatIsoDate(ctx.now()));
  const days = periods.map(({ from }) => from);
  const [there, written] = await Promise.all([
    ctx.db.select().from(horoscopePeriods).where(inArray(horoscopePeriods.startsOn, days)),
    ctx.db
      .selectDistinct({
        scope: horoscopeEntries.scope,
        startsOn: horoscopeEntries.startsOn,
        sign: horoscopeEntries.sign,
      })
      .from(horoscopeEntries)
      .where(inArray(horoscopeEntries.startsOn, days)),
  ]);
  const isSilent = (failure: string, requestedAt: Date) =>
    failure === ("model_unavailable" satisfies PeriodFailure) &&
    ctx.now().getTime() - requestedAt.getTime() >= silenceLasts;
  let wanted = 0;
  for (const period of periods) {
    const isOf = (row: { scope: Scope; startsOn: string }) =>
      row.scope === period.scope && row.startsOn === period.from;
    const known = there.find(isOf);
    if (known?.failure && !isSilent(known.failure, known.requestedAt)) continue;
    const asked = known?.failure ? [] : (known?.wanted ?? []);
    const has = new Set([...asked, ...written.filter(isOf).map(({ sign }) => sign)]);
    const missing = allSigns.filter((sign) => !has.has(sign));
    if (missing.length > 0 && (await wantPeriod(ctx, period, missing)).length > 0) wanted++;
  }
  return wanted;
}

/**
 * Wants the texts of some signs of a period. What is wanted already, or written, is left as it is.
 * @returns the signs that are to be written now
 */
export async function wantPeriod(
  ctx: Pick<ServiceContext, "db" | "now">,
  period: Period,
  slugs: readonly string[],
): Promise<string[]> {
  const { scope, from } = period;
  const [known] = await ctx.db
    .select()
    .from(horoscopePeriods)
    .where(and(eq(horoscopePeriods.scope, scope), eq(horoscopePeriods.startsOn, from)));
  if (!known) {
    const made = await ctx.db
      .insert(horoscopePeriods)
      .values({
        ...{ scope, startsOn: from, facts: skyFactsOf(period) },
        ...{ wanted: [...slugs], requestedAt: ctx.now() },
      })
      .onConflictDoNothing()
      .returning({ id: horoscopePeriods.id });
    return made.length > 0 ? [...slugs] : wantPeriod(ctx, period, slugs);
  }
  const written = await ctx.db
    .selectDistinct({ sign: horoscopeEntries.sign })
    .from(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.scope, scope), eq(horoscopeEntries.startsOn, from)],
        // Without its main text the page has none: that one was deleted, or moved to another day.
        eq(horoscopeEntries.kind, "main"),
      ),
    );
  const there = new Set(written.map(({ sign }) => sign));
  const wanted = slugs.filter((slug) => !there.has(slug));
  const isStuck = known.failure !== null;
  const fresh = wanted.filter((slug) => isStuck || !known.wanted.includes(slug));
  if (fresh.length > 0) await addWanted(ctx, known.id, fresh);
  return fresh;
}

/** Adds signs to what is wanted of a period, with a new count of answers. */
export const addWanted = (
  ctx: Pick<ServiceContext, "db" | "now">,
  periodId: string,
  slugs: readonly string[],
) =>
  ctx.db
    .update(horoscopePeriods)
    .set({
      wanted: sql`(select coalesce(array_agg(distinct each), '{}') from unnest(${horoscopePeriods.wanted} || array[${sql.join(
        slugs.map((slug) => sql`${slug}`),
        sql`, `,
      )}]::text[]) as each)`,
      failure: null,
      requestedAt: ctx.now(),
    })
    .where(eq(horoscopePeriods.id, periodId));

/** Has one job do whatever is wanted. */
export const enqueueWriting = (tx: Pick<TransactionContext, "db"> | Pick<ServiceContext, "db">) =>
  addJob(tx, "write_horoscopes", {}, writingJobKey);
