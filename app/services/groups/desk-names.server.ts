import { asc, sql } from "drizzle-orm";
import { groupMembers, groups, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { containsPattern } from "../listing/like-patterns";
import { fold } from "../words/fold";
import { foldName } from "./fold-name";

export type NamedGroup = { id: string; name: string };

/** Staff make groups, so there are no more than this. */
const most = 1_000;

/** Every group by its name. @throws NotAllowed */
export async function groupNames(ctx: ServiceContext): Promise<NamedGroup[]> {
  authoriseReading(ctx, "moderate_content");
  return ctx.db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .orderBy(asc(groups.name))
    .limit(most);
}

/**
 * Groups that somebody may mean: the one that is called so, else all whose name has it in it, however its letters are marked.
 * @param typed a name, a part of one, or the id that a link has
 * @throws NotAllowed
 */
export async function groupsMeant(ctx: ServiceContext, typed: string): Promise<NamedGroup[]> {
  const all = await groupNames(ctx);
  if (isId(typed)) return all.filter(({ id }) => id === typed.toLowerCase());
  const wanted = fold(typed.trim());
  if (wanted === "") return [];
  const called = all.filter(({ name }) => fold(name) === wanted);
  return called.length > 0 ? called : all.filter(({ name }) => fold(name).includes(wanted));
}

/**
 * Names of authors that have something in them: nicks of ordinary groups and pseudonyms of sensitive ones, each as their
 * texts show it, and never which is whose.
 * @throws NotAllowed
 */
export async function authorsLike(
  ctx: ServiceContext,
  part: string,
  atMost = 8,
): Promise<string[]> {
  authoriseReading(ctx, "moderate_content");
  const key = foldName(part);
  if (key === "") return [];
  const rows = await ctx.db.execute<{ name: string }>(sql`
    (select ${users.nick} as name from ${users}
      where ${containsPattern(users.nick, part.trim())} and exists (
        select 1 from ${groupMembers} member join ${groups} on ${groups.id} = member.group_id
        where member.user_id = ${users.id} and not ${groups.isSensitive})
      order by 1 limit ${atMost})
    union
    (select member.pseudonym from ${groupMembers} member join ${groups} on ${groups.id} = member.group_id
      where member.pseudonym_key like ${`${key}%`} and ${groups.isSensitive}
      order by 1 limit ${atMost})
    order by 1 limit ${atMost}`);
  return rows.map(({ name }) => name);
}
