import { eq } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { appointments } from "~/db/schema";
import { formatIsoDate } from "~/copy/format";
import { minute } from "~/time/durations";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import { isInWork } from "../orders/order-state";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { appointmentMovedMail } from "./appointment-mails";
import { keepsNoTime, occupy } from "./occupy.server";
import { findAppointment, findSchedule, type Appointment } from "./queries.server";
import { movingRefusals } from "./refusals";
import { freeSlots } from "./slots";

/** Whether a talk can be given another time: one that is ahead, or that has none although it is paid for. */
export const isMovable = (
  order: Pick<Order, "status">,
  { state, startsAt }: Pick<Appointment, "state" | "startsAt">,
  now: Date,
): boolean =>
  isInWork(order.status) &&
  (state === "unplaced" || (state === "booked" && startsAt !== null && startsAt > now));

/**
 * Gives a talk another time of the same length, for whoever has the order's token; what was paid stays the price. The one before
 * is free from then on, and kept where the new one cannot be had.
 * @throws NotFound; Conflict of `movingRefusals`, `address_unconfirmed`
 */
export async function moveAppointment(
  ctx: ServiceContext,
  { token, time }: { token: string; time: Date },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { token });
    const appointment = order && (await findAppointment(tx, order.id));
    if (!appointment) throw new NotFound("appointment");
    const isWithdrawn = (await findWithdrawal(tx, order.id)) !== null;
    if (isWithdrawn || !isMovable(order, appointment, tx.now()))
      throw new Conflict(movingRefusals.not_movable);
    if (appointment.startsAt?.getTime() === time.getTime() && appointment.state === "booked")
      return;
    await place(tx, appointment, time);
    await recordEvent(tx, order.id, "appointment_moved");
    if (appointment.state === "unplaced") {
      await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
    } else if (order.email !== null) {
      await queueMail(tx, {
        orderId: order.id,
        kind: appointmentMovedMail,
        recipient: order.email,
        subject: appointmentMovedMail.subject(orderNumber(order.number)),
        idempotencyKey: `order/${order.id}/appointment/${appointment.revision + 1}`,
      });
    }
  });
}

async function place(tx: TransactionContext, appointment: Appointment, time: Date): Promise<void> {
  const { orderId, personaId, minutes, revision } = appointment;
  const schedule = await findSchedule(tx, personaId);
  const now = tx.now();
  const isOffered =
    schedule !== null &&
    freeSlots(schedule, [], { date: formatIsoDate(time), minutes, now }).some(
      ({ startsAt }) => startsAt.getTime() === time.getTime(),
    );
  if (!isOffered) throw new Conflict(movingRefusals.time_not_offered);
  await tx.db.delete(appointments).where(eq(appointments.orderId, orderId));
  const span = { from: time, to: new Date(time.getTime() + minutes * minute) };
  const isPlaced = await occupy(
    tx,
    {
      ...{ ...appointment, ...keepsNoTime },
      ...{ state: "booked", startsAt: time, isImmediate: false, revision: revision + 1 },
    },
    span,
    schedule.lanes,
  );
  if (!isPlaced) throw new Conflict(movingRefusals.time_taken);
}
