import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull, lt, max, or, sql } from "drizzle-orm";
import type { CrisisLevel } from "~/crisis/levels";
import { talkMessages, talks } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { Conflict } from "../command/errors";
import { consultSecondReader } from "../crisis/consult-second-reader.server";
import { countScreening } from "../crisis/count-screening.server";
import { instructions as secondReaderInstructions } from "../crisis/second-reader.server";
import { interactiveTimeoutMs } from "../reader/ask-reader.server";
import {
  announceText,
  beginText,
  closeText,
  storeText,
  watchClosing,
} from "../text-streams/store-text.server";
import type { TextSubject } from "../text-streams/subject";
import { recorderOf } from "../writing/call-about.server";
import { streamText } from "../writing/stream-text.server";
import { versionOfParts } from "../writing/version.server";
import { levelOfFailure } from "../writing/write-about.server";
import { levelOfReading } from "./level-of-reading.server";
import { finishReply } from "./finish-reply.server";
import { mannerOf } from "./manner-of.server";
import { maxReplyTokens } from "./mentor-prompt.server";
import type { Talk } from "./own-talk.server";
import { isHarmfulReply } from "./read-reply.server";
import { raiseTalk } from "./raise-talk.server";
import { releaseSentences, Unfit } from "./release-sentences.server";
import type { ReplyManner } from "./reply-manner.server";
import { forgetSummary } from "./sum-up-talk.server";
import { isUnanswered } from "./unanswered.server";

type Unanswered = {
  id: string;
  content: string;
  sentAt: Date;
  number: number;
  heardLevel: CrisisLevel | null;
  isLast: boolean;
  talk: Talk;
  manner: ReplyManner;
};

/**
 * Answers a message: the job of one. Its text can be read while it is written, sentence by sentence; a repeated attempt begins
 * it anew.
 * @throws ExternalServiceError while no model answers, for the job to be tried again
 */
export async function writeReply(
  ctx: ServiceContext,
  { messageId, lastAttempt }: { messageId: string; lastAttempt: boolean },
): Promise<void> {
  const message = await claim(ctx, messageId);
  if (!message) {
    // Whoever has ended it may have died before the end of its text was stored.
    await closeText(ctx, { kind: "reply", id: messageId });
    await readStopped(ctx, messageId);
    return;
  }
  try {
    await write(ctx, message);
  } catch (error) {
    await settle(ctx, message, error, lastAttempt);
  }
  await readStopped(ctx, messageId);
}

/** Has what its member stopped read as what is finished: it stays in the talk, and is given to the model with the next message. */
async function readStopped(ctx: ServiceContext, messageId: string): Promise<void> {
  const isStopped = and(eq(talkMessages.id, messageId), eq(talkMessages.replyState, "stopped"));
  const [stopped] = await ctx.db
    .select({ talk: talks, number: talkMessages.number, reply: talkMessages.reply })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(isStopped);
  if (!stopped?.reply) return;
  const { talk, number, reply } = stopped;
  const mayBeAsked = () => mannerOf(talk).mayBeRead(ctx, messageId);
  if (!(await isHarmfulReply(ctx, talk.id, reply, { mayBeAsked }))) return;
  await inTransaction(ctx, async (tx) => {
    const [held] = await tx.db.select().from(talks).where(eq(talks.id, talk.id)).for("update");
    if (!held) return;
    await tx.db.update(talkMessages).set({ replyState: "help", reply: null }).where(isStopped);
    await forgetSummary(tx, held, { number });
    await announceText(tx, { kind: "reply", id: messageId });
  });
}

async function claim(ctx: ServiceContext, id: string): Promise<Unanswered | null> {
  const [message] = await ctx.db
    .update(talkMessages)
    .set({ replyState: "writing" })
    .where(and(eq(talkMessages.id, id), isUnanswered))
    .returning();
  if (!message) return null;
  const [talk] = await ctx.db.select().from(talks).where(eq(talks.id, message.talkId));
  if (!talk) return null;
  const manner = mannerOf(talk);
  if (message.begunAt) await manner.atBreak(ctx, talk, id);
  return { ...message, talk, manner };
}

async function write(ctx: ServiceContext, message: Unanswered): Promise<void> {
  const subject = { kind: "reply", id: message.id } as const;
  const closing = new AbortController();
  const stopWatching = watchClosing(subject, () => {
    message.manner.mayBeAnswered(ctx, message.id).then(
      (mayBe) => mayBe || closing.abort(),
      (error: unknown) => ctx.log.warn({ error: describeError(error) }, "could not look at a talk"),
    );
  });
  let heard: Heard | undefined;
  try {
    const stream = await begin(ctx, message, subject);
    if (!stream) return;
    heard = listenTo(ctx, message);
    const level = message.talk.crisisLevel;
    const ends = [closing.signal, ...(level === "acute" ? [] : [heard.acute])];
    try {
      await storeText(stream, released(ctx, message, heard, level, AbortSignal.any(ends)));
    } catch (error) {
      if (level === "acute" || !heard.acute.aborted || closing.signal.aborted) throw error;
      const anew = await begin(ctx, message, subject);
      if (anew) await storeText(anew, released(ctx, message, heard, "acute", closing.signal));
    }
  } catch (error) {
    // Its member has stopped it, or it is gone.
    if (!closing.signal.aborted) throw error;
  } finally {
    stopWatching();
    // Whoever reads has the answer; a verdict that comes later than it is not lost with the process.
    if (!closing.signal.aborted) await heard?.done;
  }
}

/**
 * Begins its text, also anew. Whether it may be answered is looked at once the stream is there for a withdrawal to close it,
 * and before any word goes to a model.
 * @returns null where it may not
 */
async function begin(ctx: ServiceContext, message: Unanswered, subject: TextSubject) {
  const stream = await beginText(ctx, subject);
  if (await message.manner.mayBeAnswered(ctx, message.id)) return stream;
  await closeText(ctx, subject);
  await finishReply(ctx, message.id, { state: "failed" });
  return null;
}

const secondReaderVersion = versionOfParts("second-reader", [secondReaderInstructions]);

/** `acute` is aborted once an acute crisis was heard: an answer in the talk's own style steps back. */
type Heard = { acute: AbortSignal; done: Promise<void> };

/**
 * Has a second reader read the message beside the writing, unless one has at an earlier attempt; what it hears lasts for the
 * talk.
 */
function listenTo(ctx: ServiceContext, message: Unanswered): Heard {
  const acute = new AbortController();
  const read = async () => {
    if (message.heardLevel !== null) return;
    const texts = [{ text: message.content }];
    const { place, mayBeRead } = message.manner;
    const reading = await consultSecondReader(ctx, {
      ...{ place, texts, mayBeAsked: () => mayBeRead(ctx, message.id) },
      record: recorderOf(ctx, {
        subject: { kind: "talk", id: message.talk.id },
        ...{ task: "second_reader", promptVersion: secondReaderVersion },
      }),
    });
    const level = levelOfReading(reading);
    if (level === null) return;
    await keepHeard(ctx, message, level).finally(() => level === "acute" && acute.abort());
  };
  const done = read().catch((error: unknown) => {
    ctx.log.error({ error: (error as Error).name }, "a message was not read");
  });
  return { acute: acute.signal, done };
}

/** Keeps what was heard in a message, and raises its talk and counts that once, however often it is attempted. */
async function keepHeard(
  ctx: ServiceContext,
  { id, talk, manner }: Unanswered,
  level: CrisisLevel,
): Promise<void> {
  const isNews = await inTransaction(ctx, async (tx) => {
    await manner.lock(tx, talk);
    // Before its message, as whoever ends an answer locks them.
    await tx.db.select({ id: talks.id }).from(talks).where(eq(talks.id, talk.id)).for("update");
    const { heardLevel, crisisLevel } = talkMessages;
    const kept = await tx.db
      .update(talkMessages)
      .set({
        heardLevel: level,
        crisisLevel: sql`greatest(${crisisLevel}, ${level}::crisis_level)`,
      })
      .where(and(eq(talkMessages.id, id), or(isNull(heardLevel), lt(heardLevel, level))))
      .returning({ id: talkMessages.id });
    if (kept.length === 0 || level === "none") return false;
    await raiseTalk(tx, talk.id, level);
    if (level === "acute") await manner.atAcute(tx, talk);
    await announceText(tx, { kind: "reply", id });
    return true;
  });
  if (isNews) await countScreening(ctx, { place: manner.place, level });
}

/**
 * The answer in sentences that may be read; stored as the talk's before the last of them is announced as such.
 * @param signal ends it, with its reason: no model goes on writing or reading then
 */
async function* released(
  ctx: ServiceContext,
  message: Unanswered,
  heard: Heard,
  level: CrisisLevel,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const { talk, content, manner } = message;
  const { spender, task, promptVersion } = manner;
  const subject = { kind: "talk", id: talk.id } as const;
  const asked = await manner.ask(ctx, talk, message, level);
  const pieces = streamText(
    ctx,
    { subject, spender, task, promptVersion },
    { ...asked, maxOutputTokens: maxReplyTokens, signal },
  );
  const first = pieces.next();
  first.catch(() => undefined);
  async function* written() {
    try {
      await inTime(heard.done, signal);
      for (let next = await first; !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await first.catch(() => undefined);
      await pieces.return(undefined as never);
    }
  }
  let reply = "";
  for await (const sentence of releaseSentences(written(), content)) {
    signal.throwIfAborted();
    if (reply === "") await manner.atBegin(ctx, message.id);
    reply += sentence;
    yield sentence;
  }
  await inTime(heard.done, signal);
  if (await isHarmfulReply(ctx, talk.id, reply, { signal })) throw new Unfit("harmful");
  await finishReply(ctx, message.id, { state: "complete", reply: reply.trim() });
}

/** Waits for a reading as long as somebody may be kept waiting for it. @throws the reason of `signal` */
async function inTime(reading: Promise<void>, signal: AbortSignal): Promise<void> {
  const timer = new AbortController();
  const late = pause(interactiveTimeoutMs, undefined, {
    signal: AbortSignal.any([timer.signal, signal]),
  }).catch(() => undefined);
  await Promise.race([reading, late]).finally(() => timer.abort());
  signal.throwIfAborted();
}

function unansweredFor({ kind, code }: ExternalServiceError): "failed" | "unreadable" | "full" {
  if (kind !== "invalid") return "failed";
  return code === "talk_cap" ? "full" : "unreadable";
}

/** Since when an answer is due: who waited in a queue has not been kept waiting by the model. */
async function turnCameAt(
  { db }: ServiceContext,
  { talk, number, sentAt }: Unanswered,
): Promise<Date> {
  const [before] = await db
    .select({ at: max(talkMessages.repliedAt) })
    .from(talkMessages)
    .where(and(eq(talkMessages.talkId, talk.id), lt(talkMessages.number, number)));
  return before?.at && before.at > sentAt ? before.at : sentAt;
}

/** What comes of an answer that could not be written to its end. */
async function settle(
  ctx: ServiceContext,
  message: Unanswered,
  error: unknown,
  lastAttempt: boolean,
): Promise<void> {
  // Its member has stopped it, or another attempt has begun.
  if (error instanceof Conflict) return;
  if (error instanceof Unfit) {
    const isHarmful = error.why === "harmful";
    await finishReply(ctx, message.id, { state: isHarmful ? "help" : "unreadable" });
    return;
  }
  if (!(error instanceof ExternalServiceError)) throw error;
  if (error.kind === "unavailable") {
    const waited = ctx.now().getTime() - (await turnCameAt(ctx, message)).getTime();
    const isOld = waited > message.manner.patience;
    if (!lastAttempt && !isOld) throw error;
    await finishReply(ctx, message.id, { state: "failed" });
    return;
  }
  const level = levelOfFailure(error);
  if (error.kind === "refused" && level !== "none") {
    await keepHeard(ctx, message, level);
    // Before the answer ends: an attempt that comes after a crash finds nothing to decline any more.
    await message.manner.atDecline(ctx, message.talk);
    await finishReply(ctx, message.id, { state: "help" });
    return;
  }
  await finishReply(ctx, message.id, { state: unansweredFor(error) });
}
