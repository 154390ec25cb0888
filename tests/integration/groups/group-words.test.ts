import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, groupMembers, groups } from "~/db/schema";
import { groupPage } from "~/services/groups/queries.server";
import { editGroupWords } from "~/services/groups/edit-group-words.server";
import { groupWords, writeGroupWords } from "~/services/groups/write-group-words.server";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { actsOn } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";

const day = 24 * 3_600_000;
const rules = "Piszemy o sobie.\n<b>Nie radzimy</b>, gdy ktoś nie prosi.";
const welcome = "Dobrze, że jesteś!";

let group: Awaited<ReturnType<typeof newGroup>>;
let keeper: Person;
beforeEach(async () => {
  group = await newGroup();
  keeper = await newPerson();
  await putInto(group, keeper, { role: "keeper", joinedAt: new Date(Date.now() - 30 * day) });
});

async function write(by: Person = keeper, words = { rules, welcome }) {
  const { version } = await groupWords(keeper.ctx, group.slug);
  await writeGroupWords(by.ctx, { groupId: group.id, ...words, version });
}

test("a keeper writes rules, and a visitor reads them on the group's page as they were written", async () => {
  await write();
  const page = await groupPage(testContext("visitor"), group.slug);
  expect(page).toMatchObject({ rules, welcome: null });
  expect(await actsOn(group.id)).toEqual(["write_group_words"]);
  // By the membership: with the account, the log would tie a pseudonym to an address.
  const [line] = await db.select().from(auditLog).where(eq(auditLog.targetId, group.id));
  expect(line).toMatchObject({ actorKind: "keeper" });
  expect(line?.actorId).not.toBe(keeper.userId);
});

test("nobody else writes them, nor a keeper of another group", async () => {
  const [member, other] = [await newPerson(), await newPerson()];
  await putInto(group, member);
  await putInto(await newGroup(), other, { role: "keeper" });
  for (const person of [member, other, await newPerson()]) {
    await expect(write(person)).rejects.toMatchObject({ name: "NotFound" });
    await expect(groupWords(person.ctx, group.slug)).rejects.toMatchObject({ name: "NotFound" });
  }
});

test("the welcome greets whoever has just come, and nobody later", async () => {
  await write();
  const fresh = await newPerson();
  const { id } = await putInto(group, fresh);
  expect((await groupPage(fresh.ctx, group.slug))?.welcome).toBe(welcome);
  expect((await groupPage(keeper.ctx, group.slug))?.welcome).toBeNull();
  const joinedAt = new Date(Date.now() - 4 * day);
  await db.update(groupMembers).set({ joinedAt }).where(eq(groupMembers.id, id));
  expect((await groupPage(fresh.ctx, group.slug))?.welcome).toBeNull();
});

test("whoever only waits to be let in is not welcomed yet", async () => {
  await write();
  const asking = await newPerson();
  await putInto(group, asking, { state: "requested" });
  expect((await groupPage(asking.ctx, group.slug))?.welcome).toBeNull();
});

test("a change over a change is refused, and the same words again are none", async () => {
  const { version } = await groupWords(keeper.ctx, group.slug);
  await write();
  const late = { groupId: group.id, rules: "Inne.", welcome: "", version };
  await expect(writeGroupWords(keeper.ctx, late)).rejects.toThrow("group_words_changed");
  await writeGroupWords(keeper.ctx, { groupId: group.id, rules, welcome, version });
  expect(await actsOn(group.id)).toHaveLength(1);
});

test("staff put them right with a reason, and nobody else as staff", async () => {
  await write();
  const { version } = await groupWords(keeper.ctx, group.slug);
  const change = { groupId: group.id, rules: "Bądź dla innych.", welcome, version };
  for (const { ctx } of [keeper, await newStaff("support")])
    await expect(editGroupWords(ctx, { ...change, reason: "clearer" })).rejects.toMatchObject({
      name: "NotAllowed",
    });
  const staff = await newStaff("moderator");
  await editGroupWords(staff.ctx, { ...change, reason: "protects_members" });
  expect(await groupWords(keeper.ctx, group.slug)).toMatchObject({ rules: "Bądź dla innych." });
  expect(await actsOn(group.id)).toEqual(["write_group_words", "edit_group_words"]);
  await expect(
    editGroupWords(staff.ctx, { ...change, rules: "Inne.", reason: "clearer" }),
  ).rejects.toThrow("group_changed");
  const now = await groupWords(keeper.ctx, group.slug);
  const again = { groupId: group.id, rules: now.rules, welcome, version: now.version };
  await expect(editGroupWords(staff.ctx, { ...again, reason: "clearer" })).rejects.toThrow(
    "nothing_changed",
  );
  await expect(
    editGroupWords(staff.ctx, { ...again, rules: "Inne.", reason: "x" as never }),
  ).rejects.toThrow("reason");
});

test("of two keepers who write at once one is heard, and the other is told", async () => {
  const other = await newPerson();
  await putInto(group, other, { role: "keeper" });
  const { version } = await groupWords(keeper.ctx, group.slug);
  const outcomes = await Promise.allSettled(
    [keeper, other].map(({ ctx, nick }) =>
      writeGroupWords(ctx, { groupId: group.id, rules: nick, welcome: "", version }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("what is too long is refused", async () => {
  await expect(write(keeper, { rules: "a".repeat(2_001), welcome })).rejects.toThrow("rules");
  await expect(write(keeper, { rules, welcome: "a".repeat(1_001) })).rejects.toThrow("welcome");
});

test("each of the two is whose who changed it last, and the other stays whose it was", async () => {
  const clock = { now: new Date() };
  const [first, second] = [await newPerson({}, clock), await newPerson({}, clock)];
  const mine = await putInto(group, first, { role: "keeper" });
  const theirs = await putInto(group, second, { role: "keeper" });
  const by = async (person: Person, words: { rules: string; welcome: string }) => {
    const { version } = await groupWords(person.ctx, group.slug);
    await writeGroupWords(person.ctx, { groupId: group.id, ...words, version });
  };
  await by(first, { rules, welcome });
  const begun = clock.now;
  clock.now = new Date(begun.getTime() + 60_000);
  await by(second, { rules, welcome: "Cześć!" });
  const owned = async () => (await db.select().from(groups).where(eq(groups.id, group.id)))[0];
  expect(await owned()).toMatchObject({
    ...{ rulesById: mine.id, rulesAt: begun },
    ...{ welcomeById: theirs.id, welcomeAt: clock.now },
  });
  const staff = await newStaff("admin", clock);
  const { version } = await groupWords(first.ctx, group.slug);
  const change = { groupId: group.id, rules: "Krócej.", welcome: "Cześć!", version };
  await editGroupWords(staff.ctx, { ...change, reason: "clearer" });
  expect(await owned()).toMatchObject({ rulesById: null, welcomeById: theirs.id });
});

test("what the release before writes has an author here, and the other way round", async () => {
  const { id } = await putInto(group, await newPerson(), { role: "keeper" });
  const at = new Date("2026-11-29T10:00:00Z");
  const [written] = await db
    .update(groups)
    .set({ rules, wordsById: id, wordsAt: at })
    .where(eq(groups.id, group.id))
    .returning();
  expect(written).toMatchObject({
    ...{ rulesById: id, rulesAt: at },
    ...{ welcomeById: null, welcomeAt: null },
  });
  const later = new Date("2026-11-29T11:00:00Z");
  const [here] = await db
    .update(groups)
    .set({ welcome, welcomeById: null, welcomeAt: later })
    .where(eq(groups.id, group.id))
    .returning();
  expect(here).toMatchObject({ wordsById: null, wordsAt: later, rulesById: id, rulesAt: at });
});
