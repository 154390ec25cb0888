import { and, desc, eq, sql } from "drizzle-orm";
import { groupMembers, groups } from "~/db/schema";
import { groupTypeOf } from "~/site/group-types";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import type { GroupCard } from "./queries.server";

export type FirstGroup = { id: string } & Pick<GroupCard, "slug" | "name" | "description" | "type">;

const most = 6;

/**
 * The liveliest groups that a member may join with a press, and is not in: open ones alone, since others ask for more.
 * @throws NotAllowed for whoever has no account
 */
export async function groupsToBeginWith(ctx: ServiceContext): Promise<FirstGroup[]> {
  const viewer = authoriseSelf(ctx);
  const rows = await ctx.db
    .select({
      id: groups.id,
      slug: groups.slug,
      name: groups.name,
      description: groups.description,
      type: groups.type,
    })
    .from(groups)
    .where(
      and(
        eq(groups.isPrivate, false),
        eq(groups.isSensitive, false),
        sql`not exists (select 1 from ${groupMembers} mine where mine.group_id = ${groups.id}
          and mine.user_id = ${viewer} and mine.state in ('active', 'banned'))`,
      ),
    )
    .orderBy(desc(groups.postCount), desc(groups.memberCount), groups.name)
    .limit(most);
  return rows.map((row) => ({ ...row, type: groupTypeOf(row.type) ?? "Public" }));
}
