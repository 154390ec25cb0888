import { sql } from "drizzle-orm";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { jobState, queuedJobs } from "~/db/job-state.server";

/**
 * How many jobs have used up their attempts and wait for a person.
 * @throws NotAllowed
 */
export async function countFailedJobs(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "retry_jobs");
  const [row] = await ctx.db.execute<{ jobs: number }>(sql`
    select count(*)::int as jobs from ${queuedJobs} where ${jobState()} = 'given_up'`);
  return row?.jobs ?? 0;
}
