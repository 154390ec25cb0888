import { and, avg, count, desc, eq, gte, inArray, like, notExists, sql } from "drizzle-orm";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { documentTexts, modelCalls, modelSpending, orders } from "~/db/schema";
import type { ModelUsage } from "~/integrations/ai/model.server";
import { products } from "~/products/registry";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { dayScope, scopeOf, subjectKinds, type Subject, type SubjectKind } from "./subjects.server";

const microUsdOf = (usd: number) => Math.round(usd * 1_000_000);

const spentOn = ({ db }: Pick<ServiceContext, "db">, scope: string) =>
  db
    .select({ microUsd: modelSpending.microUsd })
    .from(modelSpending)
    .where(eq(modelSpending.scope, scope));

/** What the model may still cost for one subject, in millionths of a US dollar: see `withinCaps`. */
export async function remainingBudget(ctx: ServiceContext, subject: Subject): Promise<number> {
  const capUsd = subjectKinds[subject.kind].capUsd();
  const [spent] = await spentOn(ctx, scopeOf(subject));
  return Math.max(0, microUsdOf(capUsd) - (spent?.microUsd ?? 0));
}

/** The part of a day's cap that new orders may use up; what is left is for what has been paid for. */
const shareForSale = 0.9;

/**
 * Whether so much of the day's cap is spent, taken by calls under way, or needed for what has been paid for and is not written,
 * that nothing more is sold today which the model would have to write: it would be paid for, wait for hours and be refunded.
 */
export async function isDaySoldOut(ctx: Pick<ServiceContext, "db" | "now">): Promise<boolean> {
  const day = formatIsoDate(ctx.now());
  const forSale = microUsdOf(env.MODEL_DAY_CAP_USD) * shareForSale;
  const { spent, waiting } = await spentAndWaiting(ctx, day);
  if (spent >= forSale || waiting === 0) return spent >= forSale;
  return spent + waiting * (await usualCost(ctx, day)) >= forSale;
}

const slugsWritten = products.flatMap(({ writtenByModel, slug }) => (writtenByModel ? slug : []));

/** What the day has spent, in millionths of a US dollar, and how many orders wait to be written. */
async function spentAndWaiting(ctx: Pick<ServiceContext, "db">, day: string) {
  const { db } = ctx;
  const spent = spentOn(ctx, dayScope(day));
  const isWritten = db
    .select({ orderId: documentTexts.orderId })
    .from(documentTexts)
    .where(eq(documentTexts.orderId, orders.id));
  const [found] = await db
    .select({ spent: sql<string | null>`(${spent})`, waiting: count() })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ["paid", "processing"]),
        inArray(orders.productSlug, slugsWritten),
        notExists(isWritten),
      ),
    );
  return { spent: Number(found?.spent ?? 0), waiting: found?.waiting ?? 0 };
}

/** What one of the day's orders has cost on an average so far, in millionths of a US dollar. */
async function usualCost({ db }: Pick<ServiceContext, "db">, day: string): Promise<number> {
  const [usual] = await db
    .select({ microUsd: avg(modelSpending.microUsd).mapWith(Number) })
    .from(modelSpending)
    .where(
      and(
        eq(modelSpending.day, day),
        like(modelSpending.scope, scopeOf({ kind: "order", id: "%" })),
      ),
    );
  return usual?.microUsd ?? 0;
}

/** For how long a vendor's word that nothing is answered keeps the sale closed, in milliseconds. */
const lockLasts = 30 * minute;

/**
 * Whether the model was locked when it was last asked for a document: no credit, or a key that does not hold. What is paid for
 * waits and asks again every few minutes, so an answer opens the sale by itself. Where one endpoint is locked and the next one
 * is asked instead, that one's end is the call's.
 */
export async function isModelLocked(ctx: Pick<ServiceContext, "db" | "now">): Promise<boolean> {
  const [newest] = await ctx.db
    .select({ outcome: modelCalls.outcome })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.subjectKind, "order" satisfies SubjectKind),
        // Looks at written texts are recorded as other tasks: no document waits for them.
        inArray(modelCalls.task, slugsWritten),
        gte(modelCalls.at, new Date(ctx.now().getTime() - lockLasts)),
      ),
    )
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(1);
  return newest?.outcome === ("locked" satisfies ModelUsage["outcome"]);
}
