import { and, eq, isNull, not, sql, type Placeholder } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "~/db/client.server";
import {
  avatars,
  groupMembers,
  groupReaders,
  groups,
  pictures,
  postLikes,
  postReaders,
  posts,
  users,
} from "~/db/schema";
import type { ContentState, ShownPost } from "~/site/posts";
import { cutWritten } from "~/site/written-text";
import { toTheMinute } from "~/time/to-the-minute";
import { writeRefusal } from "../groups/access.server";
import { hasBlocked } from "../groups/mutes.server";
import { reportedBy } from "../groups/reported.server";
import type { ServiceContext } from "../command/context.server";
import { findMentions } from "./mentions.server";
import { lastVisit } from "./visits.server";
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
      // By its first column it is seen whether there is one.
      reader: {
        postId: postReaders.postId,
        wish: postReaders.wish,
        savedAt: postReaders.savedAt,
        seenAt: postReaders.seenAt,
        seenBefore: postReaders.seenBefore,
        seenComments: postReaders.seenComments,
      },
      groupReader: {
        groupId: groupReaders.groupId,
        seenAt: groupReaders.seenAt,
        seenBefore: groupReaders.seenBefore,
      },
      me: { nick: me.nick, nickKey: me.nickKey, status: me.status },
      isBlocked:
        viewer === null ? sql<boolean>`false` : hasBlocked(posts.authorId, sql`${mine.id}`),
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
    .leftJoin(mine, and(eq(mine.groupId, posts.groupId), eq(mine.userId, me.id)))
    .leftJoin(postReaders, and(eq(postReaders.postId, posts.id), eq(postReaders.userId, me.id)))
    .leftJoin(
      groupReaders,
      and(eq(groupReaders.groupId, posts.groupId), eq(groupReaders.userId, me.id)),
    );
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** @param whole also what comes after the first 300 characters */
export function shownPost(row: PostRow, { whole, now }: { whole: boolean; now: Date }): ShownPost {
  const isMine = row.authorId === row.mine?.id;
  const since = lastVisit(row.groupReader, now);
  const { text, isCut } = whole ? { text: row.content, isCut: false } : cutWritten(row.content);
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
    mentions: [],
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
    canWrite:
      writeRefusal({ group: row.group, membership: row.mine, account: row.me }, now) === null,
    isBlocked: row.isBlocked,
    isPinned: row.pinnedAt !== null,
    isNew: !isMine && since !== null && row.createdAt > since,
    newComments: row.reader?.seenAt ? Math.max(0, row.commentCount - row.reader.seenComments) : 0,
    isClosed: row.closedAt !== null,
    needsHelp: isMine && row.crisisLevel !== "none",
  };
}

/** The beginnings of several posts, with whom they call by name. */
export async function shownPosts(
  ctx: ServiceContext,
  rows: readonly PostRow[],
): Promise<ShownPost[]> {
  const posts = rows.map((row) => ({
    group: row.group,
    shown: shownPost(row, { whole: false, now: ctx.now() }),
  }));
  await findMentions(ctx, posts);
  return posts.map(({ shown }) => shown);
}
