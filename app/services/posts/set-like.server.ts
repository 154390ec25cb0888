import { and, desc, eq, sql } from "drizzle-orm";
import { preparedStatement } from "~/db/prepared-statement.server";
import { commentLikes, comments, groupMembers, groups, postLikes, posts, users } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { accessOf, assertWriting, viewerOf } from "../groups/access.server";
import { hasBlocked } from "../groups/mutes.server";
import { isId } from "../listing/ids";
import { retractLikeNotification, tellingOfLike } from "../notifications/notify.server";
import { authoriseOnComment, authoriseOnPost, isVisibleTo } from "./find-post.server";
import { cannotWriteRefusals } from "./refusals";
import { consumeWritingLimit } from "./writing-limits.server";

const likeable = {
  post: { likes: postLikes, key: "postId", thingId: postLikes.postId, things: posts },
  comment: {
    ...{ likes: commentLikes, key: "commentId", thingId: commentLikes.commentId },
    things: comments,
  },
} as const;

type Likeable = keyof typeof likeable;

/**
 * Likes a post or a comment, or likes it no more. It is a state and no toggle: the same request again changes nothing. It is
 * the most frequent act of all: whether it may be is one question, and liking one statement.
 * @returns the like as it stands afterwards
 * @throws NotFound, NotAllowed, TooManyRequests
 */
export async function setLike(
  ctx: ServiceContext,
  { kind, id, liked }: { kind: Likeable; id: string; liked: boolean },
): Promise<{ liked: boolean; count: number }> {
  const { written, place, membership } = await authoriseLike(ctx, kind, id);
  await consumeWritingLimit(ctx, "communityLikes", membership.id);
  const { likes, thingId, things } = likeable[kind];
  const between = { recipientId: written.authorId, actorId: membership.id };
  if (liked) {
    const at = ctx.now();
    // What is liked is locked before what tells of it, as where a like is taken back: the other way round the two would wait
    // for each other. Its counter would lock it only at the end of the statement.
    const column = sql.identifier(kind === "post" ? "post_id" : "comment_id");
    const [counted] = await ctx.db.execute<{ count: number }>(sql`
      with added as (
        insert into ${likes} (${column}, member_id, created_at)
        select liked.id, ${membership.id}::uuid, ${at.toISOString()}::timestamptz
        from (select id from ${things} where id = ${written.id}::uuid for no key update) as liked
        on conflict do nothing returning member_id
      ), told as (${tellingOfLike({ ...between, ...place, at }, sql`added`)})
      select (${things.likeCount} + (select count(*) from added))::int as count
      from ${things} where ${things.id} = ${written.id}::uuid`);
    return { liked, count: counted?.count ?? 0 };
  }
  await inTransaction(ctx, async (tx) => {
    const [taken] = await tx.db
      .delete(likes)
      .where(and(eq(thingId, written.id), eq(likes.memberId, membership.id)))
      .returning({ likedAt: likes.createdAt });
    if (!taken) return;
    const [latest] = await tx.db
      .select({ id: likes.memberId })
      .from(likes)
      .where(eq(thingId, written.id))
      .orderBy(desc(likes.createdAt))
      .limit(1);
    await retractLikeNotification(tx, {
      ...between,
      ...{ postId: place.postId, thingId: written.id },
      ...{ likedAt: taken.likedAt, latestId: latest?.id },
    });
  });
  const [counted] = await ctx.db
    .select({ count: things.likeCount })
    .from(things)
    .where(eq(things.id, written.id))
    .prepare(`likes_of_${kind}`)
    .execute();
  return { liked, count: counted?.count ?? 0 };
}

const asked = (thing: typeof posts | typeof comments) => ({
  thing: { id: thing.id, state: thing.state, authorId: thing.authorId },
  post: { id: posts.id, state: posts.state, authorId: posts.authorId },
  group: groups,
  membership: groupMembers,
  account: { status: users.status, nick: users.nick, nickKey: users.nickKey },
  isBlocked: hasBlocked(thing.authorId, groupMembers.id),
});

const viewer = eq(users.id, sql.placeholder("viewer"));
const own = and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, users.id));

/** All that decides whether somebody may like something. */
const likedPost = preparedStatement((db, _shape: "by id") =>
  db
    .select(asked(posts))
    .from(posts)
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .innerJoin(users, viewer)
    .leftJoin(groupMembers, own)
    .where(eq(posts.id, sql.placeholder("id")))
    .prepare("liked_post"),
);

const likedComment = preparedStatement((db, _shape: "by id") =>
  db
    .select(asked(comments))
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .innerJoin(users, viewer)
    .leftJoin(groupMembers, own)
    .where(eq(comments.id, sql.placeholder("id")))
    .prepare("liked_comment"),
);

/** The rules of `authoriseOnPost`, `authoriseOnComment` and `assertWelcome`, of what one statement has found. */
async function authoriseLike(ctx: ServiceContext, kind: Likeable, id: string) {
  const viewerId = viewerOf(ctx);
  // Who has no account is told why, where there is anything to like.
  if (viewerId === null) await (kind === "post" ? authoriseOnPost : authoriseOnComment)(ctx, id);
  const find = kind === "post" ? likedPost : likedComment;
  const [found] = isId(id) ? await find(ctx, "by id").execute({ id, viewer: viewerId }) : [];
  const access = found && accessOf(found, ctx.now());
  if (!found || !access?.canRead || !isVisibleTo(found.post, access.membership))
    throw new NotFound(kind);
  const { thing, post } = found;
  if (!isVisibleTo(thing, access.membership)) throw new NotFound(kind);
  const { membership, group } = assertWriting(access);
  if (thing.state !== "published") throw new NotFound("answered");
  if (found.isBlocked && thing.authorId !== membership.id)
    throw new NotAllowed(cannotWriteRefusals.blocked);
  const commentId = kind === "comment" ? thing.id : undefined;
  return { written: thing, membership, place: { groupId: group.id, postId: post.id, commentId } };
}
