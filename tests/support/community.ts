import { randomUUID } from "node:crypto";
import { db } from "~/db/client.server";
import { groupMembers, groups, users } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { foldName } from "~/services/groups/fold-name";
import { testContext } from "./orders";

/** Somebody with an account, and the context in which they act. */
export type Person = { userId: string; nick: string; ctx: ServiceContext };

/** A member whom nobody else knows; `nick: null` has chosen none yet. */
export async function newPerson(
  { nick = `Osoba${randomUUID().slice(0, 8)}` }: { nick?: string | null } = {},
  clock?: { now: Date },
): Promise<Person> {
  const key = randomUUID();
  const [user] = await db
    .insert(users)
    .values({
      auth0Id: `auth0|test-${key}`,
      email: `${key}@example.com`,
      username: `osoba-${key}`,
      nick,
      nickKey: nick === null ? null : foldName(nick),
      createdAt: new Date(),
    })
    .returning();
  const userId = user!.id;
  return { userId, nick: nick ?? "", ctx: testContext({ kind: "member", userId }, clock) };
}

type GroupValues = Partial<typeof groups.$inferInsert>;

/** An open group unless `more` says otherwise. */
export async function newGroup(more: GroupValues = {}) {
  const key = randomUUID().slice(0, 8);
  const [group] = await db
    .insert(groups)
    .values({
      slug: `grupa-${key}`,
      name: `Grupa ${key}`,
      description: "O codziennych sprawach.",
      type: 0,
      isSensitive: false,
      createdAt: new Date(),
      ...more,
    })
    .returning();
  return group!;
}

/** Puts somebody into a group as it is, past every rule of joining. @returns the membership */
export async function putInto(
  group: { id: string; isSensitive: boolean },
  person: Pick<Person, "userId">,
  more: Partial<typeof groupMembers.$inferInsert> = {},
) {
  const pseudonym = group.isSensitive ? `Cień ${randomUUID().slice(0, 8)}` : null;
  const [membership] = await db
    .insert(groupMembers)
    .values({
      groupId: group.id,
      userId: person.userId,
      state: "active",
      pseudonym,
      pseudonymKey: pseudonym === null ? null : foldName(pseudonym),
      joinedAt: new Date(),
      ...more,
    })
    .returning();
  return membership!;
}
