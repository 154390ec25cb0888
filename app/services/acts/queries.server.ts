import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { formatMoney } from "~/copy/format";
import { acts, delayedActs } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { staffNames, type StaffName } from "../access/staff-names.server";
import { isSamePerson } from "../rate-limits/mailbox";
import { isId } from "../listing/ids";
import { paymentAuditEvents } from "../payments/acts";
import { scheduledRefunds } from "../payments/schedule-refund.server";
import type { ListedAct } from "./deferred-act.server";
import { targetNames } from "./target-names.server";
import { givenReason, outcomeOf } from "./words";
import { deferredActOf, deferredActs } from "./registry.server";
import type { Permission } from "../access/permissions";
import type { Target } from "../access/targets";

/** What somebody asked for lapses by itself: no job has to come by for that. */
const isOver = (at: Date) => or(ne(acts.status, "requested"), lte(acts.lapsesAt, at));
const isOpen = (at: Date) => and(eq(acts.status, "requested"), gt(acts.lapsesAt, at));

const agreeableBy = (permissions: readonly Permission[]) =>
  deferredActs
    .filter(({ byTwo }) => byTwo && permissions.includes(byTwo.permission))
    .map(({ act }) => act.code);

/** Whether anything is ever asked of somebody with these permissions. */
export const mayAgreeToSome = (permissions: readonly Permission[]): boolean =>
  agreeableBy(permissions).length > 0;

const rowsOf = ({ db }: ServiceContext) => db.select().from(acts);

const listLimit = 100;

/**
 * What takes two people and concerns whoever looks, the newest first: `mine` were asked for by them, `waiting` can be
 * agreed to by them, and `past` could have been.
 * @throws NotAllowed for everybody but staff
 */
export async function listActs(ctx: ServiceContext, which: "waiting" | "mine" | "past") {
  const { userId, permissions } = staffOf(ctx);
  const agreeable = agreeableBy(permissions);
  if (which !== "mine" && agreeable.length === 0) return [];
  const now = ctx.now();
  const ofOthers = and(ne(acts.requestedBy, userId), inArray(acts.kind, agreeable));
  const rows = await rowsOf(ctx)
    .where(
      which === "mine"
        ? eq(acts.requestedBy, userId)
        : and(ofOthers, which === "waiting" ? isOpen(now) : isOver(now)),
    )
    .orderBy(desc(acts.requestedAt))
    .limit(listLimit);
  return listedAll(ctx, rows);
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
  staffOf(ctx);
  const rows = await rowsOf(ctx).where(where).orderBy(desc(acts.requestedAt)).limit(atMost);
  return listedAll(ctx, rows);
}

/**
 * How much waits for whoever looks to agree to; null for those whom nobody asks.
 * @throws NotAllowed for everybody but staff
 */
export async function countWaitingActs(ctx: ServiceContext): Promise<number | null> {
  const { userId, permissions } = staffOf(ctx);
  const agreeable = agreeableBy(permissions);
  if (agreeable.length === 0) return null;
  return ctx.db.$count(
    acts,
    and(isOpen(ctx.now()), ne(acts.requestedBy, userId), inArray(acts.kind, agreeable)),
  );
}

/**
 * What others decided of what whoever looks asked for, or let lapse, and they have not read.
 * @throws NotAllowed for everybody but staff
 */
export async function listUnreadDecisions(ctx: ServiceContext): Promise<ListedAct[]> {
  const { userId } = staffOf(ctx);
  const rows = await rowsOf(ctx)
    .where(and(eq(acts.requestedBy, userId), isNull(acts.readAt), isOver(ctx.now())))
    .orderBy(desc(acts.requestedAt))
    .limit(20);
  return listedAll(ctx, rows);
}

/** @throws NotAllowed for everybody who neither asked nor may agree, NotFound */
export async function actDetail(ctx: ServiceContext, actId: string): Promise<ListedAct> {
  const { userId, permissions } = staffOf(ctx);
  if (!isId(actId)) throw new NotFound("act");
  const [row] = await rowsOf(ctx).where(eq(acts.id, actId));
  if (!row) throw new NotFound("act");
  const mayAgree = agreeableBy(permissions).includes(row.kind);
  if (row.requestedBy !== userId && !mayAgree) throw new NotAllowed("act");
  const [act] = await listedAll(ctx, [row]);
  if (!act) throw new NotFound("act");
  return act;
}

type Row = typeof acts.$inferSelect;

async function listedAll(ctx: ServiceContext, rows: readonly Row[]): Promise<ListedAct[]> {
  const { userId } = staffOf(ctx);
  if (rows.length === 0) return [];
  const [names, staff] = await Promise.all([
    targetNames(ctx, rows.map(targetIn)),
    staffNames(ctx, [
      userId,
      ...rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]),
    ]),
  ]);
  const looking = { userId, email: staff.get(userId)?.email ?? null };
  return rows.map((row) => listed(row, { looking, names, staff, now: ctx.now() }));
}

const targetIn = ({ targetKind, targetId }: Row): Target =>
  ({ kind: targetKind, id: targetId }) as Target;

export type DelayedAct = {
  id: string;
  label: string;
  target: Target;
  name: string;
  runsAt: Date;
  /** What will be done, before its hour: "Wyślemy dokument jeszcze raz". */
  ahead: string;
  /** Why it came to nothing, in words; null as long as it can be taken back. */
  failure: string | null;
};

/**
 * What whoever looks has pressed and is not done, or came to nothing, which they have not read.
 * @throws NotAllowed for everybody but staff
 */
export async function listDelayedActs(ctx: ServiceContext): Promise<DelayedAct[]> {
  const { userId } = staffOf(ctx);
  const { staffId, outcome, endedAt, readAt } = delayedActs;
  const [acted, scheduled] = await Promise.all([
    ctx.db
      .select()
      .from(delayedActs)
      .where(
        and(
          eq(staffId, userId),
          or(isNull(endedAt), and(isNull(readAt), notInArray(outcome, ["done", "taken_back"]))),
        ),
      )
      .orderBy(sql`${endedAt} desc nulls first`)
      .limit(20),
    scheduledRefunds(ctx, userId),
  ]);
  const found = [
    ...acted.map(({ id, kind, targetKind, targetId, requestedAt, runsAt, outcome }) => ({
      ...{ id, requestedAt, runsAt },
      label: deferredActOf(kind).act.label,
      ahead: deferredActOf(kind).ahead ?? deferredActOf(kind).act.label,
      target: { kind: targetKind, id: targetId } as Target,
      code: outcome,
    })),
    ...scheduled.map(({ id, orderId, requestedAt, startsAt, money, failure }) => ({
      ...{ id, requestedAt },
      runsAt: startsAt,
      label: paymentAuditEvents.refund_order.label,
      ahead: `Zwrócimy ${formatMoney(money)}`,
      target: { kind: "order", id: orderId } as const,
      code: failure,
    })),
  ].sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  const names = await targetNames(
    ctx,
    found.map(({ target }) => target),
  );
  return found.map(({ id, label, ahead, target, runsAt, code }) => ({
    ...{ id, label, ahead, target, runsAt },
    name: names.get(target.id) ?? "",
    failure: code === null ? null : outcomeOf(code),
  }));
}

function staffOf({ actor }: ServiceContext) {
  if (actor.kind !== "staff") throw new NotAllowed("act");
  return actor;
}

function listed(
  act: Row,
  {
    looking,
    names,
    staff,
    now,
  }: {
    looking: { userId: string; email: string | null };
    names: ReadonlyMap<string, string>;
    staff: ReadonlyMap<string, StaffName>;
    now: Date;
  },
): ListedAct {
  const { id, status, input, requestedAt, lapsesAt, decidedAt, declineReason } = act;
  const does = deferredActOf(act.kind);
  const asking = staff.get(act.requestedBy);
  const hasLapsed = status === "lapsed" || (status === "requested" && lapsesAt <= now);
  return {
    ...{ id, input, requestedAt, lapsesAt, declineReason },
    reason: givenReason({ act: act.kind, reason: act.reason }),
    status: hasLapsed ? "lapsed" : status,
    decidedAt: hasLapsed ? lapsesAt : decidedAt,
    kind: act.kind,
    label: does.act.label,
    begun: does.byTwo?.begun ?? null,
    target: targetIn(act),
    targetName: names.get(act.targetId) ?? "",
    askedById: act.requestedBy,
    askedByName: asking?.name ?? null,
    decidedByName: (act.decidedBy !== null && staff.get(act.decidedBy)?.name) || null,
    isOwn: isSamePerson({ userId: act.requestedBy, email: asking?.email ?? null }, looking),
  };
}
