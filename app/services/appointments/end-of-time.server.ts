import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { appointments, orders } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { queueMail } from "../mails/queue-mail.server";
import { orderNumber } from "../orders/order-number";
import { appointmentCancelledMail } from "./appointment-mails";

/** Tells those whose booked talk will not be, whatever ended it, so that it leaves their calendar, too. */
export async function tellOfCancelled(ctx: ServiceContext): Promise<void> {
  const ended = await ctx.db
    .select({ orderId: orders.id, number: orders.number, email: orders.email })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(appointments.state, "released"),
        gt(appointments.revision, 0),
        gt(appointments.startsAt, ctx.now()),
        isNotNull(orders.email),
      ),
    );
  for (const { orderId, number, email } of ended)
    await inTransaction(ctx, (tx) =>
      queueMail(tx, {
        orderId,
        kind: appointmentCancelledMail,
        recipient: email ?? "",
        subject: appointmentCancelledMail.subject(orderNumber(number)),
        idempotencyKey: `order/${orderId}/appointment/cancelled`,
      }),
    );
}

/** Deletes times that were kept for a payment which did not come. @returns how many */
export async function deleteLapsedHolds(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.slotHold));
  const deleted = await ctx.db
    .delete(appointments)
    .where(
      and(
        eq(appointments.revision, 0),
        sql`${appointments.state} in ('held', 'released')`,
        lte(
          sql`coalesce(${appointments.holdUntil}, ${appointments.placedAt})`,
          before.toISOString(),
        ),
      ),
    )
    .returning({ orderId: appointments.orderId });
  return deleted.length;
}
