import { eq, inArray } from "drizzle-orm";
import { emailCorrections, orders, users } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import type { Order } from "./transition-order.server";
import { mailboxOf } from "../rate-limits/mailbox";
import { orderRefusals } from "./acts";

/**
 * The mailboxes of whoever owns orders, and so gains when their money goes back: the address that each has, and the one
 * that it had before it was corrected. Staff with one of them neither do that nor ask for it nor agree to it.
 */
export async function interestedMailboxes(
  { db }: Pick<ServiceContext, "db">,
  orderIds: readonly string[],
): Promise<string[]> {
  const [ordered, corrected] = await Promise.all([
    db
      .selectDistinct({ email: orders.email })
      .from(orders)
      .where(inArray(orders.id, [...orderIds])),
    db
      .selectDistinct({ email: emailCorrections.oldEmail })
      .from(emailCorrections)
      .where(inArray(emailCorrections.orderId, [...orderIds])),
  ]);
  const emails = [...ordered, ...corrected].flatMap(({ email }) => email ?? []);
  return [...new Set(emails.map(mailboxOf))];
}

/**
 * Keeps a member of staff away from an order of their own: what they may do for buyers, somebody else does for them.
 * @throws NotAllowed `own_order`
 */
export async function refuseOwnOrder(
  tx: TransactionContext,
  order: Pick<Order, "id">,
): Promise<void> {
  if (tx.actor.kind !== "staff") return;
  const [self] = await tx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, tx.actor.userId));
  if (self && (await interestedMailboxes(tx, [order.id])).includes(mailboxOf(self.email)))
    throw new NotAllowed(orderRefusals.own_order);
}
