import { eq } from "drizzle-orm";
import { emailCorrections } from "~/db/schema";
import type { TransactionContext } from "../context.server";
import type { Order } from "../orders/transition-order.server";
import { mailboxOf } from "../throttle/mailbox";

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
