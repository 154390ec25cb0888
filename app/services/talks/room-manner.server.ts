import { and, eq, gt, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { appointments, orders, talkMessages, talks } from "~/db/schema";
import { personaOf } from "../appointments/appointment-letters.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { inWork } from "../orders/order-state";
import { announceRoom, endRoom, stopClock } from "./change-clock.server";
import { lockRoom, roomOfOrder, topicOf } from "./find-room.server";
import { turnsOf } from "./mentor-prompt.server";
import type { Talk } from "./own-talk.server";
import type { ReplyManner } from "./reply-manner.server";
import { personaInstructions, roomVersion } from "./room-prompt.server";
import { newestWithin, unsummarised } from "./talk-context.server";

/** How much of a talk is given to the model word by word, in UTF-16 units: half an hour of it. */
const maxRoomHistory = 24_000;

function orderIdOf({ orderId }: Talk): string {
  if (orderId === null) throw new Error("A talk of a member is no room.");
  return orderId;
}

/** How a persona answers in its room, against a clock. */
export const roomManner: ReplyManner = {
  place: "room",
  spender: "room",
  task: "room",
  promptVersion: roomVersion,
  patience: 25_000,
  mayBeAnswered: (ctx, messageId) =>
    isBooked(ctx, and(eq(talkMessages.id, messageId), eq(talkMessages.replyState, "writing"))),
  mayBeRead: (ctx, messageId) => isBooked(ctx, eq(talkMessages.id, messageId)),
  async ask(ctx, talk, { content, number, isLast }, level) {
    const room = await roomOfOrder(ctx, orderIdOf(talk));
    if (!room) throw new Error("The room of a talk is gone.");
    const { order, appointment, clock } = room;
    const earlier = newestWithin(await unsummarised(ctx, talk, number), maxRoomHistory);
    return {
      system: personaInstructions({
        persona: personaOf(appointment),
        topic: topicOf(order),
        ...{ level, remaining: clock.remaining, isLast },
      }),
      prompt: turnsOf(earlier, content),
    };
  },
  lock: async (tx, talk) => void (await lockRoom(tx, orderIdOf(talk))),
  atAcute: (tx, talk) => stopClock(tx, orderIdOf(talk)),
  atBegin: (ctx, messageId) => noteBegin(ctx, messageId),
  atBreak: (ctx, talk, messageId) => forgetBegin(ctx, orderIdOf(talk), messageId),
  async atEnd(tx, talk) {
    await announceRoom(tx, orderIdOf(talk));
  },
  atDecline: (ctx, talk) =>
    inTransaction(ctx, async (tx: TransactionContext) => {
      const room = await lockRoom(tx, orderIdOf(talk));
      if (room) await endRoom(tx, room, "declined");
    }),
};

/** Whether a message belongs to a talk that is still to be held. */
async function isBooked({ db, now }: ServiceContext, message?: SQL): Promise<boolean> {
  const [found] = await db
    .select({ id: talkMessages.id })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .innerJoin(appointments, eq(appointments.orderId, talks.orderId))
    .innerJoin(orders, eq(orders.id, talks.orderId))
    .where(
      and(
        message,
        eq(appointments.state, "booked"),
        inArray(orders.status, [...inWork]),
        or(
          isNull(appointments.endedAt),
          and(
            ne(appointments.endedBy, "declined"),
            gt(appointments.endedAt, new Date(now().getTime() - bookingTerms.finishingTime)),
          ),
        ),
      ),
    );
  return found !== undefined;
}

/** From now on nobody waits for this answer's first sentence: how long that took is given back. */
async function noteBegin({ db, now }: ServiceContext, messageId: string): Promise<void> {
  await db
    .update(talkMessages)
    .set({ begunAt: now() })
    .where(and(eq(talkMessages.id, messageId), isNull(talkMessages.begunAt)));
}

/** Its first sentence is still waited for. A talk that is over is not opened again by that. */
async function forgetBegin(ctx: ServiceContext, orderId: string, messageId: string): Promise<void> {
  const room = await roomOfOrder(ctx, orderId);
  if (room?.clock.phase !== "during") return;
  await ctx.db.update(talkMessages).set({ begunAt: null }).where(eq(talkMessages.id, messageId));
}
