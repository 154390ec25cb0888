import { and, asc, eq, isNull, like, lte, sql } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { addJob, type OutstandingJob } from "~/db/add-job.server";
import { appointments, talkMessages, talkNotes } from "~/db/schema";
import { characterOf } from "~/products/talk/personas/registry.server";
import { minute } from "~/time/durations";
import { personaOf } from "../appointments/appointment-letters.server";
import { enqueueKeeping, keepRoomKey } from "../appointments/keep-room-job.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { announceText } from "../text-streams/store-text.server";
import { endRoom } from "./change-clock.server";
import { lockRoom, talkOfRoom, topicOf, type Room } from "./find-room.server";
import { roomNotes } from "./room-notes";
import { apology, farewellOf, welcomeOf } from "./room-words";
import { stopWriting } from "./stop-writing.server";
import { isUnanswered } from "./unanswered.server";

/**
 * After so long without a word a persona says something, in milliseconds, and something else after as long again: each of its
 * lines once in a talk. None to whoever needed help.
 */
const silentFor = 2 * minute;

/** No room is looked after more often than that, in milliseconds. */
const leastPause = 1_000;
/** While time runs back to somebody its end moves, so it is looked at again. */
const owedPause = 5_000;

/**
 * Looks after the room of a talk: says what is to be said by now, each once by its key, ends the talk once its time is over, and has
 * itself called again when something is due next. Whoever is there or not, and however often it runs, comes to the same.
 */
export async function keepRoom(ctx: ServiceContext, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const room = await lockRoom(tx, orderId);
    if (!room || room.appointment.state !== "booked") return;
    const { startsAt } = room.appointment;
    if (room.clock.phase === "before") {
      if (startsAt) await enqueueKeeping(tx, orderId, startsAt);
      return;
    }
    if (room.clock.phase === "during") {
      const next = await keepOpen(tx, room);
      await enqueueKeeping(tx, orderId, next);
      return;
    }
    await close(tx, room);
  });
}

async function keepOpen(tx: TransactionContext, room: Room): Promise<Date> {
  const { order, appointment, clock } = room;
  const talk = await talkOfRoom(tx, order.id);
  const place = { talkId: talk.id, orderId: order.id };
  const say = (key: string, content: string) => note(tx, place, { key, content });
  const persona = personaOf(appointment);
  const { openings, silences } = characterOf(appointment.personaId);
  const opening = openings[topicOf(order) ?? ""];
  await say("welcome", welcomeOf(persona, { minutes: appointment.minutes, opening }));

  const now = tx.now().getTime();
  const moments: number[] = [];
  const waiting = await waitingIn(tx, talk.id);
  if (waiting) {
    const due = waiting.since.getTime() + bookingTerms.silenceAllowed;
    if (now >= due && due < clock.deadline.getTime()) await say(`apology:${waiting.id}`, apology);
    else moments.push(due);
  }
  // Its half an hour is over: open pages see the clock run.
  if (appointment.stoppedAt && !appointment.resumedAt && !clock.standsUntil)
    await announceText(tx, { kind: "room", id: order.id });
  if (clock.isOwed) moments.push(now + owedPause);
  if (clock.standsUntil) moments.push(clock.standsUntil.getTime());
  else {
    const { windingUp, lastMinute } = bookingTerms;
    const end = clock.deadline.getTime();
    if (clock.remaining <= lastMinute) {
      await say("one_minute", roomNotes.oneMinute);
      if (await hasWritten(tx, talk.id)) await enqueueSummary(tx, talk.id);
    } else if (clock.remaining <= windingUp) await say("three_minutes", roomNotes.threeMinutes);
    moments.push(end - windingUp, end - lastMinute, end);
    // Whoever needed help is left in peace: a playful line would be the first thing after it.
    const neededHelp =
      talk.crisisLevel === "acute" || talk.everAcuteAt !== null || appointment.stoppedAt !== null;
    if (!waiting && !neededHelp && clock.remaining > windingUp && appointment.cameAt) {
      const messages = await countMessages(tx, talk.id);
      const said = await notesOf(tx, talk.id, "silence:");
      const since = [await lastWord(tx, talk.id), appointment.cameAt, ...said];
      const due = Math.max(...since.map((moment) => moment.getTime())) + silentFor;
      const words = silences[said.length];
      if (words !== undefined && now >= due)
        await say(`silence:${messages}:${said.length + 1}`, words);
      if (words !== undefined) moments.push(now >= due ? now + silentFor : due);
    }
  }
  const next = Math.min(...moments.filter((moment) => moment > now));
  return new Date(Math.max(next, now + leastPause));
}

/** Says goodbye, once; finishes what is being written, for a while; and has what the talk comes to settled. */
async function close(tx: TransactionContext, room: Room): Promise<void> {
  const { order, appointment } = room;
  await endRoom(tx, room, "time");
  const [ended] = await tx.db
    .select({ endedAt: appointments.endedAt, endedBy: appointments.endedBy })
    .from(appointments)
    .where(eq(appointments.orderId, order.id));
  const endedAt = ended?.endedAt ?? tx.now();
  const talk = await talkOfRoom(tx, order.id);
  const wrote = await hasWritten(tx, talk.id);
  const isMissed = !wrote && appointment.cameAt === null;
  if (!isMissed) {
    const content = farewellOf(ended?.endedBy ?? null, wrote);
    await note(tx, { talkId: talk.id, orderId: order.id }, { key: "farewell", content });
    if (wrote && ended?.endedBy !== "declined") await enqueueSummary(tx, talk.id);
  }
  const late = new Date(endedAt.getTime() + bookingTerms.finishingTime);
  const unanswered = await tx.db
    .select({ id: talkMessages.id })
    .from(talkMessages)
    .where(and(eq(talkMessages.talkId, talk.id), isUnanswered))
    .orderBy(asc(talkMessages.number));
  if (unanswered.length > 0 && tx.now() < late) {
    await enqueueKeeping(tx, order.id, late);
    return;
  }
  for (const { id } of unanswered) await stopWriting(tx, id);
  await addJob(tx, "settle_talk", { orderId: order.id }, settleTalkKey(order.id));
}

export const settleTalkKey = (orderId: string) => `settle_talk:${orderId}`;

/** Says something in a room, once by its key. @param tx holds the room */
export async function note(
  tx: TransactionContext,
  { talkId, orderId }: { talkId: string; orderId: string },
  { key, content }: { key: string; content: string },
): Promise<void> {
  const written = await tx.db
    .insert(talkNotes)
    .values({ talkId, key, content, writtenAt: tx.now() })
    .onConflictDoNothing({ target: [talkNotes.talkId, talkNotes.key] })
    .returning({ id: talkNotes.id });
  if (written.length > 0) await announceText(tx, { kind: "room", id: orderId });
}

export const enqueueSummary = (tx: TransactionContext, talkId: string) =>
  addJob(tx, "sum_up_room", { talkId }, `sum_up_room:${talkId}`);

const countMessages = (tx: TransactionContext, talkId: string) =>
  tx.db.$count(talkMessages, eq(talkMessages.talkId, talkId));

const hasWritten = async (tx: TransactionContext, talkId: string) =>
  (await countMessages(tx, talkId)) > 0;

/** The message whose turn it is and that has no sentence yet, and since when it waits for one. */
async function waitingIn(
  tx: TransactionContext,
  talkId: string,
): Promise<{ id: string; since: Date } | null> {
  const rows = await tx.db
    .select()
    .from(talkMessages)
    .where(eq(talkMessages.talkId, talkId))
    .orderBy(asc(talkMessages.number));
  const index = rows.findIndex(({ repliedAt }) => repliedAt === null);
  const current = rows[index];
  if (!current || current.begunAt !== null) return null;
  const before = rows[index - 1]?.repliedAt;
  return { id: current.id, since: before && before > current.sentAt ? before : current.sentAt };
}

/** When the notes of a kind were written in a talk. */
async function notesOf(tx: TransactionContext, talkId: string, prefix: string): Promise<Date[]> {
  const rows = await tx.db
    .select({ writtenAt: talkNotes.writtenAt })
    .from(talkNotes)
    .where(and(eq(talkNotes.talkId, talkId), like(talkNotes.key, `${prefix}%`)));
  return rows.map(({ writtenAt }) => writtenAt);
}

/** When something was last said in a talk, by whomever, but for what the clock says. */
async function lastWord(tx: TransactionContext, talkId: string): Promise<Date> {
  const [row] = await tx.db.execute<{ at: string }>(sql`
    select greatest(
      (select max(greatest(sent_at, replied_at)) from talk_messages where talk_id = ${talkId}),
      (select min(written_at) from talk_notes where talk_id = ${talkId})
    ) as at`);
  return new Date(row?.at ?? tx.now());
}

/** Rooms that nobody has looked after although their talk has begun, and is not over. */
export async function outstandingRooms({
  db,
  now,
}: ServiceContext): Promise<OutstandingJob<"keep_room">[]> {
  const due = await db
    .select({ orderId: appointments.orderId })
    .from(appointments)
    .where(
      and(
        eq(appointments.state, "booked"),
        isNull(appointments.endedAt),
        lte(appointments.startsAt, now()),
      ),
    );
  return due.map(({ orderId }) => ({
    payload: { orderId },
    key: keepRoomKey(orderId),
    rest: minute,
  }));
}
