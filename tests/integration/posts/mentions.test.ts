import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, users } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { foldName } from "~/services/groups/fold-name";
import { mentionedMembers } from "~/services/posts/mentions.server";
import { newGroup, newPerson, putInto } from "../../support/community";

/** Somebody with a nick of one word. */
async function named() {
  const person = await newPerson();
  const nick = `osoba${randomUUID().replaceAll("-", "")}`;
  await db
    .update(users)
    .set({ nick, nickKey: foldName(nick) })
    .where(eq(users.id, person.userId));
  return { ...person, nick };
}

test("a name calls whoever is in the group, and nobody from elsewhere or who was sent away", async () => {
  const [group, elsewhere] = [await newGroup(), await newGroup()];
  const [inside, outside, banned] = [await named(), await named(), await named()];
  const { id } = await putInto(group, inside);
  await putInto(elsewhere, outside);
  const gone = await putInto(group, banned);
  await db.update(groupMembers).set({ state: "banned" }).where(eq(groupMembers.id, gone.id));
  const text = [outside, banned, inside].map(({ nick }) => `@${nick}`).join(", ");
  const called = await inTransaction(inside.ctx, (tx) => mentionedMembers(tx, group, text));
  expect(called).toEqual([id]);
});

test("in a sensitive group a nick calls nobody", async () => {
  const group = await newGroup({ isSensitive: true });
  const person = await named();
  await putInto(group, person);
  const called = await inTransaction(person.ctx, (tx) =>
    mentionedMembers(tx, group, `@${person.nick}`),
  );
  expect(called).toEqual([]);
});
