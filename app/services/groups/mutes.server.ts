import { and, eq, sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { groupMembers, mutedMembers } from "~/db/schema";
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
