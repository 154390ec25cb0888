import { and, asc, eq, or } from "drizzle-orm";
import { complaints, orders, supportThreads } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { listMessages } from "../conversations/list-messages.server";
import { byKey } from "../listing/by-key";
import { placedBy, type Owner } from "../orders/placed-by";
import { attachmentsOf } from "./member-queries.server";

const exportedMessages = 20_000;

/**
 * All that was said in the threads of a member, and in the complaints about their orders, with the names of the files, for
 * their export.
 */
export async function exportThreads(
  ctx: Pick<ServiceContext, "db">,
  { userId, ...owner }: Owner & { userId: string },
) {
  const found = await ctx.db
    .select({ thread: supportThreads, complaint: complaints })
    .from(supportThreads)
    .leftJoin(complaints, eq(complaints.threadId, supportThreads.id))
    .leftJoin(orders, eq(orders.id, supportThreads.orderId))
    .where(
      or(
        eq(supportThreads.userId, userId),
        and(eq(supportThreads.kind, "complaint"), placedBy(owner)),
      ),
    )
    .orderBy(asc(supportThreads.createdAt));
  const threads = found.map(({ thread, complaint }) => ({ ...thread, complaint }));
  const said = await listMessages(
    ctx,
    { kind: "support", ids: threads.map(({ id }) => id) },
    { reader: "party", limit: exportedMessages },
  );
  const files = await attachmentsOf(ctx, said);
  const messagesOf = byKey(said, ({ subjectId }) => subjectId);
  return threads.map(({ id, subject, createdAt, closedAt, deleteAt, complaint }) => ({
    ...{ subject, createdAt, closedAt, deleteAt },
    complaint: complaint && {
      ...{ remedy: complaint.remedy, askedGrosze: complaint.askedGrosze },
      ...{ decision: complaint.decision, decidedAt: complaint.decidedAt },
      ...{ refundGrosze: complaint.refundGrosze, byLaw: complaint.byLaw },
    },
    messages: messagesOf(id).map((message) => ({
      author: message.authorKind,
      text: message.body,
      sentAt: message.createdAt,
      files: files(message.id).map(({ name }) => name),
    })),
  }));
}
