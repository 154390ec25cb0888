import { and, asc, desc, eq, inArray, isNull, isNotNull } from "drizzle-orm";
import { conversations, messageAttachments, orders, supportThreads } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { disclosedAccessesTo } from "../content-access/disclosed-accesses.server";
import { sideOf } from "../conversations/conversation";
import { listMessages, type Message } from "../conversations/list-messages.server";
import { countRows } from "../listing/count-rows.server";
import { byKey } from "../listing/by-key";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { orderNumber } from "../orders/order-number";
import { placedBy } from "../orders/placed-by";
import { ownSession, type InSession } from "../sessions/own-session.server";
import { arrivalsIn } from "./arrivals.server";
import type { Thread } from "./lock-thread.server";
import { shownMessages } from "./rules";

export type ShownAttachment = { position: number; name: string };

export type ShownMessage = {
  id: string;
  author: Message["authorKind"];
  text: string;
  createdAt: Date;
  isByMail: boolean;
  attachments: ShownAttachment[];
};

export type ThreadLine = Pick<Thread, "id" | "subject" | "createdAt" | "closedAt">;

export type Said = {
  /** The oldest first. */
  messages: ShownMessage[];
  /** Of the oldest message in view, where there are older ones. */
  olderThan: string | null;
  /** When mails came that may be somebody else's: staff alone read them. */
  unconfirmedMails: Date[];
};

export type ThreadPage = ThreadLine &
  Said & {
    dueAt: Date | null;
    isOverdue: boolean;
    deleteAt: Date;
    order: string | null;
    refersTo: { id: string; subject: string } | null;
    wantsMail: boolean;
    /** When staff read it, as ISO times. */
    staffAccesses: string[];
    /** Ids of answers that its author had not seen before. */
    unread: string[];
  };

export type Ticket = ThreadPage | null;

export type Desk = {
  open: Ticket;
  earlier: NumberedPage<ThreadLine>;
  /** What a new ticket can be about. */
  orders: { number: string; title: string }[];
};

const line = {
  id: supportThreads.id,
  subject: supportThreads.subject,
  createdAt: supportThreads.createdAt,
  closedAt: supportThreads.closedAt,
};

/** Most of one's own orders that a ticket offers to be about. */
const offeredOrders = 50;

/**
 * What a member sees of their tickets: the open one, ten of the others, and what a new one can be about.
 * @throws NotAllowed
 */
export async function readOwnSupport(
  ctx: ServiceContext,
  { page, ...session }: InSession & { page: number },
): Promise<Desk> {
  const owner = await ownSession(ctx, session);
  const own = eq(supportThreads.userId, owner.userId);
  const [open] = await ctx.db
    .select({ id: supportThreads.id })
    .from(supportThreads)
    .where(and(own, isNull(supportThreads.closedAt)));
  const others = and(own, isNotNull(supportThreads.closedAt));
  const { number, productSlug, bookSlug, bookTitle } = orders;
  const [ticket, earlier, placed] = await Promise.all([
    open ? readOwnThread(ctx, { threadId: open.id }) : null,
    numberedPage(page, {
      count: (atMost) => countRows(ctx, supportThreads, others, atMost),
      rows: (limit, offset) =>
        ctx.db
          .select(line)
          .from(supportThreads)
          .where(others)
          .orderBy(desc(supportThreads.createdAt), desc(supportThreads.id))
          .limit(limit)
          .offset(offset),
    }),
    open
      ? []
      : ctx.db
          .select({ number, productSlug, bookSlug, bookTitle })
          .from(orders)
          .where(placedBy(owner))
          .orderBy(desc(number))
          .limit(offeredOrders),
  ]);
  return {
    open: ticket,
    earlier,
    orders: placed.map((order) => ({
      number: orderNumber(order.number),
      title: orderedTitle(order),
    })),
  };
}

/**
 * One thread of a member, fifty messages of it.
 * @param asked.before id of a message: those before it; by default the newest
 * @throws NotAllowed, NotFound also for somebody else's
 */
export async function readOwnThread(
  ctx: ServiceContext,
  { threadId, before }: { threadId: string; before?: string },
): Promise<ThreadPage> {
  const userId = authoriseSelf(ctx);
  const [found] = isId(threadId)
    ? await ctx.db
        .select({ thread: supportThreads, order: orders.number })
        .from(supportThreads)
        .leftJoin(orders, eq(orders.id, supportThreads.orderId))
        .where(and(eq(supportThreads.id, threadId), eq(supportThreads.userId, userId)))
    : [];
  if (!found) throw new NotFound("support_thread");
  return threadPage(ctx, { ...found, before });
}

async function threadPage(
  ctx: ServiceContext,
  { thread, order, before }: { thread: Thread; order: number | null; before?: string },
): Promise<ThreadPage> {
  const { id, subject, createdAt, closedAt, dueAt, deleteAt, refersToId, wantsMail } = thread;
  const [said, staffAccesses, referred, [conversation]] = await Promise.all([
    readSaid(ctx, id, before),
    disclosedAccessesTo(ctx, { kind: "thread", id }),
    refersToId === null
      ? []
      : ctx.db
          .select({ id: supportThreads.id, subject: supportThreads.subject })
          .from(supportThreads)
          .where(eq(supportThreads.id, refersToId)),
    ctx.db
      .select({ readAt: conversations.partyReadAt })
      .from(conversations)
      .where(and(eq(conversations.subjectKind, "support"), eq(conversations.subjectId, id))),
  ]);
  const readAt = conversation?.readAt ?? null;
  return {
    ...{ id, subject, createdAt, closedAt, dueAt, deleteAt, staffAccesses, wantsMail },
    ...said,
    isOverdue: dueAt !== null && dueAt <= ctx.now(),
    order: order === null ? null : orderNumber(order),
    refersTo: referred[0] ?? null,
    unread: said.messages
      .filter(
        ({ author, createdAt: at }) => sideOf(author) === "staff" && !(readAt && at <= readAt),
      )
      .map((message) => message.id),
  };
}

/**
 * What was said in a thread, fifty messages of it, for whoever may read it as its author.
 * @param before id of a message: those before it; by default the newest
 */
export async function readSaid(
  ctx: Pick<ServiceContext, "db">,
  threadId: string,
  before?: string,
): Promise<Said> {
  const [said, arrivals] = await Promise.all([
    listMessages(
      ctx,
      { kind: "support", ids: [threadId] },
      { reader: "party", limit: shownMessages + 1, before },
    ),
    arrivalsIn(ctx, threadId),
  ]);
  const shown = said.slice(-shownMessages);
  const files = await attachmentsOf(ctx, shown);
  return {
    messages: shown.map((message) => ({
      id: message.id,
      author: message.authorKind,
      text: message.body,
      createdAt: message.createdAt,
      isByMail: arrivals.has(message.id),
      attachments: files(message.id),
    })),
    olderThan: said.length > shownMessages ? (shown[0]?.id ?? null) : null,
    unconfirmedMails: [...arrivals.values()]
      .filter(({ unconfirmedSender }) => unconfirmedSender !== null)
      .map(({ receivedAt }) => receivedAt),
  };
}

/** The names of the files of some messages. @returns those of one of them */
export async function attachmentsOf(
  ctx: Pick<ServiceContext, "db">,
  of: readonly { id: string }[],
): Promise<(messageId: string) => ShownAttachment[]> {
  const { messageId, position, name } = messageAttachments;
  const files =
    of.length === 0
      ? []
      : await ctx.db
          .select({ messageId, position, name })
          .from(messageAttachments)
          .where(
            inArray(
              messageId,
              of.map(({ id }) => id),
            ),
          )
          .orderBy(asc(position));
  const filesOf = byKey(files, (file) => file.messageId);
  return (wanted) => filesOf(wanted).map((file) => ({ position: file.position, name: file.name }));
}
