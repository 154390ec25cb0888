import { eq } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { gravest } from "~/crisis/levels";
import { messageAttachments, supportThreads } from "~/db/schema";
import type { AcceptedFile } from "../attachments/accept-files.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { postMessage } from "../conversations/post-message.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import type { Thread } from "./lock-thread.server";
import { answerTime, keptUntil } from "./rules";

/** What somebody sends to staff: the words, the files, and what was heard in them. */
export type Words = {
  content: string;
  files?: readonly AcceptedFile[];
  screening: Pick<Screening, "level">;
};

/**
 * Counts a message before it is taken.
 * @param whose who is counted
 * @throws TooManyRequests
 */
export async function countMessage(
  ctx: ServiceContext,
  whose: string,
  { files = [] }: Pick<Words, "files">,
): Promise<void> {
  await requireRateLimit(ctx, "supportMessages", whose);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > 0) await requireRateLimit(ctx, "uploads", whose, bytes);
}

/**
 * Adds what its author wrote, or somebody who may be somebody else, to a thread that is locked, or new: from then on an
 * answer is owed, from the first message that has none. In a closed one nothing is owed, and a stranger keeps it no longer.
 * @param words.key the same key again is the same message
 * @param words.isConfirmed whether its author wrote it, as by default; else only staff read it
 */
export async function addMessage(
  tx: TransactionContext,
  thread: Pick<Thread, "id" | "kind" | "dueAt" | "crisisLevel" | "closedAt">,
  {
    content,
    files = [],
    screening,
    key,
    isConfirmed = true,
  }: Words & { key: string; isConfirmed?: boolean },
): Promise<string | null> {
  const messageId = await postMessage(tx, {
    subject: { kind: "support", id: thread.id },
    ...(isConfirmed
      ? { author: { kind: thread.kind === "ticket" ? "member" : "visitor" } }
      : { author: { kind: "visitor" }, visibility: "staff" }),
    body: content,
    crisisLevel: screening.level,
    idempotencyKey: key,
  });
  if (!messageId) return null;
  for (const [position, { name, contentType, bytes }] of files.entries())
    await tx.db
      .insert(messageAttachments)
      .values({ messageId, position, name, contentType, bytes });
  const now = tx.now();
  await tx.db
    .update(supportThreads)
    .set({
      dueAt: thread.closedAt ? null : (thread.dueAt ?? new Date(now.getTime() + answerTime)),
      deleteAt: thread.closedAt && !isConfirmed ? undefined : keptUntil(thread, now),
      crisisLevel: gravest([thread.crisisLevel, screening.level]),
    })
    .where(eq(supportThreads.id, thread.id));
  return messageId;
}
