import { and, inArray, isNotNull, isNull, lte, ne, not } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { emailCorrections, mails, orders, payments } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { isUnsettled } from "./unsettled.server";

const batch = 500;

/**
 * Forgets the address of orders that nobody has paid for and nobody asks about, with those that it was written to. One of which
 * the gateway still has to be asked is none of them, nor is one with money that came and went back.
 * @returns how many
 */
export async function forgetUnpaidAddresses(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.unpaidOrderAddress));
  const moved = ctx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(isNotNull(payments.paidGrosze));
  for (let forgotten = 0; ;) {
    const cleared = await inTransaction(ctx, async (tx) => {
      const due = await tx.db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            inArray(orders.status, ["cancelled", "expired"]),
            isNull(orders.paidAt),
            isNotNull(orders.email),
            lte(orders.placedAt, before),
            not(inArray(orders.id, moved)),
            not(isUnsettled(tx, orders.id)!),
          ),
        )
        .limit(batch)
        .for("update", { skipLocked: true });
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return ids;
      await tx.db.update(orders).set({ email: null }).where(inArray(orders.id, ids));
      await tx.db.delete(emailCorrections).where(inArray(emailCorrections.orderId, ids));
      await tx.db
        .update(mails)
        .set({ recipient: null })
        .where(and(inArray(mails.orderId, ids), ne(mails.status, "pending")));
      return ids;
    });
    forgotten += cleared.length;
    if (cleared.length < batch) return forgotten;
  }
}
