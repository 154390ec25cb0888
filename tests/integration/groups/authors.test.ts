import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { avatars, groupMembers, memberMutes, users } from "~/db/schema";
import {
  authorAccount,
  authorAvatar,
  authorColumns,
  readAuthor,
  type Author,
} from "~/services/groups/author.server";
import { isBlockedBy, mutedAuthors } from "~/services/groups/mutes.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { testContext } from "../../support/orders";

async function authorOf(membershipId: string): Promise<Author> {
  const [row] = await db
    .select({ author: authorColumns })
    .from(groupMembers)
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .where(eq(groupMembers.id, membershipId));
  return readAuthor(row!.author);
}

async function sees(viewer: string, membershipId: string): Promise<boolean> {
  const rows = await db
    .select({ hidden: mutedAuthors(viewer) })
    .from(groupMembers)
    .leftJoin(users, authorAccount)
    .where(eq(groupMembers.id, membershipId));
  return rows[0]?.hidden === false;
}

describe("an author", () => {
  test("has the nick and the picture of the account in an ordinary group", async () => {
    const person = await newPerson();
    const membership = await putInto(await newGroup(), person);
    const id = randomUUID();
    await db.insert(avatars).values({
      userId: person.userId,
      id,
      bytes: Buffer.from("obraz"),
      createdAt: new Date(),
    });
    expect(await authorOf(membership.id)).toEqual({
      id: membership.id,
      name: person.nick,
      picture: { kind: "avatar", id },
      isKeeper: false,
      isDeleted: false,
    });
  });

  test("has nothing of the account in a sensitive group, even one that became so later", async () => {
    const person = await newPerson();
    await db.insert(avatars).values({
      userId: person.userId,
      bytes: Buffer.from("obraz"),
      createdAt: new Date(),
    });
    const group = await newGroup({ isSensitive: true });
    const chosen = await putInto(group, person, { pseudonym: "Wrona", pseudonymKey: "wrona" });
    expect(await authorOf(chosen.id)).toMatchObject({
      name: "Wrona",
      picture: { kind: "drawn", seed: chosen.pictureSeed },
    });
    const later = await putInto(await newGroup({ isSensitive: true }), person, {
      pseudonym: null,
      pseudonymKey: null,
    });
    expect(await authorOf(later.id)).toMatchObject({
      name: "Ktoś z grupy",
      picture: { kind: "drawn" },
    });
  });

  test("is a deleted account once the account is gone", async () => {
    const person = await newPerson();
    const membership = await putInto(await newGroup(), person);
    await db.delete(users).where(eq(users.id, person.userId));
    expect(await authorOf(membership.id)).toMatchObject({
      name: "Konto usunięte",
      isDeleted: true,
    });
  });
});

describe("a mute", () => {
  test("reaches the same nick in all ordinary groups and no pseudonym", async () => {
    const [viewer, muted] = [await newPerson(), await newPerson()];
    const first = await putInto(await newGroup(), muted);
    const second = await putInto(await newGroup(), muted);
    const hidden = await putInto(await newGroup({ isSensitive: true }), muted);
    await db
      .insert(memberMutes)
      .values({ userId: viewer.userId, targetId: first.id, kind: "mute", createdAt: new Date() });
    expect(await sees(viewer.userId, first.id)).toBe(false);
    expect(await sees(viewer.userId, second.id)).toBe(false);
    expect(await sees(viewer.userId, hidden.id)).toBe(true);
  });

  test("of a pseudonym reaches that pseudonym alone", async () => {
    const [viewer, muted] = [await newPerson(), await newPerson()];
    const hidden = await putInto(await newGroup({ isSensitive: true }), muted);
    const other = await putInto(await newGroup({ isSensitive: true }), muted);
    const open = await putInto(await newGroup(), muted);
    await db
      .insert(memberMutes)
      .values({ userId: viewer.userId, targetId: hidden.id, kind: "block", createdAt: new Date() });
    expect(await sees(viewer.userId, hidden.id)).toBe(false);
    expect(await sees(viewer.userId, other.id)).toBe(true);
    expect(await sees(viewer.userId, open.id)).toBe(true);
  });

  test("keeps nobody from writing; a block does", async () => {
    const [viewer, other] = [await newPerson(), await newPerson()];
    const group = await newGroup();
    const mine = await putInto(group, viewer);
    const theirs = await putInto(group, other);
    const ctx = testContext("visitor");
    const pair = { ownerId: mine.id, actorId: theirs.id };
    const values = { userId: viewer.userId, targetId: theirs.id, createdAt: new Date() };
    await db.insert(memberMutes).values({ ...values, kind: "mute" });
    expect(await isBlockedBy(ctx, pair)).toBe(false);
    await db.update(memberMutes).set({ kind: "block" }).where(eq(memberMutes.targetId, theirs.id));
    expect(await isBlockedBy(ctx, pair)).toBe(true);
    expect(await isBlockedBy(ctx, { ownerId: theirs.id, actorId: mine.id })).toBe(false);
  });
});
