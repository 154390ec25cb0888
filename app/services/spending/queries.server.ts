import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { modelSpending } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { dayScope, scopeOf, subjectKinds, type Subject } from "./subjects.server";

const microUsdOf = (usd: number) => Math.round(usd * 1_000_000);

async function spentOn(ctx: Pick<ServiceContext, "db">, scope: string): Promise<number> {
  const [spent] = await ctx.db
    .select({ microUsd: modelSpending.microUsd })
    .from(modelSpending)
    .where(eq(modelSpending.scope, scope));
  return spent?.microUsd ?? 0;
}

/** What the model may still cost for one subject, in millionths of a US dollar: see `withinCaps`. */
export async function remainingBudget(ctx: ServiceContext, subject: Subject): Promise<number> {
  const capUsd = subjectKinds[subject.kind].capUsd();
  return Math.max(0, microUsdOf(capUsd) - (await spentOn(ctx, scopeOf(subject))));
}

/** The part of a day's cap that new orders may use up; what is left is for what has been paid for. */
const shareForSale = 0.9;

/**
 * Whether so much of the day's cap is spent, or taken by calls under way, that nothing more is sold today which the model
 * would have to write: it would be paid for, wait for hours and be refunded.
 */
export async function isDaySoldOut(ctx: Pick<ServiceContext, "db" | "now">): Promise<boolean> {
  const spent = await spentOn(ctx, dayScope(formatIsoDate(ctx.now())));
  return spent >= microUsdOf(env.MODEL_DAY_CAP_USD) * shareForSale;
}
