import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { comments, groupMembers, pictures, posts, type DecisionUndo } from "~/db/schema";
import type { DecisionKind } from "~/site/moderation";
import type { TransactionContext } from "../context.server";
import { tellOfComment, tellOfPost } from "../posts/tell.server";
import { subjectNow, type Case } from "./subject.server";

type Effect = { kind: DecisionKind; silencedUntil?: Date };

/**
 * Does what a decision says. Somebody who is silenced or banned for what they wrote loses sight of that, too.
 * @returns how things were, as far as they were changed
 */
export async function applyDecision(
  tx: TransactionContext,
  of: Case,
  { kind, silencedUntil }: Effect,
): Promise<DecisionUndo> {
  if (kind === "leave") return {};
  const hidesPicture = kind === "remove_picture" || of.subject === "picture";
  return {
    ...(hidesPicture ? await hidePicture(tx, of) : await hideText(tx, of)),
    ...(kind === "silence" && silencedUntil ? await silence(tx, of, silencedUntil) : {}),
    ...(kind === "ban" ? await ban(tx, of) : {}),
  };
}

async function hideText(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const { commentId, postId } = of;
  if (!commentId && !postId) return {};
  const [written] = commentId
    ? await tx.db.select().from(comments).where(eq(comments.id, commentId)).for("no key update")
    : await tx.db
        .select()
        .from(posts)
        .where(eq(posts.id, postId ?? ""))
        .for("no key update");
  const state = written?.state;
  if (state !== "published" && state !== "held") return {};
  if (commentId)
    await tx.db.update(comments).set({ state: "hidden" }).where(eq(comments.id, commentId));
  else
    await tx.db
      .update(posts)
      .set({ state: "hidden", pinnedAt: null })
      .where(eq(posts.id, postId ?? ""));
  return { state };
}

async function hidePicture(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const now = await subjectNow(tx, of);
  const id = of.pictureId ?? now?.post?.pictureId;
  if (!id) return {};
  const hidden = await tx.db
    .update(pictures)
    .set({ hiddenAt: tx.now() })
    .where(and(eq(pictures.id, id), isNull(pictures.hiddenAt)))
    .returning({ id: pictures.id });
  return hidden.length > 0 ? { picture: true } : {};
}

async function silence(tx: TransactionContext, of: Case, until: Date): Promise<DecisionUndo> {
  const [before] = await tx.db
    .select({ silencedUntil: groupMembers.silencedUntil })
    .from(groupMembers)
    .where(eq(groupMembers.id, of.authorId))
    .for("no key update");
  if (before?.silencedUntil && before.silencedUntil >= until) return {};
  await tx.db
    .update(groupMembers)
    .set({ silencedUntil: until })
    .where(eq(groupMembers.id, of.authorId));
  return { silencedUntil: before?.silencedUntil?.toISOString() ?? null };
}

async function ban(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const [before] = await tx.db
    .select({ state: groupMembers.state, role: groupMembers.role })
    .from(groupMembers)
    .where(eq(groupMembers.id, of.authorId))
    .for("no key update");
  if (!before || before.state === "banned") return {};
  await tx.db
    .update(groupMembers)
    .set({ state: "banned", role: "member", offersToLook: false, request: null })
    .where(eq(groupMembers.id, of.authorId));
  return { membership: { state: before.state, role: before.role } };
}

/**
 * Brings back what a decision took away, unless it is gone or was changed since. What waited to be looked at is shown:
 * somebody has looked.
 */
export async function undoDecision(
  tx: TransactionContext,
  of: Case,
  undo: DecisionUndo,
): Promise<void> {
  if (undo.state) await showText(tx, of, { from: "hidden", isNew: undo.state === "held" });
  if (undo.picture) {
    const now = await subjectNow(tx, of);
    const id = of.pictureId ?? now?.post?.pictureId;
    if (id)
      await tx.db
        .update(pictures)
        .set({ hiddenAt: null })
        .where(and(eq(pictures.id, id), isNotNull(pictures.hiddenAt)));
  }
  const { silencedUntil, membership } = undo;
  if (silencedUntil !== undefined)
    await tx.db
      .update(groupMembers)
      .set({ silencedUntil: silencedUntil === null ? null : new Date(silencedUntil) })
      .where(eq(groupMembers.id, of.authorId));
  if (membership)
    await tx.db
      .update(groupMembers)
      .set(membership)
      .where(and(eq(groupMembers.id, of.authorId), eq(groupMembers.state, "banned")));
}

/** Lets a text through that waited for somebody to look. */
export const releaseHeld = (tx: TransactionContext, of: Case) =>
  showText(tx, of, { from: "held", isNew: true });

async function showText(
  tx: TransactionContext,
  of: Case,
  { from, isNew }: { from: "hidden" | "held"; isNew: boolean },
): Promise<boolean> {
  const now = await subjectNow(tx, of);
  if (!now) return false;
  const { group } = now;
  if (of.commentId) {
    const [comment] = await tx.db
      .update(comments)
      .set({ state: "published" })
      .where(and(eq(comments.id, of.commentId), eq(comments.state, from)))
      .returning();
    if (!comment) return false;
    if (isNew) {
      const answered = await answeredBy(tx, comment);
      await tellOfComment(tx, comment, { group, answered });
    }
    return true;
  }
  if (!of.postId) return false;
  const [post] = await tx.db
    .update(posts)
    .set({ state: "published" })
    .where(and(eq(posts.id, of.postId), eq(posts.state, from)))
    .returning();
  if (post && isNew) await tellOfPost(tx, { group, post });
  return post !== undefined;
}

/** The author of what a comment answers. */
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
