import { and, eq, inArray } from "drizzle-orm";
import { groupMembers, groupWishes } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

/**
 * Leaves a group, or takes back the request to be let in. What was written stays, under the same name; coming back is as the
 * same membership. A keeper who leaves is a keeper no more.
 * @returns false when there was nothing to leave
 * @throws NotAllowed
 */
export async function leaveGroup(ctx: ServiceContext, groupId: string): Promise<boolean> {
  const userId = authoriseSelf(ctx);
  const left = await ctx.db
    .update(groupMembers)
    .set({ state: "left", role: "member", offersToLook: false, request: null })
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.userId, userId),
        inArray(groupMembers.state, ["active", "requested"]),
      ),
    )
    .returning({ id: groupMembers.id });
  const [membership] = left;
  // Nobody looks after a group that they are not in; what they wrote to staff about it goes with them.
  if (membership) await ctx.db.delete(groupWishes).where(eq(groupWishes.memberId, membership.id));
  return left.length > 0;
}
