import { and, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import {
  caseMails,
  caseParties,
  caseReminders,
  comments,
  mails,
  moderationCases,
  moderationDecisions,
  openedPseudonyms,
  posts,
  reports,
} from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { deletePictures } from "../pictures/store-picture.server";
import { erasedComment, erasedPost } from "../posts/erase-texts.server";
import { appealTime } from "./rules";
import { subjectNow, type Case } from "./subject.server";

const batch = 200;

/**
 * Closes cases that may be appealed against no more, and takes the words of what stayed hidden: nobody needs to bring them
 * back. Later it deletes closed cases, with their reports and mails. Safe to repeat.
 * @returns how many were closed and deleted
 */
export async function closeCases(
  ctx: ServiceContext,
): Promise<{ closed: number; deleted: number }> {
  const now = ctx.now().getTime();
  const due = await ctx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.state, "decided"),
        lte(moderationCases.decidedAt, new Date(now - appealTime)),
      ),
    )
    .limit(batch);
  let closed = 0;
  for (const { id } of due) if (await closeCase(ctx, id)) closed += 1;
  const deleted = await deleteCases(ctx, new Date(now - retentionTime(retention.moderationCase)));
  await ctx.db.delete(openedPseudonyms).where(lte(openedPseudonyms.visibleUntil, ctx.now()));
  return { closed, deleted };
}

async function closeCase(ctx: ServiceContext, id: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [closed] = await tx.db
      .update(moderationCases)
      .set({ state: "closed", closedAt: tx.now(), words: null })
      .where(and(eq(moderationCases.id, id), eq(moderationCases.state, "decided")))
      .returning();
    if (!closed) return false;
    const { commentId, postId } = closed;
    const now = await subjectNow(tx, closed);
    await tx.db
      .update(moderationDecisions)
      .set({ undo: sql`${moderationDecisions.undo} - 'edited' - 'deleted'` })
      .where(eq(moderationDecisions.caseId, closed.id));
    if (await isDecidedElsewhere(tx, closed)) return true;
    if (commentId)
      await tx.db
        .update(comments)
        .set(erasedComment)
        .where(and(eq(comments.id, commentId), inArray(comments.state, ["hidden", "deleted"])));
    else if (postId && (now?.post?.state === "hidden" || now?.post?.state === "deleted")) {
      await tx.db
        .update(posts)
        .set(erasedPost)
        .where(and(eq(posts.id, postId), inArray(posts.state, ["hidden", "deleted"])));
      if (now.post.pictureId) await deletePictures(tx, [now.post.pictureId]);
    }
    if (now?.picture?.hiddenAt) await deletePictures(tx, [now.picture.id]);
    return true;
  });
}

async function isDecidedElsewhere(tx: TransactionContext, of: Case): Promise<boolean> {
  const [other] = await tx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.subjectId, of.subjectId),
        ne(moderationCases.id, of.id),
        ne(moderationCases.state, "closed"),
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function deleteCases(ctx: ServiceContext, before: Date): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(and(eq(moderationCases.state, "closed"), lte(moderationCases.closedAt, before)))
      .limit(batch)
      .for("update");
    const old = found.map(({ id }) => id);
    if (old.length === 0) return 0;
    const parties = await tx.db
      .select({ id: caseParties.id, reportId: caseParties.reportId })
      .from(caseParties)
      .where(inArray(caseParties.caseId, old));
    const partyIds = parties.map(({ id }) => id);
    const reportIds = parties.flatMap(({ reportId }) => reportId ?? []);
    if (partyIds.length > 0)
      await tx.db
        .delete(mails)
        .where(
          sql`${mails.id} in (select ${caseMails.mailId} from ${caseMails} where ${inArray(caseMails.partyId, partyIds)})`,
        );
    await tx.db
      .delete(mails)
      .where(
        inArray(
          mails.id,
          tx.db
            .select({ id: caseReminders.mailId })
            .from(caseReminders)
            .where(inArray(caseReminders.caseId, old)),
        ),
      );
    const deleted = await tx.db
      .delete(moderationCases)
      .where(inArray(moderationCases.id, old))
      .returning({ id: moderationCases.id });
    if (reportIds.length > 0) {
      const gone = await tx.db
        .delete(reports)
        .where(inArray(reports.id, reportIds))
        .returning({ confirmation: reports.confirmationMailId, receipt: reports.receiptMailId });
      const theirs = gone.flatMap(({ confirmation, receipt }) =>
        [confirmation, receipt].flatMap((id) => id ?? []),
      );
      if (theirs.length > 0) await tx.db.delete(mails).where(inArray(mails.id, theirs));
    }
    return deleted.length;
  });
}
