import { and, eq, isNull, not, sql, type Placeholder } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "~/db/client.server";
import { avatars, groupMembers, groups, pictures, postLikes, posts, users } from "~/db/schema";
import { cutText, type ContentState, type ShownPost } from "~/site/posts";
import { toTheMinute } from "~/time/to-the-minute";
import { reportedBy } from "./reported.server";
import { authorAccount, authorAvatar, authorColumns, readAuthor } from "../groups/author.server";

export const mine = alias(groupMembers, "mine");
export const me = alias(users, "me");

/**
 * Posts with all that is shown of them to one viewer, in one statement.
 * @param viewer an account, or null for visitors
 */
export function selectPosts(db: Executor, viewer: string | Placeholder | null) {
  return db
    .select({
      id: posts.id,
      title: posts.title,
      content: posts.content,
      replyPreference: posts.replyPreference,
      isHard: posts.isHard,
      tags: posts.tags,
      state: posts.state,
      crisisLevel: posts.crisisLevel,
      createdAt: posts.createdAt,
      editedAt: posts.editedAt,
      moderatedAt: posts.moderatedAt,
      pinnedAt: posts.pinnedAt,
      closedAt: posts.closedAt,
      likeCount: posts.likeCount,
      commentCount: posts.commentCount,
      authorId: posts.authorId,
      group: groups,
      author: authorColumns,
      picture: {
        id: pictures.id,
        width: pictures.width,
        height: pictures.height,
        alternativeText: pictures.alternativeText,
      },
      mine,
      me: { nick: me.nick, nickKey: me.nickKey, status: me.status },
      liked: sql<boolean>`exists (select 1 from ${postLikes}
        where ${postLikes.postId} = ${posts.id} and ${postLikes.memberId} = ${mine.id})`,
    })
    .from(posts)
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .leftJoin(
      pictures,
      and(
        eq(pictures.id, posts.pictureId),
        isNull(pictures.hiddenAt),
        not(reportedBy(viewer, { picture: pictures.id })),
      ),
    )
    .leftJoin(me, viewer === null ? sql`false` : eq(me.id, viewer))
    .leftJoin(mine, and(eq(mine.groupId, posts.groupId), eq(mine.userId, me.id)));
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** @param whole also what comes after the first 300 characters */
export function shownPost(row: PostRow, { whole }: { whole: boolean }): ShownPost {
  const isMine = row.authorId === row.mine?.id;
  const { text, isCut } = whole ? { text: row.content, isCut: false } : cutText(row.content);
  return {
    id: row.id,
    group: {
      slug: row.group.slug,
      name: row.group.name,
      isSensitive: row.group.isSensitive,
    },
    author: readAuthor(row.author),
    title: row.title,
    text,
    isCut,
    replyPreference: row.replyPreference,
    isHard: row.isHard,
    tags: row.tags,
    picture: row.picture,
    // A deleted one is never read.
    state: row.state as ContentState,
    createdAt: toTheMinute(row.createdAt),
    isEdited: row.editedAt !== null,
    isModerated: row.moderatedAt !== null,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    liked: row.liked,
    isMine,
    isPinned: row.pinnedAt !== null,
    isClosed: row.closedAt !== null,
    needsHelp: isMine && row.crisisLevel !== "none",
  };
}
