import { eq } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { appointments, talks } from "~/db/schema";
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
import { keepFromItsStart } from "./book-paid.server";
import { missedMoveUntil } from "./missed-move";
import { keepsNoTime, occupy } from "./occupy.server";
import { findAppointment, findSchedule, type Appointment } from "./queries.server";
import { movingRefusals } from "./refusals";
import { freeSlots } from "./slots";

type Movable = Pick<Appointment, "state" | "startsAt" | "missedAt" | "missedMoves">;

/**
 * Whether a talk can be given another time: one that is ahead, that has none although it is paid for, or to which nobody came,
 * once.
 */
export const isMovable = (order: Pick<Order, "status">, talk: Movable, now: Date): boolean => {
  if (!isInWork(order.status)) return false;
  if (talk.state === "unplaced") return true;
  const until = missedMoveUntil(talk);
  if (until) return now < until;
  return talk.state === "booked" && talk.startsAt !== null && talk.startsAt > now;
};

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
    // What the empty room said, the new one says anew.
    await tx.db.delete(talks).where(eq(talks.orderId, order.id));
    await keepFromItsStart(tx, order.id);
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

/** What a talk is that has not begun, whatever was before. */
const heldAnew = {
  cameAt: null,
  earlierStops: [],
  stoppedAt: null,
  resumedAt: null,
  endedAt: null,
  endedBy: null,
  missedAt: null,
} as const;

async function place(tx: TransactionContext, appointment: Appointment, time: Date): Promise<void> {
  const { orderId, personaId, minutes, revision, missedAt, missedMoves } = appointment;
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
      ...(missedAt && { ...heldAnew, missedMoves: missedMoves + 1 }),
    },
    span,
    schedule.lanes,
  );
  if (!isPlaced) throw new Conflict(movingRefusals.time_taken);
}
