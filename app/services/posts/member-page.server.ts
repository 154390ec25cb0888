import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { comments, groupMembers, groups, posts } from "~/db/schema";
import { cutText, type ShownPost } from "~/site/posts";
import { plainText } from "~/site/written-text";
import { toTheMinute } from "~/time/to-the-minute";
import type { ServiceContext } from "../command/context.server";
import { inOpenGroups, viewerOf } from "../groups/access.server";
import { printCursor, readCursor } from "./cursor";
import { wantedBy } from "../groups/reported.server";
import { selectPosts, shownPosts } from "./shown-post.server";

const pageSize = 5;
const mostComments = 5;
const mostTags = 8;
const readTexts = 200;

export type MemberWriting = {
  posts: ShownPost[];
  next: string | null;
  comments: { id: string; postTitle: string; words: string; createdAt: string }[];
  tags: string[];
  groups: { slug: string; name: string }[];
};

/**
 * What a member has written in open groups, under the one nick that they have there: for their page. Of a membership in a
 * sensitive group there is none, whatever its account wrote elsewhere, and nothing of closed groups is in it.
 * @returns null where there is nothing to show to this viewer
 */
export async function memberWriting(
  ctx: ServiceContext,
  membershipId: string,
  { before }: { before?: string | null } = {},
): Promise<MemberWriting | null> {
  const viewer = viewerOf(ctx);
  const [of] = await ctx.db
    .select({ userId: groupMembers.userId, isSensitive: groups.isSensitive })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.id, membershipId));
  if (viewer === null || !of?.userId || of.isSensitive) return null;
  const open = await ctx.db
    .select({ id: groupMembers.id, slug: groups.slug, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, of.userId), inOpenGroups));
  if (open.length === 0) return null;
  const own = (column: typeof posts.authorId | typeof comments.authorId): SQL =>
    sql`${column} in (${sql.join(
      open.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    )})`;
  const cursor = readCursor(before);
  const [written, answers, subjects] = await Promise.all([
    selectPosts(ctx.db, viewer)
      .where(
        and(
          own(posts.authorId),
          eq(posts.state, "published"),
          wantedBy(viewer, { author: posts.authorId, post: posts.id }),
          cursor
            ? sql`(${posts.createdAt}, ${posts.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(pageSize + 1),
    ctx.db
      .select({
        id: comments.id,
        postTitle: posts.title,
        content: comments.content,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(
        and(
          own(comments.authorId),
          eq(comments.state, "published"),
          eq(posts.state, "published"),
          wantedBy(viewer, { author: comments.authorId, comment: comments.id }),
          // Its title stands beside the comment.
          wantedBy(viewer, { author: posts.authorId, post: posts.id }),
        ),
      )
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(mostComments),
    ctx.db
      .select({ tags: posts.tags, authorId: posts.authorId })
      .from(posts)
      .where(and(own(posts.authorId), eq(posts.state, "published")))
      .orderBy(desc(posts.createdAt))
      .limit(readTexts),
  ]);
  const shown = written.slice(0, pageSize);
  const last = shown.at(-1);
  const often = new Set(byCount(subjects.map(({ authorId }) => authorId)));
  return {
    posts: await shownPosts(ctx, shown),
    next: written.length > pageSize && last ? printCursor(last) : null,
    comments: answers.map(({ content, createdAt, ...answer }) => ({
      ...answer,
      words: cutText(plainText(content), 160).text,
      createdAt: toTheMinute(createdAt),
    })),
    tags: byCount(subjects.flatMap(({ tags }) => tags)).slice(0, mostTags),
    groups: [...often].flatMap((id) => {
      const found = open.find((one) => one.id === id);
      return found ? [{ slug: found.slug, name: found.name }] : [];
    }),
  };
}

/** Each once, the most frequent first. */
function byCount(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
