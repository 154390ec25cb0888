import { and, eq, ne } from "drizzle-orm";
import { comments, groupMembers, groups, moderationCases, pictures, posts } from "~/db/schema";
import type { GroupField } from "~/site/group-words-text";
import type { CaseSubject } from "~/site/moderation";
import type { ReportKind } from "~/site/reports";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { keeperMembershipsOf } from "../groups/access.server";
import { claimTime } from "~/config/limits";

export type Case = typeof moderationCases.$inferSelect;

/** Whose case it is: a membership, an account or, of words that nobody is known to have written, those who look after a group. */
export type Concerned = Pick<Case, "id" | "authorId" | "accountId" | "groupId">;

/** The accounts of whomever a case is about, where they are known: to nobody who only looks at the case. */
export async function accountsOf(
  ctx: Pick<ServiceContext, "db">,
  { authorId, accountId, groupId }: Concerned,
): Promise<string[]> {
  if (accountId !== null) return [accountId];
  const members =
    authorId !== null
      ? await ctx.db
          .select({ userId: groupMembers.userId })
          .from(groupMembers)
          .where(eq(groupMembers.id, authorId))
      : groupId === null
        ? []
        : await keeperMembershipsOf(ctx, groupId);
  return members.flatMap(({ userId }) => userId ?? []);
}

export type Subject = {
  kind: Exclude<CaseSubject, "account">;
  id: string;
  /** Which of the words of a group; null for everything else. */
  field: GroupField | null;
  groupId: string;
  /** Null for words of a group that no keeper is known to have written. */
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
} as const satisfies Record<Subject["kind"], string>;

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
    return member
      ? { kind, id, field: null, groupId: member.groupId, authorId: id, inPostId: null }
      : null;
  }
  if (kind === "group_rules" || kind === "group_welcome") {
    const field = kind === "group_rules" ? "rules" : "welcome";
    const [group] = await ctx.db
      .select({ authorId: field === "rules" ? groups.rulesById : groups.welcomeById })
      .from(groups)
      .where(eq(groups.id, id));
    return group ? { kind: "group_words", id, field, groupId: id, ...group, inPostId: null } : null;
  }
  if (kind === "comment") {
    const [comment] = await ctx.db
      .select({ groupId: posts.groupId, authorId: comments.authorId, inPostId: posts.id })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(eq(comments.id, id), ne(comments.state, "deleted")));
    return comment ? { kind, id, field: null, ...comment } : null;
  }
  const [post] = await ctx.db
    .select({ groupId: posts.groupId, authorId: posts.authorId, inPostId: posts.id })
    .from(posts)
    .where(and(eq(kind === "post" ? posts.id : posts.pictureId, id), ne(posts.state, "deleted")));
  return post ? { kind, id, field: null, ...post } : null;
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
