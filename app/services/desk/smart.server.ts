import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { modelCalls, orders, textScores } from "~/db/schema";
import { findProduct } from "~/products/registry";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { rangeOf, type Grade } from "../writing/confidence-rule";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { numbered, orderedBy } from "../orders/find-orders";
import { orderNumber } from "../orders/order-number";
import { meeting } from "./orders.server";
import { callsOf, sumsOf, type CallSums, type ModelCall } from "./model-calls.server";
import { smartStateOf, smartTypes, type SmartState, type SmartType } from "./smart-states";

const refunded = eq(orders.status, "refunded");
/** The orders of each state: the same as `smartStateOf` says of one. */
export const ofState: Record<SmartState, SQL | undefined> = {
  pending: inArray(orders.status, ["awaiting_payment", "cancelled", "expired"]),
  active: eq(orders.status, "paid"),
  processing: eq(orders.status, "processing"),
  completed: or(eq(orders.status, "completed"), and(refunded, isNotNull(orders.completedAt))),
  error: or(eq(orders.status, "failed"), and(refunded, isNull(orders.completedAt))),
};

export type SmartFilters = {
  status?: SmartState;
  type?: SmartType;
  model?: string;
  /** Texts without a score are `none`. */
  grade?: Grade | "none";
  /** Days in Warsaw, YYYY-MM-DD; both are part of what is listed. */
  from?: string;
  to?: string;
  /** An order's number, the link from a mail, or an address or a part of one. */
  q?: string;
};

export type SmartLine = CallSums & {
  id: string;
  number: string;
  type: SmartType;
  typeTitle: string;
  email: string | null;
  state: SmartState;
  /** Of the last text, as it calls itself; null before anything answered. */
  model: string | null;
  /** From 0 to 1; null for a text that was never measured. */
  confidence: number | null;
  placedAt: Date;
};

/** Orders of smart requests, and the scores of what was sent. */
export const smart = inArray(orders.productSlug, [...smartTypes]);
export const sent = eq(textScores.isDraft, false);

function conditionOf({ status, type, model, grade, q, ...days }: SmartFilters): SQL | undefined {
  return and(
    smart,
    meeting({ ...days, product: type }),
    status && ofState[status],
    model === undefined
      ? undefined
      : sql`${orders.id} in (select ${modelCalls.subjectId} from ${modelCalls} where ${modelCalls.model} = ${model} and ${modelCalls.subjectKind} = 'order')`,
    grade === undefined ? undefined : gradedAs(grade),
    q === undefined ? undefined : or(numbered(q), orderedBy(q)),
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

/**
 * A page of smart requests, the newest first.
 * @throws NotAllowed
 */
export async function listSmart(
  ctx: ServiceContext,
  filters: SmartFilters,
  page: number,
): Promise<NumberedPage<SmartLine>> {
  authoriseReading(ctx, "view_orders");
  const where = conditionOf(filters);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, orders, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select({
          id: orders.id,
          number: orders.number,
          productSlug: orders.productSlug,
          email: orders.email,
          status: orders.status,
          completedAt: orders.completedAt,
          placedAt: orders.placedAt,
          confidence: textScores.confidence,
        })
        .from(orders)
        .leftJoin(textScores, and(eq(textScores.orderId, orders.id), sent))
        .where(where)
        .orderBy(desc(orders.placedAt), desc(orders.id))
        .limit(limit)
        .offset(offset);
      const calls = await callsOf(
        ctx,
        rows.map(({ id }) => id),
      );
      return rows.map(({ productSlug, status, completedAt, ...row }) => ({
        ...row,
        ...figuresOf(
          productSlug,
          calls.filter(({ subjectId }) => subjectId === row.id),
        ),
        number: orderNumber(row.number),
        type: productSlug as SmartType,
        typeTitle: findProduct(productSlug)?.title ?? productSlug,
        state: smartStateOf(status, completedAt),
      }));
    },
  });
}

function figuresOf(productSlug: string, calls: readonly ModelCall[]) {
  const written = calls.filter(({ task }) => task === productSlug);
  return { model: written.at(-1)?.model ?? null, ...sumsOf(calls) };
}
