import { and, eq, isNull, type SQL } from "drizzle-orm";
import { talkConsents, talkMessages, talks } from "~/db/schema";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { holdsConsent } from "./holds-consent.server";
import { replyVersion, systemOf, turnsOf } from "./mentor-prompt.server";
import { requireMentorTalk } from "./own-talk.server";
import { planFacts } from "./propose-facts.server";
import type { ReplyManner } from "./reply-manner.server";
import { planSummary } from "./sum-up-talk.server";
import { contextOf } from "./talk-context.server";

async function isConsentedTo({ db }: ServiceContext, message?: SQL): Promise<boolean> {
  const [found] = await db
    .select({ id: talkMessages.id })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .innerJoin(talkConsents, eq(talkConsents.userId, talks.userId))
    .where(and(message, isNull(talks.deletedAt), holdsConsent()));
  return found !== undefined;
}

const nothing = async () => undefined;

/** How the mentor answers. */
export const mentorManner: ReplyManner = {
  place: "talk",
  spender: "mentor",
  task: "mentor",
  promptVersion: replyVersion,
  patience: 10 * minute,
  mayBeAnswered: (ctx, messageId) =>
    isConsentedTo(ctx, and(eq(talkMessages.id, messageId), eq(talkMessages.replyState, "writing"))),
  mayBeRead: (ctx, messageId) => isConsentedTo(ctx, eq(talkMessages.id, messageId)),
  async ask(ctx, talk, { content, number }, level) {
    const mine = requireMentorTalk(talk);
    const given = await contextOf(ctx, mine, number);
    return {
      system: systemOf(mine.style, level, given),
      prompt: turnsOf(given.exchanges, content),
    };
  },
  lock: nothing,
  atAcute: nothing,
  atBegin: nothing,
  atBreak: nothing,
  async atEnd(tx, { id }, counts) {
    if (!counts) return;
    await planFacts(tx, id);
    await planSummary(tx, id);
  },
  atDecline: nothing,
};
