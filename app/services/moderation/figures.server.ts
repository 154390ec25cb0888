import { sql } from "drizzle-orm";
import { moderationFacts, moderationSums } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

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
export const yearlyFigures = (ctx: Pick<ServiceContext, "db">) => readFigures(ctx, "YYYY");

/** The same by months, the last twelve. @throws NotAllowed */
export async function monthlyFigures(ctx: ServiceContext): Promise<ModerationFigures[]> {
  authoriseReading(ctx, "moderate_content");
  return (await readFigures(ctx, "YYYY-MM")).slice(0, 12);
}

async function readFigures(
  { db }: Pick<ServiceContext, "db">,
  format: "YYYY" | "YYYY-MM",
): Promise<ModerationFigures[]> {
  const rows = await db.execute<Row>(sql`
    select to_char(month, ${format}) as period, fact, code, sum(times)::int as count
    from (
      select date_trunc('month', at at time zone 'Europe/Warsaw')::date as month, fact, code, count(*) as times
      from ${moderationFacts} group by 1, 2, 3
      union all
      select month, fact, code, count from ${moderationSums}
    ) counted
    group by 1, 2, 3 order by 1 desc, 4 desc, 3`);
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
