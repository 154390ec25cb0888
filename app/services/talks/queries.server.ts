import { and, desc, eq, exists, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { plain } from "~/copy/plain-words";
import { retention, retentionTime } from "~/config/retention";
import { talkMessages, talks } from "~/db/schema";
import { firstWords, onOneLine } from "~/site/first-words";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { containsPattern } from "../listing/like-patterns";
import { disclosedAccessesTo } from "../content-access/disclosed-accesses.server";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { answeringOf, turnOf, type Answering } from "./answering.server";
import { breakDue, type BreakDue } from "./break-due.server";
import { dailyLimitOf, type DailyLimit } from "./daily-limit.server";
import { ownConsent, type OwnConsent } from "./consent.server";
import { inactiveAfter, messagesOnPage } from "./limits";
import { isThere, ownTalk } from "./own-talk.server";
import { mentorStyles, styleName } from "./styles";
import { talkName, talkNames } from "./talk-names.server";
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
      const nameOf = await talkNames(ctx, rows);
      return rows.map((talk) => lineOf(talk, nameOf(talk), ctx.now()));
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
  { id, isEphemeral, lastMessageAt }: typeof talks.$inferSelect,
  name: string,
  now: Date,
): TalkLine => ({
  id,
  name,
  lastMessageAt,
  isInactive: now.getTime() - lastMessageAt.getTime() > inactiveAfter,
  vanishesAt: isEphemeral
    ? new Date(lastMessageAt.getTime() + retentionTime(retention.ephemeralTalk))
    : null,
});

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
  /** Whether it is called by the beginning of a message that stands on this page. */
  isNameBelow: boolean;
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
  const current = shown.find(({ replyState }) => awaitsReply(replyState));
  const turn = current ? turnOf(current, rows) : null;
  const olderBefore = rows.length > most ? (shown[0]?.number ?? null) : null;
  const name = await talkName(ctx, talk);
  const first = olderBefore === null ? shown[0] : undefined;
  return {
    ...lineOf(talk, name, ctx.now()),
    isNameBelow: first !== undefined && name === firstWords(onOneLine(first.content)),
    style: talk.style,
    isAcute: talk.crisisLevel === "acute",
    consent,
    dailyLimit,
    breakDue: await breakDue(ctx, talk.userId),
    messages: await Promise.all(
      shown.map(async ({ id: messageId, number, content, sentAt, repliedAt, ...row }) => ({
        ...{ id: messageId, number, content, sentAt, repliedAt },
        answering: await answeringOf(ctx, { ...row, id: messageId }, turn),
      })),
    ),
    olderBefore,
    staffAccesses: await disclosedAccessesTo(ctx, { kind: "talk", id }),
  };
}

/**
 * What of one's own talk is being written, whether more is to come of it, and whether help comes first by now on a page that does
 * not show it so yet.
 * @throws NotAllowed, NotFound
 */
export async function readableReply(
  ctx: ServiceContext,
  talkId: string,
  messageId: string,
  { showsHelp }: { showsHelp: boolean },
): Promise<{
  subject: { kind: "reply"; id: string };
  isAwaited: () => Promise<boolean>;
  isOutdated: () => Promise<boolean>;
} | null> {
  const { id } = await ownTalk(ctx, talkId);
  const find = () =>
    ctx.db
      .select({ replyState: talkMessages.replyState })
      .from(talkMessages)
      .where(and(eq(talkMessages.id, messageId), eq(talkMessages.talkId, id)));
  const [message] = await find();
  if (!message) return null;
  return {
    subject: { kind: "reply", id: messageId },
    isAwaited: async () => {
      const [now] = await find();
      return now !== undefined && awaitsReply(now.replyState);
    },
    isOutdated: async () =>
      !showsHelp &&
      (await ctx.db.$count(talks, and(eq(talks.id, id), eq(talks.crisisLevel, "acute")))) > 0,
  };
}
