import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, groupWishes, notifications, users } from "~/db/schema";
import { actLinksOf, refusedActOf } from "~/services/acts/act-links.server";
import { answerWish } from "~/services/groups/answer-wish.server";
import { deleteOldWishes } from "~/services/groups/delete-old-wishes.server";
import { countWaitingWishes, deskWish, listWishes } from "~/services/groups/desk-wishes.server";
import { wishVersion } from "~/services/groups/group-rules";
import { leaveGroup } from "~/services/groups/leave-group.server";
import { offerToKeep, proposeGroup } from "~/services/groups/make-wish.server";
import { ownWishes } from "~/services/groups/own-wishes.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { leaveCommunity } from "~/services/posts/leave-community.server";
import { inTransaction } from "~/services/command/context.server";
import { notificationText } from "~/site/notifications";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writePost } from "../../support/community-content";
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
  await proposeGroup(person.ctx, { name, words, version: "" });
  return { name, id: (await waiting(person)).id };
}

async function offered(group: Parameters<typeof newGroup>[0] = {}) {
  const place = await newGroup(group);
  const membership = await putInto(place, person);
  await offerToKeep(person.ctx, { slug: place.slug, words, version: "" });
  const [wish] = await db.select().from(groupWishes).where(eq(groupWishes.memberId, membership.id));
  return { place, membership, id: wish!.id };
}

const version = wishVersion({ name: "", words });
const yes = { accepts: true, reason: "needed", words: "Świetny pomysł.", version } as const;
const no = { accepts: false, reason: "not_now", words: "Na razie nie.", version } as const;
const to = (name: string) => ({ version: wishVersion({ name, words }) });

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
    for (const look of [
      () => listWishes(person.ctx, { answered: false }, 1),
      () => countWaitingWishes(person.ctx),
    ])
      await expect(look()).rejects.toMatchObject({ name: "NotAllowed" });
    expect(await ownWishes((await newPerson()).ctx)).toEqual([]);
  });

  test("needs a nick, by which staff know whom they answer", async () => {
    person = await newPerson({ nick: null });
    await expect(proposed()).rejects.toMatchObject({ name: "NotAllowed", code: "nick_missing" });
  });

  test("is answered with a sentence, and whoever made it is told", async () => {
    const { id, name } = await proposed();
    const staff = await newStaff("admin");
    await answerWish(staff.ctx, { wishId: id, ...no, ...to(name) });
    expect(await waiting(person)).toMatchObject({ outcome: "declined", answer: no.words });
    expect(await told()).toEqual(["Jest odpowiedź na to, co proponujesz społeczności."]);
    expect(await actsOn(id)).toEqual(["decline_wish"]);
    await expect(answerWish(staff.ctx, { wishId: id, ...yes, ...to(name) })).rejects.toThrow(
      "wish_answered",
    );
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
    await expect(
      proposeGroup(person.ctx, { name: name.toUpperCase(), words, version: "" }),
    ).rejects.toThrow("group_exists");
  });

  test("sent again in the same words is one, also pressed twice at once", async () => {
    const { name } = await proposed();
    await proposeGroup(person.ctx, { name: name.toUpperCase(), words, version: "" });
    const other = `Dwa razy ${person.nick}`;
    const press = () => proposeGroup(person.ctx, { name: other, words, version: "" });
    await Promise.all([press(), press()]);
    expect(await ownWishes(person.ctx)).toHaveLength(2);
  });

  test("is put in other words only by whoever has seen the ones that wait", async () => {
    const { name } = await proposed();
    const say = (other: string, version: string) =>
      proposeGroup(person.ctx, { name, words: other, version });
    await expect(say("Dla tych, co szyją.", "")).rejects.toThrow("wish_waits");
    expect(await waiting(person)).toMatchObject({ words });
    const { version } = await waiting(person);
    await say("Dla tych, co szyją.", version);
    await expect(say("Dla wszystkich.", version)).rejects.toThrow("wish_waits");
    expect(await ownWishes(person.ctx)).toMatchObject([{ name, words: "Dla tych, co szyją." }]);
  });

  test("put in two other words at once says one of them, and who sent the other is told", async () => {
    const { name } = await proposed();
    const { version } = await waiting(person);
    const sent = await Promise.allSettled(
      ["Dla jednych.", "Dla drugich."].map((other) =>
        proposeGroup(person.ctx, { name, words: other, version }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("that was answered meanwhile is changed by nobody, and is made anew only once that was read", async () => {
    const { id, name } = await proposed();
    const { version } = await waiting(person);
    const staff = await newStaff("admin");
    await answerWish(staff.ctx, { wishId: id, ...no, ...to(name) });
    const say = (seen: string) =>
      proposeGroup(person.ctx, { name, words: "Jednak inaczej.", version: seen });
    await expect(say(version)).rejects.toThrow("wish_answered_meanwhile");
    expect(await ownWishes(person.ctx)).toMatchObject([{ words, outcome: "declined" }]);
    await say("");
    expect(await ownWishes(person.ctx)).toHaveLength(2);
  });

  test("that was changed and then answered meanwhile becomes no new one unnoticed", async () => {
    const { id, name } = await proposed();
    const { version: seen } = await waiting(person);
    // In another tab.
    await proposeGroup(person.ctx, { name, words: "Dla dzieci.", version: seen });
    const staff = await newStaff("admin");
    const { version: read } = await deskWish(staff.ctx, id);
    await answerWish(staff.ctx, { wishId: id, ...no, version: read });
    const say = (version: string) =>
      proposeGroup(person.ctx, { name, words: "Dla dorosłych.", version });
    await expect(say(seen)).rejects.toThrow("wish_answered_meanwhile");
    expect(await ownWishes(person.ctx)).toMatchObject([{ words: "Dla dzieci." }]);
    await say("");
    expect(await ownWishes(person.ctx)).toHaveLength(2);
  });

  test("under another name than the one that waits is another, and nothing is said of an answer", async () => {
    await proposed();
    const { version } = await waiting(person);
    await proposeGroup(person.ctx, { name: `Taniec ${person.nick}`, words, version });
    expect(await ownWishes(person.ctx)).toHaveLength(2);
  });

  test("is answered as it was read: words changed meanwhile come to whoever answers first", async () => {
    const { id, name } = await proposed();
    const staff = await newStaff("admin");
    const { version: seen } = await deskWish(staff.ctx, id);
    const { version } = await waiting(person);
    await proposeGroup(person.ctx, { name, words: "Jednak dla dzieci.", version });
    const answer = (read: string) => answerWish(staff.ctx, { wishId: id, ...yes, version: read });
    await expect(answer(seen)).rejects.toThrow("wish_changed");
    expect(await waiting(person)).toMatchObject({ outcome: null });
    await answer((await deskWish(staff.ctx, id)).version);
    expect(await waiting(person)).toMatchObject({ outcome: "accepted" });
  });

  test("of two who answer at once one is heard, and the other is told", async () => {
    const { id, name } = await proposed();
    const both = [await newStaff("admin"), await newStaff("admin")];
    const answers = await Promise.allSettled([
      answerWish(both[0]!.ctx, { wishId: id, ...yes, ...to(name) }),
      answerWish(both[1]!.ctx, { wishId: id, ...no, ...to(name) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = answers.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(String(refused.reason)).toContain("wish_answered");
    expect(await told()).toHaveLength(1);
  });

  test("is not answered by whoever made it, though they are of staff", async () => {
    const staff = await newStaff("admin");
    const asMember = testContext({ kind: "member", userId: staff.userId });
    const nick = `Kadra ${crypto.randomUUID().slice(0, 8)}`;
    await db.update(users).set({ nick, nickKey: nick }).where(eq(users.id, staff.userId));
    const name = `Swoja ${crypto.randomUUID().slice(0, 8)}`;
    await proposeGroup(asMember, { name, words, version: "" });
    const { id } = (await ownWishes(asMember))[0]!;
    await expect(answerWish(staff.ctx, { wishId: id, ...yes, ...to(name) })).rejects.toThrow(
      "own_wish",
    );
    const wish = await deskWish(staff.ctx, id);
    expect(actLinksOf("wishes", wish, staff.ctx)).toEqual([]);
  });

  test("is answered for a reason of its answer, and stands in the log as that", async () => {
    const { id, name } = await proposed();
    const staff = await newStaff("admin");
    const answer = { wishId: id, words: "Tak.", ...to(name) };
    for (const wrong of [
      { accepts: true, reason: "not_now" as never },
      { accepts: false, reason: "needed" as never },
      { accepts: true, reason: "x" as never },
    ] as const)
      await expect(answerWish(staff.ctx, { ...answer, ...wrong })).rejects.toThrow("reason");
    await answerWish(staff.ctx, { ...answer, accepts: true, reason: "needed" });
    expect(await actsOn(id)).toEqual(["accept_wish"]);
  });

  test("of the same name by somebody else is another one", async () => {
    const { name } = await proposed();
    const other = await newPerson();
    await proposeGroup(other.ctx, { name, words: "Także dla nas.", version: "" });
    expect(await ownWishes(person.ctx)).toMatchObject([{ words }]);
    expect(await ownWishes(other.ctx)).toMatchObject([{ words: "Także dla nas." }]);
  });

  test("and an offer say no more than their forms take", async () => {
    const long = "a".repeat(1_001);
    await expect(
      proposeGroup(person.ctx, { name: `Długa ${person.nick}`, words: long, version: "" }),
    ).rejects.toThrow("words");
    const place = await newGroup();
    await putInto(place, person);
    for (const said of [long, " "])
      await expect(
        offerToKeep(person.ctx, { slug: place.slug, words: said, version: "" }),
      ).rejects.toThrow("words");
  });

  test("is made by nobody whose account is shut out", async () => {
    await db
      .update(users)
      .set({ status: "banned", bannedAt: new Date() })
      .where(eq(users.id, person.userId));
    await expect(proposed()).rejects.toMatchObject({ name: "NotAllowed" });
  });

  test("comes three times in a month, and what is sent again does not count", async () => {
    const { name } = await proposed();
    await proposeGroup(person.ctx, { name, words, version: "" });
    await proposed();
    await proposed();
    await expect(proposed()).rejects.toMatchObject({ name: "TooManyRequests" });
    await proposeGroup(person.ctx, { name, words: "Jeszcze raz.", ...to(name) });
    expect(await ownWishes(person.ctx)).toHaveLength(3);
  });
});

describe("an offer to look after a group", () => {
  test("comes from whoever is in it, may write there, and does not look after it yet", async () => {
    const place = await newGroup();
    const offer = () => offerToKeep(person.ctx, { slug: place.slug, words, version: "" });
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

  test("is changed only by whoever has seen what waits", async () => {
    const { place } = await offered();
    const say = (other: string, seen: string) =>
      offerToKeep(person.ctx, { slug: place.slug, words: other, version: seen });
    await expect(say("Mam czas.", "")).rejects.toThrow("wish_waits");
    await say("Mam czas.", version);
    expect(await ownWishes(person.ctx)).toMatchObject([{ words: "Mam czas." }]);
  });

  test("goes with the account, and with whoever takes their texts along", async () => {
    const { id } = await offered();
    await inTransaction(person.ctx, (tx) => leaveCommunity(tx, person.userId, "keep"));
    expect(await db.select().from(groupWishes).where(eq(groupWishes.id, id))).toEqual([]);
  });

  test("under a pseudonym whose texts stay does not go with the nick: whoever looks at the desk would know whose it was", async () => {
    const { id, membership } = await offered({ isSensitive: true, type: 11 });
    await writePost(membership);
    await proposed();
    const staff = await newStaff("admin");
    await inTransaction(person.ctx, (tx) => leaveCommunity(tx, person.userId, "keep"));
    expect(await deskWish(staff.ctx, id)).toMatchObject({ by: membership.pseudonym });
  });

  test("under a pseudonym goes with its texts", async () => {
    const { id, membership } = await offered({ isSensitive: true, type: 11 });
    await writePost(membership);
    await inTransaction(person.ctx, (tx) => leaveCommunity(tx, person.userId, "remove"));
    expect(await db.select().from(groupWishes).where(eq(groupWishes.id, id))).toEqual([]);
  });

  test("tells staff a day alone where a pseudonym stands beside it", async () => {
    const staff = await newStaff("admin");
    const at = new Date("2026-03-04T09:41:27Z");
    const open = await offered();
    const closed = await offered({ isSensitive: true, type: 11 });
    await db.update(groupWishes).set({ createdAt: at });
    expect((await deskWish(staff.ctx, open.id)).createdAt).toEqual(at);
    const card = await deskWish(staff.ctx, closed.id);
    expect(card).toMatchObject({ createdAt: new Date("2026-03-04T12:00:00Z"), isByDay: true });
    const rows = (await listWishes(staff.ctx, { answered: false }, 1)).rows;
    expect(JSON.stringify(rows.filter(({ id }) => id === closed.id))).not.toContain("09:41");
  });

  test("is not offered to be accepted where that would be refused, and the reason is said", async () => {
    const staff = await newStaff("admin");
    const { id, membership } = await offered();
    const acts = async () =>
      actLinksOf("wishes", await deskWish(staff.ctx, id), staff.ctx).map(({ act }) => act);
    const whyNot = async () =>
      refusedActOf("wishes", "accept", await deskWish(staff.ctx, id), staff.ctx)?.code ?? null;
    const becomes = (now: Partial<typeof groupMembers.$inferInsert>) =>
      db.update(groupMembers).set(now).where(eq(groupMembers.id, membership.id));
    expect(await acts()).toEqual(["accept", "decline"]);
    expect(await whyNot()).toBeNull();
    const here = { state: "active", role: "member", silencedUntil: null } as const;
    for (const now of [
      { ...here, state: "left" },
      { ...here, state: "banned" },
      { ...here, role: "keeper" },
      { ...here, silencedUntil: new Date(Date.now() + 3_600_000) },
    ] as const) {
      await becomes(now);
      expect(await acts()).toEqual(["decline"]);
      expect(await whyNot()).toBe("wish_member_gone");
      await expect(answerWish(staff.ctx, { wishId: id, ...yes })).rejects.toThrow(
        "wish_member_gone",
      );
    }
    await becomes(here);
    await db
      .update(users)
      .set({ status: "banned", bannedAt: new Date() })
      .where(eq(users.id, person.userId));
    expect(await acts()).toEqual(["decline"]);
  });

  test("in a sensitive group says nothing of the account behind the pseudonym", async () => {
    const staff = await newStaff("admin");
    const { id } = await offered({ isSensitive: true, type: 11 });
    await db
      .update(users)
      .set({ status: "banned", bannedAt: new Date() })
      .where(eq(users.id, person.userId));
    expect(actLinksOf("wishes", await deskWish(staff.ctx, id), staff.ctx)).toHaveLength(2);
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
