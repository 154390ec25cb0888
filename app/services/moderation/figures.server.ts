import { sql } from "drizzle-orm";
import { countedMonths, moderationFacts, moderationSums } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { lockExclusively } from "../concurrency/advisory-lock.server";

export type Counted = { code: string; count: number };

/** What moderation came to in a year or a month. */
export type ModerationFigures = {
  /** `2026`, or `2026-11`. */
  period: string;
  notices: Counted[];
  decisions: Counted[];
  reasons: Counted[];
  decidedBy: Counted[];
  appeals: Counted[];
  outcomes: Counted[];
  /** What was taken back although nobody had appealed, by what it was. */
  reversals: Counted[];
  /** Of half the cases it took no longer, in whole hours; null where there was none. */
  hoursToLook: number | null;
  hoursToDecision: number | null;
};

type Row = { period: string; fact: string; code: string; count: number };

/** What the law wants published about moderation (DSA, art. 15 and 24), by years in Warsaw, the latest first: for everybody. */
export const yearlyFigures = (ctx: ServiceContext) => readFigures(ctx, "YYYY");

/** The same by months, the last twelve. @throws NotAllowed */
export async function monthlyFigures(ctx: ServiceContext): Promise<ModerationFigures[]> {
  authoriseReading(ctx, "moderate_content");
  return (await readFigures(ctx, "YYYY-MM")).slice(0, 12);
}

/** Before any month in which something can have happened. */
const never = "0001-01-01";

/** The first month in Warsaw that is not counted for good, as a day; `never` where none is. */
const firstUncounted = async (tx: TransactionContext): Promise<string> => {
  const [row] = await tx.db.execute<{ month: string }>(
    sql`select coalesce((max(month) + interval '1 month')::date, ${never}::date)::text as month from ${countedMonths}`,
  );
  return row!.month;
};

/** What came to in each month from some month on, of cases that are there and of those that are deleted. */
const countedFrom = (month: string) => sql`
  select month, fact, code, sum(times)::int as count
  from (
    select date_trunc('month', at at time zone 'Europe/Warsaw')::date as month, fact, code, count(*) as times
    from ${moderationFacts} where at >= ${month}::timestamp at time zone 'Europe/Warsaw' group by 1, 2, 3
    union all
    select month, fact, code, count from ${moderationSums} where month >= ${month}::date
  ) counted
  group by 1, 2, 3`;

/**
 * Counts the months that are over, once and for good: what changes a count later has it forgotten by a trigger.
 * @returns how many were counted
 */
export const countFinishedMonths = (ctx: ServiceContext): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    await lockExclusively(tx, "moderation_months");
    const from = await firstUncounted(tx);
    const counted = await tx.db.execute(sql`
      with counted as (select * from (${countedFrom(from)}) every where month < first_unfinished_month())
      insert into ${countedMonths} (month, counts)
      select day::date, coalesce(
        (select jsonb_agg(jsonb_build_object('fact', fact, 'code', code, 'count', count)) from counted where month = day::date), '[]')
      from generate_series(coalesce(nullif(${from}::date, ${never}::date), (select min(month) from counted)), first_unfinished_month() - 1, interval '1 month') day
      returning month`);
    return counted.length;
  });

async function readFigures(
  ctx: ServiceContext,
  format: "YYYY" | "YYYY-MM",
): Promise<ModerationFigures[]> {
  const rows = await inTransaction(ctx, async (tx) => {
    // Nothing that is counted for good is forgotten between the two.
    await tx.db.execute(sql`set transaction isolation level repeatable read, read only`);
    const from = await firstUncounted(tx);
    return tx.db.execute<Row>(sql`
      select to_char(month, ${format}) as period, fact, code, sum(count)::int as count
      from (
        select month, fact, code, count
        from ${countedMonths}, jsonb_to_recordset(counts) as counted (fact text, code text, count int)
        union all
        select month, fact, code, count from (${countedFrom(from)}) since
      ) counted
      group by 1, 2, 3 order by 1 desc, 4 desc, 3`);
  });
  const periods = [...new Set(rows.map(({ period }) => period))];
  return periods.map((period) => {
    const of = (fact: string): Counted[] =>
      rows
        .filter((row) => row.period === period && row.fact === fact)
        .map(({ code, count }) => ({ code, count }));
    return {
      period,
      notices: of("notice"),
      decisions: of("decision"),
      reasons: of("reason"),
      decidedBy: of("decided_by"),
      appeals: of("appeal"),
      outcomes: of("appeal_outcome"),
      reversals: of("reversal"),
      hoursToLook: median(of("hours_to_look")),
      hoursToDecision: median(of("hours_to_decision")),
    };
  });
}

/** The middle of numbers that are counted by what they are. */
function median(counted: readonly Counted[]): number | null {
  const middle = (total(counted) + 1) / 2;
  let before = 0;
  const inOrder = [...counted].sort((one, other) => Number(one.code) - Number(other.code));
  for (const { code, count } of inOrder) {
    before += count;
    if (before >= Math.floor(middle)) return Number(code);
  }
  return null;
}

const total = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0);
