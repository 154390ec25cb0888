import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { formatPreciseTime } from "~/copy/format";
import { acts } from "~/db/schema";
import { emailsOf } from "../access/emails-of.server";
import { pressedUpon } from "../access/pressed-upon.server";
import type { Target } from "../access/targets";
import type { ServiceContext } from "../command/context.server";
import { changeRefusals, type Refusal } from "../command/refusals";
import { paymentAuditEvents } from "../payments/acts";
import { orderAuditEvents, orderRefusals } from "../orders/acts";
import { supportAuditEvents } from "../support/acts";
import { isId } from "../listing/ids";
import { actRefusals } from "./acts";
import { bulksUpon } from "./bulks-upon.server";
import { actLabel } from "./words";

/** What somebody of staff has begun upon something and is not done. */
export type PendingAct = {
  id: string;
  kind: string;
  label: string;
  staffId: string;
  byEmail: string | null;
  /** When it will be done; null where it waits for a colleague, or is one of many. */
  runsAt: Date | null;
  /** Of which act upon many rows it is a part. */
  bulk: { id: string; isUnderWay: boolean } | null;
};

const refund = paymentAuditEvents.refund_order.code;

type Found = Pick<PendingAct, "id" | "kind" | "staffId" | "runsAt" | "bulk"> & { targetId: string };

/** What waits for half a minute, each with the code of its act. */
const delayedUpon = async (
  ctx: Pick<ServiceContext, "db">,
  kind: Target["kind"],
  ids: readonly string[],
) =>
  (await pressedUpon(ctx, kind, ids)).map((pressed) => ({
    ...pressed,
    kind: pressed.kind ?? refund,
  }));

/**
 * What staff have begun upon each of some things and is not done: for whoever may see these.
 * @returns by the targets' ids; what waits for nothing is left out
 */
export async function pendingActs(
  ctx: ServiceContext,
  kind: Target["kind"],
  ids: readonly string[],
): Promise<ReadonlyMap<string, PendingAct[]>> {
  const pending = new Map<string, PendingAct[]>();
  if (ids.length === 0) return pending;
  const { id, targetId, requestedBy } = acts;
  const changes = kind === "order" ? acts.orderId : undefined;
  const [delayed, asked, many] = await Promise.all([
    delayedUpon(ctx, kind, ids),
    ctx.db
      .select({
        ...{ id, kind: acts.kind, staffId: requestedBy },
        targetId: changes ? sql<string>`coalesce(${changes}::text, ${targetId})` : targetId,
      })
      .from(acts)
      .where(
        and(
          or(
            and(eq(acts.targetKind, kind), inArray(targetId, [...ids])),
            changes && inArray(changes, ids.filter(isId)),
          ),
          eq(acts.status, "requested"),
          gt(acts.lapsesAt, ctx.now()),
        ),
      ),
    bulksUpon(ctx, ids),
  ]);
  const found: Found[] = [
    ...delayed.map((act) => ({ ...act, bulk: null })),
    ...asked.map((act) => ({ ...act, runsAt: null, bulk: null })),
    ...many.map(({ startedAt, ...act }) => ({
      ...act,
      runsAt: null,
      bulk: { id: act.id, isUnderWay: startedAt !== null },
    })),
  ];
  const emails = await emailsOf(
    ctx,
    found.map(({ staffId }) => staffId),
  );
  for (const { targetId: of, ...act } of found) {
    const line = {
      ...act,
      label: actLabel(act.kind),
      byEmail: emails.get(act.staffId) ?? null,
    };
    pending.set(of, [...(pending.get(of) ?? []), line]);
  }
  return pending;
}

/**
 * Why nothing else can be done to something for now: what was pressed a moment ago excludes it, and is named.
 * @param kind the code of what is to be done; refunds leave it to each other how much goes back
 */
export async function pendingRefusal(
  ctx: Pick<ServiceContext, "db">,
  target: Target,
  kind: string,
): Promise<Refusal | null> {
  const found = await delayedUpon(ctx, target.kind, [target.id]);
  const first = found.find((each) => each.kind !== refund || kind !== refund);
  if (!first) return null;
  return first.kind === kind
    ? changeRefusals.pressed_already
    : {
        ...orderRefusals.act_pending,
        text: `Czynność „${actLabel(first.kind)}” jest już przyjęta i wykona się o ${formatPreciseTime(first.runsAt)}. Jedno wyklucza drugie: zaczekaj, aż się wykona, albo to cofnij.`,
      };
}

/** Acts that give back the money of an order: two of them would give back the same. */
export const givingBack: readonly string[] = [
  refund,
  orderAuditEvents.withdraw_for_buyer.code,
  supportAuditEvents.accept_complaint.code,
];

/**
 * Why money of an order is not given back for now: the same, or another act that gives it
 * back and is named, waits for a colleague.
 * @param kind the code of what is to be done
 */
export async function askedBackRefusal(
  ctx: Pick<ServiceContext, "db" | "now">,
  orderId: string,
  kind: string,
): Promise<Refusal | null> {
  if (!givingBack.includes(kind)) return null;
  const [asked] = await ctx.db
    .select({ kind: acts.kind })
    .from(acts)
    .where(
      and(
        or(
          and(eq(acts.targetKind, "order"), eq(acts.targetId, orderId)),
          eq(acts.orderId, orderId),
        ),
        inArray(acts.kind, [...givingBack]),
        eq(acts.status, "requested"),
        gt(acts.lapsesAt, ctx.now()),
      ),
    )
    .limit(1);
  if (asked?.kind === kind) return actRefusals.already_requested;
  return (
    (asked && {
      ...orderRefusals.act_pending,
      text: `„${actLabel(asked.kind)}” czeka już na zgodę drugiej osoby, a chodzi o te same pieniądze. Zaczekaj na jej decyzję albo wycofaj tamtą prośbę.`,
    }) ??
    null
  );
}
