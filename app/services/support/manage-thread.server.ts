import { eq } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import {
  closingRefusal,
  deletionRefusal,
  handingBackRefusal,
  supportAuditEvents,
  takingRefusal,
  threadClosingReasons,
  threadDeletionReasons,
  type ThreadClosingReason,
  type ThreadDeletionReason,
} from "./acts";
import { requireVersion } from "./answer-thread.server";
import { complaintOf } from "./complaint-of.server";
import { deleteThreads } from "./delete-threads.server";
import type { Thread } from "./lock-thread.server";
import { keptUntil } from "./rules";
import { asStaff, changeThread } from "./staff-thread.server";

const targetOf = (id: string) => ({ kind: "thread", id }) as const;

/**
 * Closes a thread: it takes no more words, and its author may open another one.
 * @param input.version what `versionOf` said when it was looked at
 * @throws NotAllowed, NotFound, Invalid; Conflict where somebody was faster, for a complaint that nobody has decided, and
 * `thread_written_meanwhile` where somebody has written since
 */
export async function closeThread(
  ctx: ServiceContext,
  { threadId, reason, version }: { threadId: string; reason: ThreadClosingReason; version: string },
): Promise<void> {
  if (!isReason(threadClosingReasons, reason)) throw new Invalid("reason");
  await asStaff(ctx, threadId, async (tx, thread) => {
    assertNotRefused(closingRefusal({ ...thread, complaint: await complaintOf(tx, thread) }));
    await requireVersion(tx, { threadId, version });
    const now = tx.now();
    const deleteAt = keptUntil(thread, now);
    await changeThread(tx, thread, { closedAt: now, dueAt: null, deleteAt });
    const act = supportAuditEvents.close_thread;
    await recordAuditEvent(tx, { act, target: targetOf(threadId), reason });
  });
}

/**
 * Deletes a thread with all that was said in it; never a complaint, which is kept for its time.
 * @throws NotAllowed, NotFound, Invalid, Conflict
 */
export async function deleteThread(
  ctx: ServiceContext,
  { threadId, reason }: { threadId: string; reason: ThreadDeletionReason },
): Promise<void> {
  if (!isReason(threadDeletionReasons, reason)) throw new Invalid("reason");
  await asStaff(ctx, threadId, async (tx, thread) => {
    assertNotRefused(deletionRefusal(thread));
    await deleteThreads(tx, eq(supportThreads.id, thread.id));
    const act = supportAuditEvents.delete_thread;
    await recordAuditEvent(tx, { act, target: targetOf(threadId), reason });
  });
}

const assigneeOf = ({ assigneeId }: Thread, userId: string) =>
  assigneeId === null ? null : { isMe: assigneeId === userId };

/**
 * Says that whoever acts sees to a thread.
 * @throws NotAllowed, NotFound; Conflict where it is theirs already, or closed
 */
export async function takeThread(ctx: ServiceContext, threadId: string): Promise<void> {
  await asStaff(ctx, threadId, async (tx, thread, { userId }) => {
    assertNotRefused(takingRefusal({ ...thread, assignee: assigneeOf(thread, userId) }));
    await changeThread(tx, thread, { assigneeId: userId });
    const act = supportAuditEvents.take_thread;
    await recordAuditEvent(tx, { act, target: targetOf(threadId) });
  });
}

/**
 * Says that nobody in particular sees to a thread.
 * @throws NotAllowed, NotFound; Conflict where nobody does, or it is closed
 */
export async function handBackThread(ctx: ServiceContext, threadId: string): Promise<void> {
  await asStaff(ctx, threadId, async (tx, thread, { userId }) => {
    assertNotRefused(handingBackRefusal({ ...thread, assignee: assigneeOf(thread, userId) }));
    await changeThread(tx, thread, { assigneeId: null });
    const act = supportAuditEvents.hand_back_thread;
    await recordAuditEvent(tx, { act, target: targetOf(threadId) });
  });
}
