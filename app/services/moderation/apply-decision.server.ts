import { and, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import {
  comments,
  groupMembers,
  moderationCases,
  moderationDecisions,
  pictures,
  posts,
  type DecisionUndo,
} from "~/db/schema";
import type { DecisionKind } from "~/site/moderation";
import type { TransactionContext } from "../context.server";
import { Conflict, Invalid } from "../errors";
import { takenBackComment, takenBackPost } from "../posts/erase-texts.server";
import { tellOfComment, tellOfPost } from "../posts/tell.server";
import { checkedText, commentLength, contentLength, titleLength } from "../posts/text-rules";
import { commentSearch, postSearch } from "../words/written-search";
import { subjectNow, type Case } from "./subject.server";

type Words = { title: string; content: string };
type Effect = { kind: DecisionKind; silencedUntil?: Date; edited?: Words };

/**
 * Does what a decision says. Somebody who is silenced or banned for what they wrote loses sight of that, too.
 * @returns how things were, as far as they were changed
 * @throws Invalid for words that no text may have; Conflict("nothing_changed" | "gone")
 */
export async function applyDecision(
  tx: TransactionContext,
  of: Case,
  { kind, silencedUntil, edited }: Effect,
): Promise<DecisionUndo> {
  if (kind === "leave") return {};
  if (kind === "edit") return editText(tx, of, edited);
  if (kind === "delete") return deleteText(tx, of);
  const hidesPicture = kind === "remove_picture" || of.subject === "picture";
  return {
    ...(hidesPicture ? await hidePicture(tx, of) : await hideText(tx, of)),
    ...(kind === "silence" && silencedUntil ? await silence(tx, of, silencedUntil) : {}),
    ...(kind === "ban" ? await ban(tx, of) : {}),
  };
}

async function hideText(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const { commentId, postId } = of;
  const state = (await writtenText(tx, of))?.state;
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

/** The text that a case is about, kept as it is until the transaction ends; null for a picture or a member. */
async function writtenText(tx: TransactionContext, { commentId, postId }: Case) {
  if (commentId) {
    const [comment] = await tx.db
      .select()
      .from(comments)
      .where(eq(comments.id, commentId))
      .for("no key update");
    return comment ? { ...comment, title: "", tags: [], wish: null, isHard: false } : null;
  }
  if (!postId) return null;
  const [post] = await tx.db.select().from(posts).where(eq(posts.id, postId)).for("no key update");
  return post ?? null;
}

/** Puts other words in the place of the author's; readers see that it was not the author. */
async function editText(
  tx: TransactionContext,
  of: Case,
  edited: Words | undefined,
): Promise<DecisionUndo> {
  if (!edited) throw new Invalid("words");
  const isPost = of.postId !== null;
  const after = {
    title: isPost ? checkedText(edited.title, titleLength, "title") : "",
    content: checkedText(edited.content, isPost ? contentLength : commentLength, "content"),
  };
  const written = await writtenText(tx, of);
  if (!written || written.state === "deleted") throw new Conflict("gone");
  const before = { title: written.title, content: written.content };
  if (before.title === after.title && before.content === after.content)
    throw new Conflict("nothing_changed");
  await writeWords(tx, of, { ...after, tags: written.tags, moderatedAt: tx.now() });
  return { edited: { before, after } };
}

/**
 * Takes a text away from everybody, its author included. Its words go with the decision, so that they can come back; nobody
 * but the case's own people reads them there.
 */
async function deleteText(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const { commentId, postId } = of;
  const written = await writtenText(tx, of);
  if (!written || written.state === "deleted") throw new Conflict("gone");
  const { state, title, content, tags, wish, isHard, crisisLevel, moderatedAt } = written;
  const moderated = { moderatedAt: tx.now() };
  if (commentId)
    await tx.db
      .update(comments)
      .set({ ...takenBackComment, ...moderated })
      .where(eq(comments.id, commentId));
  else if (postId) {
    // The picture waits with the words: nobody sees that of a deleted post.
    const { pictureId, ...taken } = takenBackPost;
    void pictureId;
    await tx.db
      .update(posts)
      .set({ ...taken, ...moderated, pinnedAt: null })
      .where(eq(posts.id, postId));
  }
  return {
    state,
    deleted: {
      ...{ title, content, tags, wish, isHard, crisisLevel },
      moderatedAt: moderatedAt?.toISOString() ?? null,
    },
  };
}

type NewWords = Words & { tags: string[]; moderatedAt: Date | null };

async function writeWords(
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
  if (undo.edited) await putWordsBack(tx, of, undo.edited);
  if (undo.deleted) await bringBack(tx, of, undo.deleted, undo.state);
  else if (undo.state) await showText(tx, of, { from: "hidden", isNew: undo.state === "held" });
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

/** The author's own words again, unless the text says something else by now. */
async function putWordsBack(
  tx: TransactionContext,
  of: Case,
  { before, after }: NonNullable<DecisionUndo["edited"]>,
): Promise<void> {
  const written = await writtenText(tx, of);
  if (!written || written.title !== after.title || written.content !== after.content) return;
  await writeWords(tx, of, { ...before, tags: written.tags, moderatedAt: null });
}

/** A text that moderators deleted is there again, in the state that it had. */
async function bringBack(
  tx: TransactionContext,
  of: Case,
  {
    title,
    content,
    tags,
    wish,
    isHard,
    crisisLevel,
    ...kept
  }: NonNullable<DecisionUndo["deleted"]>,
  state: DecisionUndo["state"],
): Promise<void> {
  const { commentId, postId } = of;
  const moderatedAt = kept.moderatedAt === null ? null : new Date(kept.moderatedAt);
  const back = { content, crisisLevel, moderatedAt, state: "hidden" as const };
  const [there] = commentId
    ? await tx.db
        .update(comments)
        .set({ ...back, search: commentSearch(content) })
        .where(
          and(
            eq(comments.id, commentId),
            eq(comments.state, "deleted"),
            isNotNull(comments.moderatedAt),
          ),
        )
        .returning({ id: comments.id })
    : await tx.db
        .update(posts)
        .set({ ...back, title, tags, wish, isHard, search: postSearch({ title, content, tags }) })
        .where(
          and(eq(posts.id, postId ?? ""), eq(posts.state, "deleted"), isNotNull(posts.moderatedAt)),
        )
        .returning({ id: posts.id });
  if (!there || (state === "hidden" && (await isHiddenElsewhere(tx, of)))) return;
  await showText(tx, of, { from: "hidden", isNew: state === "held" });
}

/** Whether a decision in another case about the same text hides it. */
async function isHiddenElsewhere(tx: TransactionContext, of: Case): Promise<boolean> {
  const [found] = await tx.db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.subjectId, of.subjectId),
        ne(moderationCases.id, of.id),
        isNull(moderationDecisions.revertedAt),
        inArray(moderationDecisions.kind, ["hide", "silence", "ban"]),
      ),
    )
    .limit(1);
  return found !== undefined;
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
