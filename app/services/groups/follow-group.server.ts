import { and, eq } from "drizzle-orm";
import { groupMembers, groupReaders, groups } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";

/**
 * Says whether a member hears of every new post of a group. A state: the same again changes nothing.
 * @throws NotFound for whoever is not in the group; NotAllowed for whoever has no account
 */
export async function followGroup(
  ctx: ServiceContext,
  { slug, follows }: { slug: string; follows: boolean },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const [found] = await ctx.db
    .select({ groupId: groups.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(eq(groups.slug, slug), eq(groupMembers.userId, userId), eq(groupMembers.state, "active")),
    );
  if (!found) throw new NotFound("group");
  await ctx.db
    .insert(groupReaders)
    .values({ userId, groupId: found.groupId, follows })
    .onConflictDoUpdate({ target: [groupReaders.userId, groupReaders.groupId], set: { follows } });
}
