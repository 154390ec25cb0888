import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { foldName } from "~/services/groups/fold-name";

export type OpenGroup = { id: string; slug: string; name: string };

/** A group of everyday things that anybody may read and join, with nobody in it. */
export async function openGroup(sql: Sql, name = "Codzienność"): Promise<OpenGroup> {
  const slug = `codziennosc-${randomUUID().slice(0, 8)}`;
  const [made] = await sql<{ id: string }[]>`
    insert into groups (slug, name, description, type, is_sensitive, created_at)
    values (${slug}, ${name}, 'Małe radości i małe kłopoty.', 0, false, now()) returning id`;
  return { id: made?.id ?? "", slug, name };
}

/** Gives a member a nick of their own and a place in a group. @returns the nick and the membership's id */
export async function settle(
  sql: Sql,
  email: string,
  group: OpenGroup,
): Promise<{ nick: string; memberId: string }> {
  const nick = `Kasia ${randomUUID().slice(0, 6)}`;
  await sql`update users set nick = ${nick}, nick_key = ${foldName(nick)} where email = ${email}`;
  const [made] = await sql<{ id: string }[]>`
    insert into group_members (group_id, user_id, state, joined_at)
    select ${group.id}, id, 'active', now() from users where email = ${email} returning id`;
  return { nick, memberId: made?.id ?? "" };
}
