import { and, desc, eq, gt, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { subscriptions, users } from "~/db/schema";
import { warsawMoment } from "~/time/warsaw-time";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import {
  subscriptionReasons,
  type ChangeReason,
  type SubscriptionReason,
  memberAuditEvents,
  memberRefusals,
} from "./acts";
import { lockMember } from "./lock-member.server";
import { staleRefusal, changeRefusals } from "../command/refusals";
import { isReason } from "../audit/audit-events";

export type Plan = (typeof subscriptions.$inferSelect)["plan"];
export type Subscription = Plan | "none";

/** The condition under which a subscription holds at a moment. */
export const isActiveAt = (now: Date): SQL | undefined =>
  and(
    isNull(subscriptions.endedAt),
    or(isNull(subscriptions.lapsesAt), gt(subscriptions.lapsesAt, now)),
  );

/** The same of one that was read. */
export const isActiveNow = (
  { now }: Pick<ServiceContext, "now">,
  { endedAt, lapsesAt }: Pick<SubscriptionLine, "endedAt" | "lapsesAt">,
): boolean => endedAt === null && (lapsesAt === null || lapsesAt > now());

export type SubscriptionRequest = {
  userId: string;
  subscription: Subscription;
  /** The last day on which it holds, in Warsaw, YYYY-MM-DD; null for one that somebody has to end. */
  lastDay: string | null;
  seen: Subscription;
  /** The one that was chosen from the list; by default whichever holds now. */
  subscriptionId?: string;
};

/**
 * Grants a subscription, ends it, or puts another in its place. It changes nothing yet.
 * @throws NotAllowed, Invalid for a reason that is none, NotFound; Conflict `changed_meanwhile`, `nothing_changed`, and
 * `day_over` for a last day that has passed
 */
export async function setSubscription(
  ctx: ServiceContext,
  { reason, ...request }: SubscriptionRequest & { reason: SubscriptionReason },
): Promise<void> {
  authorise(ctx, "edit_members", { kind: "member", id: request.userId });
  if (!isReason(subscriptionReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    await lockMember(tx, request.userId);
    await replaceSubscription(tx, request, reason);
  });
}

/** What `setSubscription` does to a member who is locked. @throws Conflict */
export async function replaceSubscription(
  tx: TransactionContext,
  { userId, subscription, lastDay, seen, subscriptionId }: SubscriptionRequest,
  reason: ChangeReason,
): Promise<void> {
  const target = { kind: "member", id: userId } as const;
  const { userId: staffId } = authorise(tx, "edit_members", target);
  const now = tx.now();
  const lapsesAt = subscription === "none" || lastDay === null ? null : warsawMoment(lastDay, 24);
  if (lapsesAt && lapsesAt <= now) throw new Conflict(memberRefusals.day_over);
  await endLapsed(tx, eq(subscriptions.userId, userId));
  const [current] = await tx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  const isAnother = subscriptionId !== undefined && current?.id !== subscriptionId;
  if (isAnother || (current?.plan ?? "none") !== seen)
    throw new Conflict(staleRefusal("changed_meanwhile"));
  const isSameTime = (current?.lapsesAt?.getTime() ?? null) === (lapsesAt?.getTime() ?? null);
  if (subscription === seen && isSameTime) throw new Conflict(changeRefusals.nothing_changed);
  if (current)
    await tx.db
      .update(subscriptions)
      .set({ endedAt: now, endedById: staffId, endReason: reason })
      .where(eq(subscriptions.id, current.id));
  if (subscription !== "none")
    await tx.db.insert(subscriptions).values({
      userId,
      plan: subscription,
      reason,
      grantedById: staffId,
      grantedAt: now,
      lapsesAt,
    });
  await recordAuditEvent(tx, {
    act: memberAuditEvents.set_subscription,
    target,
    reason,
    before: { subscription: seen },
    after: { subscription, lapsesAt: lapsesAt?.toISOString() ?? null },
  });
}

/** Ends what has lapsed: of a schedule, so that lists need not reckon. */
export async function endLapsedSubscriptions(ctx: ServiceContext): Promise<void> {
  await endLapsed(ctx);
}

async function endLapsed(ctx: Pick<ServiceContext, "db" | "now">, whose?: SQL): Promise<void> {
  await ctx.db
    .update(subscriptions)
    .set({ endedAt: sql`${subscriptions.lapsesAt}`, endReason: "time_over" })
    .where(and(isNull(subscriptions.endedAt), lte(subscriptions.lapsesAt, ctx.now()), whose));
}

export type SubscriptionLine = {
  id: string;
  userId: string;
  email: string;
  plan: Plan;
  reason: string;
  grantedAt: Date;
  grantedByEmail: string | null;
  lapsesAt: Date | null;
  endedAt: Date | null;
  endedByEmail: string | null;
  endReason: string | null;
};

const granter = alias(users, "granter");
const ender = alias(users, "ender");

/** Subscriptions with whoever granted and ended them, for a `where` and an order of the caller's. */
export const subscriptionLines = (ctx: Pick<ServiceContext, "db">) =>
  ctx.db
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      email: users.email,
      plan: subscriptions.plan,
      reason: subscriptions.reason,
      grantedAt: subscriptions.grantedAt,
      grantedByEmail: granter.email,
      lapsesAt: subscriptions.lapsesAt,
      endedAt: subscriptions.endedAt,
      endedByEmail: ender.email,
      endReason: subscriptions.endReason,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(granter, eq(granter.id, subscriptions.grantedById))
    .leftJoin(ender, eq(ender.id, subscriptions.endedById))
    .$dynamic();

/** All subscriptions that somebody had, the newest first. */
export function subscriptionsOf(
  ctx: Pick<ServiceContext, "db">,
  userId: string,
): Promise<SubscriptionLine[]> {
  return subscriptionLines(ctx)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.grantedAt), desc(subscriptions.id))
    .limit(50);
}

/** @throws NotFound */
export async function findSubscription(
  ctx: Pick<ServiceContext, "db">,
  id: string,
): Promise<SubscriptionLine> {
  const [found] = isId(id) ? await subscriptionLines(ctx).where(eq(subscriptions.id, id)) : [];
  if (!found) throw new NotFound("subscription");
  return found;
}
