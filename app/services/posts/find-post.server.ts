import { eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, posts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import {
  assertWriting,
  groupAccess,
  type Group,
  type GroupAccess,
  type Membership,
} from "../groups/access.server";
import { hasBlocked, isBlockedBy } from "../groups/mutes.server";
import { isId } from "../listing/ids";
import { cannotWriteRefusals } from "./refusals";

const postColumns = withoutSearch(getTableColumns(posts));
const commentColumns = withoutSearch(getTableColumns(comments));

function withoutSearch<Columns extends { search: unknown }>(columns: Columns) {
  const { search, ...others } = columns;
  void search;
  return others;
}

export type Post = Omit<typeof posts.$inferSelect, "search">;
export type Comment = Omit<typeof comments.$inferSelect, "search">;

/** Whether one viewer sees a post or a comment in this state: what is held or hidden is its author's alone. */
export const isVisibleTo = (
  { state, authorId }: Pick<Post, "state" | "authorId">,
  membership: Pick<Membership, "id"> | null,
) => state === "published" || (state !== "deleted" && authorId === membership?.id);

async function readablePost(
  ctx: ServiceContext,
  id: string,
): Promise<{ post: Post; access: GroupAccess }> {
  const [post] = isId(id)
    ? await ctx.db
        .select(postColumns)
        .from(posts)
        .where(eq(posts.id, id))
        .prepare("readable_post")
        .execute()
    : [];
  const access = post && (await groupAccess(ctx, { id: post.groupId }));
  if (!post || !access?.canRead || !isVisibleTo(post, access.membership))
    throw new NotFound("post");
  return { post, access };
}

async function readableComment(
  ctx: ServiceContext,
  id: string,
): Promise<{ comment: Comment; post: Post; access: GroupAccess }> {
  const [comment] = isId(id)
    ? await ctx.db.select(commentColumns).from(comments).where(eq(comments.id, id))
    : [];
  if (!comment) throw new NotFound("comment");
  const { post, access } = await readablePost(ctx, comment.postId);
  if (!isVisibleTo(comment, access.membership)) throw new NotFound("comment");
  return { comment, post, access };
}

export type Written = Pick<Post, "id" | "state" | "authorId">;
type Writing<Found> = Found & { group: Group; membership: Membership };

/**
 * The post, its group and the membership that does something to it; stands first in every verb about a post.
 * @throws NotFound, NotAllowed
 */
export async function authoriseOnPost(
  ctx: ServiceContext,
  id: string,
): Promise<Writing<{ post: Post }>> {
  const { post, access } = await readablePost(ctx, id);
  return { post, ...assertWriting(access) };
}

/** The same for a comment. */
export async function authoriseOnComment(
  ctx: ServiceContext,
  id: string,
): Promise<Writing<{ comment: Comment; post: Post }>> {
  const { comment, post, access } = await readableComment(ctx, id);
  return { comment, post, ...assertWriting(access) };
}

/** One's own, and whether help lines stand near it: its group is sensitive, or it sounds hard. */
type Own<Found> = Found & { needsHelp: boolean };

/**
 * A post of one's own, to be taken back: the right to that does not end with the right to write or to read.
 * @throws NotFound, NotAllowed("not_author") for what one may read but has not written
 */
export async function assertOwnPost(ctx: ServiceContext, id: string): Promise<Own<Post>> {
  const [post] = isId(id)
    ? await ctx.db.select(postColumns).from(posts).where(eq(posts.id, id))
    : [];
  if (!post || post.state === "deleted") throw new NotFound("post");
  return assertOwn(ctx, post, post.groupId);
}

/** The same for a comment. */
export async function assertOwnComment(ctx: ServiceContext, id: string): Promise<Own<Comment>> {
  const [found] = isId(id)
    ? await ctx.db
        .select({ comment: commentColumns, groupId: posts.groupId })
        .from(comments)
        .innerJoin(posts, eq(posts.id, comments.postId))
        .where(eq(comments.id, id))
    : [];
  if (!found || found.comment.state === "deleted") throw new NotFound("comment");
  return assertOwn(ctx, found.comment, found.groupId);
}

async function assertOwn<Found extends Post | Comment>(
  ctx: ServiceContext,
  written: Found,
  groupId: string,
): Promise<Own<Found>> {
  const access = await groupAccess(ctx, { id: groupId });
  if (access && access.membership?.id === written.authorId)
    return { ...written, needsHelp: access.group.isSensitive || written.crisisLevel !== "none" };
  if (!access?.canRead || written.state !== "published") throw new NotFound("written");
  throw new NotAllowed("not_author");
}

/** @throws NotAllowed("not_author") */
export function assertAuthor({ authorId }: Written, { id }: Membership): void {
  if (authorId !== id) throw new NotAllowed("not_author");
}

/**
 * Holds back whoever its author has blocked from answering or liking something.
 * @throws NotAllowed("blocked"), NotFound for what only its author sees, and nobody answers yet
 */
export async function assertWelcome(
  ctx: ServiceContext,
  written: Written,
  { id }: Membership,
): Promise<void> {
  if (written.state !== "published") throw new NotFound("answered");
  if (written.authorId === id) return;
  if (await isBlockedBy(ctx, { ownerId: written.authorId, actorId: id }))
    throw new NotAllowed(cannotWriteRefusals.blocked);
}

const answered = alias(comments, "answered");

/**
 * Whether whoever wrote a comment has been blocked by the author of its post, or of the comment that it answers: it takes no new
 * words then.
 */
export async function isKeptAsItIs(
  ctx: Pick<ServiceContext, "db">,
  { id }: Pick<Comment, "id">,
): Promise<boolean> {
  const [found] = await ctx.db
    .select({
      byPost: hasBlocked(posts.authorId, comments.authorId),
      byAnswered: hasBlocked(answered.authorId, comments.authorId),
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(answered, eq(answered.id, comments.parentId))
    .where(eq(comments.id, id));
  return Boolean(found?.byPost || found?.byAnswered);
}
