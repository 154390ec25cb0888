import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, groupWishes, notifications } from "~/db/schema";
import { answerWish } from "~/services/groups/answer-wish.server";
import { deleteOldWishes } from "~/services/groups/delete-old-wishes.server";
import { countWaitingWishes, deskWish, listWishes } from "~/services/groups/desk-wishes.server";
import { leaveGroup } from "~/services/groups/leave-group.server";
import { offerToKeep, proposeGroup } from "~/services/groups/make-wish.server";
import { ownWishes } from "~/services/groups/own-wishes.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { leaveCommunity } from "~/services/posts/leave-community.server";
import { inTransaction } from "~/services/command/context.server";
import { notificationText } from "~/site/notifications";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { actsOn } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";

const words = "Dla osób, które uczą się szyć.";
let person: Person;
beforeEach(async () => {
  person = await newPerson();
});

const waiting = async (by: Person) => (await ownWishes(by.ctx))[0]!;

async function proposed(name = `Szycie ${crypto.randomUUID().slice(0, 8)}`) {
  await proposeGroup(person.ctx, { name, words });
  return { name, id: (await waiting(person)).id };
}

async function offered(group: Parameters<typeof newGroup>[0] = {}) {
  const place = await newGroup(group);
  const membership = await putInto(place, person);
  await offerToKeep(person.ctx, { slug: place.slug, words });
  return { place, membership, id: (await waiting(person)).id };
}

const yes = { accepts: true, reason: "needed", words: "Świetny pomysł." } as const;
const no = { accepts: false, reason: "not_now", words: "Na razie nie." } as const;

const told = async () =>
  (await listNotifications(person.ctx)).notifications.map((each) =>
    each.isReadable ? notificationText(each) : "",
  );

const roleOf = async (id: string) =>
  (await db.select().from(groupMembers).where(eq(groupMembers.id, id)))[0]!.role;

describe("a proposal", () => {
  test("is seen by staff with the nick of whoever made it, and by nobody else", async () => {
    const { id, name } = await proposed();
    const staff = await newStaff("admin");
    expect(await deskWish(staff.ctx, id)).toMatchObject({ name, words, by: person.nick });
    await expect(deskWish(person.ctx, id)).rejects.toMatchObject({ name: "NotAllowed" });
    await expect(listWishes(person.ctx, { answered: false }, 1)).rejects.toMatchObject({
      name: "NotAllowed",
    });
    expect(await ownWishes((await newPerson()).ctx)).toEqual([]);
  });

  test("is answered with a sentence, and whoever made it is told", async () => {
    const { id } = await proposed();
    const staff = await newStaff("admin");
    await answerWish(staff.ctx, { wishId: id, ...no });
    expect(await waiting(person)).toMatchObject({ outcome: "declined", answer: no.words });
    expect(await told()).toEqual(["Jest odpowiedź na to, co proponujesz społeczności."]);
    expect(await actsOn(id)).toEqual(["decline_wish"]);
    await expect(answerWish(staff.ctx, { wishId: id, ...yes })).rejects.toThrow("wish_answered");
  });

  test("is answered by nobody without the permission, nor without a sentence", async () => {
    const { id } = await proposed();
    for (const { ctx } of [person, await newStaff("support")])
      await expect(answerWish(ctx, { wishId: id, ...yes })).rejects.toMatchObject({
        name: "NotAllowed",
      });
    const staff = await newStaff("admin");
    await expect(answerWish(staff.ctx, { wishId: id, ...yes, words: " " })).rejects.toThrow(
      "words",
    );
  });

  test("of a group that is there already is refused", async () => {
    const { name } = await newGroup();
    await expect(proposeGroup(person.ctx, { name: name.toUpperCase(), words })).rejects.toThrow(
      "group_exists",
    );
  });

  test("sent again, by a second press or in other words, is one that says what came last", async () => {
    const { name } = await proposed();
    await proposeGroup(person.ctx, { name: name.toUpperCase(), words });
    await Promise.all(
      ["Dla tych, co szyją.", "Dla tych, co szyją."].map((other) =>
        proposeGroup(person.ctx, { name, words: other }),
      ),
    );
    expect(await ownWishes(person.ctx)).toMatchObject([{ name, words: "Dla tych, co szyją." }]);
  });

  test("pressed twice at once is one", async () => {
    const twice = () => proposeGroup(person.ctx, { name: `Dwa razy ${person.nick}`, words });
    await Promise.all([twice(), twice()]);
    expect(await ownWishes(person.ctx)).toHaveLength(1);
  });

  test("comes three times in a month, and what is sent again does not count", async () => {
    const { name } = await proposed();
    await proposeGroup(person.ctx, { name, words });
    await proposed();
    await proposed();
    await expect(proposed()).rejects.toMatchObject({ name: "TooManyRequests" });
    await proposeGroup(person.ctx, { name, words: "Jeszcze raz." });
    expect(await ownWishes(person.ctx)).toHaveLength(3);
  });
});

describe("an offer to look after a group", () => {
  test("comes from whoever is in it, may write there, and does not look after it yet", async () => {
    const place = await newGroup();
    const offer = () => offerToKeep(person.ctx, { slug: place.slug, words });
    await expect(offer()).rejects.toMatchObject({ name: "NotFound" });
    const { id } = await putInto(place, person, { role: "keeper" });
    await expect(offer()).rejects.toMatchObject({ name: "NotFound" });
    const silencedUntil = new Date(Date.now() + 3_600_000);
    await db
      .update(groupMembers)
      .set({ role: "member", silencedUntil })
      .where(eq(groupMembers.id, id));
    await expect(offer()).rejects.toMatchObject({ name: "NotFound" });
  });

  test("makes nobody a keeper who may not write there by then", async () => {
    const { id, membership } = await offered();
    await db
      .update(groupMembers)
      .set({ silencedUntil: new Date(Date.now() + 3_600_000) })
      .where(eq(groupMembers.id, membership.id));
    const staff = await newStaff("admin");
    await expect(answerWish(staff.ctx, { wishId: id, ...yes })).rejects.toThrow("wish_member_gone");
    expect(await roleOf(membership.id)).toBe("member");
  });

  test("goes with whoever leaves the group", async () => {
    const { place } = await offered();
    expect(await countWaitingWishes((await newStaff("admin")).ctx)).toBeGreaterThan(0);
    await leaveGroup(person.ctx, place.id);
    expect(await ownWishes(person.ctx)).toEqual([]);
  });

  test("that is accepted makes a keeper, and one that is declined does not", async () => {
    const { id, membership } = await offered();
    const staff = await newStaff("admin");
    await answerWish(staff.ctx, { wishId: id, ...no });
    expect(await roleOf(membership.id)).toBe("member");
    const other = await offered();
    const second = (await ownWishes(person.ctx)).find(({ outcome }) => outcome === null)!;
    await answerWish(staff.ctx, { wishId: second.id, ...yes });
    expect(await roleOf(other.membership.id)).toBe("keeper");
  });

  test("in a sensitive group shows staff the pseudonym and no account, and its notice no group", async () => {
    const { id, membership, place } = await offered({ isSensitive: true, type: 11 });
    const staff = await newStaff("admin");
    const card = await deskWish(staff.ctx, id);
    expect(card.by).toBe(membership.pseudonym);
    expect(JSON.stringify(card)).not.toContain(person.nick);
    expect(JSON.stringify(card)).not.toContain(person.userId);
    await answerWish(staff.ctx, { wishId: id, ...no });
    const [notice] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.userId));
    expect(notice).toMatchObject({ kind: "wish_answered", groupId: null });
    expect((await told()).join()).not.toContain(place.name);
  });

  test("of somebody who has left can only be declined", async () => {
    const { id, membership } = await offered();
    await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, membership.id));
    const staff = await newStaff("admin");
    await expect(answerWish(staff.ctx, { wishId: id, ...yes })).rejects.toThrow("wish_member_gone");
    await answerWish(staff.ctx, { wishId: id, ...no });
    expect(await waiting(person)).toMatchObject({ outcome: "declined" });
  });

  test("goes with the account", async () => {
    const { id } = await offered();
    await inTransaction(person.ctx, (tx) => leaveCommunity(tx, person.userId, "keep"));
    expect(await db.select().from(groupWishes).where(eq(groupWishes.id, id))).toEqual([]);
  });
});

test("what was proposed goes after a year", async () => {
  const { id } = await proposed();
  const left = () => db.select().from(groupWishes).where(eq(groupWishes.id, id));
  const day = 24 * 3_600_000;
  await db
    .update(groupWishes)
    .set({ createdAt: new Date(Date.now() - 364 * day) })
    .where(eq(groupWishes.id, id));
  await deleteOldWishes(testContext("schedule"));
  expect(await left()).toHaveLength(1);
  await db
    .update(groupWishes)
    .set({ createdAt: new Date(Date.now() - 366 * day) })
    .where(eq(groupWishes.id, id));
  await deleteOldWishes(testContext("schedule"));
  expect(await left()).toEqual([]);
});
