import { bookingTerms } from "~/config/booking-terms";
import type { Screening } from "~/crisis/assess.server";
import { ownLevel } from "~/crisis/own-danger";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { isInWork } from "../orders/order-state";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { addMessage, checkedContent, sentBefore, type Sent } from "./add-message.server";
import { announceRoom, endRoom, resumeClock, stopClock } from "./change-clock.server";
import { findRoom, lockRoom, talkOfRoom, type Room } from "./find-room.server";
import { lowerTalk } from "./lower-level.server";
import { raiseTalk } from "./raise-talk.server";
import { roomRefusals } from "./room-refusals";

/** A room that is open, held for the transaction. @throws NotFound, Conflict of `roomRefusals` */
async function lockOpenRoom(tx: TransactionContext, token: string): Promise<Room> {
  const found = await findRoom(tx, token);
  const room = found && (await lockRoom(tx, found.order.id));
  if (!room) throw new NotFound("room");
  if (room.appointment.state !== "booked" || !isInWork(room.order.status))
    throw new Conflict(roomRefusals.room_closed);
  if (room.clock.phase === "before") throw new Conflict(roomRefusals.not_begun);
  if (room.clock.phase === "ended") throw new Conflict(roomRefusals.room_over);
  return room;
}

/**
 * Says something in a room, for whoever has its token, and has its persona answer. The same form, sent twice, is one message.
 * @throws NotFound; Invalid; Conflict of `roomRefusals`, and as `sentBefore`; TooManyRequests
 */
export async function sendInRoom(
  ctx: ServiceContext,
  written: { token: string; content: string; formToken: string; screening: Screening },
): Promise<Sent> {
  const content = checkedContent(written.content);
  const found = await findRoom(ctx, written.token);
  if (!found) throw new NotFound("room");
  await requireRateLimit(ctx, "roomSends", found.order.id);
  return inTransaction(ctx, async (tx) => {
    const { order } = found;
    const isOwn = ({ orderId }: { orderId: string | null }) => orderId === order.id;
    // Also of a talk that has ended meanwhile: it was sent in time.
    const before = await sentBefore(tx, isOwn, { ...written, content });
    if (before.earlier) return before.earlier;
    const room = await lockOpenRoom(tx, written.token);
    // The same form, sent twice at once, has waited for the other.
    const { earlier, token } = await sentBefore(tx, isOwn, { ...written, content });
    if (earlier) return earlier;
    const talk = await talkOfRoom(tx, order.id);
    const level = ownLevel(written.screening);
    const isLast = room.clock.remaining <= bookingTerms.lastMinute;
    const sent = await addMessage(tx, talk.id, { content, formToken: token, level, isLast });
    if (level === "acute") await stopClock(tx, order.id);
    await announceRoom(tx, order.id);
    return sent;
  });
}

/**
 * Ends a talk because its buyer wants that: for good, once, and pressed again it is as it was.
 * @throws NotFound; Conflict `not_begun`, `room_closed`
 */
export async function endOwnRoom(ctx: ServiceContext, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const room = await lockOpenRoom(tx, token).catch((error: unknown) => {
      if (error instanceof Conflict && error.code === roomRefusals.room_over.code) return null;
      throw error;
    });
    if (room) await endRoom(tx, room, "buyer");
  });
}

/**
 * Lets help come first in a room, and its clock stand meanwhile; it is led as after an acute crisis, whether or not the words are
 * sent then. Nothing where none is open.
 * @param heard.isForAnother it is somebody else who is in danger
 */
export async function standForHelp(
  ctx: ServiceContext,
  token: string,
  { isForAnother = false } = {},
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await findRoom(tx, token);
    const room = found && (await lockRoom(tx, found.order.id));
    if (room?.appointment.state !== "booked" || room.clock.phase !== "during") return;
    if (!isForAnother) await raiseTalk(tx, (await talkOfRoom(tx, room.order.id)).id, "acute");
    await stopClock(tx, room.order.id);
  });
}

/**
 * Goes on with a talk that stood for help, at its buyer's word: its clock runs, and it is led as before. Help stays near.
 * @throws NotFound; Conflict of `roomRefusals`
 */
export async function resumeRoom(ctx: ServiceContext, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const room = await lockOpenRoom(tx, token);
    if (room.talk) await lowerTalk(tx, room.talk.id);
    await resumeClock(tx, room);
  });
}
