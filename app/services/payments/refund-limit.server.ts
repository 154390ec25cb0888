import { and, eq, gt } from "drizzle-orm";
import { orders, refunds } from "~/db/schema";
import { singleApproverLimit } from "~/config/limits";
import { lockExclusively } from "../concurrency/advisory-lock.server";
import type { TransactionContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { mailboxOf } from "../rate-limits/mailbox";
import type { Balance } from "./balances.server";
import { isWanted } from "./returned-money";
import { day } from "~/time/durations";

/**
 * Whether a refund takes two people: with it, one person alone would have had more than the limit given back within a day
 * for the order, to its mailbox, or at all. What two people agreed to is nobody's alone; what follows from a withdrawal that
 * the buyer pressed was not for staff to decide.
 * @param refund.balances the payments that the money is of
 */
export async function requiresTwoPeople(
  tx: TransactionContext,
  refund: {
    order: Order;
    balances: readonly Pick<Balance, "currency" | "leftGrosze">[];
    amountGrosze: number;
    staffId: string;
  },
): Promise<boolean> {
  const { order, balances, amountGrosze, staffId } = refund;
  // The limit is one of złoty: nobody knows alone what money of another currency is worth.
  if (balances.some(({ currency, leftGrosze }) => currency !== "PLN" && leftGrosze > 0))
    return true;
  if (amountGrosze > singleApproverLimit) return true;
  // One at a time for a member of staff, and for a mailbox: two refunds at once must not both find room.
  const mailbox = order.email === null ? null : mailboxOf(order.email);
  await lockExclusively(tx, `refund by ${staffId}`);
  if (mailbox !== null) await lockExclusively(tx, `refund to ${mailbox}`);
  const lately = await tx.db
    .select({
      amountGrosze: refunds.amountGrosze,
      staffId: refunds.actorId,
      orderId: refunds.orderId,
      email: orders.email,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        refunds.decidedAlone,
        isWanted(),
        gt(refunds.requestedAt, new Date(tx.now().getTime() - day)),
      ),
    );
  const exceeds = (counts: (refund: (typeof lately)[number]) => boolean) =>
    lately.filter(counts).reduce((sum, refund) => sum + refund.amountGrosze, amountGrosze) >
    singleApproverLimit;
  return (
    exceeds((refund) => refund.staffId === staffId) ||
    // An address that was corrected meanwhile must not make a fresh start: the order counts by itself.
    exceeds((refund) => refund.orderId === order.id) ||
    exceeds(({ email }) => email !== null && mailboxOf(email) === mailbox)
  );
}
