import { and, desc, eq, gt, inArray, isNull, ne, notInArray, or, type SQL } from "drizzle-orm";
import { acts, delayedActs, users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { paymentAuditEvents } from "../payments/acts";
import { scheduledRefunds } from "../payments/schedule-refund.server";
import type { ListedAct } from "./deferred-act.server";
import { targetNames } from "./target-names.server";
import { outcomeOf } from "./words";
import { deferredActOf, deferredActs } from "./registry.server";
import type { Target } from "../access/targets";

/**
 * What takes two people and concerns whoever looks: `mine` were asked for by them, `waiting` can be agreed to by them.
 * @throws NotAllowed for everybody but staff
 */
export async function listActs(ctx: ServiceContext, which: "waiting" | "mine") {
  const { userId, permissions } = staffOf(ctx);
  const agreeable = deferredActs
    .filter(({ byTwo }) => byTwo && permissions.includes(byTwo.permission))
    .map(({ act }) => act.code);
  if (which === "waiting" && agreeable.length === 0) return [];
  return listedActs(
    ctx,
    which === "mine"
      ? eq(acts.requestedBy, userId)
      : and(
          eq(acts.status, "requested"),
          gt(acts.lapsesAt, ctx.now()),
          ne(acts.requestedBy, userId),
          inArray(acts.kind, agreeable),
        ),
    100,
  );
}

/**
 * What takes two people and meets a condition, the newest first; whoever asks has been let in to what it is about.
 * @throws NotAllowed for everybody but staff
 */
export async function listedActs(
  ctx: ServiceContext,
  where: SQL | undefined,
  atMost: number,
): Promise<ListedAct[]> {
  const { userId } = staffOf(ctx);
  const rows = await ctx.db
    .select({ act: acts, email: users.email })
    .from(acts)
    .leftJoin(users, eq(users.id, acts.requestedBy))
    .where(where)
    .orderBy(desc(acts.requestedAt))
    .limit(atMost);
  const names = await targetNames(ctx, rows.map(targetIn));
  return rows.map((row) => listed(row, userId, names));
}

/** @throws NotAllowed for everybody who neither asked nor may agree, NotFound */
export async function actDetail(ctx: ServiceContext, actId: string): Promise<ListedAct> {
  const { userId, permissions } = staffOf(ctx);
  if (!isId(actId)) throw new NotFound("act");
  const [row] = await ctx.db
    .select({ act: acts, email: users.email })
    .from(acts)
    .leftJoin(users, eq(users.id, acts.requestedBy))
    .where(eq(acts.id, actId));
  if (!row) throw new NotFound("act");
  const { byTwo } = deferredActOf(row.act.kind);
  const mayAgree = byTwo !== undefined && permissions.includes(byTwo.permission);
  if (row.act.requestedBy !== userId && !mayAgree) throw new NotAllowed("act");
  return listed(row, userId, await targetNames(ctx, [targetIn(row)]));
}

const targetIn = ({ act }: { act: typeof acts.$inferSelect }): Target =>
  ({ kind: act.targetKind, id: act.targetId }) as Target;

export type DelayedAct = {
  id: string;
  label: string;
  target: Target;
  name: string;
  runsAt: Date;
  /** Why it came to nothing, in words; null as long as it can be taken back. */
  failure: string | null;
};

/** How long a page tells of an act that came to nothing, in milliseconds. */
const failureShown = 15 * 60_000;

/** What whoever looks has pressed lately and is not done. @throws NotAllowed for everybody but staff */
export async function listDelayedActs(ctx: ServiceContext): Promise<DelayedAct[]> {
  const { userId } = staffOf(ctx);
  const since = new Date(ctx.now().getTime() - failureShown);
  const { staffId, outcome, endedAt, requestedAt } = delayedActs;
  const [acted, scheduled] = await Promise.all([
    ctx.db
      .select()
      .from(delayedActs)
      .where(
        and(
          eq(staffId, userId),
          or(
            isNull(endedAt),
            and(gt(requestedAt, since), notInArray(outcome, ["done", "taken_back"])),
          ),
        ),
      )
      .limit(20),
    scheduledRefunds(ctx, userId, since),
  ]);
  const found = [
    ...acted.map(({ id, kind, targetKind, targetId, requestedAt, runsAt, outcome }) => ({
      ...{ id, requestedAt, runsAt },
      label: deferredActOf(kind).act.label,
      target: { kind: targetKind, id: targetId } as Target,
      code: outcome,
    })),
    ...scheduled.map(({ id, orderId, requestedAt, startsAt, failure }) => ({
      ...{ id, requestedAt },
      runsAt: startsAt,
      label: paymentAuditEvents.refund_order.label,
      target: { kind: "order", id: orderId } as const,
      code: failure,
    })),
  ].sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  const names = await targetNames(
    ctx,
    found.map(({ target }) => target),
  );
  return found.map(({ id, label, target, runsAt, code }) => ({
    ...{ id, label, target, runsAt },
    name: names.get(target.id) ?? "",
    failure: code === null ? null : outcomeOf(code),
  }));
}

function staffOf({ actor }: ServiceContext) {
  if (actor.kind !== "staff") throw new NotAllowed("act");
  return actor;
}

function listed(
  { act, email }: { act: typeof acts.$inferSelect; email: string | null },
  userId: string,
  names: ReadonlyMap<string, string>,
): ListedAct {
  const { id, reason, status, input, requestedAt, lapsesAt, decidedAt } = act;
  return {
    ...{ id, reason, status, input, requestedAt, lapsesAt, decidedAt },
    kind: act.kind,
    label: deferredActOf(act.kind).act.label,
    target: targetIn({ act }),
    targetName: names.get(act.targetId) ?? "",
    askedByEmail: email,
    isOwn: act.requestedBy === userId,
  };
}
