import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { appointments, orders } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { queueMail } from "../mails/queue-mail.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { endedBefore } from "./appointment-letters.server";
import { appointmentCancelledMail, appointmentEndedMail } from "./appointment-mails";
import { findAppointment } from "./queries.server";

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

/** Who ended a talk before its time has it shortened in their calendar. @param tx holds a lock on the order */
export async function tellOfEnd(
  tx: TransactionContext,
  { id, number, email }: Pick<Order, "id" | "number" | "email">,
): Promise<void> {
  const appointment = await findAppointment(tx, id);
  if (email === null || !appointment || !endedBefore(appointment)) return;
  await queueMail(tx, {
    orderId: id,
    kind: appointmentEndedMail,
    recipient: email,
    subject: appointmentEndedMail.subject(orderNumber(number)),
    idempotencyKey: `order/${id}/appointment/ended/${appointment.revision}`,
  });
}

/** Ends a talk in its middle, since its buyer withdraws from it. @param tx holds a lock on the order */
export async function endMidway(
  tx: TransactionContext,
  order: Pick<Order, "id" | "number" | "email">,
): Promise<void> {
  await tx.db
    .update(appointments)
    .set({ endedAt: tx.now(), endedBy: "buyer" })
    .where(
      and(
        eq(appointments.orderId, order.id),
        eq(appointments.state, "booked"),
        isNull(appointments.endedAt),
        lte(appointments.startsAt, tx.now()),
      ),
    );
  await tellOfEnd(tx, order);
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
