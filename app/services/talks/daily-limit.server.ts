import { and, eq, gt, lt, sql } from "drizzle-orm";
import { dailyMessages } from "~/config/limits";
import { formatIsoDate } from "~/copy/format";
import { talkDays } from "~/db/schema";
import { dayAfter, warsawMoment } from "~/time/warsaw-time";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { TooManyRequests } from "../command/errors";

/** What a member may still send, and when there is more. */
export type DailyLimit = { left: number; renewsAt: Date };

export async function dailyLimitOf(
  ctx: Pick<ServiceContext, "db" | "now">,
  userId: string,
): Promise<DailyLimit> {
  const day = formatIsoDate(ctx.now());
  const [today] = await ctx.db
    .select({ used: talkDays.used })
    .from(talkDays)
    .where(and(eq(talkDays.userId, userId), eq(talkDays.day, day)));
  return { left: dailyMessages - (today?.used ?? 0), renewsAt: midnightAfter(day) };
}

/**
 * Takes one of today's messages.
 * @returns the day in Warsaw that it belongs to
 * @throws TooManyRequests until midnight in Warsaw
 */
export async function consumeMessage(tx: TransactionContext, userId: string): Promise<string> {
  const day = formatIsoDate(tx.now());
  const taken = await tx.db
    .insert(talkDays)
    .values({ userId, day, used: 1 })
    .onConflictDoUpdate({
      target: [talkDays.userId, talkDays.day],
      set: { used: sql`${talkDays.used} + 1` },
      setWhere: lt(talkDays.used, dailyMessages),
    })
    .returning({ used: talkDays.used });
  if (taken.length > 0) return day;
  const wait = (midnightAfter(day).getTime() - tx.now().getTime()) / 1_000;
  throw new TooManyRequests("mentorMessages", Math.max(1, Math.ceil(wait)));
}

/** Gives back a message that came to nothing, to the day it was taken from. */
export async function returnMessage(
  tx: TransactionContext,
  userId: string,
  day: string,
): Promise<void> {
  await tx.db
    .update(talkDays)
    .set({ used: sql`${talkDays.used} - 1` })
    .where(and(eq(talkDays.userId, userId), eq(talkDays.day, day), gt(talkDays.used, 0)));
}

const midnightAfter = (day: string) => warsawMoment(dayAfter(day, 1), 0);
