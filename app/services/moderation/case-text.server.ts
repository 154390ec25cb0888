import { eq, sql } from "drizzle-orm";
import { comments, groups, posts, type GroupWordsOwner } from "~/db/schema";
import { groupFields, isSameText, type GroupField } from "~/site/group-words-text";
import type { TransactionContext } from "../command/context.server";
import { commentSearch, postSearch } from "../words/written-search";
import { subjectNow, type Case } from "./subject.server";

export type Words = { title: string; content: string };

/** What each of the words of a group says, whose it is and since when, kept as they are until the transaction ends. */
export async function groupWordsNow(
  tx: TransactionContext,
  groupId: string,
): Promise<Record<GroupField, OwnedText>> {
  const [group] = await tx.db
    .select()
    .from(groups)
    .where(eq(groups.id, groupId))
    .for("no key update");
  return {
    rules: ownedText(group?.rules, group?.rulesById, group?.rulesAt),
    welcome: ownedText(group?.welcome, group?.welcomeById, group?.welcomeAt),
  };
}

type OwnedText = { text: string; byId: string | null; at: Date | null };

const ownedText = (text = "", byId: string | null = null, at: Date | null = null): OwnedText => ({
  text,
  byId,
  at,
});

/** Which of the words of a group a case is about: one, or both in a case of the release before. */
export const fieldsOf = ({ words }: Pick<Case, "words">): GroupField[] =>
  groupFields.filter((field) => words?.[field]);

/** Where a decision keeps each of them, among the words that it changed. */
export const keptAs = { rules: "title", welcome: "content" } as const;

/**
 * Whether what stands there is within reach of a case: its author still answers for it, whatever they have changed since. Where
 * nobody is known to, only what was reported is, but for case and space.
 */
export const isWithinReach = (
  { words, authorId }: Pick<Case, "words" | "authorId">,
  field: GroupField,
  { text, byId }: Pick<OwnedText, "text" | "byId">,
): boolean => byId === authorId && (byId !== null || isSameText(text, words?.[field] ?? ""));

/** Puts a text in the place of one of the words of a group. @param whose who answers for it from now on; left out, whoever does */
export async function writeGroupText(
  tx: TransactionContext,
  groupId: string,
  { field, text, whose }: { field: GroupField; text: string; whose?: GroupWordsOwner },
): Promise<void> {
  // Nobody, where they are gone since.
  const byId = whose && sql`(select id from group_members where id = ${whose.byId}::uuid)`;
  const at = whose && (whose.at === null ? null : new Date(whose.at));
  await tx.db
    .update(groups)
    .set(
      field === "rules"
        ? { rules: text, ...(whose && { rulesById: byId, rulesAt: at }) }
        : { welcome: text, ...(whose && { welcomeById: byId, welcomeAt: at }) },
    )
    .where(eq(groups.id, groupId));
}

const noPost = { tags: [], replyPreference: null, isHard: false };

/** The text that a case is about, kept as it is until the transaction ends; null for a picture, a member and words of a group. */
export async function writtenText(tx: TransactionContext, { commentId, postId }: Case) {
  if (commentId) {
    const [comment] = await tx.db
      .select()
      .from(comments)
      .where(eq(comments.id, commentId))
      .for("no key update");
    return comment ? { ...comment, ...noPost, title: "" } : null;
  }
  if (!postId) return null;
  const [post] = await tx.db.select().from(posts).where(eq(posts.id, postId)).for("no key update");
  return post ?? null;
}

/** Puts words in the place of those that the text of a case has. */
export async function writeWords(
  tx: TransactionContext,
  { commentId, postId }: Case,
  { title, content, tags, moderatedAt }: Words & { tags: string[]; moderatedAt: Date | null },
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
