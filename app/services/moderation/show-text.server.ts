import { and, eq } from "drizzle-orm";
import { comments, posts } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { notifyOfComment, notifyOfPost } from "../posts/notify-of-text.server";
import { countOwnComment } from "../posts/visits.server";
import { subjectNow, type Case } from "./subject.server";

/** Lets a text through that waited for somebody to look. */
export const releaseHeld = (tx: TransactionContext, of: Case) =>
  showText(tx, of, { from: "held", isNew: true });

/**
 * Shows a text that was kept from everybody.
 * @param how.from the state that it has to be in
 * @param how.isNew nobody has been told of it yet: it stands among others as if it were written now
 * @returns whether it was in that state
 */
export async function showText(
  tx: TransactionContext,
  of: Case,
  { from, isNew }: { from: "hidden" | "held"; isNew: boolean },
): Promise<boolean> {
  const now = await subjectNow(tx, of);
  if (!now) return false;
  const { group } = now;
  const shown = { state: "published", ...(isNew && { createdAt: tx.now() }) } as const;
  if (of.commentId) {
    const [comment] = await tx.db
      .update(comments)
      .set(shown)
      .where(and(eq(comments.id, of.commentId), eq(comments.state, from)))
      .returning();
    if (!comment) return false;
    if (isNew) {
      await countOwnComment(tx, comment);
      const answered = await answeredBy(tx, comment);
      await notifyOfComment(tx, comment, { group, answered });
    }
    return true;
  }
  if (!of.postId) return false;
  const [post] = await tx.db
    .update(posts)
    .set(shown)
    .where(and(eq(posts.id, of.postId), eq(posts.state, from)))
    .returning();
  if (post && isNew) await notifyOfPost(tx, { group, post });
  return post !== undefined;
}

async function answeredBy(
  tx: TransactionContext,
  { parentId, postId }: { parentId: string | null; postId: string },
): Promise<string | null> {
  const [answered] = parentId
    ? await tx.db
        .select({ authorId: comments.authorId })
        .from(comments)
        .where(eq(comments.id, parentId))
    : await tx.db.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, postId));
  return answered?.authorId ?? null;
}
