import { and, eq } from "drizzle-orm";
import { groupMembers, groups } from "~/db/schema";
import { isSupportGroup } from "~/site/group-types";
import type { ServiceContext } from "../command/context.server";
import { Invalid, NotAllowed, NotFound } from "../command/errors";
import { viewerOf } from "./access.server";

/**
 * Says whether a member of a support group wants to see posts that nobody has answered. A state: the same again changes
 * nothing.
 * @throws NotAllowed for visitors, NotFound for whoever is not in the group, Invalid where it is no support group
 */
export async function setOffersToLook(
  ctx: ServiceContext,
  { slug, offers }: { slug: string; offers: boolean },
): Promise<void> {
  const userId = viewerOf(ctx);
  if (userId === null) throw new NotAllowed("not_signed_in");
  const [found] = await ctx.db
    .select({ id: groupMembers.id, type: groups.type })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(eq(groups.slug, slug), eq(groupMembers.userId, userId), eq(groupMembers.state, "active")),
    );
  if (!found) throw new NotFound("group");
  if (!isSupportGroup(found.type)) throw new Invalid("no_support_group");
  await ctx.db
    .update(groupMembers)
    .set({ offersToLook: offers })
    .where(and(eq(groupMembers.id, found.id), eq(groupMembers.state, "active")));
}
