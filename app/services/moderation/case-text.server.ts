import { eq, sql } from "drizzle-orm";
import { comments, groups, posts, type DecisionUndo, type GroupWords } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { commentSearch, postSearch } from "../words/written-search";
import { subjectNow, type Case } from "./subject.server";

export type Words = { title: string; content: string };

/** What the rules and the welcome of a group say, kept as it is until the transaction ends. */
export async function groupWordsNow(tx: TransactionContext, groupId: string): Promise<GroupWords> {
  const { rules, welcome } = await ownedGroupWords(tx, groupId);
  return { rules, welcome };
}

/** The same, with who answers for them, and since when. */
export async function ownedGroupWords(tx: TransactionContext, groupId: string) {
  const [group] = await tx.db
    .select({
      ...{ rules: groups.rules, welcome: groups.welcome },
      ...{ wordsById: groups.wordsById, wordsAt: groups.wordsAt },
    })
    .from(groups)
    .where(eq(groups.id, groupId))
    .for("no key update");
  return group ?? { rules: "", welcome: "", wordsById: null, wordsAt: null };
}

const unheard = { crisisLevel: "none", moderatedAt: null } as const;
const noPost = { tags: [], replyPreference: null, isHard: false };

/** The text that a case is about, kept as it is until the transaction ends; null for a picture or a member. */
export async function writtenText(
  tx: TransactionContext,
  { commentId, postId, subject, groupId }: Case,
) {
  if (subject === "group_words" && groupId) {
    const { rules, welcome } = await groupWordsNow(tx, groupId);
    const state = "published" as const;
    return { ...noPost, title: rules, content: welcome, state, ...unheard };
  }
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

type NewWords = Words & {
  tags: string[];
  moderatedAt: Date | null;
  /** Who answers for words of a group from now on; left out, whoever does. */
  whose?: NonNullable<DecisionUndo["edited"]>["whose"];
};

/** Puts words in the place of those that the text of a case has. */
export async function writeWords(
  tx: TransactionContext,
  { commentId, postId, subject, groupId }: Case,
  { title, content, tags, moderatedAt, whose }: NewWords,
): Promise<void> {
  if (subject === "group_words" && groupId)
    await tx.db
      .update(groups)
      .set({
        ...{ rules: title, welcome: content },
        ...(whose && {
          // Nobody, where they are gone since.
          wordsById: sql`(select id from group_members where id = ${whose.byId}::uuid)`,
          wordsAt: whose.at === null ? null : new Date(whose.at),
        }),
      })
      .where(eq(groups.id, groupId));
  else if (commentId)
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
