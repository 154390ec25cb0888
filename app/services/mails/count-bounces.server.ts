import { and, count, gte, isNotNull, lt, or } from "drizzle-orm";
import { mails } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

/** Mails that the provider took in a period, and how many of them it reported since as come back or unwanted. */
export type BounceCounts = { accepted: number; hard: number; soft: number; complained: number };

/**
 * How many mails came back, of those that were taken in a period.
 * @param period from its first moment up to, and without, its last one
 * @throws NotAllowed
 */
export async function countBounces(
  ctx: ServiceContext,
  period: { from: Date; to: Date },
): Promise<BounceCounts> {
  authoriseReading(ctx, "view_orders");
  const taken = and(gte(mails.acceptedAt, period.from), lt(mails.acceptedAt, period.to));
  const [[all], returned] = await Promise.all([
    ctx.db.select({ mails: count() }).from(mails).where(taken),
    ctx.db
      .select({ state: mails.state, kind: mails.bounceKind, mails: count() })
      .from(mails)
      .where(and(taken, or(isNotNull(mails.bouncedAt), isNotNull(mails.complainedAt))))
      .groupBy(mails.state, mails.bounceKind),
  ]);
  const sumOf = (isMeant: (row: (typeof returned)[number]) => boolean) =>
    returned.filter(isMeant).reduce((sum, row) => sum + row.mails, 0);
  return {
    accepted: all?.mails ?? 0,
    hard: sumOf(({ state, kind }) => state === "bounced" && kind === "hard"),
    soft: sumOf(({ state, kind }) => state === "bounced" && kind === "soft"),
    complained: sumOf(({ state }) => state === "complained"),
  };
}
