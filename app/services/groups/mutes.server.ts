import { and, eq, sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { comments, groupMembers, mutedMembers, posts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/**
 * The condition under which an author is out of a viewer's sight: muted or blocked by them.
 * @param viewer an account, or null for visitors, who have muted nobody
 * @param author the column that names the author's membership
 */
export function mutedAuthors(
  viewer: string | Placeholder | null,
  author: SQLWrapper = groupMembers.id,
): SQL {
  if (viewer === null) return sql`false`;
  return sql`${author} in (select ${mutedMembers.memberId} from ${mutedMembers}
    where ${mutedMembers.userId} = ${viewer})`;
}

/** The condition under which the account behind one membership has blocked another. */
export const hasBlocked = (owner: SQLWrapper, actor: SQLWrapper): SQL<boolean> =>
  sql`exists (select 1 from ${mutedMembers} block
    join ${groupMembers} owner on owner.user_id = block.user_id
    where owner.id = ${owner} and block.member_id = ${actor} and block.kind = 'block')`;

/**
 * What of a thread is out of a viewer's sight because they have muted or blocked its author: the post, and comments below it.
 * @param viewer an account, or null for visitors
 */
export async function mutedInThread(
  ctx: Pick<ServiceContext, "db">,
  { viewer, postId }: { viewer: string | null; postId: string },
): Promise<{ author: "mute" | "block" | null; hasComments: boolean }> {
  const nothing = { author: null, hasComments: false };
  if (viewer === null) return nothing;
  const [muted] = await ctx.db
    .select({
      author: sql<"mute" | "block" | null>`(select ${mutedMembers.kind} from ${mutedMembers}
        where ${mutedMembers.userId} = ${viewer} and ${mutedMembers.memberId} = ${posts.authorId} limit 1)`,
      hasComments: sql<boolean>`exists (select 1 from ${comments}
        where ${comments.postId} = ${postId} and ${comments.state} = 'published'
          and ${mutedAuthors(viewer, comments.authorId)})`,
    })
    .from(posts)
    .where(eq(posts.id, postId))
    .prepare("muted_in_thread")
    .execute();
  return muted ?? nothing;
}

/**
 * Whether the account behind one membership has blocked another: then that one may not answer, mention or like what the
 * first one wrote.
 */
export async function isBlockedBy(
  ctx: Pick<ServiceContext, "db">,
  { ownerId, actorId }: { ownerId: string; actorId: string },
): Promise<boolean> {
  const [block] = await ctx.db
    .select({ kind: mutedMembers.kind })
    .from(mutedMembers)
    .innerJoin(groupMembers, eq(groupMembers.userId, mutedMembers.userId))
    .where(
      and(
        eq(groupMembers.id, ownerId),
        eq(mutedMembers.memberId, actorId),
        eq(mutedMembers.kind, "block"),
      ),
    )
    .limit(1)
    .prepare("blocked")
    .execute();
  return block !== undefined;
}
