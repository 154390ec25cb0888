import { sql } from "drizzle-orm";
import { mails } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** How long a mail is still news to anybody, in milliseconds. */
const worthSending = 3 * 24 * 60 * 60_000;

/**
 * Gives mails new attempts whose job has used up its own: receipts and notices are owed even after a long outage. What
 * delivers an order is taken up by `resumeFulfilment`.
 * @returns how many
 */
export async function resumeMails(ctx: ServiceContext): Promise<number> {
  const since = new Date(ctx.now().getTime() - worthSending).toISOString();
  const resumed = await ctx.db.execute(sql`
    select graphile_worker.reschedule_jobs(
      array(
        select job.id from graphile_worker.jobs as job
        join ${mails} on job.key = 'mail:' || ${mails.id}
        where ${mails.status} = 'pending' and ${mails.createdAt} > ${since}
          and job.attempts >= job.max_attempts
      ),
      run_at => now(),
      attempts => 0
    )`);
  return resumed.length;
}
