import { and, eq, inArray, isNotNull, isNull, lte, notInArray, or, type SQL } from "drizzle-orm";
import { complaints, conversations, mails, messages, supportThreads } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";

const batch = 500;

/** Deletes threads whose time has come, with their files and mails; none that a complaint keeps. @returns how many */
export async function deleteOldThreads(ctx: ServiceContext): Promise<number> {
  return inTransaction(ctx, (tx) => {
    const undecided = tx.db
      .select({ id: complaints.threadId })
      .from(complaints)
      .where(isNull(complaints.decidedAt));
    const isOld = lte(supportThreads.deleteAt, tx.now());
    return deleteThreads(tx, and(isOld, notInArray(supportThreads.id, undecided)));
  });
}

/** Those of an account that goes: the database would leave their mails. */
export async function deleteThreadsOf(tx: TransactionContext, userId: string): Promise<void> {
  const theirs = eq(supportThreads.userId, userId);
  while ((await deleteThreads(tx, theirs)) === batch);
}

/** Deletes threads with what was said in them, their files and their mails. @returns how many, `batch` at most */
export async function deleteThreads(
  tx: TransactionContext,
  which: SQL | undefined,
): Promise<number> {
  const found = await tx.db
    .select({ id: supportThreads.id })
    .from(supportThreads)
    .where(which)
    .limit(batch)
    .for("update");
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  const carried = await tx.db
    .select({ mail: messages.mailId, key: messages.idempotencyKey })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.subjectKind, "support"),
        inArray(conversations.subjectId, ids),
        isNotNull(messages.mailId),
      ),
    );
  // One that nobody has decided keeps its thread: the database refuses.
  await tx.db
    .delete(complaints)
    .where(and(inArray(complaints.threadId, ids), isNotNull(complaints.decidedAt)));
  await tx.db.delete(supportThreads).where(inArray(supportThreads.id, ids));
  const theirs = carried.flatMap(({ mail }) => mail ?? []);
  // One that was called back, and goes to another address by another mail, has the key of what it would have said.
  const calledBack = inArray(
    mails.idempotencyKey,
    carried.map(({ key }) => key),
  );
  if (theirs.length > 0) await tx.db.delete(mails).where(or(inArray(mails.id, theirs), calledBack));
  return ids.length;
}
