import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import {
  acceptanceFailure,
  complaints,
  contentAccesses,
  conversations,
  inboundMails,
  messageAttachments,
  messages,
  orders,
  supportThreads,
  users,
} from "~/db/schema";
import { hour } from "~/time/durations";
import { authoriseReading } from "../access/authorise.server";
import { auditOf, type AuditLine } from "../audit/queries.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { ordersOfAddress, type OrderOfPerson } from "../orders/orders-of-address.server";
import { contentAccessUntil, countRecentContentAccesses } from "../content-access/queries.server";
import { listMessages, type Message } from "../conversations/list-messages.server";
import { betweenDays, type DayRange } from "../listing/between-days";
import { countRows } from "../listing/count-rows.server";
import { isId } from "../listing/ids";
import { containsPattern } from "../listing/like-patterns";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { notesOf, type StaffNote } from "../notes/queries.server";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { orderNumber } from "../orders/order-number";
import { versionOf } from "./answer-thread.server";
import { arrivalsIn, type Arrival } from "./arrivals.server";
import { dueOnDay, warningDays, type WarningDay } from "./complaint-clock";
import type { Complaint } from "./complaint-of.server";
import type { AcceptanceFailure } from "./complaint-words";
import type { Thread } from "./lock-thread.server";
import { attachmentsOf, type ShownAttachment } from "./member-queries.server";
import type { ThreadState } from "./thread-states";

export type ThreadKind = Thread["kind"];

export type ThreadFilters = DayRange & {
  kind?: ThreadKind;
  state?: ThreadState;
  isMine?: boolean;
  /** Part of the address of whoever wrote it, or of the order that it is about. */
  email?: string;
};

export type ThreadLine = {
  id: string;
  kind: ThreadKind;
  subject: string;
  /** Null of a complaint. */
  userId: string | null;
  /** Who wrote it: the account as people call it, else the number of the order that is complained about; null where both are gone. */
  authorName: string | null;
  /** What was demanded, and decided; null of a ticket. */
  complaint: Pick<
    Complaint,
    | "remedy"
    | "askedGrosze"
    | "decision"
    | "byLaw"
    | "refundGrosze"
    | "decidedAt"
    | "acceptanceFailure"
  > | null;
  state: ThreadState;
  isUrgent: boolean;
  isOverdue: boolean;
  dueAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
};

const { kind, closedAt, dueAt, crisisLevel, createdAt, id, subject, userId, assigneeId } =
  supportThreads;

/** A mail has come to it since it was closed, and nobody has uncovered it since. */
const hasArrived = sql`(${closedAt} is not null and exists (
  select from ${inboundMails} where ${inboundMails.threadId} = ${id} and ${inboundMails.outcome} = 'taken'
    and ${inboundMails.settledAt} >= ${closedAt} and not exists (
      select from ${contentAccesses} where ${contentAccesses.targetKind} = 'thread'
        and ${contentAccesses.targetId} = ${id}::text and ${contentAccesses.accessedAt} >= ${inboundMails.settledAt})))`;

const inState: Record<ThreadState, SQL | undefined> = {
  waiting: isNotNull(dueAt),
  answered: and(isNull(closedAt), isNull(dueAt)),
  arrived: hasArrived,
  closed: isNotNull(closedAt),
};

const complaintColumns = {
  ...{ remedy: complaints.remedy, askedGrosze: complaints.askedGrosze },
  ...{ decision: complaints.decision, byLaw: complaints.byLaw },
  ...{ refundGrosze: complaints.refundGrosze, decidedAt: complaints.decidedAt },
  acceptanceFailure: complaints.acceptanceFailure,
};

/** Of a select that joins its account. */
const authorName = sql<string | null>`coalesce(${users.fullName}, ${users.nick}, ${users.email})`;

const authorOr = (name: string | null, number: number | null) =>
  name ?? (number === null ? null : orderNumber(number));

const columns = (now: Date) => ({
  ...{ id, kind, subject, userId, authorName, dueAt, closedAt, createdAt },
  state: sql<ThreadState>`case when ${hasArrived} then 'arrived' when ${closedAt} is not null then 'closed' when ${dueAt} is null then 'answered' else 'waiting' end`,
  isUrgent: sql<boolean>`((${dueAt} is not null or ${hasArrived}) and ${crisisLevel} <> 'none')`,
  isOverdue: sql<boolean>`coalesce(${dueAt} <= ${now.toISOString()}::timestamptz, false)`,
});

/** Of closed ones the few to which a mail came in which a crisis is heard: nothing is more urgent, and no index knows of them. */
async function arrivedInDanger({ db }: ServiceContext): Promise<string[]> {
  const found = await db
    .select({ id })
    .from(supportThreads)
    .where(and(isNotNull(closedAt), ne(crisisLevel, "none"), hasArrived));
  return found.map((thread) => thread.id);
}

/** What somebody wrote whose address is like that, or what is about an order of theirs. */
const ofAddress = ({ db }: ServiceContext, email: string) =>
  or(
    inArray(
      userId,
      db.select({ id: users.id }).from(users).where(containsPattern(users.email, email)),
    ),
    inArray(
      supportThreads.orderId,
      // As its index has it.
      db
        .select({ id: orders.id })
        .from(orders)
        .where(containsPattern(sql`lower(${orders.email})`, email.toLowerCase())),
    ),
  );

/** As the index has it. */
const dueFirst = [
  sql`(${closedAt} is not null)`,
  sql`(${dueAt} is not null and ${crisisLevel} <> 'none') desc`,
  asc(dueAt),
  desc(createdAt),
  asc(id),
];

/**
 * A page of what people ask of us: closed ones to which somebody in danger has written, then what is open, of that what
 * sounds like a crisis, of that what is due first.
 * @throws NotAllowed
 */
export async function listThreads(
  ctx: ServiceContext,
  { kind: wanted, state, isMine, email, from, to }: ThreadFilters,
  page: number,
): Promise<NumberedPage<ThreadLine>> {
  const staff = authoriseReading(ctx, "answer_messages");
  const where = and(
    wanted === undefined ? undefined : eq(kind, wanted),
    state === undefined ? undefined : inState[state],
    isMine === true ? eq(assigneeId, staff.userId) : undefined,
    email === undefined ? undefined : ofAddress(ctx, email),
    betweenDays(createdAt, { from, to }),
  );
  const inDanger = await arrivedInDanger(ctx);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, supportThreads, where, atMost),
    async rows(limit, offset) {
      const found = await ctx.db
        .select({
          line: columns(ctx.now()),
          complaint: complaintColumns,
          number: orders.number,
        })
        .from(supportThreads)
        .leftJoin(complaints, eq(complaints.threadId, id))
        .leftJoin(users, eq(users.id, userId))
        .leftJoin(orders, eq(orders.id, supportThreads.orderId))
        .where(where)
        .orderBy(...(inDanger.length > 0 ? [desc(inArray(id, inDanger))] : []), ...dueFirst)
        .limit(limit)
        .offset(offset);
      return found.map(({ line, number, ...more }) => ({
        ...{ ...line, ...more },
        authorName: authorOr(line.authorName, number),
      }));
    },
  });
}

/** Before a promise ends, for this long it is said to be near, in milliseconds. */
const nearlyDue = 4 * hour;

const isTicket = eq(kind, "ticket");

/** How many tickets wait for an answer, and how many of them not much longer. @throws NotAllowed */
export async function countWaitingThreads(
  ctx: ServiceContext,
): Promise<{ waiting: number; nearlyDue: number }> {
  authoriseReading(ctx, "answer_messages");
  const soon = lte(dueAt, new Date(ctx.now().getTime() + nearlyDue));
  const [waiting, near] = await Promise.all([
    ctx.db.$count(supportThreads, and(isTicket, inState.waiting)),
    ctx.db.$count(supportThreads, and(isTicket, soon)),
  ]);
  return { waiting, nearlyDue: near };
}

/** How many closed threads mail has come to that nobody has uncovered, and in how many a crisis may be heard. @throws NotAllowed */
export async function countArrivedThreads(
  ctx: ServiceContext,
): Promise<{ arrived: number; urgent: number }> {
  authoriseReading(ctx, "answer_messages");
  const [counted] = await ctx.db
    .select({ arrived: count(), urgent: matching(ne(crisisLevel, "none")) })
    .from(supportThreads)
    .where(hasArrived);
  return counted ?? { arrived: 0, urgent: 0 };
}

export type WaitingComplaints = {
  undecided: number;
  /** Of those, how many came so many days ago or more, by the days on which staff are warned. */
  warned: { days: WarningDay; count: number }[];
  /** Accepted with a document that nobody has made yet, or with money that was not there. */
  outstanding: number;
  /** Whose time is over, and that could not be accepted by law. */
  failing: { why: AcceptanceFailure; count: number }[];
};

/** How many complaints nobody has decided, and for how long; and what is still outstanding after one. @throws NotAllowed */
export async function countComplaints(ctx: ServiceContext): Promise<WaitingComplaints> {
  authoriseReading(ctx, "answer_messages");
  const undecided = isNull(complaints.decidedAt);
  const from = (days: WarningDay) =>
    matching(and(undecided, lte(dueAt, dueOnDay(days, ctx.now()))));
  const failed = (why: AcceptanceFailure) => matching(eq(complaints.acceptanceFailure, why));
  // As the index has it.
  const isOpen = and(eq(kind, "complaint"), isNull(closedAt));
  const counted = ctx.db
    .select({
      undecided: matching(undecided),
      ...{ day10: from(10), day12: from(12), day13: from(13) },
      ...{ mail_under_way: failed("mail_under_way"), unexpected: failed("unexpected") },
    })
    .from(supportThreads)
    .innerJoin(complaints, eq(complaints.threadId, id))
    .where(and(undecided, isOpen));
  const [[open], all] = await Promise.all([counted, ctx.db.$count(supportThreads, isOpen)]);
  return {
    undecided: open?.undecided ?? 0,
    outstanding: Math.max(0, all - (open?.undecided ?? 0)),
    warned: warningDays.map((days) => ({ days, count: open?.[`day${days}`] ?? 0 })),
    failing: acceptanceFailure.enumValues.map((why) => ({ why, count: open?.[why] ?? 0 })),
  };
}

const matching = (which: SQL | undefined) =>
  sql`count(*) filter (where ${which ?? sql`true`})`.mapWith(Number);

export type ReadMessage = {
  id: string;
  author: Message["authorKind"];
  at: Date;
  length: number;
  /** Null while it is covered. */
  text: string | null;
  /** Null where it did not come by mail; its sender is said of one that may be somebody else's, once it is uncovered. */
  mail: { isConfirmed: boolean; sender: string | null } | null;
  attachments: ShownAttachment[];
};

/** Messages as whoever answers them reads them in one piece: what may be somebody else's says so. */
export const markedWords = (messages: readonly ReadMessage[]): string =>
  messages
    .map(({ text, mail }) =>
      mail && !mail.isConfirmed ? `[Nadawca niepotwierdzony]\n${text}` : text,
    )
    .join("\n\n");

export type ThreadCard = ThreadLine & {
  /** An account, or the confirmed address of the order that a complaint is about. */
  author: { id: string | null; email: string | null };
  assignee: { email: string; isMe: boolean } | null;
  order: { id: string; number: string } | null;
  refersTo: { id: string; subject: string } | null;
  deleteAt: Date;
  wantsMail: boolean;
  /** When its author last looked. */
  readAt: Date | null;
  messages: ReadMessage[];
  /** The last that was said, also where older messages are shown; null before there is any. */
  newest: Pick<ReadMessage, "author" | "at"> | null;
  olderThan: string | null;
  /** As `versionOf` says. */
  version: string;
  content: { until: Date } | null;
  /** Colleagues for whom it is uncovered now: they may be answering. */
  readers: { email: string; since: Date }[];
  memberOrders: OrderOfPerson[];
  notes: StaffNote[];
  recentAccesses: number;
  history: AuditLine[];
};

const shownMessages = 100;

/**
 * @param before id of a message: those before it; by default the newest hundred
 * @throws NotAllowed, NotFound
 */
export async function threadCard(
  ctx: ServiceContext,
  threadId: string,
  before?: string,
): Promise<ThreadCard> {
  const staff = authoriseReading(ctx, "answer_messages");
  const target = { kind: "thread", id: threadId } as const;
  const [found] = isId(threadId)
    ? await ctx.db
        .select({
          line: columns(ctx.now()),
          complaint: complaintColumns,
          thread: supportThreads,
          author: { id: users.id, email: users.email },
          order: {
            ...{ id: orders.id, number: orders.number, email: orders.email },
            isAddressUnconfirmed: orders.isAddressUnconfirmed,
          },
          readAt: conversations.partyReadAt,
        })
        .from(supportThreads)
        .leftJoin(complaints, eq(complaints.threadId, id))
        .leftJoin(users, eq(users.id, userId))
        .leftJoin(orders, eq(orders.id, supportThreads.orderId))
        .leftJoin(
          conversations,
          and(eq(conversations.subjectKind, "support"), eq(conversations.subjectId, id)),
        )
        .where(eq(id, threadId))
    : [];
  if (!found) throw new NotFound("support_thread");
  const { line, complaint, thread, order, readAt } = found;
  const author = found.author ?? { id: null, email: order && (await confirmedAddress(ctx, order)) };
  const of = { kind: "support", ids: [threadId] } as const;
  const [
    said,
    since,
    arrivals,
    version,
    until,
    accesses,
    notes,
    history,
    readers,
    placed,
    [assignee],
    [referred],
  ] = await Promise.all([
    listMessages(ctx, of, { reader: "staff", limit: shownMessages + 1, before }),
    before === undefined ? [] : listMessages(ctx, of, { reader: "staff", limit: 1 }),
    arrivalsIn(ctx, threadId),
    versionOf(ctx, threadId),
    contentAccessUntil(ctx, target),
    countRecentContentAccesses(ctx, staff.userId),
    notesOf(ctx, target),
    auditOf(ctx, target),
    readersOf(ctx, threadId, staff.userId),
    ordersOfAddress(ctx, author.email),
    thread.assigneeId === null
      ? []
      : ctx.db.select({ email: users.email }).from(users).where(eq(users.id, thread.assigneeId)),
    thread.refersToId === null
      ? []
      : ctx.db.select({ id, subject }).from(supportThreads).where(eq(id, thread.refersToId)),
  ]);
  const shown = said.slice(-shownMessages);
  const last = (before === undefined ? shown : since).at(-1);
  const files = await attachmentsOf(ctx, shown);
  return {
    ...line,
    authorName: authorOr(line.authorName, order && order.number),
    complaint,
    author,
    assignee: assignee ? { email: assignee.email, isMe: thread.assigneeId === staff.userId } : null,
    order: order && { id: order.id, number: orderNumber(order.number) },
    refersTo: referred ?? null,
    deleteAt: thread.deleteAt,
    wantsMail: thread.wantsMail,
    readAt,
    messages: shown.map((message) => ({
      id: message.id,
      author: message.authorKind,
      at: message.createdAt,
      length: message.body.length,
      text: until && message.body,
      mail: mailOf(arrivals.get(message.id), until !== null),
      attachments: files(message.id),
    })),
    newest: last ? { author: last.authorKind, at: last.createdAt } : null,
    olderThan: said.length > shownMessages ? (shown[0]?.id ?? null) : null,
    version,
    content: until && { until },
    readers,
    memberOrders: placed,
    notes,
    recentAccesses: accesses,
    history,
  };
}

const mailOf = (arrival: Arrival | undefined, isOpen: boolean): ReadMessage["mail"] =>
  arrival
    ? {
        isConfirmed: arrival.unconfirmedSender === null,
        sender: isOpen ? arrival.unconfirmedSender : null,
      }
    : null;

const readersOf = (ctx: ServiceContext, threadId: string, me: string) =>
  ctx.db
    .select({ email: users.email, since: contentAccesses.accessedAt })
    .from(contentAccesses)
    .innerJoin(users, eq(users.id, contentAccesses.staffId))
    .where(
      and(
        eq(contentAccesses.targetKind, "thread"),
        eq(contentAccesses.targetId, threadId),
        ne(contentAccesses.staffId, me),
        gt(contentAccesses.endsAt, ctx.now()),
      ),
    );

/**
 * A file of a message in a thread that is uncovered for whoever asks.
 * @returns null where there is none, or it is covered
 * @throws NotAllowed
 */
export async function openedAttachment(
  ctx: ServiceContext,
  asked: { messageId: string; position: string },
) {
  authoriseReading(ctx, "open_content");
  if (!isId(asked.messageId) || !/^\d{1,2}$/.test(asked.position)) return null;
  const { name, contentType, bytes, messageId, position } = messageAttachments;
  const [file] = await ctx.db
    .select({ name, contentType, bytes, threadId: conversations.subjectId })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageId))
    .innerJoin(
      conversations,
      and(eq(conversations.id, messages.conversationId), eq(conversations.subjectKind, "support")),
    )
    .where(and(eq(messageId, asked.messageId), eq(position, Number(asked.position))));
  if (!file) return null;
  return (await contentAccessUntil(ctx, { kind: "thread", id: file.threadId })) ? file : null;
}
