import { and, desc, eq } from "drizzle-orm";
import { complaints, conversations, messages, supportThreads } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import type { ServiceContext } from "../command/context.server";
import { disclosedAccessesTo } from "../content-access/disclosed-accesses.server";
import { isId } from "../listing/ids";
import { orderNumber } from "../orders/order-number";
import { lastDayBefore } from "./complaint-clock";
import type { Complaint } from "./complaint-of.server";
import type { Thread } from "./lock-thread.server";
import { readSaid, type Said } from "./member-queries.server";
import { findOwnOrder, isPaidFor, type OwnOrder } from "./own-order.server";

const shownComplaints = 10;

export type ShownComplaint = Said &
  Pick<Thread, "id" | "createdAt" | "closedAt" | "deleteAt"> &
  Pick<
    Complaint,
    "remedy" | "askedGrosze" | "decision" | "byLaw" | "refundGrosze" | "decidedAt"
  > & {
    /** The last day on which it can be decided, as YYYY-MM-DD; null once it is. */
    decideOn: string | null;
    /** When staff read it, as ISO times. */
    staffAccesses: string[];
  };

export type ComplaintsOfOrder = {
  number: string;
  productTitle: string;
  email: string | null;
  isPaid: boolean;
  /** The one that takes words. */
  open: ShownComplaint | null;
  /** Closed ones, the newest first. */
  closed: ShownComplaint[];
};

/**
 * What a buyer sees of the complaints about an order of theirs, of each fifty messages.
 * @param before id of a message: of its complaint those before it; of the others the newest
 * @throws NotAllowed, NotFound as `findOwnOrder`
 */
export async function readComplaints(
  ctx: ServiceContext,
  own: OwnOrder,
  before?: string,
): Promise<ComplaintsOfOrder> {
  const order = await findOwnOrder(ctx, own);
  const { kind, orderId, createdAt } = supportThreads;
  const [found, isPaid, paged] = await Promise.all([
    ctx.db
      .select({ thread: supportThreads, complaint: complaints })
      .from(supportThreads)
      .innerJoin(complaints, eq(complaints.threadId, supportThreads.id))
      .where(and(eq(kind, "complaint"), eq(orderId, order.id)))
      .orderBy(desc(createdAt))
      .limit(shownComplaints),
    isPaidFor(ctx, order),
    threadOf(ctx, before),
  ]);
  const shown = await Promise.all(
    found.map((row) =>
      shownComplaint(ctx, { ...row, before: row.thread.id === paged ? before : undefined }),
    ),
  );
  return {
    number: orderNumber(order.number),
    productTitle: orderedTitle(order),
    email: order.email,
    isPaid,
    open: shown.find(({ closedAt }) => closedAt === null) ?? null,
    closed: shown.filter(({ closedAt }) => closedAt !== null),
  };
}

/** The thread in which a message was said. */
async function threadOf({ db }: ServiceContext, messageId = ""): Promise<string | undefined> {
  if (!isId(messageId)) return undefined;
  const [found] = await db
    .select({ id: conversations.subjectId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, messageId), eq(conversations.subjectKind, "support")));
  return found?.id;
}

async function shownComplaint(
  ctx: ServiceContext,
  of: { thread: Thread; complaint: Complaint; before: string | undefined },
): Promise<ShownComplaint> {
  const { thread, complaint, before } = of;
  const { id, createdAt, closedAt, deleteAt, dueAt } = thread;
  const [said, staffAccesses] = await Promise.all([
    readSaid(ctx, id, before),
    disclosedAccessesTo(ctx, { kind: "thread", id }),
  ]);
  const { remedy, askedGrosze, decision, byLaw, refundGrosze, decidedAt } = complaint;
  return {
    ...{ id, createdAt, closedAt, deleteAt, staffAccesses, ...said },
    ...{ remedy, askedGrosze, decision, byLaw, refundGrosze, decidedAt },
    decideOn: dueAt && !decidedAt ? lastDayBefore(dueAt) : null,
  };
}
