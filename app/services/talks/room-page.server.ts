import { and, asc, eq, ne } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { formatAppointment } from "~/copy/appointment-time";
import { careCardFile } from "~/copy/document-files";
import { formatDateTime } from "~/copy/format";
import { documentFiles, talkMessages, talkNotes } from "~/db/schema";
import { personaSlug, teamOfPersona, type TeamKey } from "~/site/personas";
import type { Area } from "~/site/areas";
import { personaOf } from "../appointments/appointment-letters.server";
import type { Phase } from "../appointments/clock";
import { missedMoveUntil } from "../appointments/missed-move";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { needsHelp } from "../orders/buyer-rules";
import { isInWork } from "../orders/order-state";
import { findRoom, topicOf, type Room } from "./find-room.server";
import { answeringOf, turnOf, type Answering } from "./answering.server";
import { roomNotes } from "./room-notes";
import { roomVersion } from "./room-version.server";
import { awaitsReply } from "./unanswered.server";

/** Something in a room: what its buyer wrote, what its persona said, or an answer that is still to come. */
export type RoomLine =
  | { kind: "own"; id: string; at: Date; text: string; isLast: boolean }
  | { kind: "persona"; id: string; at: Date; text: string }
  | { kind: "answering"; id: string; at: Date; answering: Exclude<Answering, { reply: string }> };

/** A room as whoever has its link sees it. */
export type RoomPage = {
  token: string;
  persona: { id: number; name: string; role: string; slug: string };
  team: { key: TeamKey; name: string; area: Area };
  topic: string | null;
  /** As `formatAppointment` says it. */
  when: string | null;
  /** `closed` where there is nothing to see: unpaid, without a time, ended before it began, or deleted. */
  phase: Phase | "closed";
  startsAt: Date | null;
  /** The server's clock as this was read: the visitor's may be wrong by hours. */
  readAt: Date;
  /** Milliseconds to its start, or to its end. */
  remaining: number;
  /** It stands still for help until then at the latest. */
  standsUntil: Date | null;
  /** It stands still since an answer is late. */
  isOwed: boolean;
  /** What our silence gave back, in milliseconds. */
  givenBack: number;
  isAcute: boolean;
  /** Help stands first also where nothing else is left. */
  needsHelp: boolean;
  lines: RoomLine[];
  /** The message whose answer is written now. */
  writing: string | null;
  /** Changes with everything in the room. */
  version: string;
  /** The summary is here, or nobody waits for one. */
  isSummed: boolean;
  /** Nothing more comes by itself: goodbye, summary, and what the talk comes to. */
  isSettled: boolean;
  /** Nobody came, and it can be moved until then, in words. */
  missedUntil: string | null;
  canMail: boolean;
  canDelete: boolean;
  /** What becomes of the analysis that was bought, if what was said is deleted now. */
  analysisGoes: string | null;
  canReview: boolean;
};

const isShown = ({ appointment, order }: Room) =>
  order.contentDeletedAt === null &&
  appointment.startsAt !== null &&
  (appointment.state === "booked" || appointment.endedAt !== null);

/**
 * The room of a talk, for whoever has its token.
 * @throws NotFound for a token that no talk has, or has no more
 */
export async function roomPage(ctx: ServiceContext, token: string): Promise<RoomPage> {
  const room = await findRoom(ctx, token);
  if (!room) throw new NotFound("room");
  const { order, appointment, talk, clock } = room;
  const persona = personaOf(appointment);
  const { id, name, role } = persona;
  const { key, name: teamName, area } = teamOfPersona(appointment.personaId);
  const now = ctx.now();
  const open = isShown(room);
  const said = open && talk ? await linesOf(ctx, talk.id) : { lines: [], writing: null, keys: [] };
  const wrote = said.lines.some(({ kind }) => kind === "own");
  const isAcute = talk?.crisisLevel === "acute" || appointment.endedBy === "declined";
  const isDone = order.status === "completed";
  const missedUntil = missedMoveUntil(appointment);
  const givenUpAt = (appointment.endedAt ?? clock.deadline).getTime() + lingering;
  const isGivenUp = now.getTime() >= givenUpAt;
  const isSummed =
    !wrote ||
    said.keys.includes("summary") ||
    appointment.endedBy === "declined" ||
    // No page waits for it any longer; should it come after all, whoever looks again has it.
    isGivenUp;
  return {
    token,
    persona: { id, name, role, slug: personaSlug(persona) },
    team: { key, name: teamName, area },
    topic: topicOf(order),
    when: appointment.startsAt && formatAppointment(appointment.startsAt, appointment.minutes),
    phase: open ? clock.phase : "closed",
    startsAt: appointment.startsAt,
    readAt: now,
    remaining:
      clock.phase === "before" && appointment.startsAt
        ? appointment.startsAt.getTime() - now.getTime()
        : clock.remaining,
    standsUntil: clock.standsUntil,
    isOwed: clock.isOwed,
    givenBack: clock.givenBack,
    isAcute,
    needsHelp: isAcute || needsHelp(order),
    lines: said.lines,
    writing: said.writing,
    version: await roomVersion(ctx, room),
    isSummed,
    // Its goodbye comes before what it comes to.
    isSettled: isGivenUp || (isSummed && said.writing === null && !isInWork(order.status)),
    missedUntil: missedUntil && formatDateTime(missedUntil),
    canMail: open && clock.phase === "ended" && wrote && order.email !== null,
    canDelete:
      open &&
      appointment.endedAt !== null &&
      appointment.missedAt === null &&
      said.lines.length > 0,
    analysisGoes: open && clock.phase === "ended" && wrote ? await analysisGoes(ctx, room) : null,
    // Nothing is asked of anybody, and nothing sold, where help came first.
    canReview: isDone && !isAcute && !needsHelp(order) && appointment.missedAt === null,
  };
}

async function analysisGoes(
  { db }: ServiceContext,
  { order, appointment }: Room,
): Promise<string | null> {
  if (!appointment.withAnalysis) return null;
  const isDocument = ne(documentFiles.fileName, careCardFile);
  const written = await db.$count(
    documentFiles,
    and(eq(documentFiles.orderId, order.id), isDocument),
  );
  if (written > 0) return roomNotes.analysisGoes;
  return isInWork(order.status) ? roomNotes.analysisStops : null;
}

async function linesOf(ctx: ServiceContext, talkId: string) {
  const messages = await ctx.db
    .select()
    .from(talkMessages)
    .where(eq(talkMessages.talkId, talkId))
    .orderBy(asc(talkMessages.number));
  const notes = await ctx.db.select().from(talkNotes).where(eq(talkNotes.talkId, talkId));
  const current = messages.find(({ replyState }) => awaitsReply(replyState));
  const turn = current ? turnOf(current, messages.toReversed()) : null;
  const answers = await Promise.all(
    messages.map(async (message): Promise<RoomLine[]> => {
      const { id, repliedAt, sentAt } = message;
      const answering = await answeringOf(ctx, message, turn);
      if (!("reply" in answering))
        return [{ kind: "answering", id, at: repliedAt ?? sentAt, answering }];
      return answering.reply
        ? [{ kind: "persona", id: `${id}-reply`, at: repliedAt ?? sentAt, text: answering.reply }]
        : [];
    }),
  );
  const lines: RoomLine[] = [
    ...messages.flatMap(({ id, content, sentAt, isLast }, index): RoomLine[] => [
      { kind: "own", id, at: sentAt, text: content, isLast },
      ...(answers[index] ?? []),
    ]),
    ...notes.map(({ id, content, writtenAt }): RoomLine => ({
      kind: "persona",
      id,
      at: writtenAt,
      text: content,
    })),
  ];
  const farewell = notes.find(({ key }) => key === "farewell")?.id;
  const rankOf = (line: RoomLine) => {
    if (line.kind === "answering" && line.answering.state === "writing") return 1;
    // Where somebody ended the talk themselves, its summary is written after the goodbye.
    return line.id === farewell ? 2 : 0;
  };
  return {
    // An answer that is still to come stands below everything.
    lines: lines.toSorted((a, b) => rankOf(a) - rankOf(b) || a.at.getTime() - b.at.getTime()),
    writing: current?.id ?? null,
    keys: notes.map(({ key }) => key),
  };
}

/**
 * What can be read along in a room: an answer while it is written, or, without one, that something has changed.
 * @param known the version of the page that reads along
 * @returns null where nothing more is to come
 */
export async function readableRoom(
  ctx: ServiceContext,
  token: string,
  { messageId, known }: { messageId: string | null; known: string },
) {
  const room = await findRoom(ctx, token);
  if (!room || !isShown(room)) return null;
  const orderId = room.order.id;
  const isAnswer = messageId !== null && room.talk !== null;
  if (isAnswer && !(await isWriting(ctx, room.talk?.id ?? "", messageId))) return null;
  return {
    subject: isAnswer
      ? ({ kind: "reply", id: messageId } as const)
      : ({ kind: "room", id: orderId } as const),
    besides: { kind: "room", id: orderId } as const,
    isAwaited: async () => {
      if (isAnswer) return isWriting(ctx, room.talk?.id ?? "", messageId);
      const now = await findRoom(ctx, token);
      const endedAt = now?.appointment.endedAt?.getTime() ?? Infinity;
      return now !== null && isShown(now) && ctx.now().getTime() < endedAt + lingering;
    },
    isOutdated: async () => {
      const now = await findRoom(ctx, token);
      return now === null || (await roomVersion(ctx, now)) !== known;
    },
    mayRead: async () => {
      const now = await findRoom(ctx, token);
      return now !== null && now.order.id === orderId && isShown(now);
    },
  };
}

/** For how long after its end something may still come to an open page, in milliseconds: an answer, a goodbye, a summary. */
const lingering = bookingTerms.finishingTime * 4;

async function isWriting({ db }: ServiceContext, talkId: string, id: string): Promise<boolean> {
  const [message] = await db
    .select({ replyState: talkMessages.replyState })
    .from(talkMessages)
    .where(and(eq(talkMessages.id, id), eq(talkMessages.talkId, talkId)));
  return message !== undefined && awaitsReply(message.replyState);
}
