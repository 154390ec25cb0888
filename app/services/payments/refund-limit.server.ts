import { and, eq, gt } from "drizzle-orm";
import { orders, refunds } from "~/db/schema";
import { singleApproverLimit } from "~/config/limits";
import { lockExclusively } from "../concurrency/advisory-lock.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { mailboxOf } from "../rate-limits/mailbox";
import type { Balance } from "./balances.server";
import { isWanted } from "./returned-money";
import { day } from "~/time/durations";

type Refund = {
  order: Pick<Order, "id" | "email">;
  /** The payments that the money is of. */
  balances: readonly Pick<Balance, "currency" | "leftGrosze">[];
  amountGrosze: number;
  staffId: string;
};

/**
 * Whether a refund takes two people, for whoever decides it in this transaction: with it, one person alone would have had more than the limit given back within a day
 * for the order, to its mailbox, or at all. What two people agreed to is nobody's alone; what follows from a withdrawal that
 * the buyer pressed was not for staff to decide.
 */
export async function requiresTwoPeopleLocked(
  tx: TransactionContext,
  refund: Refund,
): Promise<boolean> {
  // One at a time for a member of staff, and for a mailbox: two refunds at once must not both find room.
  const { order, staffId } = refund;
  await lockExclusively(tx, `refund by ${staffId}`);
  if (order.email !== null) await lockExclusively(tx, `refund to ${mailboxOf(order.email)}`);
  return requiresTwoPeople(tx, refund);
}

/** The same as it is at this moment and without a lock, for a page that tells of it before anybody decides. */
export async function requiresTwoPeople(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  { order, balances, amountGrosze, staffId }: Refund,
): Promise<boolean> {
  // The limit is one of złoty: nobody knows alone what money of another currency is worth.
  if (balances.some(({ currency, leftGrosze }) => currency !== "PLN" && leftGrosze > 0))
    return true;
  if (amountGrosze > singleApproverLimit) return true;
  const mailbox = order.email === null ? null : mailboxOf(order.email);
  const lately = await db
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
        gt(refunds.requestedAt, new Date(now().getTime() - day)),
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
