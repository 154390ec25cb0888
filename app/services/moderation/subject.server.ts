import { and, eq, ne } from "drizzle-orm";
import { comments, groupMembers, groups, moderationCases, pictures, posts } from "~/db/schema";
import type { ReportKind } from "~/site/reports";
import type { ServiceContext, TransactionContext } from "../command/context.server";
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
  authorId: string;
  /** The post that it is or stands in; null for a member. */
  inPostId: string | null;
};

export const subjectColumns = {
  post: "postId",
  comment: "commentId",
  picture: "pictureId",
  member: "memberId",
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

/** What of a case's subject is still there: the state of the text, its picture, the person. */
export async function subjectNow(ctx: Pick<ServiceContext, "db">, { id }: Pick<Case, "id">) {
  const [now] = await ctx.db
    .select({
      post: { id: posts.id, state: posts.state, pictureId: posts.pictureId },
      comment: { id: comments.id, state: comments.state },
      picture: { id: pictures.id, hiddenAt: pictures.hiddenAt },
      author: groupMembers,
      group: groups,
    })
    .from(moderationCases)
    .innerJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
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
  { commentId, inPostId }: { commentId: string | null; inPostId: string | null },
): Promise<void> {
  if (commentId)
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

/** What of a thing `lockText` locks. */
export const textOf = ({ kind, id, inPostId }: Subject) => ({
  commentId: kind === "comment" ? id : null,
  inPostId,
});

/** Whether a moderator is at a case now. */
export const isClaimed = (
  ctx: Pick<ServiceContext, "now">,
  { claimedAt }: Pick<Case, "claimedAt">,
): boolean => claimedAt !== null && ctx.now().getTime() - claimedAt.getTime() < claimTime;
