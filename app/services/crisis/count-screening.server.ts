import { sql } from "drizzle-orm";
import { logger } from "~/config/logger.server";
import { formatIsoDate } from "~/copy/format";
import type { CrisisPlace, ScreenedPlace } from "~/crisis/detour";
import type { CrisisLevel } from "~/crisis/levels";
import { crisisCounts, secondReaderCounts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";

type Counting = Pick<ServiceContext, "db" | "now">;

/**
 * Counts that something was heard, for the yearly report: day (Europe/Warsaw) × place × level, nothing that leads to a
 * person. Whoever waits is not stopped by a count that fails.
 */
export async function countScreening(
  ctx: Counting,
  { place, level }: { place: ScreenedPlace; level: CrisisLevel },
): Promise<void> {
  if (level === "none") return;
  await ctx.db
    .insert(crisisCounts)
    .values({ day: formatIsoDate(ctx.now()), place, level, count: 1 })
    .onConflictDoUpdate({
      target: [crisisCounts.day, crisisCounts.place, crisisCounts.level],
      set: { count: sql`${crisisCounts.count} + 1` },
    })
    .catch(notCounted);
}

/**
 * Counts what a second reader said, or why it said nothing, and what that cost: of single calls nothing is kept, because
 * each would tell that somebody's words were suspected.
 * @param reading.costMicroUsd millionths of a US dollar
 */
export async function countSecondReading(
  ctx: Counting,
  reading: { place: CrisisPlace; outcome: string; costMicroUsd: number },
): Promise<void> {
  const { place, outcome, costMicroUsd } = reading;
  await ctx.db
    .insert(secondReaderCounts)
    .values({ day: formatIsoDate(ctx.now()), place, outcome, count: 1, costMicroUsd })
    .onConflictDoUpdate({
      target: [secondReaderCounts.day, secondReaderCounts.place, secondReaderCounts.outcome],
      set: {
        count: sql`${secondReaderCounts.count} + 1`,
        costMicroUsd: sql`${secondReaderCounts.costMicroUsd} + ${costMicroUsd}`,
      },
    })
    .catch(notCounted);
}

const notCounted = (error: unknown) =>
  logger.error({ error: describeError(error) }, "a crisis could not be counted");
