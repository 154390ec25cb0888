import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { mails, talkMessages, talkNotes, talks } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { settleTalk } from "~/services/fulfilment/settle-talk.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { findRoom, roomOfOrder } from "~/services/talks/find-room.server";
import { keepRoom } from "~/services/talks/keep-room.server";
import { roomPage } from "~/services/talks/room-page.server";
import { sendInRoom } from "~/services/talks/send-in-room.server";
import { noteVisit } from "~/services/talks/visit-room.server";
import { writeReply } from "~/services/talks/write-reply.server";
import { minute } from "~/time/durations";
import { orderTalk, payForTalk } from "./appointments";
import { testContext } from "./orders";
import { screeningOf } from "./screening";

/** A booked talk at a moment of a clock of its own, an hour ahead of noon, with what its buyer and the worker do in it. */
export async function bookedRoom(asked: Partial<Parameters<typeof orderTalk>[1]> = {}) {
  const noon = new Date("2026-11-24T11:00:00Z");
  const clock = { now: noon };
  const buyer: ServiceContext = testContext("buyer", clock);
  const worker: ServiceContext = testContext("worker", clock);
  const startsAt = new Date(noon.getTime() + 60 * minute);
  const order = await orderTalk(buyer, { time: startsAt, ...asked });
  await payForTalk(buyer, order);
  await fulfilOrder(worker, { orderId: order.id, lastAttempt: true });
  const { id: orderId, token } = order;
  const room = async () => {
    const found = await roomOfOrder(buyer, orderId);
    if (!found) throw new Error("The order has no room.");
    return found;
  };
  const messages = async () => {
    const { talk } = await room();
    return talk
      ? db
          .select()
          .from(talkMessages)
          .where(eq(talkMessages.talkId, talk.id))
          .orderBy(talkMessages.number)
      : [];
  };
  return {
    ...{ order, orderId, token, clock, buyer, worker, room, messages },
    /** Seconds after its start. */
    at(seconds: number) {
      clock.now = new Date(startsAt.getTime() + seconds * 1_000);
    },
    page: () => roomPage(buyer, token),
    keep: () => keepRoom(worker, orderId),
    come: async () => noteVisit(buyer, (await findRoom(buyer, token))!),
    say: (content: string, more: Partial<Parameters<typeof sendInRoom>[1]> = {}) =>
      sendInRoom(buyer, {
        ...{ token, content, formToken: randomUUID(), screening: screeningOf() },
        ...more,
      }),
    answer: async (lastAttempt = false) => {
      const waiting = (await messages()).find(({ repliedAt }) => repliedAt === null);
      if (waiting) await writeReply(worker, { messageId: waiting.id, lastAttempt });
      return (await messages()).at(-1)!;
    },
    notes: async () => {
      const rows = await db
        .select({ key: talkNotes.key, content: talkNotes.content })
        .from(talkNotes)
        .innerJoin(talks, eq(talks.id, talkNotes.talkId))
        .where(eq(talks.orderId, orderId))
        .orderBy(talkNotes.writtenAt);
      return rows;
    },
    settle: (lastAttempt = true) => settleTalk(worker, { orderId, lastAttempt }),
    sendMails: async () => {
      const waiting = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.orderId, orderId), eq(mails.status, "pending")));
      for (const { id } of waiting) await sendMail(worker, { mailId: id, lastAttempt: true });
    },
  };
}

export const ordinaryWords =
  "Od tygodnia odkładam rozmowę z szefem i wieczorem nie umiem przestać o niej myśleć.";
