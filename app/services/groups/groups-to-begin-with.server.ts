import { and, desc, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import { groupMembers, groups } from "~/db/schema";
import { groupTypeOf } from "~/site/group-types";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { inOpenGroups } from "./access.server";
import type { GroupCard } from "./queries.server";

export type FirstGroup = { id: string } & Pick<GroupCard, "slug" | "name" | "description" | "type">;

type MembershipState = (typeof groupMembers.$inferSelect)["state"];

const most = 6;

/**
 * The liveliest groups that a member may join with a press, and is not in: open ones alone, since others ask for more.
 * @throws NotAllowed for whoever has no account
 */
export async function groupsToBeginWith(ctx: ServiceContext): Promise<FirstGroup[]> {
  return openGroups(ctx, ["active", "banned"]);
}

/**
 * Those of these groups that a member may join with a press, or is in already: what was offered a while ago need not be among
 * the liveliest any more. No more than one form offers.
 * @param ids from a form, whatever they are
 * @throws NotAllowed for whoever has no account
 */
export async function openGroupsAmong(
  ctx: ServiceContext,
  ids: readonly string[],
): Promise<FirstGroup[]> {
  const given = ids.filter(isId);
  return given.length === 0 ? [] : openGroups(ctx, ["banned"], inArray(groups.id, given));
}

/** @param without states of one's own membership in which a group is left out */
async function openGroups(
  ctx: ServiceContext,
  without: readonly MembershipState[],
  condition?: SQL,
): Promise<FirstGroup[]> {
  const viewer = authoriseSelf(ctx);
  const own = ctx.db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, viewer), inArray(groupMembers.state, [...without])));
  const rows = await ctx.db
    .select({
      id: groups.id,
      slug: groups.slug,
      name: groups.name,
      description: groups.description,
      type: groups.type,
    })
    .from(groups)
    .where(and(inOpenGroups, notInArray(groups.id, own), condition))
    .orderBy(desc(groups.postCount), desc(groups.memberCount), groups.name)
    .limit(most);
  return rows.map((row) => ({ ...row, type: groupTypeOf(row.type) ?? "Public" }));
}
