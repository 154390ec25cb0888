import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { comments, posts } from "~/db/schema";
import { isSupportGroup } from "~/site/group-types";
import type { ShownPost } from "~/site/posts";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { groupAccess, viewerOf } from "../groups/access.server";
import { wantedBy } from "../groups/reported.server";
import { selectPosts, shownPosts } from "./shown-post.server";
import { hour } from "~/time/durations";

/** How long a post may wait before somebody is shown that nobody answered, in milliseconds. */
const answerTime = 6 * hour;
/** What is older has been waited for long enough, in milliseconds. */
const lookedBack = 30 * 24 * hour;
const most = 20;

/** Whether somebody is shown what nobody has answered: keepers of a support group, and members who offered to look. */
const maySeeUnanswered = (
  group: { type: number },
  membership: { state: string; role: string; offersToLook: boolean } | null,
): boolean =>
  isSupportGroup(group.type) &&
  membership?.state === "active" &&
  (membership.role === "keeper" || membership.offersToLook);

/**
 * Posts of a support group that nobody but their author has answered for six hours, the longest waiting first.
 * @throws NotFound for whoever is not shown them
 */
export async function unansweredPosts(
  ctx: ServiceContext,
  slug: string,
): Promise<{ group: { slug: string; name: string; isSensitive: boolean }; posts: ShownPost[] }> {
  const access = await groupAccess(ctx, { slug });
  if (!access?.canRead || !maySeeUnanswered(access.group, access.membership))
    throw new NotFound("group");
  const { name, isSensitive } = access.group;
  return { group: { slug, name, isSensitive }, posts: await unansweredIn(ctx, access.group.id) };
}

/** Posts of a group that nobody but their author has answered for six hours, the longest waiting first. It asks nobody who they are. */
export async function unansweredIn(ctx: ServiceContext, groupId: string): Promise<ShownPost[]> {
  const now = ctx.now().getTime();
  const viewer = viewerOf(ctx);
  const rows = await selectPosts(ctx.db, viewer)
    .where(
      and(
        eq(posts.groupId, groupId),
        eq(posts.state, "published"),
        lte(posts.createdAt, new Date(now - answerTime)),
        gt(posts.createdAt, new Date(now - lookedBack)),
        sql`not exists (select 1 from ${comments} where ${comments.postId} = ${posts.id}
          and ${comments.authorId} <> ${posts.authorId} and ${comments.state} = 'published')`,
        isNull(posts.closedAt),
        wantedBy(viewer, { author: posts.authorId, post: posts.id }),
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(most);
  return shownPosts(ctx, rows);
}
