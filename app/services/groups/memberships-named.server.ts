import { sql } from "drizzle-orm";
import { groupMembers, groups, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { foldName } from "./fold-name";

/** So many are looked up at most: whoever looks for a part that more have in common asks for more of it. */
const most = 1_000;

/**
 * The memberships whose name there has this in it: by their nick in ordinary groups, by their pseudonym in sensitive ones. Somebody's nick
 * does not lead to the groups in which they have a pseudonym, nor the other way round.
 * @param name whole or a part of it, in whatever case
 * @throws NotAllowed
 */
export async function membershipsNamed(ctx: ServiceContext, name: string): Promise<string[]> {
  authoriseReading(ctx, "moderate_content");
  const key = foldName(name);
  if (key === "") return [];
  const rows = await ctx.db.execute<{ id: string }>(sql`
    select member.id from ${groupMembers} member join ${groups} on ${groups.id} = member.group_id
      where strpos(member.pseudonym_key, ${key}) > 0 and ${groups.isSensitive}
    union all
    select member.id from ${users} join ${groupMembers} member on member.user_id = ${users.id}
      join ${groups} on ${groups.id} = member.group_id
      where strpos(${users.nickKey}, ${key}) > 0 and not ${groups.isSensitive}
    limit ${most}`);
  return rows.map(({ id }) => id);
}
