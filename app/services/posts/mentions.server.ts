import { and, eq, inArray } from "drizzle-orm";
import { groupMembers, users } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import type { Group } from "../groups/access.server";
import { foldName } from "../groups/fold-name";

const maxMentions = 10;
const maxNameWords = 3;

function namesCalledIn(text: string): string[] {
  const called = [...text.matchAll(/(?<![\p{L}\p{N}])@(?=(\S+(?:[ \t]+\S+){0,2}))/gu)];
  const names = called.slice(0, maxMentions).flatMap(([, words = ""]) => {
    const parts = words.split(/[ \t]+/).slice(0, maxNameWords);
    return parts.map((_, index) => foldName(parts.slice(0, index + 1).join(" ")));
  });
  return [...new Set(names.filter(Boolean))];
}

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
