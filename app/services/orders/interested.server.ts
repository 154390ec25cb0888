import { eq } from "drizzle-orm";
import { emailCorrections, users } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import type { Order } from "./transition-order.server";
import { mailboxOf } from "../rate-limits/mailbox";
import { orderRefusals } from "./acts";

/**
 * The mailboxes of whoever owns an order, and so gains when its money goes back: the address that it has, and the one
 * that it had before it was corrected. Staff with one of them neither do that nor ask for it nor agree to it.
 */
export async function interestedMailboxes(tx: TransactionContext, order: Order): Promise<string[]> {
  const corrected = await tx.db
    .select({ email: emailCorrections.oldEmail })
    .from(emailCorrections)
    .where(eq(emailCorrections.orderId, order.id));
  return [order, ...corrected].flatMap(({ email }) => (email === null ? [] : [mailboxOf(email)]));
}

/**
 * Keeps a member of staff away from an order of their own: what they may do for buyers, somebody else does for them.
 * @throws NotAllowed `own_order`
 */
export async function refuseOwnOrder(tx: TransactionContext, order: Order): Promise<void> {
  if (tx.actor.kind !== "staff") return;
  const [self] = await tx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, tx.actor.userId));
  if (self && (await interestedMailboxes(tx, order)).includes(mailboxOf(self.email)))
    throw new NotAllowed(orderRefusals.own_order);
}
