import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { modelCalls, orders, textScores } from "~/db/schema";
import { findProduct } from "~/products/registry";
import { rangeOf, type Grade } from "../writing/confidence-rule";
import { numbered } from "../orders/find-orders";
import { columnSet, matching, orderList, type OrderLine } from "./order-list.server";
import { callsOf, sumsOf, type CallSums, type ModelCall } from "../spending/model-calls.server";
import { smartStateOf, smartTypes, type SmartState, type SmartType } from "./smart-states";
import type { DayRange } from "../listing/between-days";

const refunded = eq(orders.status, "refunded");
const stopped = or(eq(orders.status, "failed"), and(refunded, isNull(orders.completedAt)));
const byBuyer = sql`${orders.failure} is not distinct from 'withdrawn'`;
export const ofState: Record<SmartState, SQL | undefined> = {
  pending: inArray(orders.status, ["awaiting_payment", "cancelled", "expired"]),
  active: eq(orders.status, "paid"),
  processing: eq(orders.status, "processing"),
  completed: or(eq(orders.status, "completed"), and(refunded, isNotNull(orders.completedAt))),
  withdrawn: and(stopped, byBuyer),
  error: and(stopped, not(byBuyer)),
};

export type SmartFilters = DayRange & {
  status?: SmartState;
  type?: SmartType;
  model?: string;
  grade?: Grade | "none";
  q?: string;
};

export type SmartLine = OrderLine &
  CallSums & {
    type: SmartType;
    typeTitle: string;
    state: SmartState;
    /** Of the last text, as it calls itself; null before anything answered. */
    model: string | null;
    /** From 0 to 1; null for a text that was never measured. */
    confidence: number | null;
  };

export const smart = inArray(orders.productSlug, [...smartTypes]);
export const sent = eq(textScores.isDraft, false);

function conditionOf(
  { status, type, model, grade, q, ...days }: SmartFilters,
  addressed: (typed: string) => SQL,
): SQL | undefined {
  return and(
    smart,
    matching({ ...days, product: type }),
    status && ofState[status],
    model === undefined
      ? undefined
      : sql`${orders.id} in (select ${modelCalls.subjectId} from ${modelCalls} where ${modelCalls.model} = ${model} and ${modelCalls.subjectKind} = 'order')`,
    grade === undefined ? undefined : gradedAs(grade),
    q === undefined ? undefined : or(numbered(q), addressed(q)),
  );
}

function gradedAs(grade: Grade | "none"): SQL {
  if (grade === "none")
    return notExists(
      sql`(select from ${textScores} where ${textScores.orderId} = ${orders.id} and ${sent})`,
    );
  const { from, below } = rangeOf(grade);
  const within = and(
    sent,
    gte(textScores.confidence, from),
    below === null ? undefined : lt(textScores.confidence, below),
  );
  return sql`${orders.id} in (select ${textScores.orderId} from ${textScores} where ${within})`;
}

export const listSmart = orderList(
  columnSet({
    where: conditionOf,
    beside: {
      failure: sql<string | null>`${orders.failure}`,
      confidence: sql<
        number | null
      >`(select ${textScores.confidence} from ${textScores} where ${textScores.orderId} = ${orders.id} and ${sent})`,
    },
    async lines(ctx, rows): Promise<SmartLine[]> {
      const calls = await callsOf(
        ctx,
        "order",
        rows.map(({ id }) => id),
      );
      return rows.map(({ failure, ...row }) => ({
        ...row,
        ...figuresOf(
          row.productSlug,
          calls.filter(({ subjectId }) => subjectId === row.id),
        ),
        type: row.productSlug as SmartType,
        typeTitle: findProduct(row.productSlug)?.title ?? row.productSlug,
        state: smartStateOf(row.status, { ...row, failure }),
      }));
    },
  }),
);

function figuresOf(productSlug: string, calls: readonly ModelCall[]) {
  const written = calls.filter(({ task }) => task === productSlug);
  return { model: written.at(-1)?.model ?? null, ...sumsOf(calls) };
}
