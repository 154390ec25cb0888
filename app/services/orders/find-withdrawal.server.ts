import { eq } from "drizzle-orm";
import { withdrawals } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** The buyer's withdrawal from an order's contract; null where there is none. */
export async function findWithdrawal({ db }: Pick<ServiceContext, "db">, orderId: string) {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  return found ?? null;
}
