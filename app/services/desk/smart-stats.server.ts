import { and, eq, gte, inArray, sql, type SQL } from "drizzle-orm";
import { modelCalls, orders, textScores } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { draftTask } from "../fulfilment/write-draft.server";
import { rejectionsSince } from "../writing/rejected-answers.server";
import { callNames } from "../writing/answers-paid.server";
import { rangeOf } from "../writing/confidence-rule";
import { ofState, sent, smart } from "./smart.server";
import { smartTypes } from "./smart-states";
import { day } from "~/time/durations";

/** Figures of the last thirty days, counted and not guessed. Null where there is nothing to count. */
export type SmartStats = {
  requests: number;
  completed: number;
  errors: number;
  confidence: number | null;
  measured: number;
  good: number;
  /** The share of the requests that came to an end and were delivered, from 0 to 1. */
  delivered: number | null;
  /** The share of the model's calls that brought an answer at all, from 0 to 1. */
  answered: number | null;
  /** How often an answer was not let through by a rule. */
  rejected: number;
  calls: number;
  /** The mean for a request that was worked on, in millionths of a US dollar. */
  costMicroUsd: number | null;
  /** The median of a call, in milliseconds. */
  callMs: number | null;
};

const month = 30 * day;

/** @throws NotAllowed */
export async function smartStats(ctx: ServiceContext): Promise<SmartStats> {
  authoriseReading(ctx, "view_orders");
  const since = new Date(ctx.now().getTime() - month);
  const number = (text: SQL) => text.mapWith(Number);
  const [[counted], [scored], [called], rejections] = await Promise.all([
    ctx.db
      .select({
        requests: number(sql`count(*)`),
        completed: number(sql`count(*) filter (where ${ofState.completed})`),
        errors: number(sql`count(*) filter (where ${ofState.error})`),
      })
      .from(orders)
      .where(and(smart, gte(orders.placedAt, since))),
    ctx.db
      .select({
        measured: number(sql`count(*)`),
        good: number(sql`count(*) filter (where ${textScores.confidence} >= ${rangeOf("A").from})`),
        confidence: sql<number | null>`avg(${textScores.confidence})`,
      })
      .from(textScores)
      .innerJoin(orders, eq(orders.id, textScores.orderId))
      .where(and(smart, sent, gte(textScores.writtenAt, since))),
    ctx.db
      .select({
        calls: number(sql`count(*)`),
        answered: number(sql`count(*) filter (where ${modelCalls.outcome} = 'answered')`),
        requests: number(sql`count(distinct ${modelCalls.subjectId})`),
        cost: number(sql`coalesce(sum(${modelCalls.costMicroUsd}), 0)`),
        callMs: sql<
          number | null
        >`percentile_cont(0.5) within group (order by ${modelCalls.durationMs})`,
      })
      .from(modelCalls)
      .where(and(gte(modelCalls.at, since), inArray(modelCalls.task, smartTasks))),
    rejectionsSince(ctx, since, smartTasks),
  ]);
  const calls = called?.calls ?? 0;
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  return {
    requests: counted?.requests ?? 0,
    completed: counted?.completed ?? 0,
    errors: counted?.errors ?? 0,
    measured: scored?.measured ?? 0,
    good: scored?.good ?? 0,
    confidence: scored?.confidence ?? null,
    delivered: share(counted?.completed ?? 0, (counted?.completed ?? 0) + (counted?.errors ?? 0)),
    rejected: rejections.reduce((sum, row) => sum + row.answers, 0),
    answered: share(called?.answered ?? 0, calls),
    calls,
    costMicroUsd: share(called?.cost ?? 0, called?.requests ?? 0),
    callMs: called?.callMs ?? null,
  };
}

const smartTasks = smartTypes.flatMap((type) =>
  [type, draftTask(type)].flatMap((task) => Object.values(callNames).map((name) => task + name)),
);
