import { and, eq, gt, ne, sql, sum, type SQL } from "drizzle-orm";
import { orders, refunds } from "~/db/schema";
import type { TransactionContext } from "../context.server";
import type { Order } from "../orders/transition-order.server";

/** What one person may give back in a day for one order, to one address, and at all; in grosze. */
export const singleHandedLimit = 100_00;
const day = 24 * 60 * 60_000;

/**
 * Whether a refund takes two people: with it, more than the limit would have been given back within a day for the
 * order, to its address, or by whoever asks. What two people have agreed to counts as well; a statutory withdrawal
 * does not.
 */
export async function takesTwoPeople(
  tx: TransactionContext,
  refund: { order: Order; amountGrosze: number; staffId: string },
): Promise<boolean> {
  const { order, amountGrosze, staffId } = refund;
  if (amountGrosze > singleHandedLimit) return true;
  // One at a time for a member of staff, and for an address: two refunds at once must not both find room.
  const address = order.email?.toLowerCase() ?? null;
  await inTurn(tx, `refund by ${staffId}`);
  if (address !== null) await inTurn(tx, `refund to ${address}`);
  const lately = and(
    eq(refunds.actor, "staff"),
    ne(refunds.reason, "withdrawal"),
    gt(refunds.requestedAt, new Date(tx.now().getTime() - day)),
  );
  const given = async (condition: SQL) => {
    const [row] = await tx.db
      .select({ grosze: sum(refunds.amountGrosze).mapWith(Number) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(lately, condition));
    return row?.grosze ?? 0;
  };
  const sums = [
    await given(eq(refunds.actorId, staffId)),
    // An address that was corrected meanwhile must not make a fresh start: the order counts by itself.
    await given(eq(refunds.orderId, order.id)),
    address === null ? 0 : await given(sql`lower(${orders.email}) = ${address}`),
  ];
  return sums.some((grosze) => grosze + amountGrosze > singleHandedLimit);
}

const inTurn = (tx: TransactionContext, what: string) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
