import { and, count, desc, eq, exists, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { retention, retentionTime } from "~/config/retention";
import { talkMessages, talks } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { containsPattern } from "../listing/like-patterns";
import { disclosedAccessesTo } from "../content-access/disclosed-accesses.server";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { plain } from "../writing/checks/finding";
import { formatPosition, readWholeText, textStart } from "../text-streams/read-text.server";
import { breakDue, type BreakDue } from "./break-due.server";
import { dailyLimitOf, type DailyLimit } from "./daily-limit.server";
import { ownConsent, type OwnConsent } from "./consent.server";
import { inactiveAfter, messagesOnPage, usualWait } from "./limits";
import { isThere, ownTalk } from "./own-talk.server";
import { mentorStyles, styleName } from "./styles";
import { awaitsReply } from "./unanswered.server";

export type TalkLine = {
  id: string;
  name: string;
  lastMessageAt: Date;
  isInactive: boolean;
  /** When it is deleted if nothing more is said; null where it leaves a trace. */
  vanishesAt: Date | null;
};

/**
 * One's own talks, the latest first.
 * @param question words of a name, a message or an answer; however they are accented, in whatever case
 * @throws NotAllowed
 */
export async function listTalks(
  ctx: ServiceContext,
  page: number,
  question = "",
): Promise<NumberedPage<TalkLine>> {
  const userId = authoriseSelf(ctx);
  const where = and(
    eq(talks.userId, userId),
    isThere(ctx),
    question === "" ? undefined : holdsWords(ctx, question),
  );
  return numberedPage(page, {
    count: (atMost) =>
      ctx.db.$count(ctx.db.select().from(talks).where(where).limit(atMost).as("mine")),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select()
        .from(talks)
        .where(where)
        .orderBy(desc(talks.lastMessageAt), desc(talks.id))
        .limit(limit)
        .offset(offset);
      return rows.map((talk) => lineOf(talk, ctx.now()));
    },
  });
}

/** Talks whose name, or in which a message or an answer, has these words. */
function holdsWords({ db }: Pick<ServiceContext, "db">, question: string): SQL | undefined {
  const words = plain(question);
  const has = (column: PgColumn) => containsPattern(sql`unaccent(${column})`, words);
  const styles = mentorStyles
    .filter(({ number }) => plain(styleName(number)).includes(words))
    .map(({ number }) => number);
  const said = db
    .select({ id: talkMessages.id })
    .from(talkMessages)
    .where(
      and(
        eq(talkMessages.talkId, talks.id),
        or(has(talkMessages.content), has(talkMessages.reply)),
      ),
    );
  return or(has(talks.title), and(isNull(talks.title), inArray(talks.style, styles)), exists(said));
}

const lineOf = (
  { id, title, style, isEphemeral, lastMessageAt }: typeof talks.$inferSelect,
  now: Date,
): TalkLine => ({
  id,
  name: title ?? styleName(style),
  lastMessageAt,
  isInactive: now.getTime() - lastMessageAt.getTime() > inactiveAfter,
  vanishesAt: isEphemeral
    ? new Date(lastMessageAt.getTime() + retentionTime(retention.ephemeralTalk))
    : null,
});

type Answering =
  | { state: "complete" | "stopped"; reply: string }
  | { state: "failed" | "unreadable" | "help" | "queued" }
  /** What is there of it by now; `isLate` where it takes longer than usual. */
  | { state: "writing"; written: string; position: string; isLate: boolean };

export type TalkMessage = {
  id: string;
  number: number;
  content: string;
  sentAt: Date;
  repliedAt: Date | null;
  answering: Answering;
};

export type TalkPage = {
  id: string;
  name: string;
  style: number;
  isInactive: boolean;
  vanishesAt: Date | null;
  isAcute: boolean;
  consent: OwnConsent;
  dailyLimit: DailyLimit;
  breakDue: BreakDue | null;
  messages: TalkMessage[];
  /** The number before which older messages stand; null where there are none. */
  olderBefore: number | null;
  /** When staff looked at its words, in ISO times. */
  staffAccesses: string[];
};

/**
 * One's own talk with its newest messages, or those before a number.
 * @throws NotAllowed, NotFound
 */
export async function talkPage(
  ctx: ServiceContext,
  id: string,
  before: number | null = null,
): Promise<TalkPage> {
  const talk = await ownTalk(ctx, id);
  const most = messagesOnPage / 2;
  const rows = await ctx.db
    .select()
    .from(talkMessages)
    .where(
      and(
        eq(talkMessages.talkId, id),
        before === null ? undefined : lt(talkMessages.number, before),
      ),
    )
    .orderBy(desc(talkMessages.number))
    .limit(most + 1);
  const shown = rows.slice(0, most).reverse();
  const [consent, dailyLimit] = [await ownConsent(ctx), await dailyLimitOf(ctx, talk.userId)];
  const current = shown.find(({ replyState }) => awaitsReply(replyState))?.id;
  return {
    ...lineOf(talk, ctx.now()),
    style: talk.style,
    isAcute: talk.crisisLevel === "acute",
    consent,
    dailyLimit,
    breakDue: await breakDue(ctx, talk.userId),
    messages: await Promise.all(
      shown.map(async ({ id: messageId, number, content, sentAt, repliedAt, ...row }) => ({
        ...{ id: messageId, number, content, sentAt, repliedAt },
        answering: await answeringOf(ctx, { ...row, id: messageId, sentAt }, current),
      })),
    ),
    olderBefore: rows.length > most ? (shown[0]?.number ?? null) : null,
    staffAccesses: await disclosedAccessesTo(ctx, { kind: "talk", id }),
  };
}

async function answeringOf(
  ctx: ServiceContext,
  row: Pick<typeof talkMessages.$inferSelect, "id" | "replyState" | "reply" | "sentAt">,
  current: string | undefined,
): Promise<Answering> {
  const { id, replyState, reply, sentAt } = row;
  if (replyState === "complete" || replyState === "stopped")
    return { state: replyState, reply: reply ?? "" };
  if (!awaitsReply(replyState)) return { state: replyState };
  if (id !== current) return { state: "queued" };
  const read = await readWholeText(ctx, { kind: "reply", id });
  const isOpen = read?.state === "open";
  return {
    state: "writing",
    written: isOpen ? read.text : "",
    position: formatPosition(isOpen ? read.position : textStart),
    isLate: ctx.now().getTime() - sentAt.getTime() > usualWait,
  };
}

/** What of one's own talk is being written. @throws NotAllowed, NotFound */
export async function readableReply(
  ctx: ServiceContext,
  talkId: string,
  messageId: string,
): Promise<{ kind: "reply"; id: string } | null> {
  const { id } = await ownTalk(ctx, talkId);
  const [message] = await ctx.db
    .select({ count: count() })
    .from(talkMessages)
    .where(and(eq(talkMessages.id, messageId), eq(talkMessages.talkId, id)));
  return message?.count ? { kind: "reply", id: messageId } : null;
}
