import type postgres from "postgres";
import { watchWhileItMoves } from "../../scripts/time-limits";
import type { OutsideWorld } from "../support/outside-world";
import { open } from "../support/plain-browser";
import type { Shop } from "../support/shop";

/**
 * When nothing has moved for so long, nothing will, in milliseconds: longer than a killed worker's job, the gateway's pauses and
 * the time-outs of the services take.
 */
const standstill = 120_000;
/** How long a job waits at most for its next attempt during the storm, in seconds: the backoff grows to hours. */
const maxWait = 2;

/** Shortens the waits of all jobs that have attempts left. */
async function hurry(sql: postgres.Sql): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set run_at = now() + make_interval(secs => ${maxWait})
    where locked_at is null and run_at > now() + make_interval(secs => ${maxWait})
      and attempts < max_attempts`;
}

/** Ends the waits of all jobs. An attempt that would have come hours later costs none: the storm is over. */
async function endWaits(sql: postgres.Sql): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set run_at = now(), attempts = greatest(attempts - 1, 0)
    where locked_at is null and run_at > now() and attempts < max_attempts`;
}

/** How many steps of orders the shop has written down: each has about six. */
export async function stepsOf(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from order_events`;
  return row?.count ?? 0;
}

/** Keeps hurrying, while buyers buy and until most of what they paid for is made, so that mails meet the storm, too. */
export async function hurryUntil(
  sql: postgres.Sql,
  haveBought: () => boolean,
  fewJobs: number,
): Promise<void> {
  const look = async () => {
    await hurry(sql);
    return { steps: await stepsOf(sql), jobs: await openJobs(sql) };
  };
  const isDone = ({ jobs }: { jobs: string[] }) => haveBought() && jobs.length <= fewJobs;
  await watchWhileItMoves(look, isDone, { standstill, every: 1_000 });
}

/**
 * Lets the hours pass after which the schedules take up what was paid for or has to be paid back, and whose jobs have no
 * attempts left and have rested.
 */
async function passHours(sql: postgres.Sql): Promise<void> {
  await sql`
    update refunds set requested_at = requested_at - interval '7 hours'
    where status <> 'completed' and requested_at > now() - interval '6 hours'`;
  await sql`
    update orders set paid_at = paid_at - interval '1 hour'
    where status in ('paid', 'processing') and paid_at > now() - interval '6 minutes'`;
  await sql`
    update graphile_worker._private_jobs set updated_at = updated_at - interval '7 hours'
    where attempts >= max_attempts and locked_at is null and updated_at > now() - interval '6 hours'`;
  await sql`select graphile_worker.add_job('resume_outstanding_work', job_key => 'resume_outstanding_work')`;
}

/**
 * Waits until nothing is left to do once the faults are over: every notification delivered, every job done.
 * @returns what is still going on when nothing moves any more; nothing, if all is well
 */
export async function settle(
  shop: Shop,
  world: OutsideWorld,
  sql: postgres.Sql,
): Promise<string[]> {
  await openEveryReturnPage(shop, sql);
  const look = async () => {
    await endWaits(sql);
    const left = await unfinished(world, sql);
    if (left.length > 0 && (await openJobs(sql)).length === 0) await passHours(sql);
    return { left, steps: await stepsOf(sql) };
  };
  const isAtRest = ({ left }: { left: string[] }) => left.length === 0;
  return (await watchWhileItMoves(look, isAtRest, { standstill, every: 500 })).left;
}

/** A dropped notification is made up for when the buyer comes back, or minutes later by the reconciler. */
async function openEveryReturnPage(shop: Shop, sql: postgres.Sql): Promise<void> {
  const waiting = await sql<
    { token: string }[]
  >`select token from orders where status = 'awaiting_payment'`;
  for (const { token } of waiting) {
    await open(`${shop.url}/payment/success?${new URLSearchParams({ tr_crc: token })}`);
  }
}

async function openJobs(sql: postgres.Sql): Promise<string[]> {
  const jobs = await sql<{ task: string; attempts: number; locked: boolean }[]>`
    select tasks.identifier as task, jobs.attempts, jobs.locked_at is not null as locked
    from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where (jobs.attempts < jobs.max_attempts or jobs.locked_at is not null)
      and tasks.identifier in ('fulfil_order', 'stamp_copies', 'send_refund', 'send_mail', 'check_ledger',
        'resume_outstanding_work', 'perform_delayed_act', 'begin_refund', 'run_bulk_act')`;
  return jobs.map(
    ({ task, attempts, locked }) =>
      `${task}, attempt ${attempts}, ${locked ? "locked" : "waiting"}`,
  );
}

async function unfinished(world: OutsideWorld, sql: postgres.Sql): Promise<string[]> {
  const { notifications } = await world.ledger();
  const undelivered = notifications.filter(({ state }) => state === "pending");
  const [owed] = await sql<Record<string, number>[]>`
    select
      (select count(*)::int from orders where status in ('paid', 'processing')) as orders,
      (select count(*)::int from refunds where status not in ('completed', 'cancelled')) as refunds,
      (select count(*)::int from delayed_acts where ended_at is null) as acts,
      (select count(*)::int from bulk_acts where started_at is not null and ended_at is null) as "bulk acts",
      (select count(*)::int from mails where status = 'pending') as mails`;
  return [
    ...(await openJobs(sql)),
    ...Object.entries(owed ?? {}).flatMap(([what, count]) => (count ? [`${count} ${what}`] : [])),
    ...undelivered.map(({ id, tries }) => `notification ${id} after ${tries.length} tries`),
  ];
}

/**
 * Pays transactions whose answer never reached the shop, of orders that have been paid already and of some that have
 * not: their money has to go back, or to count. Whoever pays without an address of the shop's gives one.
 */
export async function payForgottenTransactions(
  world: OutsideWorld,
  sql: postgres.Sql,
): Promise<number> {
  const known = await sql<{ title: string }[]>`
    select transaction_title as title from payments where transaction_title is not null`;
  const titles = new Set(known.map(({ title }) => title));
  const { payments } = await world.ledger();
  const forgotten = payments.filter(
    ({ title, status }) => status === "pending" && !titles.has(title),
  );
  for (const { transactionId, email } of forgotten)
    await world.pay(transactionId, email ? undefined : `late.${transactionId}@example.com`);
  return forgotten.length;
}

/**
 * Has the gateway's list compared with the shop's payments, as every night: the last resort for a payment that nobody
 * reported, such as the second one by the same link.
 */
export async function beginNight(sql: postgres.Sql): Promise<void> {
  await sql`select graphile_worker.add_job('check_ledger', max_attempts => 10)`;
}

/** Where the shop's payments and the gateway's list still differ after the last comparison. */
export async function standingDifferences(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select concat_ws(' ', kind, transaction_title, our_story, their_story) as text from ledger_differences
    where resolved_at is null`;
  return rows.map(({ text }) => text);
}
