import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { formatPreciseTime, formatPrice, type Money } from "~/copy/format";
import { payments, refunds } from "~/db/schema";
import type { Target } from "../access/targets";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { changeRefusals, type Refusal } from "../command/refusals";
import { lockOrder } from "../orders/lock-order.server";
import { paymentAuditEvents } from "./acts";
import { sumsOf } from "./sums";

/**
 * Calls off what staff have scheduled of an order and has not begun.
 * @param input.refundId one of its refunds
 * @param input.mayCallOff asked before anything happens; throws where it is not for whoever acts
 * @param input.outcomeOf why it comes to nothing, for whoever scheduled it; null where they know
 * @returns what it was, or null where there is nothing to call off
 */
export async function cancelScheduledRefund(
  tx: TransactionContext,
  {
    refundId,
    mayCallOff,
    outcomeOf,
  }: {
    refundId: string;
    mayCallOff: (target: Target) => void;
    outcomeOf: (staffId: string | null) => string | null;
  },
): Promise<{ kind: string; target: Target; reason: string } | null> {
  const isOpen = eq(refunds.status, "scheduled");
  const [one] = await tx.db
    .select({ orderId: refunds.orderId, actorId: refunds.actorId })
    .from(refunds)
    .where(and(eq(refunds.id, refundId), isOpen));
  if (!one) return null;
  const target = { kind: "order", id: one.orderId } as const;
  mayCallOff(target);
  // The order's lock first, as where it begins.
  if (!(await lockOrder(tx, { id: one.orderId }))) return null;
  const [cancelled] = await tx.db
    .update(refunds)
    .set({ status: "cancelled", lastError: outcomeOf(one.actorId) })
    .where(and(eq(refunds.orderId, one.orderId), isOpen))
    .returning({ reason: refunds.reason });
  return (
    (cancelled && {
      kind: paymentAuditEvents.refund_order.code,
      target,
      reason: cancelled.reason,
    }) ??
    null
  );
}

export type ScheduledRefund = { id: string; grosze: number; startsAt: Date; staffId: string };

/** What staff have scheduled of an order and has not begun; null where that is nothing. */
export async function scheduledRefund(
  { db }: Pick<ServiceContext, "db">,
  orderId: string,
): Promise<ScheduledRefund | null> {
  const scheduled = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "scheduled")));
  const [first] = scheduled;
  if (!first?.startsAt || !first.actorId) return null;
  const { id, startsAt, actorId: staffId } = first;
  const grosze = scheduled.reduce((sum, { amountGrosze }) => sum + amountGrosze, 0);
  return { id, grosze, startsAt, staffId };
}

/** Why nothing more of an order can be given back until what is scheduled has begun. */
export const scheduledRefundRefusal = (scheduled: ScheduledRefund | null): Refusal | null =>
  scheduled && {
    ...changeRefusals.pressed_already,
    text: `Zwrot ${formatPrice(scheduled.grosze)} z tego zamówienia jest już przyjęty i zacznie się o ${formatPreciseTime(scheduled.startsAt)}. Następny zleć potem.`,
  };

/** What a member of staff has scheduled and is not begun, or came to nothing, which they have not read; one line an order. */
export async function scheduledRefunds({ db }: Pick<ServiceContext, "db">, staffId: string) {
  const { status, lastError, requestedAt, orderId, startsAt } = refunds;
  const rows = await db
    .selectDistinctOn([orderId, requestedAt], {
      id: refunds.id,
      orderId,
      startsAt,
      requestedAt,
      failure: lastError,
      sums: sql<
        Money[]
      >`json_agg(json_build_object('grosze', ${refunds.amountGrosze}, 'currency', ${payments.currency}))
        over (partition by ${orderId}, ${requestedAt})`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.actorId, staffId),
        isNotNull(startsAt),
        inArray(status, ["scheduled", "cancelled"]),
        or(
          eq(status, "scheduled"),
          and(eq(status, "cancelled"), isNotNull(lastError), isNull(refunds.failureReadAt)),
        ),
      ),
    )
    .orderBy(asc(orderId), asc(requestedAt));
  return rows.map(({ sums, ...row }) => ({
    ...row,
    money: sumsOf(sums),
    startsAt: row.startsAt ?? row.requestedAt,
  }));
}

/** Remembers that a member of staff has read why their refund of an order came to nothing. */
export async function markRefundFailureRead(
  ctx: ServiceContext,
  { refundId, staffId }: { refundId: string; staffId: string },
): Promise<void> {
  const { orderId, requestedAt } = refunds;
  const own = and(eq(refunds.actorId, staffId), eq(refunds.status, "cancelled"));
  const [one] = await ctx.db
    .select({ orderId, requestedAt })
    .from(refunds)
    .where(and(eq(refunds.id, refundId), own));
  if (!one) return;
  // Asked for in one press, they are one line.
  await ctx.db
    .update(refunds)
    .set({ failureReadAt: ctx.now() })
    .where(and(eq(orderId, one.orderId), eq(requestedAt, one.requestedAt), own));
}
