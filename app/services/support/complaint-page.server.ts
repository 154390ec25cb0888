import { and, desc, eq } from "drizzle-orm";
import { complaints, supportThreads } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import type { ServiceContext } from "../command/context.server";
import { disclosedAccessesTo } from "../content-access/disclosed-accesses.server";
import { listMessages } from "../conversations/list-messages.server";
import { orderNumber } from "../orders/order-number";
import { lastDayBefore } from "./complaint-clock";
import type { Complaint } from "./complaint-of.server";
import type { Thread } from "./lock-thread.server";
import { attachmentsOf, type ShownMessage } from "./member-queries.server";
import { findOwnOrder, isPaidFor, type OwnOrder } from "./own-order.server";
import { shownMessages } from "./rules";

const shownComplaints = 10;

export type ShownComplaint = Pick<Thread, "id" | "createdAt" | "closedAt" | "deleteAt"> &
  Pick<
    Complaint,
    "remedy" | "askedGrosze" | "decision" | "byLaw" | "refundGrosze" | "decidedAt"
  > & {
    /** The last day on which it can be decided, as YYYY-MM-DD; null once it is. */
    decideOn: string | null;
    /** The oldest first. */
    messages: ShownMessage[];
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
 * What a buyer sees of the complaints about an order of theirs.
 * @throws NotAllowed, NotFound as `findOwnOrder`
 */
export async function readComplaints(
  ctx: ServiceContext,
  own: OwnOrder,
): Promise<ComplaintsOfOrder> {
  const order = await findOwnOrder(ctx, own);
  const { kind, orderId, createdAt } = supportThreads;
  const [found, isPaid] = await Promise.all([
    ctx.db
      .select({ thread: supportThreads, complaint: complaints })
      .from(supportThreads)
      .innerJoin(complaints, eq(complaints.threadId, supportThreads.id))
      .where(and(eq(kind, "complaint"), eq(orderId, order.id)))
      .orderBy(desc(createdAt))
      .limit(shownComplaints),
    isPaidFor(ctx, order),
  ]);
  const shown = await Promise.all(found.map((row) => shownComplaint(ctx, row)));
  return {
    number: orderNumber(order.number),
    productTitle: orderedTitle(order),
    email: order.email,
    isPaid,
    open: shown.find(({ closedAt }) => closedAt === null) ?? null,
    closed: shown.filter(({ closedAt }) => closedAt !== null),
  };
}

async function shownComplaint(
  ctx: ServiceContext,
  { thread, complaint }: { thread: Thread; complaint: Complaint },
): Promise<ShownComplaint> {
  const [said, staffAccesses] = await Promise.all([
    listMessages(
      ctx,
      { kind: "support", ids: [thread.id] },
      { reader: "party", limit: shownMessages },
    ),
    disclosedAccessesTo(ctx, { kind: "thread", id: thread.id }),
  ]);
  const files = await attachmentsOf(ctx, said);
  const { id, createdAt, closedAt, deleteAt, dueAt } = thread;
  const { threadId: _, ...decided } = complaint;
  return {
    ...{ id, createdAt, closedAt, deleteAt, staffAccesses },
    ...decided,
    decideOn: dueAt && !complaint.decidedAt ? lastDayBefore(dueAt) : null,
    messages: said.map((message) => ({
      id: message.id,
      author: message.authorKind,
      text: message.body,
      createdAt: message.createdAt,
      isByMail: false,
      attachments: files(message.id),
    })),
  };
}
