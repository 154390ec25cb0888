import { and, asc, desc, eq, gt, inArray, isNull, ne, notInArray, or } from "drizzle-orm";
import { acts, delayedActs, payments, users } from "~/db/schema";
import type { Target } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { actKindOf, actKinds, type ActName } from "./act-kinds.server";
import { numbersOf } from "./bulk-queries.server";
import type { DelayedName } from "./delayed-kinds.server";

/** Something that takes two people, as either of them sees it. */
export type ListedAct = {
  id: string;
  kind: ActName;
  target: Target;
  /** The number of the order that it is about, where it is about one. */
  orderNumber: string | null;
  reason: string;
  status: (typeof acts.$inferSelect)["status"];
  input: unknown;
  askedByEmail: string | null;
  isOwn: boolean;
  requestedAt: Date;
  lapsesAt: Date;
  decidedAt: Date | null;
};

/**
 * What takes two people and concerns whoever looks: `mine` were asked for by them, `waiting` can be agreed to by them.
 * @throws NotAllowed for everybody but staff
 */
export async function listActs(ctx: ServiceContext, which: "waiting" | "mine") {
  const { userId, permissions } = staffOf(ctx);
  const agreeable = (Object.keys(actKinds) as ActName[]).filter((name) =>
    permissions.includes(actKindOf(name).agree),
  );
  if (which === "waiting" && agreeable.length === 0) return [];
  const rows = await ctx.db
    .select({ act: acts, email: users.email })
    .from(acts)
    .leftJoin(users, eq(users.id, acts.requestedBy))
    .where(
      which === "mine"
        ? eq(acts.requestedBy, userId)
        : and(
            eq(acts.status, "requested"),
            gt(acts.lapsesAt, ctx.now()),
            ne(acts.requestedBy, userId),
            inArray(acts.kind, agreeable),
          ),
    )
    .orderBy(desc(acts.requestedAt))
    .limit(100);
  const numbers = await orderNumbers(ctx, rows);
  return rows.map((row) => listed(row, userId, numbers));
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
  const mayAgree = permissions.includes(actKindOf(row.act.kind).agree);
  if (row.act.requestedBy !== userId && !mayAgree) throw new NotAllowed("act");
  return listed(row, userId, await orderNumbers(ctx, [row]));
}

/** The orders that acts are about, themselves or by a payment: numbers by the id of the target. */
async function orderNumbers(
  ctx: ServiceContext,
  rows: readonly { act: typeof acts.$inferSelect }[],
): Promise<Map<string, string>> {
  const idsOf = (kind: Target["kind"]) =>
    rows.flatMap(({ act }) => (act.targetKind === kind ? act.targetId : []));
  const paymentIds = idsOf("payment");
  const paid =
    paymentIds.length === 0
      ? []
      : await ctx.db
          .select({ id: payments.id, orderId: payments.orderId })
          .from(payments)
          .where(inArray(payments.id, paymentIds));
  const numbers = await numbersOf(ctx, [...idsOf("order"), ...paid.map(({ orderId }) => orderId)]);
  for (const { id, orderId } of paid) numbers.set(id, numbers.get(orderId) ?? "–");
  return numbers;
}

/** Something that whoever looks has pressed and can still take back, or that came to nothing when its time had come. */
export type DelayedAct = {
  id: string;
  kind: DelayedName;
  orderId: string;
  orderNumber: string;
  runsAt: Date;
  /** The code of an error; null as long as it can be taken back. */
  failure: string | null;
};

/** How long a page tells of an act that came to nothing, in milliseconds. */
const failureShown = 15 * 60_000;

/** What whoever looks has pressed lately and is not done. @throws NotAllowed for everybody but staff */
export async function listDelayedActs(ctx: ServiceContext): Promise<DelayedAct[]> {
  const { userId } = staffOf(ctx);
  const since = new Date(ctx.now().getTime() - failureShown);
  const { staffId, outcome, endedAt, requestedAt } = delayedActs;
  const rows = await ctx.db
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
    .orderBy(asc(requestedAt))
    .limit(20);
  const numbers = await numbersOf(
    ctx,
    rows.map(({ targetId }) => targetId),
  );
  return rows.map(({ id, kind, targetId, runsAt, outcome }) => ({
    ...{ id, runsAt },
    kind: kind as DelayedName,
    orderId: targetId,
    orderNumber: numbers.get(targetId) ?? "–",
    failure: outcome,
  }));
}

function staffOf({ actor }: ServiceContext) {
  if (actor.kind !== "staff") throw new NotAllowed("act");
  return actor;
}

function listed(
  { act, email }: { act: typeof acts.$inferSelect; email: string | null },
  userId: string,
  numbers: ReadonlyMap<string, string>,
): ListedAct {
  const { id, reason, status, input, requestedAt, lapsesAt, decidedAt } = act;
  return {
    ...{ id, reason, status, input, requestedAt, lapsesAt, decidedAt },
    kind: act.kind as ActName,
    target: { kind: act.targetKind, id: act.targetId } as Target,
    orderNumber: numbers.get(act.targetId) ?? null,
    askedByEmail: email,
    isOwn: act.requestedBy === userId,
  };
}
