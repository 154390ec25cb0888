import { sql, type SQL } from "drizzle-orm";
import { groupMembers, groups, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { foldName } from "./fold-name";

/** So many are looked up at most: whoever looks for a part that more have in common asks for more of it. */
const most = 1_000;

/**
 * The memberships that are called so: by their nick in ordinary groups, by their pseudonym in sensitive ones. Somebody's nick
 * does not lead to the groups in which they have a pseudonym, nor the other way round.
 * @param name in whatever case
 * @param match whether it is the whole name; where one of a part is found, it is among many
 * @throws NotAllowed
 */
export async function membershipsNamed(
  ctx: ServiceContext,
  name: string,
  match: "whole" | "part" = "whole",
): Promise<string[]> {
  authoriseReading(ctx, "moderate_content");
  const key = foldName(name);
  if (key === "") return [];
  const isCalled = (column: SQL) =>
    match === "whole" ? sql`${column} = ${key}` : sql`strpos(${column}, ${key}) > 0`;
  const rows = await ctx.db.execute<{ id: string }>(sql`
    select member.id from ${groupMembers} member join ${groups} on ${groups.id} = member.group_id
      where ${isCalled(sql`member.pseudonym_key`)} and ${groups.isSensitive}
    union all
    select member.id from ${users} join ${groupMembers} member on member.user_id = ${users.id}
      join ${groups} on ${groups.id} = member.group_id
      where ${isCalled(sql`${users.nickKey}`)} and not ${groups.isSensitive}
    limit ${most}`);
  return rows.map(({ id }) => id);
}
