import { inArray, not, sql } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { mails, orders, refunds } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { cancelMail } from "../mails/cancel-mail.server";
import { isUnsettled } from "../orders/unsettled.server";

const batch = 500;

type Row = { id: string; mailId: string | null };

/** An id of a job's payload, and null where it has none. */
const named = (key: "orderId" | "mailId" | "refundId") => {
  const value = sql.raw(`job.payload ->> '${key}'`);
  return sql`case when ${value} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${value})::uuid end`;
};

/**
 * Deletes exhausted jobs that neither a person nor `resumeOutstandingWork` has retried since. One of an order about which something
 * is open stays; a mail that was to go with one counts as not sent.
 * @returns how many
 */
export async function deleteGivenUpJobs(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.givenUpJob));
  const open = ctx.db.select({ id: orders.id }).from(orders).where(isUnsettled(ctx, orders.id));
  const about = sql`coalesce(${named("orderId")},
    (select ${mails.orderId} from ${mails} where ${mails.id} = ${named("mailId")}),
    (select ${refunds.orderId} from ${refunds} where ${refunds.id} = ${named("refundId")}))`;
  for (let deleted = 0; ;) {
    const gone = await inTransaction(ctx, async (tx) => {
      const due = await tx.db.execute<Row>(sql`
        select job.id::text, job.payload ->> 'mailId' as "mailId"
        from graphile_worker._private_jobs as job
        where job.attempts >= job.max_attempts and job.locked_at is null
          and job.updated_at <= ${before.toISOString()}::timestamptz
          and (${about} is null or ${not(inArray(about, open))})
        limit ${batch} for update of job skip locked`);
      for (const { mailId } of due)
        if (mailId !== null && isId(mailId)) await cancelMail(tx, mailId);
      const ids = due.map(({ id }) => sql`${id}::bigint`);
      if (ids.length > 0)
        await tx.db.execute(
          sql`select graphile_worker.complete_jobs(array[${sql.join(ids, sql`, `)}])`,
        );
      return due.length;
    });
    deleted += gone;
    if (gone < batch) return deleted;
  }
}
