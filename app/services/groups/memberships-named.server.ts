import { sql } from "drizzle-orm";
import { groupMembers, groups, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { foldName } from "./fold-name";

/** So many are looked up at most: somebody is in a few dozen groups, and few pseudonyms are alike. */
const most = 1_000;

/**
 * The memberships that are called so: by their nick in ordinary groups, by their pseudonym in sensitive ones. Somebody's nick
 * does not lead to the groups in which they have a pseudonym, nor the other way round.
 * @param name whole, in whatever case
 * @throws NotAllowed
 */
export async function membershipsNamed(ctx: ServiceContext, name: string): Promise<string[]> {
  authoriseReading(ctx, "moderate_content");
  const key = foldName(name);
  if (key === "") return [];
  const rows = await ctx.db.execute<{ id: string }>(sql`
    select member.id from ${groupMembers} member join ${groups} on ${groups.id} = member.group_id
      where member.pseudonym_key = ${key} and ${groups.isSensitive}
    union all
    select member.id from ${users} join ${groupMembers} member on member.user_id = ${users.id}
      join ${groups} on ${groups.id} = member.group_id
      where ${users.nickKey} = ${key} and not ${groups.isSensitive}
    limit ${most}`);
  return rows.map(({ id }) => id);
}
