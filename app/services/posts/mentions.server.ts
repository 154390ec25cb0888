import { and, eq, inArray, or } from "drizzle-orm";
import { groupMembers, users } from "~/db/schema";
import type { Mention } from "~/site/posts";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { Group } from "../groups/access.server";
import { foldName } from "../groups/fold-name";

const maxMentions = 10;
const maxNameWords = 3;

/** What a text may call by name: after each `@` one word, two and three, as they stand there. */
function calledIn(text: string): { name: string; key: string }[] {
  const called = [...text.matchAll(/(?<![\p{L}\p{N}])@(?=(\S+(?:[ \t]+\S+){0,2}))/gu)];
  return called.slice(0, maxMentions).flatMap(([, words = ""]) => {
    const parts = [...words.matchAll(/\S+/g)].slice(0, maxNameWords);
    return parts.flatMap(({ index, 0: part }) => {
      const name = words.slice(0, index + part.length).replace(/[\p{P}\s]+$/u, "");
      const key = foldName(name);
      return key === "" ? [] : [{ name, key }];
    });
  });
}

const namesCalledIn = (text: string) => [...new Set(calledIn(text).map(({ key }) => key))];

/**
 * The members of a group that a text calls by the name that they have there. In a sensitive group that is the pseudonym
 * alone: a nick calls nobody, or an answer would tell whose it is.
 */
export async function mentionedMembers(
  tx: TransactionContext,
  group: Pick<Group, "id" | "isSensitive">,
  text: string,
): Promise<string[]> {
  const names = namesCalledIn(text);
  if (names.length === 0) return [];
  const called = group.isSensitive
    ? inArray(groupMembers.pseudonymKey, names)
    : inArray(users.nickKey, names);
  const rows = await tx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.state, "active"), called))
    .limit(maxMentions);
  return rows.map(({ id }) => id);
}

type Calling = { text: string; mentions: readonly Mention[] };

/**
 * Finds whom texts call by name, so that the names lead to them: by those names alone that they have in the group. Asks
 * nothing where nobody is called.
 * @param texts of each the group that it stands in
 */
export async function findMentions(
  ctx: Pick<ServiceContext, "db">,
  texts: readonly { group: { id: string; isSensitive: boolean }; shown: Calling }[],
): Promise<void> {
  const calling = texts
    .filter(({ shown }) => shown.text.includes("@"))
    .map((one) => ({ ...one, called: calledIn(one.shown.text) }))
    .filter(({ called }) => called.length > 0);
  if (calling.length === 0) return;
  const keys = [...new Set(calling.flatMap(({ called }) => called.map(({ key }) => key)))];
  const found = await ctx.db
    .select({
      id: groupMembers.id,
      groupId: groupMembers.groupId,
      pseudonymKey: groupMembers.pseudonymKey,
      nickKey: users.nickKey,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        inArray(groupMembers.groupId, [...new Set(calling.map(({ group }) => group.id))]),
        eq(groupMembers.state, "active"),
        or(inArray(groupMembers.pseudonymKey, keys), inArray(users.nickKey, keys)),
      ),
    );
  for (const { group, shown, called } of calling) {
    shown.mentions = called.flatMap(({ name, key }) => {
      const member = found.find(
        ({ groupId, pseudonymKey, nickKey }) =>
          groupId === group.id && (group.isSensitive ? pseudonymKey : nickKey) === key,
      );
      return member ? [{ name, id: member.id }] : [];
    });
  }
}
