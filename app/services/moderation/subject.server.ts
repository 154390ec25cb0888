import { and, asc, eq, ne } from "drizzle-orm";
import { comments, groupMembers, groups, moderationCases, pictures, posts } from "~/db/schema";
import type { ReportKind } from "~/site/reports";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { isKeeperOf } from "../groups/access.server";
import { claimTime } from "~/config/limits";

export type Case = typeof moderationCases.$inferSelect;

/** Whose case it is: a membership, or an account. */
export type Concerned = Pick<Case, "id" | "authorId" | "accountId">;

/** The account of whoever a case is about, where it is known: to nobody who only looks at the case. */
export async function accountOf(
  ctx: Pick<ServiceContext, "db">,
  { authorId, accountId }: Pick<Case, "authorId" | "accountId">,
): Promise<string | null> {
  if (authorId === null) return accountId;
  const [author] = await ctx.db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.id, authorId));
  return author?.userId ?? null;
}

export type Subject = {
  kind: ReportKind;
  id: string;
  groupId: string;
  /** Null for words of a group whose keepers are gone. */
  authorId: string | null;
  /** The post that it is or stands in; null for a member and for words of a group. */
  inPostId: string | null;
};

export const subjectColumns = {
  post: "postId",
  comment: "commentId",
  picture: "pictureId",
  member: "memberId",
  group_words: "groupId",
} as const satisfies Record<ReportKind, string>;

/** @returns null for what is gone */
export async function findSubject(
  ctx: Pick<ServiceContext, "db">,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Subject | null> {
  if (kind === "member") {
    const [member] = await ctx.db
      .select({ groupId: groupMembers.groupId })
      .from(groupMembers)
      .where(eq(groupMembers.id, id));
    return member ? { kind, id, groupId: member.groupId, authorId: id, inPostId: null } : null;
  }
  if (kind === "group_words") {
    const author = await groupWordsAuthor(ctx, id);
    return author && { kind, id, groupId: id, ...author, inPostId: null };
  }
  if (kind === "comment") {
    const [comment] = await ctx.db
      .select({ groupId: posts.groupId, authorId: comments.authorId, inPostId: posts.id })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(eq(comments.id, id), ne(comments.state, "deleted")));
    return comment ? { kind, id, ...comment } : null;
  }
  const [post] = await ctx.db
    .select({ groupId: posts.groupId, authorId: posts.authorId, inPostId: posts.id })
    .from(posts)
    .where(and(eq(kind === "post" ? posts.id : posts.pictureId, id), ne(posts.state, "deleted")));
  return post ? { kind, id, ...post } : null;
}

/** Who answers for the words of a group: whoever wrote them last or, where nobody knows, who has looked after it longest. */
async function groupWordsAuthor(
  { db }: Pick<ServiceContext, "db">,
  groupId: string,
): Promise<{ authorId: string | null } | null> {
  const [group] = await db
    .select({ authorId: groups.wordsById })
    .from(groups)
    .where(eq(groups.id, groupId));
  if (!group || group.authorId) return group ?? null;
  const [keeper] = await db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(isKeeperOf(groupId))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id))
    .limit(1);
  return { authorId: keeper?.id ?? null };
}

/** What of a case's subject is still there: the state of the text, its picture. */
export async function subjectNow(ctx: Pick<ServiceContext, "db">, { id }: Pick<Case, "id">) {
  const [now] = await ctx.db
    .select({
      post: { id: posts.id, state: posts.state, pictureId: posts.pictureId },
      comment: { id: comments.id, state: comments.state },
      picture: { id: pictures.id, hiddenAt: pictures.hiddenAt },
      group: groups,
    })
    .from(moderationCases)
    .innerJoin(groups, eq(groups.id, moderationCases.groupId))
    .leftJoin(posts, eq(posts.id, moderationCases.inPostId))
    .leftJoin(comments, eq(comments.id, moderationCases.commentId))
    .leftJoin(pictures, eq(pictures.id, moderationCases.pictureId))
    .where(eq(moderationCases.id, id));
  return now ?? null;
}

/**
 * Keeps a text as it is until the transaction ends: before its case is locked, always. Its author, who changes it, reaches
 * the case last, too, so nobody waits for each other. Reports that refer to it may still be written.
 */
export async function lockText(
  tx: TransactionContext,
  { commentId, inPostId, wordsOf }: LockedText,
): Promise<void> {
  if (wordsOf)
    await tx.db
      .select({ id: groups.id })
      .from(groups)
      .where(eq(groups.id, wordsOf))
      .for("no key update");
  else if (commentId)
    await tx.db
      .select({ id: comments.id })
      .from(comments)
      .where(eq(comments.id, commentId))
      .for("no key update");
  else if (inPostId)
    await tx.db
      .select({ id: posts.id })
      .from(posts)
      .where(eq(posts.id, inPostId))
      .for("no key update");
}

type LockedText = {
  commentId: string | null;
  inPostId: string | null;
  /** The group whose rules and welcome it is. */
  wordsOf?: string | null;
};

/** What of a thing `lockText` locks. */
export const textOf = ({ kind, id, inPostId }: Subject): LockedText => ({
  commentId: kind === "comment" ? id : null,
  inPostId,
  wordsOf: kind === "group_words" ? id : null,
});

/** Whether a moderator is at a case now. */
export const isClaimed = (
  ctx: Pick<ServiceContext, "now">,
  { claimedAt }: Pick<Case, "claimedAt">,
): boolean => claimedAt !== null && ctx.now().getTime() - claimedAt.getTime() < claimTime;
