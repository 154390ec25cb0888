import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, groupMembers, groups, notifications } from "~/db/schema";
import {
  appointKeeper,
  dismissKeeper,
  findMemberByName,
} from "~/services/groups/appoint-keeper.server";
import { answerJoinRequest } from "~/services/groups/answer-join-request.server";
import { claimNick } from "~/services/groups/claim-nick.server";
import { joinGroup, type JoinInput } from "~/services/groups/join-group.server";
import { joinRequests } from "~/services/groups/join-requests.server";
import { leaveGroup } from "~/services/groups/leave-group.server";
import { groupPage } from "~/services/groups/queries.server";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { testContext } from "../../support/orders";
import { newStaff, staffContext } from "../../support/staff";
import { screeningOf } from "../../support/screening";
import { outcomeOf } from "../../support/refused";

const membershipOf = async (groupId: string, { userId }: Pick<Person, "userId">) =>
  (
    await db
      .select()
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
  )[0];

const membersOf = async (groupId: string) =>
  (await db.select().from(groups).where(eq(groups.id, groupId)))[0]?.memberCount;

const sensitive = (groupId: string, pseudonym: string): JoinInput => ({
  groupId,
  pseudonym,
  consents: true,
});

describe("joining", () => {
  test("an open group needs a nick and nothing else", async () => {
    const group = await newGroup();
    const nameless = await newPerson({ nick: null });
    expect(await outcomeOf(joinGroup(nameless.ctx, { groupId: group.id }))).toBe("nick_missing");
    expect(await outcomeOf(claimNick(nameless.ctx, "Gęś bez nazwy"))).toBe("done");
    expect(await joinGroup(nameless.ctx, { groupId: group.id })).toBe("joined");
    expect(await joinGroup(nameless.ctx, { groupId: group.id })).toBe("already");
    expect(await membersOf(group.id)).toBe(1);
  });

  test("a sensitive group needs a pseudonym that is nobody's name, and the consent", async () => {
    const group = await newGroup({ isSensitive: true });
    const [first, second] = [await newPerson({ nick: "Wanda W" }), await newPerson()];
    expect(await outcomeOf(joinGroup(first.ctx, { groupId: group.id, consents: true }))).toBe(
      "pseudonym_needed",
    );
    expect(await outcomeOf(joinGroup(first.ctx, sensitive(group.id, "WÁNDA-w")))).toBe(
      "pseudonym_is_nick",
    );
    expect(await outcomeOf(joinGroup(second.ctx, sensitive(group.id, "wandaw")))).toBe(
      "pseudonym_is_nick",
    );
    expect(await outcomeOf(joinGroup(first.ctx, sensitive(group.id, "Konto usunięte")))).toBe(
      "pseudonym_reserved",
    );
    expect(await outcomeOf(joinGroup(first.ctx, { groupId: group.id, pseudonym: "Sowa" }))).toBe(
      "consent_needed",
    );
    expect(await joinGroup(first.ctx, sensitive(group.id, "Sowa"))).toBe("joined");
    // Letters of another script that look the same, and a zero between them.
    expect(await outcomeOf(joinGroup(second.ctx, sensitive(group.id, "Ѕ0wа")))).toBe(
      "pseudonym_taken",
    );
    const membership = await membershipOf(group.id, first);
    expect(membership?.consentVersion).toMatch(/^\d{4}-\d\d-\d\d(?:\.\d+)?$/);
    expect(membership?.consentedAt).toBeInstanceOf(Date);
  });

  test("the same pseudonym goes to one of two who ask at the same moment", async () => {
    const group = await newGroup({ isSensitive: true });
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson()));
    const outcomes = await Promise.all(
      people.map(({ ctx }) => outcomeOf(joinGroup(ctx, sensitive(group.id, "Jedyna")))),
    );
    expect(outcomes.sort()).toEqual(["joined", ...Array<string>(7).fill("pseudonym_taken")].sort());
  });

  test("whoever comes back is the same membership, under the same pseudonym", async () => {
    const group = await newGroup({ isSensitive: true });
    const person = await newPerson();
    await joinGroup(person.ctx, sensitive(group.id, "Jaskółka"));
    const before = await membershipOf(group.id, person);
    expect(await leaveGroup(person.ctx, group.id)).toBe(true);
    expect(await leaveGroup(person.ctx, group.id)).toBe(false);
    const other = await newPerson();
    expect(await outcomeOf(joinGroup(other.ctx, sensitive(group.id, "jaskolka")))).toBe(
      "pseudonym_taken",
    );
    expect(await joinGroup(person.ctx, { groupId: group.id, consents: true })).toBe("joined");
    const after = await membershipOf(group.id, person);
    expect([after?.id, after?.pseudonym, after?.pictureSeed]).toEqual([
      before?.id,
      before?.pseudonym,
      before?.pictureSeed,
    ]);
  });

  test("whoever was there before the group became sensitive chooses a pseudonym before writing", async () => {
    const group = await newGroup();
    const person = await newPerson();
    await joinGroup(person.ctx, { groupId: group.id });
    await db.update(groups).set({ isSensitive: true }).where(eq(groups.id, group.id));
    const page = await groupPage(person.ctx, group.slug);
    expect(page?.cannotWrite).toBe("pseudonym_missing");
    expect(await joinGroup(person.ctx, sensitive(group.id, "Cichosza"))).toBe("joined");
    expect((await groupPage(person.ctx, group.slug))?.cannotWrite).toBeNull();
    expect(await membersOf(group.id)).toBe(1);
  });

  test("the banned do not come back, and cannot leave the ban behind", async () => {
    const group = await newGroup();
    const person = await newPerson();
    await putInto(group, person, { state: "banned" });
    await expect(joinGroup(person.ctx, { groupId: group.id })).rejects.toThrow("banned");
    expect(await leaveGroup(person.ctx, group.id)).toBe(false);
    expect((await membershipOf(group.id, person))?.state).toBe("banned");
  });

  test("fifty at once, in and out, leave a counter that equals its rows", async () => {
    const group = await newGroup();
    const people = await Promise.all(Array.from({ length: 10 }, () => newPerson()));
    await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const { ctx } = people[turn % people.length]!;
        return turn % 3 === 2 ? leaveGroup(ctx, group.id) : joinGroup(ctx, { groupId: group.id });
      }),
    );
    const rows = await db
      .select({ state: groupMembers.state })
      .from(groupMembers)
      .where(eq(groupMembers.groupId, group.id));
    expect(rows).toHaveLength(people.length);
    expect(await membersOf(group.id)).toBe(rows.filter(({ state }) => state === "active").length);
  });
});

describe("a private group", () => {
  async function asking() {
    const group = await newGroup({ isPrivate: true });
    const keeper = await newPerson();
    const keeping = await putInto(group, keeper, { role: "keeper" });
    const person = await newPerson();
    const outcome = await joinGroup(person.ctx, {
      groupId: group.id,
      request: { text: "Dzień dobry", screening: screeningOf() },
    });
    const membership = (await membershipOf(group.id, person))!;
    return { group, keeper, keeping, person, membership, outcome };
  }

  test("tells its keepers who asks, and whoever was let in", async () => {
    const { group, keeper, person, membership, outcome } = await asking();
    expect(outcome).toBe("requested");
    const [told] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, keeper.userId));
    expect(told).toMatchObject({ kind: "join_request", actorId: membership.id });
    const { requests } = await joinRequests(keeper.ctx, group.slug);
    expect(requests).toMatchObject([
      { request: "Dzień dobry", author: { id: membership.id, name: person.nick } },
    ]);
    await answerJoinRequest(keeper.ctx, { membershipId: membership.id, letsIn: true });
    expect(await membershipOf(group.id, person)).toMatchObject({ state: "active", request: null });
    const [answer] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.userId));
    expect(answer).toMatchObject({ kind: "let_in", groupId: group.id, actorId: null });
    await expect(
      answerJoinRequest(keeper.ctx, { membershipId: membership.id, letsIn: false }),
    ).rejects.toThrow("answered");
  });

  test("forgets the words of whoever was refused, who may ask again", async () => {
    const { group, keeper, person, membership } = await asking();
    await answerJoinRequest(keeper.ctx, { membershipId: membership.id, letsIn: false });
    expect(await membershipOf(group.id, person)).toMatchObject({ state: "left", request: null });
    expect(
      await joinGroup(person.ctx, {
        groupId: group.id,
        request: { text: "", screening: screeningOf() },
      }),
    ).toBe("requested");
  });

  test("is answered by staff who may, which is written down", async () => {
    const { group, person, membership } = await asking();
    const moderator = await newStaff("moderator");
    expect((await joinRequests(moderator.ctx, group.slug)).requests).toHaveLength(1);
    await answerJoinRequest(moderator.ctx, { membershipId: membership.id, letsIn: true });
    expect((await membershipOf(group.id, person))?.state).toBe("active");
    const rows = await db.select().from(auditLog).where(eq(auditLog.targetId, membership.id));
    expect(rows).toMatchObject([{ act: "let_in", targetKind: "membership" }]);
  });

  test("that a moderator answers in a group which they look after is no sign of an absent keeper", async () => {
    const { group, person, membership } = await asking();
    const moderator = await newStaff("moderator");
    await putInto(group, moderator, { role: "keeper" });
    await answerJoinRequest(moderator.ctx, { membershipId: membership.id, letsIn: true });
    expect((await membershipOf(group.id, person))?.state).toBe("active");
    const rows = await db.select().from(auditLog).where(eq(auditLog.targetId, membership.id));
    expect(rows).toEqual([]);
  });

  test("is nobody else's to answer", async () => {
    const { group, person, membership } = await asking();
    const member = await newPerson();
    await putInto(group, member);
    const elsewhere = await newPerson();
    await putInto(await newGroup({ isPrivate: true }), elsewhere, { role: "keeper" });
    const support = staffContext("support");
    for (const { ctx } of [
      person,
      member,
      elsewhere,
      { ctx: testContext("visitor") },
      { ctx: support },
    ]) {
      await expect(
        answerJoinRequest(ctx, { membershipId: membership.id, letsIn: true }),
      ).rejects.toThrow();
      await expect(joinRequests(ctx, group.slug)).rejects.toThrow("group");
    }
    expect((await membershipOf(group.id, person))?.state).toBe("requested");
  });

  test("does not let somebody ask again and again", async () => {
    const person = await newPerson();
    const group = await newGroup({ isPrivate: true });
    for (let turn = 0; turn < 10; turn += 1) {
      await joinGroup(person.ctx, {
        groupId: group.id,
        request: { text: "", screening: screeningOf() },
      });
      await leaveGroup(person.ctx, group.id);
    }
    await expect(
      joinGroup(person.ctx, { groupId: group.id, request: { text: "", screening: screeningOf() } }),
    ).rejects.toThrow("joinRequests");
  });
});

describe("keepers", () => {
  test("are nobody who has left, waits to be let in, or is shut out of the group", async () => {
    const group = await newGroup();
    const moderator = await newStaff("moderator");
    for (const state of ["left", "requested", "banned"] as const) {
      const { id } = await putInto(group, await newPerson(), { state });
      await expect(
        appointKeeper(moderator.ctx, { membershipId: id, reason: "volunteered" }),
      ).rejects.toThrow("appoint_keeper");
    }
  });

  test("are appointed and dismissed by staff, who see a name and no account", async () => {
    const group = await newGroup({ isSensitive: true });
    const person = await newPerson();
    const membership = await putInto(group, person, {
      pseudonym: "Brzoza",
      pseudonymKey: "brzoza",
    });
    const moderator = await newStaff("moderator");
    expect(
      await findMemberByName(moderator.ctx, { groupId: group.id, name: person.nick }),
    ).toBeNull();
    const found = await findMemberByName(moderator.ctx, { groupId: group.id, name: "Brzoza " });
    expect(found).toBe(membership.id);
    await appointKeeper(moderator.ctx, { membershipId: membership.id, reason: "volunteered" });
    expect((await groupPage(person.ctx, group.slug))?.keepers).toMatchObject([{ name: "Brzoza" }]);
    await expect(
      appointKeeper(moderator.ctx, { membershipId: membership.id, reason: "volunteered" }),
    ).rejects.toThrow("appoint_keeper");
    await dismissKeeper(moderator.ctx, { membershipId: membership.id, reason: "own_request" });
    expect((await membershipOf(group.id, person))?.role).toBe("member");
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, membership.id))
      .orderBy(auditLog.id);
    expect(rows.map(({ act, reason }) => [act, reason])).toEqual([
      ["appoint_keeper", "volunteered"],
      ["dismiss_keeper", "own_request"],
    ]);
    expect(JSON.stringify(rows)).not.toContain(person.userId);
  });

  test("are nobody who appoints themselves, and nobody without the permission does it", async () => {
    const group = await newGroup();
    const moderator = await newStaff("moderator");
    const own = await putInto(group, moderator);
    await expect(
      appointKeeper(moderator.ctx, { membershipId: own.id, reason: "volunteered" }),
    ).rejects.toThrow("oneself");
    const person = await newPerson();
    const membership = await putInto(group, person);
    for (const ctx of [person.ctx, staffContext("support"), testContext("visitor")])
      await expect(
        appointKeeper(ctx, { membershipId: membership.id, reason: "volunteered" }),
      ).rejects.toThrow("appoint_keepers");
    expect((await membershipOf(group.id, moderator))?.role).toBe("member");
  });

  test("who leave are keepers no more", async () => {
    const group = await newGroup({ isPrivate: true });
    const keeper = await newPerson();
    await putInto(group, keeper, { role: "keeper" });
    await leaveGroup(keeper.ctx, group.id);
    expect(await membershipOf(group.id, keeper)).toMatchObject({ role: "member", state: "left" });
    expect(await joinGroup(keeper.ctx, { groupId: group.id })).toBe("requested");
  });
});
