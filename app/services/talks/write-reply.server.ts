import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { gravest, type CrisisLevel } from "~/crisis/levels";
import { talkConsents, talkMessages, talks } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { consultSecondReader } from "../crisis/consult-second-reader.server";
import { countScreening } from "../crisis/count-screening.server";
import { interactiveTimeoutMs } from "../reader/ask-reader.server";
import { beginText, closeText, storeText } from "../text-streams/store-text.server";
import type { TextSubject } from "../text-streams/subject";
import { streamText } from "../writing/stream-text.server";
import { levelOfFailure } from "../writing/write-about.server";
import { holdsConsent } from "./holds-consent.server";
import { finishReply } from "./finish-reply.server";
import { maxReplyTokens, replyVersion, systemOf, turnsOf } from "./mentor-prompt.server";
import type { Talk } from "./own-talk.server";
import { isHarmfulReply } from "./read-reply.server";
import { raiseTalk } from "./raise-talk.server";
import { releaseSentences, Unfit } from "./release-sentences.server";
import { contextOf } from "./talk-context.server";
import { isUnanswered } from "./unanswered.server";

/** How long an answer is tried for while no model answers, in milliseconds: after that it would surprise. */
const patience = 10 * minute;

type Unanswered = {
  id: string;
  content: string;
  sentAt: Date;
  number: number;
  talk: Talk;
};

/** An acute crisis was heard while an answer in the talk's own style was being written. */
class StyleStepsBack extends Error {}

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
  if (!message) return;
  try {
    await write(ctx, message);
  } catch (error) {
    await settle(ctx, message, error, lastAttempt);
  }
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
  return { ...message, talk };
}

async function write(ctx: ServiceContext, message: Unanswered): Promise<void> {
  const subject = { kind: "reply", id: message.id } as const;
  const stream = await begin(ctx, message, subject);
  if (!stream) return;
  const heard = listenTo(ctx, message);
  try {
    await storeText(stream, released(ctx, message, heard, message.talk.crisisLevel));
  } catch (error) {
    if (!(error instanceof StyleStepsBack)) throw error;
    const anew = await begin(ctx, message, subject);
    if (anew) await storeText(anew, released(ctx, message, heard, "acute"));
  }
}

/**
 * Begins its text, also anew. Whether it may be answered is looked at once the stream is there for a withdrawal to close it,
 * and before any word goes to a model.
 * @returns null where it may not
 */
async function begin(ctx: ServiceContext, message: Unanswered, subject: TextSubject) {
  const stream = await beginText(ctx, subject);
  if (await mayBeAnswered(ctx, message)) return stream;
  await closeText(ctx, subject);
  await finishReply(ctx, message.id, { state: "failed" });
  return null;
}

async function mayBeAnswered(ctx: ServiceContext, { id }: Unanswered): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: talkMessages.id })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .innerJoin(talkConsents, eq(talkConsents.userId, talks.userId))
    .where(
      and(
        eq(talkMessages.id, id),
        eq(talkMessages.replyState, "writing"),
        isNull(talks.deletedAt),
        holdsConsent(),
      ),
    );
  return found !== undefined;
}

type Heard = { level: CrisisLevel; done: Promise<void> };

/** Has a second reader read the message beside the writing; what it hears lasts for the talk. */
function listenTo(ctx: ServiceContext, { id, content, talk }: Unanswered): Heard {
  const heard: Heard = { level: talk.crisisLevel, done: Promise.resolve() };
  const read = async () => {
    const { verdict, isBlocked } = await consultSecondReader(ctx, {
      place: "talk",
      texts: [{ text: content }],
    });
    const level = gravest([verdict ?? "none", isBlocked ? "concern" : "none"]);
    if (level === "none") return;
    heard.level = gravest([heard.level, level]);
    await raise(ctx, { id, talk }, level);
  };
  heard.done = read().catch((error: unknown) => {
    ctx.log.error({ error: (error as Error).name }, "a message was not read");
  });
  return heard;
}

async function raise(
  ctx: ServiceContext,
  { id, talk }: Pick<Unanswered, "id" | "talk">,
  level: CrisisLevel,
): Promise<void> {
  await raiseTalk(ctx, talk.id, level);
  await ctx.db
    .update(talkMessages)
    .set({ crisisLevel: sql`greatest(${talkMessages.crisisLevel}, ${level}::crisis_level)` })
    .where(eq(talkMessages.id, id));
  await countScreening(ctx, { place: "talk", level });
}

/** The answer in sentences that may be read; stored as the talk's before the last of them is announced as such. */
async function* released(
  ctx: ServiceContext,
  message: Unanswered,
  heard: Heard,
  level: CrisisLevel,
): AsyncGenerator<string, void, void> {
  const { talk, content } = message;
  const given = await contextOf(ctx, talk, message.number);
  const call = {
    subject: { kind: "talk", id: talk.id },
    spender: "mentor",
    task: "mentor",
    promptVersion: replyVersion,
  } as const;
  const pieces = streamText(ctx, call, {
    system: systemOf(talk.style, level, given),
    prompt: turnsOf(given.exchanges, content),
    maxOutputTokens: maxReplyTokens,
  });
  const first = pieces.next();
  first.catch(() => undefined);
  const stepBack = () => {
    if (heard.level === "acute" && level !== "acute") throw new StyleStepsBack();
  };
  async function* written() {
    try {
      await inTime(heard.done);
      stepBack();
      for (let next = await first; !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await first.catch(() => undefined);
      await pieces.return(undefined as never);
    }
  }
  let reply = "";
  for await (const sentence of releaseSentences(written(), content)) {
    stepBack();
    reply += sentence;
    yield sentence;
  }
  await inTime(heard.done);
  stepBack();
  if (await isHarmfulReply(ctx, reply)) throw new Unfit("harmful");
  await finishReply(ctx, message.id, { state: "complete", reply: reply.trim() });
}

/** Waits for a reading as long as somebody may be kept waiting for it. */
async function inTime(reading: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = pause(interactiveTimeoutMs, undefined, { signal: timer.signal }).catch(
    () => undefined,
  );
  await Promise.race([reading, late]).finally(() => timer.abort());
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
    const isOld = ctx.now().getTime() - message.sentAt.getTime() > patience;
    if (!lastAttempt && !isOld) throw error;
    await finishReply(ctx, message.id, { state: "failed" });
    return;
  }
  const level = levelOfFailure(error);
  if (error.kind === "refused" && level !== "none") {
    await raise(ctx, message, level);
    await finishReply(ctx, message.id, { state: "help" });
    return;
  }
  await finishReply(ctx, message.id, {
    state: error.kind === "invalid" && error.code !== "talk_cap" ? "unreadable" : "failed",
  });
}
