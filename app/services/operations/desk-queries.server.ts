import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { mails, orders } from "~/db/schema";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { orderNumber } from "../orders/order-number";
import { readJobError, type JobError } from "./job-error";
import { isDroppable, type JobState } from "./job-kinds";
import { jobState, queuedJobs } from "~/db/job-state.server";

export type JobLine = {
  id: string;
  kind: string;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  error: JobError | null;
  /** Since when it is there, when it is due, and when it was last touched. */
  createdAt: Date;
  runAt: Date;
  updatedAt: Date;
  order: { id: string; number: string } | null;
  mailId: string | null;
};

export type JobFilters = { kind?: string; state?: JobState };

type Row = {
  id: string;
  kind: string;
  state: JobState;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  created_at: number;
  run_at: number;
  updated_at: number;
  order_id: string | null;
  mail_id: string | null;
};

/** For a person whatever will run by itself waits, whenever its time is. */
const state = sql`case ${jobState()} when 'running' then 'running' when 'given_up' then 'given_up' else 'waiting' end`;
const jobs = sql`${queuedJobs}
  join graphile_worker._private_tasks as task on task.id = job.task_id`;
const milliseconds = (column: string) =>
  sql`(extract(epoch from job.${sql.raw(column)}) * 1000)::float8`;

const conditionOf = (filters: JobFilters): SQL => sql`
  ${filters.kind === undefined ? sql`true` : sql`task.identifier = ${filters.kind}`}
  and ${filters.state === undefined ? sql`true` : sql`${state} = ${filters.state}`}`;

async function readJobs(ctx: ServiceContext, where: SQL, limit: number, offset = 0) {
  const rows = await ctx.db.execute<Row>(sql`
    select job.id::text, task.identifier as kind, ${state} as state, job.attempts, job.max_attempts,
      left(job.last_error, 500) as last_error, ${milliseconds("created_at")} as created_at,
      ${milliseconds("run_at")} as run_at, ${milliseconds("updated_at")} as updated_at,
      job.payload ->> 'orderId' as order_id, job.payload ->> 'mailId' as mail_id
    from ${jobs} where ${where}
    order by ${state} <> 'given_up', job.id desc limit ${limit} offset ${offset}`);
  const named = rows.flatMap(({ order_id: id }) => (id !== null && isId(id) ? [id] : []));
  const found =
    named.length === 0
      ? []
      : await ctx.db
          .select({ id: orders.id, number: orders.number })
          .from(orders)
          .where(inArray(orders.id, named));
  return rows.map((row): JobLine => {
    const order = found.find(({ id }) => id === row.order_id);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      attempts: row.attempts,
      maxAttempts: row.max_attempts,
      error: row.last_error === null ? null : readJobError(row.last_error),
      createdAt: new Date(row.created_at),
      runAt: new Date(row.run_at),
      updatedAt: new Date(row.updated_at),
      order: order ? { id: order.id, number: orderNumber(order.number) } : null,
      mailId: row.mail_id,
    };
  });
}

/**
 * A page of the jobs that are there: what is done is gone.
 * @throws NotAllowed
 */
export async function listJobs(
  ctx: ServiceContext,
  filters: JobFilters,
  page: number,
): Promise<NumberedPage<JobLine>> {
  authoriseReading(ctx, "retry_jobs");
  const where = conditionOf(filters);
  return numberedPage(page, {
    count: async (atMost) => {
      const [row] = await ctx.db.execute<{ jobs: number }>(
        sql`select count(*)::int as jobs from (select 1 from ${jobs} where ${where} limit ${atMost}) as found`,
      );
      return row?.jobs ?? 0;
    },
    rows: (limit, offset) => readJobs(ctx, where, limit, offset),
  });
}

export type JobCard = JobLine & {
  mailKind: string | null;
  isDroppable: boolean;
  history: AuditLine[];
};

/** @throws NotAllowed, NotFound also for a job that is done */
export async function jobCard(ctx: ServiceContext, jobId: string): Promise<JobCard> {
  authoriseReading(ctx, "retry_jobs");
  const [job] = isJobId(jobId) ? await readJobs(ctx, sql`job.id = ${jobId}::bigint`, 1) : [];
  if (!job) throw new NotFound("job");
  const mailKind = await mailKindOf(ctx, job.mailId);
  return {
    ...job,
    mailKind,
    isDroppable: isDroppable(job.kind, mailKind),
    history: await auditOf(ctx, { kind: "job", id: jobId }),
  };
}

/** What kind of mail a job is to send; null for one without a mail, or whose mail is deleted. */
export async function mailKindOf(
  ctx: ServiceContext,
  mailId: string | null,
): Promise<string | null> {
  if (mailId === null || !isId(mailId)) return null;
  const [mail] = await ctx.db.select({ kind: mails.kind }).from(mails).where(eq(mails.id, mailId));
  return mail?.kind ?? null;
}

/** Whether a text from an address can be a job's number; PostgreSQL throws at what cannot. */
export const isJobId = (text: string) => /^[1-9]\d{0,17}$/.test(text);
