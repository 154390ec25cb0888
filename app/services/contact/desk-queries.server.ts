import { and, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import { contactMessages, mails, messages } from "~/db/schema";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading } from "../access/authorise.server";
import { betweenDays, type DayRange } from "../listing/between-days";
import type { ServiceContext } from "../command/context.server";
import { containsPattern } from "../listing/like-patterns";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { listMessages } from "../conversations/list-messages.server";
import { complaintOf } from "../mails/complaints.server";
import type { MailState } from "../mails/mail-states";
import { notesOf, type StaffNote } from "../notes/queries.server";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import type { MessageState } from "./message-states";

export type MessageFilters = DayRange & {
  state?: MessageState;
  isUrgent?: boolean;
  email?: string;
};

export type MessageLine = {
  id: string;
  email: string;
  state: MessageState;
  isUrgent: boolean;
  /** In characters. */
  length: number;
  receivedAt: Date;
};

const { closedAt, answeredAt, crisisLevel } = contactMessages;

const inState: Record<MessageState, SQL | undefined> = {
  new: and(isNull(closedAt), isNull(answeredAt)),
  answered: and(isNull(closedAt), isNotNull(answeredAt)),
  closed: isNotNull(closedAt),
};

const columns = {
  id: contactMessages.id,
  email: contactMessages.email,
  state: sql<MessageState>`case when ${closedAt} is not null then 'closed' when ${answeredAt} is not null then 'answered' else 'new' end`,
  isUrgent: sql<boolean>`${crisisLevel} <> 'none'`,
  length: sql<number>`char_length(${messages.body})`,
  receivedAt: contactMessages.receivedAt,
};

const writtenColumns = { ...columns, beginning: sql<string>`left(${messages.body}, 80)` };

/**
 * A page of what people wrote to us, the newest first.
 * @throws NotAllowed
 */
export async function listContactMessages(
  ctx: ServiceContext,
  { state, isUrgent, email, from, to }: MessageFilters,
  page: number,
): Promise<NumberedPage<WrittenMessage>> {
  authoriseReading(ctx, "answer_messages");
  const where = and(
    state === undefined ? undefined : inState[state],
    isUrgent === true ? ne(crisisLevel, "none") : undefined,
    email === undefined ? undefined : containsPattern(contactMessages.email, email),
    betweenDays(contactMessages.receivedAt, { from, to }),
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, contactMessages, where, atMost),
    rows: (limit, offset) =>
      ctx.db
        .select(writtenColumns)
        .from(contactMessages)
        .innerJoin(messages, eq(messages.id, contactMessages.messageId))
        .where(where)
        .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id))
        .limit(limit)
        .offset(offset),
  });
}

export type WrittenMessage = MessageLine & {
  /** What a line of a list has room for. */
  beginning: string;
};

/**
 * What somebody wrote to us, the newest first.
 * @param address in small letters
 * @throws NotAllowed
 */
export async function messagesFrom(
  ctx: ServiceContext,
  address: string,
  atMost: number,
): Promise<WrittenMessage[]> {
  authoriseReading(ctx, "answer_messages");
  return ctx.db
    .select(writtenColumns)
    .from(contactMessages)
    .innerJoin(messages, eq(messages.id, contactMessages.messageId))
    .where(sql`lower(${contactMessages.email}) = ${address}`)
    .orderBy(desc(contactMessages.receivedAt))
    .limit(atMost);
}

/** How many messages nobody has answered or put aside. @throws NotAllowed */
export async function countNewMessages(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "answer_messages");
  return ctx.db.$count(contactMessages, inState.new);
}

export type MessageCard = MessageLine & {
  answeredAt: Date | null;
  closedAt: Date | null;
  deleteAt: Date;
  complainedAt: Date | null;
  text: string;
  replies: {
    id: string;
    at: Date;
    text: string;
    mail: { id: string; state: MailState };
  }[];
  notes: StaffNote[];
  history: AuditLine[];
};

/**
 * A message with its words and ours: what was written to us is there for whoever answers it.
 * @throws NotAllowed, NotFound
 */
export async function messageCard(ctx: ServiceContext, messageId: string): Promise<MessageCard> {
  authoriseReading(ctx, "answer_messages");
  const target = { kind: "message", id: messageId } as const;
  const [message] = isId(messageId)
    ? await ctx.db
        .select({ line: columns, row: contactMessages, text: messages.body })
        .from(contactMessages)
        .innerJoin(messages, eq(messages.id, contactMessages.messageId))
        .where(eq(contactMessages.id, messageId))
    : [];
  if (!message) throw new NotFound("message");
  const { line, row, text } = message;
  const [complaint, notes, history, replies] = await Promise.all([
    complaintOf(ctx, row.email),
    notesOf(ctx, target),
    auditOf(ctx, target),
    repliesTo(ctx, messageId),
  ]);
  return {
    ...line,
    answeredAt: row.answeredAt,
    closedAt: row.closedAt,
    deleteAt: row.deleteAt,
    complainedAt: complaint && complaint > row.receivedAt ? complaint : null,
    text,
    replies: replies.map(({ id, createdAt, body, mail }) => ({
      id,
      at: createdAt,
      text: body,
      mail,
    })),
    notes,
    history,
  };
}

const maxReplies = 200;

async function repliesTo(ctx: ServiceContext, messageId: string) {
  const said = await listMessages(
    ctx,
    { kind: "contact", ids: [messageId] },
    { reader: "staff", limit: maxReplies },
  );
  const carried = said.flatMap(({ mailId }) => mailId ?? []);
  const sent =
    carried.length === 0
      ? []
      : await ctx.db
          .select({ id: mails.id, state: mails.state })
          .from(mails)
          .where(inArray(mails.id, carried));
  return said.flatMap((message) => {
    const mail = sent.find(({ id }) => id === message.mailId);
    return mail ? [{ ...message, mail }] : [];
  });
}
