import { sql } from "drizzle-orm";
import { env } from "~/config/env.server";
import { metrics } from "~/config/metrics.server";
import { formatIsoDate } from "~/copy/format";
import { modelSpending, orderStatus } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { dayScope } from "../spending/subjects.server";
import { jobState, jobStates, queuedJobs } from "~/db/job-state.server";

type Measured = {
  orders: Record<string, number>;
  jobs: Record<string, number>;
  oldestOwed: number;
  oldestJob: number;
  oldestRetried: number;
  refunds: number;
  oldestRefund: number;
  differences: number;
  spentMicroUsd: number;
};

/** Looks at the shop as a whole, for the metrics of a process: a few looks at small indexes, whatever the shop's size. */
export async function measureShop(ctx: Pick<ServiceContext, "db" | "now">): Promise<void> {
  const now = ctx.now().toISOString();
  metrics.databaseUp.set(0);
  const [measured] = await ctx.db.execute<Measured>(sql`
    with asked as (select ${now}::timestamptz as at),
    job as (
      select count(*)::int as jobs, min(job.run_at) as since, min(job.created_at) as made,
        ${jobState(sql`asked.at`)} as state
      from ${queuedJobs}, asked group by state
    ),
    owed as (
      -- What staff have scheduled is owed from the moment at which it is to begin.
      select greatest(requested_at, starts_at) as since from refunds, asked
      where status in ('requested', 'sending') or (status = 'scheduled' and starts_at <= asked.at)
    ),
    placed as (
      select status, count(*)::int as orders from orders, asked
      where status in ('awaiting_payment', 'paid', 'processing')
        or placed_at > asked.at - interval '1 day'
      group by status
    )
    select
      (select coalesce(jsonb_object_agg(status, orders), '{}') from placed) as orders,
      (select coalesce(jsonb_object_agg(state, jobs), '{}') from job) as jobs,
      (select coalesce(extract(epoch from max(asked.at - greatest(orders.paid_at, appointments.ended_at))), 0)::float8
        from asked, orders left join appointments on appointments.order_id = orders.id
        where orders.status in ('paid', 'processing')
          and (appointments.order_id is null or appointments.ended_at is not null)) as "oldestOwed",
      (select coalesce(max(extract(epoch from asked.at - since)), 0)::float8
        from asked, job where state = 'waiting') as "oldestJob",
      (select coalesce(max(extract(epoch from asked.at - made)), 0)::float8
        from asked, job where state = 'retrying') as "oldestRetried",
      (select count(*)::int from ledger_differences
        where resolved_at is null and explained_at is null) as differences,
      (select count(*)::int from owed) as refunds,
      (select coalesce(max(extract(epoch from asked.at - since)), 0)::float8 from asked, owed) as "oldestRefund",
      (select coalesce(max(${modelSpending.microUsd}), 0)::float8 from ${modelSpending}
        where ${modelSpending.scope} = ${dayScope(formatIsoDate(ctx.now()))}) as "spentMicroUsd"`);
  if (!measured) return;
  metrics.databaseUp.set(1);
  for (const status of orderStatus.enumValues)
    metrics.orders.set({ status }, measured.orders[status] ?? 0);
  for (const state of jobStates) metrics.jobs.set({ state }, measured.jobs[state] ?? 0);
  metrics.oldestOwed.set(Math.max(0, measured.oldestOwed));
  metrics.oldestJob.set(measured.oldestJob);
  metrics.oldestRetriedJob.set(Math.max(0, measured.oldestRetried));
  metrics.ledgerDifferences.set(measured.differences);
  metrics.refundsOwed.set(measured.refunds);
  metrics.oldestRefund.set(Math.max(0, measured.oldestRefund));
  const cap = env.MODEL_DAY_CAP_USD * 1_000_000;
  // No model is asked at a cap of 0, and nothing nears it.
  if (cap === 0) metrics.modelSpentOfDay.remove();
  else metrics.modelSpentOfDay.set(measured.spentMicroUsd / cap);
}
