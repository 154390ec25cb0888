import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { appointments, orderEvents, orders } from "~/db/schema";
import { day, hour, minute } from "~/time/durations";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { queueMail } from "../mails/queue-mail.server";
import { reminderTime } from "./appointment-letters.server";
import { appointmentReminderMail } from "./appointment-mails";

/** How long before a talk its buyer is reminded, in milliseconds, and how late a reminder may be and still be one. */
const reminders = [
  { key: "day", before: day, late: 2 * hour },
  { key: "hour", before: hour, late: 20 * minute },
  { key: "minutes", before: 5 * minute, late: 3 * minute },
] as const;

/** When the time of a talk was booked, or moved for the last time. */
const lastFixed = sql<string | null>`(
  select max(event.at) from ${orderEvents} as event
  where event.order_id = "orders"."id" and event.type in ('appointment_booked', 'appointment_moved'))`;

/** Reminds those who wished for it: each once for a time, and not of what was booked later than that. */
export async function remind(ctx: ServiceContext): Promise<void> {
  const now = ctx.now().getTime();
  for (const { key, before, late } of reminders) {
    const due = await ctx.db
      .select({ appointment: appointments, email: orders.email, fixedAt: lastFixed })
      .from(appointments)
      .innerJoin(orders, eq(orders.id, appointments.orderId))
      .where(
        and(
          eq(appointments.state, "booked"),
          eq(appointments.wantsReminders, true),
          gt(appointments.startsAt, new Date(now + before - late)),
          lte(appointments.startsAt, new Date(now + before)),
          isNotNull(orders.email),
          eq(orders.isAddressUnconfirmed, false),
        ),
      );
    for (const { appointment, email, fixedAt } of due) {
      const { orderId, startsAt, revision } = appointment;
      if (!startsAt || (fixedAt && startsAt.getTime() - Date.parse(fixedAt) < before)) continue;
      const when = reminderTime(startsAt);
      await inTransaction(ctx, (tx) =>
        queueMail(tx, {
          orderId,
          kind: appointmentReminderMail,
          recipient: email ?? "",
          subject: appointmentReminderMail.subject(when),
          idempotencyKey: `order/${orderId}/appointment/${revision}/reminder/${key}`,
        }),
      );
    }
  }
}
