import { and, desc, eq, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";
import { talkMessages, talks, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import { auditOf, type AuditLine } from "../audit/queries.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { contentAccessUntil, countRecentContentAccesses } from "../content-access/queries.server";
import { betweenDays, type DayRange } from "../listing/between-days";
import { countRows } from "../listing/count-rows.server";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { callsOf, sumsOf, type CallSums, type ModelCall } from "../spending/model-calls.server";
import { inactiveAfter } from "./limits";
import { requireMentorTalk, type Talk } from "./own-talk.server";
import { styleName } from "./styles";

/** @param q a talk's id, its member's id or their whole e-mail: nobody looks for words */
export type TalkFilters = DayRange & { q?: string; style?: string };

export type StaffTalkLine = {
  id: string;
  userId: string;
  style: string;
  startedAt: Date;
  lastMessageAt: Date;
  messages: number;
  isInactive: boolean;
};

/** What no trace stays of is for its member alone, from its first word; a booked talk is its order's. */
const isListed = and(eq(talks.isEphemeral, false), isNotNull(talks.userId));

function isAsked(q: string | undefined): SQL | undefined {
  if (q === undefined) return undefined;
  if (isId(q)) return or(eq(talks.id, q), eq(talks.userId, q));
  return sql`${talks.userId} in (select ${users.id} from ${users} where lower(${users.email}) = lower(${q}))`;
}

const columns = {
  id: talks.id,
  userId: talks.userId,
  style: talks.style,
  startedAt: talks.startedAt,
  lastMessageAt: talks.lastMessageAt,
  // The outer table's name is written out: in a select from one table a column stands alone, and would be the inner one's.
  messages:
    sql`(select count(*) from ${talkMessages} as said where said.talk_id = "talks"."id")`.mapWith(
      Number,
    ),
};

const lineOf = (
  line: Omit<StaffTalkLine, "style" | "isInactive" | "userId"> & Pick<Talk, "userId" | "style">,
  now: Date,
): StaffTalkLine => lineOfMentor(requireMentorTalk(line), now);

const lineOfMentor = (
  { style, ...talk }: Omit<StaffTalkLine, "style" | "isInactive"> & { style: number },
  now: Date,
) => ({
  ...talk,
  style: styleName(style),
  isInactive: now.getTime() - talk.lastMessageAt.getTime() > inactiveAfter,
});

/**
 * A page of the talks of all members, the latest first; of none of them any word, nor its name.
 * @param filters days in Warsaw on which it began
 * @throws NotAllowed
 */
export async function listMemberTalks(
  ctx: ServiceContext,
  { q, style, from, to }: TalkFilters,
  page: number,
): Promise<NumberedPage<StaffTalkLine>> {
  authoriseReading(ctx, "view_talks");
  const where = and(
    isListed,
    isAsked(q),
    style === undefined ? undefined : eq(talks.style, Number(style)),
    betweenDays(talks.startedAt, { from, to }),
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, talks, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select(columns)
        .from(talks)
        .where(where)
        .orderBy(desc(talks.lastMessageAt), desc(talks.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => lineOf(row, ctx.now()));
    },
  });
}

/** Something that was said; its words are null while they are covered, and an answer is null while there is none. */
export type StaffTalkMessage = {
  id: string;
  number: number;
  sentAt: Date;
  length: number;
  content: string | null;
  reply: { at: Date; length: number; text: string | null } | null;
};

export type TalkCard = StaffTalkLine & {
  member: { id: string; email: string };
  isDeleted: boolean;
  messagesShown: StaffTalkMessage[];
  /** The number before which older ones stand; null where there are none. */
  olderBefore: number | null;
  /** Null while it is covered for whoever asks. */
  content: { until: Date; title: string | null } | null;
  calls: ModelCall[];
  total: CallSums;
  recentAccesses: number;
  history: AuditLine[];
};

/** A message and its answer are two of the hundred that a page shows. */
const shownMessages = 50;

/**
 * One talk of a member, covered until it is opened.
 * @param before number of a message: those before it; by default the newest
 * @throws NotAllowed, NotFound also for one without a trace
 */
export async function talkCard(
  ctx: ServiceContext,
  talkId: string,
  before: number | null = null,
): Promise<TalkCard> {
  const { userId: staffId } = authoriseReading(ctx, "view_talks");
  const target = { kind: "talk", id: talkId } as const;
  const [found] = isId(talkId)
    ? await ctx.db
        .select({
          line: columns,
          member: { id: users.id, email: users.email },
          title: talks.title,
          isDeleted: isNotNull(talks.deletedAt).mapWith(Boolean),
        })
        .from(talks)
        .innerJoin(users, eq(users.id, talks.userId))
        .where(and(eq(talks.id, talkId), isListed))
    : [];
  if (!found) throw new NotFound("talk");
  const [said, openUntil, recentAccesses, calls, history] = await Promise.all([
    ctx.db
      .select()
      .from(talkMessages)
      .where(
        and(
          eq(talkMessages.talkId, talkId),
          before === null ? undefined : lt(talkMessages.number, before),
        ),
      )
      .orderBy(desc(talkMessages.number))
      .limit(shownMessages + 1),
    contentAccessUntil(ctx, target),
    countRecentContentAccesses(ctx, staffId),
    callsOf(ctx, "talk", [talkId]),
    auditOf(ctx, target),
  ]);
  // What its member deletes is covered at once, also for whoever has just opened it.
  const until = found.isDeleted ? null : openUntil;
  const shown = said.slice(0, shownMessages).reverse();
  return {
    ...lineOf(found.line, ctx.now()),
    member: found.member,
    isDeleted: found.isDeleted,
    messagesShown: shown.map(({ id, number, sentAt, content, reply, repliedAt }) => ({
      ...{ id, number, sentAt, length: content.length, content: until && content },
      reply:
        reply !== null && repliedAt !== null
          ? { at: repliedAt, length: reply.length, text: until && reply }
          : null,
    })),
    olderBefore: said.length > shownMessages ? (shown[0]?.number ?? null) : null,
    content: until && { until, title: found.title },
    calls,
    total: sumsOf(calls),
    recentAccesses,
    history,
  };
}
