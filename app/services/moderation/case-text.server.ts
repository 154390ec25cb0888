import { eq } from "drizzle-orm";
import { comments, posts } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { commentSearch, postSearch } from "../words/written-search";
import { subjectNow, type Case } from "./subject.server";

export type Words = { title: string; content: string };

/** The text that a case is about, kept as it is until the transaction ends; null for a picture or a member. */
export async function writtenText(tx: TransactionContext, { commentId, postId }: Case) {
  if (commentId) {
    const [comment] = await tx.db
      .select()
      .from(comments)
      .where(eq(comments.id, commentId))
      .for("no key update");
    return comment
      ? { ...comment, title: "", tags: [], replyPreference: null, isHard: false }
      : null;
  }
  if (!postId) return null;
  const [post] = await tx.db.select().from(posts).where(eq(posts.id, postId)).for("no key update");
  return post ?? null;
}

type NewWords = Words & { tags: string[]; moderatedAt: Date | null };

/** Puts words in the place of those that the text of a case has. */
export async function writeWords(
  tx: TransactionContext,
  { commentId, postId }: Case,
  { title, content, tags, moderatedAt }: NewWords,
): Promise<void> {
  if (commentId)
    await tx.db
      .update(comments)
      .set({ content, moderatedAt, search: commentSearch(content) })
      .where(eq(comments.id, commentId));
  else if (postId)
    await tx.db
      .update(posts)
      .set({ title, content, moderatedAt, search: postSearch({ title, content, tags }) })
      .where(eq(posts.id, postId));
}

/** The picture that a case is about, or that its post has; undefined where there is none. */
export async function pictureOf(tx: TransactionContext, of: Case): Promise<string | undefined> {
  const now = await subjectNow(tx, of);
  return of.pictureId ?? now?.post?.pictureId ?? undefined;
}
