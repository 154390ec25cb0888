import { asc, desc, eq } from "drizzle-orm";
import {
  commentLikes,
  comments,
  groupMembers,
  groupReaders,
  groups,
  memberMutes,
  notificationSettings,
  notifications,
  pictures,
  postLikes,
  postReaders,
  posts,
  reports,
} from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { wishesOf } from "../groups/own-wishes.server";
import { listMyCases, readCasePage } from "../moderation/case-page.server";
import { pictureFile } from "../pictures/store-picture.server";

/**
 * What a member wrote and chose in groups, for their export. Of others it holds nothing: no name, no word, no id of theirs;
 * a like, a mute or a notification says where and when. Of a case it holds what their own page of it shows.
 */
export async function exportCommunity(ctx: ServiceContext, userId: string) {
  const mine = eq(groupMembers.userId, userId);
  const group = groups.name;
  const [
    memberships,
    written,
    answers,
    likedPosts,
    likedComments,
    muted,
    notified,
    mails,
    reported,
    readPosts,
    readGroups,
    wishes,
    cases,
  ] = await Promise.all([
    ctx.db
      .select({
        group,
        state: groupMembers.state,
        role: groupMembers.role,
        pseudonym: groupMembers.pseudonym,
        consentVersion: groupMembers.consentVersion,
        consentedAt: groupMembers.consentedAt,
        silencedUntil: groupMembers.silencedUntil,
        request: groupMembers.request,
        joinedAt: groupMembers.joinedAt,
      })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(mine)
      .orderBy(asc(groupMembers.joinedAt)),
    ctx.db
      .select({
        id: posts.id,
        group,
        title: posts.title,
        content: posts.content,
        replyPreference: posts.replyPreference,
        isHard: posts.isHard,
        tags: posts.tags,
        pictureId: posts.pictureId,
        pictureText: pictures.alternativeText,
        state: posts.state,
        createdAt: posts.createdAt,
        editedAt: posts.editedAt,
      })
      .from(posts)
      .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
      .innerJoin(groups, eq(groups.id, posts.groupId))
      .leftJoin(pictures, eq(pictures.id, posts.pictureId))
      .where(mine)
      .orderBy(asc(posts.createdAt)),
    ctx.db
      .select({
        id: comments.id,
        group,
        postId: comments.postId,
        content: comments.content,
        state: comments.state,
        createdAt: comments.createdAt,
        editedAt: comments.editedAt,
      })
      .from(comments)
      .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(mine)
      .orderBy(asc(comments.createdAt)),
    ctx.db
      .select({ group, postId: postLikes.postId, createdAt: postLikes.createdAt })
      .from(postLikes)
      .innerJoin(groupMembers, eq(groupMembers.id, postLikes.memberId))
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(mine)
      .orderBy(asc(postLikes.createdAt)),
    ctx.db
      .select({ group, commentId: commentLikes.commentId, createdAt: commentLikes.createdAt })
      .from(commentLikes)
      .innerJoin(groupMembers, eq(groupMembers.id, commentLikes.memberId))
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(mine)
      .orderBy(asc(commentLikes.createdAt)),
    ctx.db
      .select({ group, kind: memberMutes.kind, createdAt: memberMutes.createdAt })
      .from(memberMutes)
      .innerJoin(groupMembers, eq(groupMembers.id, memberMutes.targetId))
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(eq(memberMutes.userId, userId))
      .orderBy(asc(memberMutes.createdAt)),
    ctx.db
      .select({
        group,
        kind: notifications.kind,
        happenedAt: notifications.happenedAt,
        readAt: notifications.readAt,
        mailedAt: notifications.mailedAt,
      })
      .from(notifications)
      .leftJoin(groups, eq(groups.id, notifications.groupId))
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.happenedAt)),
    ctx.db
      .select({
        mails: notificationSettings.mails,
        lastDigestAt: notificationSettings.lastDigestAt,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    ctx.db
      .select({
        reason: reports.reason,
        details: reports.details,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(asc(reports.createdAt)),
    ctx.db
      .select({
        group,
        postId: postReaders.postId,
        wish: postReaders.wish,
        savedAt: postReaders.savedAt,
        seenAt: postReaders.seenAt,
      })
      .from(postReaders)
      .innerJoin(posts, eq(posts.id, postReaders.postId))
      .innerJoin(groups, eq(groups.id, posts.groupId))
      .where(eq(postReaders.userId, userId))
      .orderBy(asc(postReaders.postId)),
    ctx.db
      .select({ group, follows: groupReaders.follows, seenAt: groupReaders.seenAt })
      .from(groupReaders)
      .innerJoin(groups, eq(groups.id, groupReaders.groupId))
      .where(eq(groupReaders.userId, userId))
      .orderBy(asc(groups.name)),
    wishesOf(ctx, userId),
    casesOf(ctx),
  ]);
  return {
    memberships,
    posts: written.map(({ pictureId, pictureText, ...post }) => ({
      ...post,
      picture: pictureId && { file: pictureName(pictureId), alternativeText: pictureText },
    })),
    comments: answers,
    likes: { posts: likedPosts, comments: likedComments },
    muted,
    notifications: notified,
    notificationMails: mails[0] ?? null,
    reports: reported,
    wishes,
    reading: { posts: readPosts, groups: readGroups },
    cases,
  };
}

const pictureName = (id: string) => `zdjecia/${id}.webp`;

/** The pictures of a member's posts by their names in the archive, WebP at the size in which a post shows them. */
export async function exportPictures(
  ctx: ServiceContext,
  userId: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const own = await ctx.db
    .select({ id: pictures.id })
    .from(posts)
    .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
    .innerJoin(pictures, eq(pictures.id, posts.pictureId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(posts.createdAt));
  const files = new Map<string, Buffer>();
  for (const { id } of own) {
    const file = await pictureFile(ctx, id, "large");
    if (file) files.set(pictureName(id), file.bytes);
  }
  return files;
}

async function casesOf(ctx: ServiceContext) {
  const cases = [];
  for (const { key } of await listMyCases(ctx, { most: Number.MAX_SAFE_INTEGER }))
    cases.push(await readCasePage(ctx, key));
  return cases;
}
