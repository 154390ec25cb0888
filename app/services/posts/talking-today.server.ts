import { and, eq, sql } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { comments, groups, posts } from "~/db/schema";
import { toTheMinute } from "~/time/to-the-minute";
import { warsawMoment } from "~/time/warsaw-time";
import type { ServiceContext } from "../command/context.server";
import { readableGroups } from "../groups/access.server";

export type TalkingGroup = {
  slug: string;
  name: string;
  posts: number;
  comments: number;
  /** When something was written there last; ISO 8601 in UTC. */
  lastAt: string;
};

const most = 6;

/**
 * Groups that anybody may read in which people wrote today, the liveliest first: how much, and when last. It is the same for
 * everybody, and holds nobody's word or name.
 */
export async function talkingToday(
  ctx: Pick<ServiceContext, "db" | "now">,
): Promise<TalkingGroup[]> {
  const today = warsawMoment(formatIsoDate(ctx.now()), 0).toISOString();
  const rows = await ctx.db.execute<{
    slug: string;
    name: string;
    posts: number;
    comments: number;
    last_at: string;
  }>(sql`
    select ${groups.slug}, ${groups.name}, count(*) filter (where written.is_post)::int as posts,
      count(*) filter (where not written.is_post)::int as comments,
      to_char(max(written.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_at
    from (
      select ${posts.groupId} as group_id, ${posts.createdAt} as at, true as is_post from ${posts}
        where ${posts.state} = 'published' and ${posts.createdAt} >= ${today}::timestamptz
      union all
      select ${posts.groupId}, ${comments.createdAt}, false from ${comments}
        join ${posts} on ${eq(posts.id, comments.postId)}
        where ${and(eq(comments.state, "published"), eq(posts.state, "published"))}
          and ${comments.createdAt} >= ${today}::timestamptz
    ) written
    join ${groups} on ${groups.id} = written.group_id
    where ${readableGroups(null)}
    group by ${groups.id}
    order by count(*) desc, ${groups.name}
    limit ${most}`);
  return rows.map(({ last_at: lastAt, ...group }) => ({
    ...group,
    lastAt: toTheMinute(new Date(lastAt)),
  }));
}
