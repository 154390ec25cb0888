import { and, eq, inArray, like, or, sql } from "drizzle-orm";
import { payments } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";

/**
 * The payment that a report about a transaction belongs to: the one with its title, else the one whose ids are not known
 * yet, because its gateway call has not come back or its transaction is opened by a link.
 * @param tx holds a lock on the order
 */
export async function findReportedPayment(
  tx: TransactionContext,
  orderId: string,
  transactionTitle: string,
): Promise<typeof payments.$inferSelect | undefined> {
  const [known] = await tx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        or(
          eq(payments.transactionTitle, transactionTitle),
          and(
            inArray(payments.status, ["creating", "pending"]),
            sql`${payments.transactionTitle} is null`,
          ),
          // Counted as paid by staff, by a link: the gateway has found the money after all.
          and(payments.isForced, like(payments.transactionTitle, "staff-%")),
        ),
      ),
    )
    .orderBy(sql`${payments.transactionTitle} = ${transactionTitle} desc nulls last`)
    .limit(1);
  return known;
}

/** The order that a payment is for; null where it is not there any more. */
export async function orderIdOfPayment(
  { db }: Pick<ServiceContext, "db">,
  paymentId: string,
): Promise<string | null> {
  const [found] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return found?.orderId ?? null;
}
