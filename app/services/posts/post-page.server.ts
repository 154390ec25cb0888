import { and, eq, not, sql } from "drizzle-orm";
import { preparedStatement } from "~/db/prepared-statement.server";
import { comments, posts } from "~/db/schema";
import type { ShownComment, ShownPost } from "~/site/posts";
import type { ServiceContext } from "../command/context.server";
import { isOpen, mayBeRead, viewerOf, silenceEnd, writeRefusal } from "../groups/access.server";
import type { WriteRefusal } from "../groups/refusals";
import { readComment, readComments, type CommentList } from "./comments-page.server";
import { isVisibleTo } from "./find-post.server";
import { isId } from "../listing/ids";
import { reportedBy } from "./reported.server";
import { selectPosts, shownPost } from "./shown-post.server";

export type Surroundings = {
  group: {
    id: string;
    slug: string;
    name: string;
    isOpen: boolean;
    isIndexed: boolean;
    isSensitive: boolean;
  };
  /** The viewer's own membership; null where they are not active in the group. */
  memberId: string | null;
  isKeeper: boolean;
  name: string | null;
  cannotWrite: WriteRefusal | null;
  /** Until when, where it is because they are silenced; ISO 8601 in UTC. */
  silencedUntil: string | null;
  /** See `mayBeRead`. */
  mayBeRead: boolean;
};

export type PostPage = Surroundings & { post: ShownPost; list: CommentList };

/**
 * A post with the first of its comments, or those after a place among them.
 * @returns null when there is none for this viewer
 */
export async function findPostPage(
  ctx: ServiceContext,
  id: string,
  { after }: { after?: string | null } = {},
): Promise<PostPage | null> {
  const found = await findPost(ctx, id);
  if (!found) return null;
  const { memberId } = found;
  const list = await readComments(ctx, { postId: found.post.id, under: null, memberId }, after);
  return { ...found, list };
}

type Shape = "for a visitor" | "for a member";
const viewerIn = (shape: Shape) => (shape === "for a visitor" ? null : sql.placeholder("viewer"));

const onePost = preparedStatement((db, shape: Shape) =>
  selectPosts(db, viewerIn(shape))
    // What somebody has reported is closed to them, by its address, too.
    .where(
      and(
        eq(posts.id, sql.placeholder("id")),
        not(reportedBy(viewerIn(shape), { post: posts.id })),
        not(reportedBy(viewerIn(shape), { member: posts.authorId })),
      ),
    )
    .prepare("post"),
);

/** A post alone, as the forms that change it need it. */
export async function findPost(
  ctx: ServiceContext,
  id: string,
): Promise<(Surroundings & { post: ShownPost }) | null> {
  if (!isId(id)) return null;
  const viewer = viewerOf(ctx);
  const [row] = await onePost(ctx, viewer === null ? "for a visitor" : "for a member").execute({
    id,
    viewer,
  });
  if (!row) return null;
  const { group, mine, me } = row;
  const membership = mine?.state === "active" ? mine : null;
  if (!isOpen(group) && !membership) return null;
  if (!isVisibleTo(row, mine)) return null;
  return {
    post: shownPost(row, { whole: true }),
    group: {
      id: group.id,
      slug: group.slug,
      name: group.name,
      isOpen: isOpen(group),
      isIndexed: group.isIndexed,
      isSensitive: group.isSensitive,
    },
    memberId: membership?.id ?? null,
    isKeeper: membership?.role === "keeper",
    name: mine?.pseudonym ?? (group.isSensitive ? null : (me?.nick ?? null)),
    mayBeRead: mayBeRead(group, mine),
    cannotWrite: writeRefusal({ group, membership: mine, account: me }, ctx.now()),
    silencedUntil: silenceEnd(mine, ctx.now()),
  };
}

export type CommentPage = Surroundings & {
  post: ShownPost;
  comment: ShownComment;
  /** Under which comment it is shown; null for an answer to the post. */
  shownUnderId: string | null;
  list: CommentList;
};

/**
 * A comment with the first of its answers, or those after a place among them.
 * @returns null when there is none for this viewer
 */
export async function findCommentPage(
  ctx: ServiceContext,
  id: string,
  { after }: { after?: string | null } = {},
): Promise<CommentPage | null> {
  if (!isId(id)) return null;
  const [place] = await ctx.db
    .select({ postId: comments.postId, shownUnderId: comments.shownUnderId })
    .from(comments)
    .where(eq(comments.id, id));
  const found = place && (await findPost(ctx, place.postId));
  if (!found) return null;
  const { memberId } = found;
  const [comment, list] = await Promise.all([
    readComment(ctx, { id, memberId }),
    readComments(ctx, { postId: place.postId, under: id, memberId }, after),
  ]);
  const isThere = comment && (comment.kind === "shown" || comment.replyCount > 0);
  return isThere ? { ...found, comment, shownUnderId: place.shownUnderId, list } : null;
}
