import { and, asc, isNull, sql } from "drizzle-orm";
import { disputeDays } from "~/config/limits";
import { ledgerDifferences, orders, refunds } from "~/db/schema";
import { day } from "~/time/durations";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { checkLedger } from "./check-ledger.server";
import { findUnknownRefunds } from "./unknown-refunds.server";

/** More numbers than a shop gives out in the days that a backup can be old. */
const skippedNumbers = 10_000;

export type AfterRestore = {
  /** The number of the next order; buyers have mails with those that were lost. */
  nextNumber: number;
  /** What a person has to decide: where the gateway's books and ours differ. */
  differences: (typeof ledgerDifferences.$inferSelect)[];
};

/**
 * What is to be done before a restored database serves anybody: no number of an order is given out twice, and the gateway's
 * books are compared from `disputeDays` before the moment that was restored to, since what was lost of that time may be a refund of an
 * old order. A payment of an order that is there is taken up; money
 * of one that is not, and a part that the gateway has given back and our books know nothing of, is a difference, which stands at the desk and is an error in the log. What stays unseen: a refund or a chargeback
 * that was lost, of a payment older than that, as after a complaint in the second year; the gateway's own report has it. Each run skips
 * numbers anew, so that it may be run again.
 * @param restoredTo the moment
 * @throws ExternalServiceError when the gateway's list cannot be had; the numbers are moved on all the same
 */
export async function settleAfterRestore(
  ctx: ServiceContext,
  restoredTo: Date,
): Promise<AfterRestore> {
  const nextNumber = await inTransaction(ctx, async ({ db }) => {
    const [moved] = await db.execute<{ next: number }>(sql`
      select setval(pg_get_serial_sequence('orders', 'number'),
        greatest((select coalesce(max(${orders.number}), 0) from ${orders}), nextval(pg_get_serial_sequence('orders', 'number')))
          + ${skippedNumbers}, false)::int as next`);
    if (!moved) throw new Error("The numbers of orders were not moved on.");
    return moved.next;
  });
  const since = new Date(restoredTo.getTime() - disputeDays * day);
  await checkLedger(ctx, since);
  await expectRefundsMade(ctx);
  await findUnknownRefunds(ctx, since);
  const differences = await ctx.db
    .select()
    .from(ledgerDifferences)
    .where(and(isNull(ledgerDifferences.resolvedAt), isNull(ledgerDifferences.explainedAt)))
    .orderBy(asc(ledgerDifferences.id));
  return { nextNumber, differences };
}

/**
 * Has each refund that is open look at the gateway before it asks for money: what went back since the moment stands in no book of
 * ours, and a part of a payment that went back changes neither its state nor its sum in the gateway's list. What our books know
 * of and what was asked for earlier counts before it, so that of two equal sums each is looked for.
 */
async function expectRefundsMade({ db }: Pick<ServiceContext, "db">): Promise<void> {
  await db.execute(sql`
    update ${refunds} set refunded_before_grosze = earlier.grosze
    from (
      select id, coalesce(sum(amount_grosze) over (
        partition by payment_id order by status = 'completed' desc, requested_at, id
        rows between unbounded preceding and 1 preceding
      ), 0) as grosze
      from ${refunds}
      where status <> 'cancelled' and dropped_for is null and transfer_proof is null
    ) as earlier
    where ${refunds.id} = earlier.id
      and ${refunds.status} in ('scheduled', 'requested', 'sending') and ${refunds.refundedBeforeGrosze} is null`);
}
