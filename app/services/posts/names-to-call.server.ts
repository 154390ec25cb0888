import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { groupMembers, users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { authoriseWriting } from "../groups/access.server";
import { foldName } from "../groups/fold-name";
import { mutedAuthors } from "../groups/mutes.server";
import { hasPublished } from "./has-published";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";

const mostNames = 6;

/**
 * Whom somebody who writes in a group may call: the names that others have there and that begin so. That somebody is there
 * and only reads is theirs to say, so it is those who have written, and its keepers.
 * @throws NotFound, NotAllowed, TooManyRequests
 */
export async function namesToCall(
  ctx: ServiceContext,
  { slug, begins }: { slug: string; begins: string },
): Promise<string[]> {
  const { group, membership } = await authoriseWriting(ctx, { slug });
  const key = foldName(begins);
  if (key === "") return [];
  await requireRateLimit(ctx, "namesToCall", membership.id);
  const [name, folded] = group.isSensitive
    ? [groupMembers.pseudonym, groupMembers.pseudonymKey]
    : [users.nick, users.nickKey];
  const rows = await ctx.db
    .select({ name })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        eq(groupMembers.groupId, group.id),
        eq(groupMembers.state, "active"),
        ne(groupMembers.id, membership.id),
        // Keys are letters and digits alone.
        sql`${folded} like ${`${key}%`}`,
        or(eq(groupMembers.role, "keeper"), hasPublished),
        sql`not (${mutedAuthors(membership.userId)})`,
      ),
    )
    .orderBy(asc(folded))
    .limit(mostNames);
  return rows.flatMap(({ name: found }) => found ?? []);
}
