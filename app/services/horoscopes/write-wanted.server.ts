import { asc, sql } from "drizzle-orm";
import type { OutstandingJob } from "~/db/add-job.server";
import { horoscopePeriods } from "~/db/schema";
import { formatIsoDate } from "~/copy/format";
import { hour } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { publishDue } from "./publish-due.server";
import { hasUnread, readUnread } from "./read-unread.server";
import { enqueueWriting, writingJobKey } from "./want-periods.server";
import { isWanted, writePeriod } from "./write-period.server";

/** Periods that one run of the job writes, so that a worker that has to go keeps nobody waiting. */
const periodsARun = 30;

/**
 * Writes what is wanted, one period after another so that each knows the one before, what is read next first; then has read what nobody
 * has read yet.
 * @throws ExternalServiceError `unavailable`: the job comes again
 */
export async function writeWanted(ctx: ServiceContext): Promise<void> {
  for (let written = 0; written < periodsARun; written++) {
    const next = await nextWanted(ctx);
    if (next === null) {
      await readUnread(ctx);
      // What should have been out by now is not kept waiting for the next round.
      await publishDue(ctx);
      return;
    }
    await writePeriod(ctx, next);
  }
  await enqueueWriting(ctx);
}

/** What is read today or later comes before what was to be read, the soonest first, and of what is read today the day's own. */
export async function nextWanted(ctx: ServiceContext): Promise<string | null> {
  const today = formatIsoDate(ctx.now());
  const [next] = await ctx.db
    .select({ id: horoscopePeriods.id })
    .from(horoscopePeriods)
    .where(isWanted(ctx))
    .orderBy(
      sql`(${horoscopePeriods.scope} = 'daily' and ${horoscopePeriods.startsOn} < ${today}::date)`,
      sql`greatest(${horoscopePeriods.startsOn}, ${today}::date)`,
      asc(horoscopePeriods.scope),
      asc(horoscopePeriods.startsOn),
    )
    .limit(1);
  return next?.id ?? null;
}

/** That something is to be written or read, for when its job was lost. */
export async function outstandingHoroscopes(
  ctx: ServiceContext,
): Promise<OutstandingJob<"write_horoscopes">[]> {
  const [wanted] = await ctx.db
    .select({ id: horoscopePeriods.id })
    .from(horoscopePeriods)
    .where(isWanted(ctx))
    .limit(1);
  const isOwed = wanted !== undefined || (await hasUnread(ctx));
  return isOwed ? [{ payload: {}, key: writingJobKey, rest: hour }] : [];
}
