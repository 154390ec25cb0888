import { eq } from "drizzle-orm";
import { withdrawals } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";

/** The buyer's withdrawal from an order's contract; null where there is none. */
export async function findWithdrawal(tx: TransactionContext, orderId: string) {
  const [found] = await tx.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  return found ?? null;
}
