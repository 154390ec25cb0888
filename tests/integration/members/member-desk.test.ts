import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "~/paths";
import { breachReasons } from "~/site/moderation";
import { db } from "~/db/client.server";
import { accountMails, mails, openedPseudonyms, posts, users } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as usersPage } from "~/routes/admin/users";
import { deleteAccountMails } from "~/services/members/account-mails.server";
import { banMember, unbanMember } from "~/services/members/ban-member.server";
import { listMembers, memberCard } from "~/services/members/desk-queries.server";
import {
  editMember,
  endMemberSessions,
  type MemberFields,
} from "~/services/members/edit-member.server";
import { setSubscription } from "~/services/members/subscription.server";
import { startSession } from "~/services/sessions/start-session.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { auditOf, conflict, grant, sessionsOf, signedInMember, userOf } from "../../support/desk";
import { signIn } from "../../support/members";
import { mailsAt } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { banWords, newStaff, staffContext } from "../../support/staff";

const support = () => staffContext("support");

/** Changes some of an account that is as it was made. */
function edit(
  userId: string,
  more: Partial<MemberFields>,
  { ctx = support(), seen = {} as Partial<MemberFields> } = {},
) {
  const now: MemberFields = {
    fullName: "Kasia Nowak",
    subscription: "none",
    isActive: true,
    ...seen,
  };
  return editMember(ctx, { userId, seen: now, to: { ...now, ...more }, reason: "asked_by_member" });
}

describe("an account at the desk", () => {
  test("is switched off: nobody signs in to it, what was written stays, and back on", async () => {
    const { id, auth0Id, identity } = await signedInMember();
    const { id: postId } = await writePost(await putInto(await newGroup(), { userId: id }));
    await edit(id, { isActive: false });
    expect(await sessionsOf(auth0Id)).toEqual([]);
    expect((await userOf(id))?.status).toBe("inactive");
    expect((await signIn(identity)).answer.location).toBe("/error?done=sign-in-inactive");
    const [kept] = await db.select().from(posts).where(eq(posts.id, postId));
    expect(kept?.state).toBe("published");
    await expect(edit(id, { isActive: false })).rejects.toMatchObject(
      conflict("changed_meanwhile"),
    );
    await edit(id, { isActive: true }, { seen: { isActive: false } });
    expect((await signIn(identity)).answer.location).toBe("/panel");
    expect(await auditOf(id)).toMatchObject([
      { act: "deactivate_member", reason: "asked_by_member", after: { active: false } },
      { act: "activate_member", before: { active: false }, after: { active: true } },
    ]);
  });

  test("is given no full name that its nick would show in every group", async () => {
    const { id } = await signedInMember();
    await db
      .update(users)
      .set({ nick: "nowicka.ewa", nickKey: "nowickaewa" })
      .where(eq(users.id, id));
    await expect(edit(id, { fullName: "Ewa Nowicka" })).rejects.toMatchObject(
      conflict("full_name_is_nick"),
    );
    expect((await userOf(id))?.fullName).toBe("Kasia Nowak");
    await edit(id, { fullName: "Ewa Nowacka" });
    expect((await userOf(id))?.fullName).toBe("Ewa Nowacka");
  });

  test("that is switched off by somebody is shut to a session that began meanwhile", async () => {
    const { id, auth0Id, identity } = await signedInMember();
    const now = new Date();
    await db.update(users).set({ status: "inactive", deactivatedAt: now }).where(eq(users.id, id));
    const { jar } = await signIn(identity);
    expect((await call(usersPage, jar.on(get("/admin/users")))).location).toMatch(/^\/login/);
    const refused = startSession(testContext("visitor"), {
      identity: {
        auth0Id,
        email: null,
        emailVerified: true,
        name: null,
        nickname: null,
        picture: null,
        roles: [],
        permissions: [],
        authenticatedAt: null,
        hasSecondFactor: false,
      },
      key: crypto.randomUUID(),
      device: "Firefox",
      previousKey: null,
    });
    await expect(refused).rejects.toMatchObject({ failure: "inactive" });
  });

  test("shows a ban first, and is switched off as before when it ends", async () => {
    const { id } = await signedInMember();
    await edit(id, { isActive: false });
    await banMember((await newStaff("admin")).ctx, { userId: id, reason: "spam", ...banWords });
    expect(await memberCard(support(), id)).toMatchObject({ status: "banned", isActive: false });
    await unbanMember((await newStaff("admin")).ctx, { userId: id, reason: "mistake" });
    expect((await userOf(id))?.status).toBe("inactive");
    await banMember((await newStaff("admin")).ctx, { userId: id, reason: "spam", ...banWords });
    await edit(id, { isActive: true }, { seen: { isActive: false } });
    expect((await userOf(id))?.status).toBe("banned");
    await unbanMember((await newStaff("admin")).ctx, { userId: id, reason: "mistake" });
    expect((await userOf(id))?.status).toBe("active");
  });

  test("gets another name, which the log does not repeat, unless somebody was faster", async () => {
    const { id } = await signedInMember();
    await edit(id, { fullName: "Anna Wiśniewska" });
    await expect(edit(id, { fullName: "Ewa" })).rejects.toMatchObject(
      conflict("changed_meanwhile"),
    );
    await expect(edit(id, {})).rejects.toMatchObject(conflict("nothing_changed"));
    await expect(edit(id, { fullName: "x".repeat(101) })).rejects.toMatchObject({
      name: "Invalid",
    });
    expect(await userOf(id)).toMatchObject({ fullName: "Anna Wiśniewska" });
    const log = await auditOf(id);
    expect(log).toMatchObject([{ act: "edit_member", after: { changed: "full_name" } }]);
    expect(JSON.stringify(log)).not.toMatch(/Wiśniewska|Nowak/);
  });

  test("changes all at once or not at all, from one page", async () => {
    const { id } = await signedInMember();
    const { jar } = await signIn((await newStaff("support")).identity);
    const where = `/admin/users/${id}/edit`;
    const params = { tab: "users", id, act: "edit" };
    const page = await call<{ values: object; preview: { version: string } }>(
      actPage,
      jar.on(get(where)),
      params,
    );
    expect(page.data.values).toEqual({
      fullName: "Kasia Nowak",
      subscriptionType: "none",
      isActive: "true",
    });
    const form = {
      fullName: "",
      subscriptionType: "plus",
      isActive: "false",
      email: "inny@example.com",
      reason: "mistake",
      version: page.data.preview.version,
    };
    const send = (more = {}) =>
      call<{ errors: Record<string, string>; values: object }>(
        act,
        jar.on(post(where, { ...form, ...more })),
        params,
      );
    expect((await send({ subscriptionType: "gold" })).status).toBe(422);
    expect((await send({ version: "{" })).status).toBe(409);
    const before = await userOf(id);
    await grant(id, "premium");
    expect((await send()).status).toBe(409);
    expect(await userOf(id)).toEqual(before);
    const fresh = JSON.stringify({ ...JSON.parse(form.version), subscription: "premium" });
    expect(await send({ version: fresh })).toMatchObject({
      status: 303,
      location: `/admin/users/${id}?done=member-saved`,
    });
    expect(await memberCard(support(), id)).toMatchObject({
      email: before?.email,
      fullName: null,
      subscription: "plus",
      status: "inactive",
    });
  });

  test("is signed out everywhere", async () => {
    const { id, auth0Id } = await signedInMember();
    const end = () => endMemberSessions(support(), { userId: id, reason: "security" });
    await end();
    expect(await sessionsOf(auth0Id)).toEqual([]);
    await expect(end()).rejects.toMatchObject(conflict("no_sessions"));
    expect(await auditOf(id)).toMatchObject([{ act: "end_sessions", after: { ended: 1 } }]);
  });

  test("is found by its subscription and by being switched off", async () => {
    const { id, email } = await signedInMember();
    const found = async (more: object) =>
      (await listMembers(support(), { email, ...more }, 1)).rows.map((row) => row.id);
    expect(await found({ subscription: "none" })).toEqual([id]);
    await grant(id, "premium");
    await edit(id, { isActive: false }, { seen: { subscription: "premium" } });
    expect(await found({ status: "inactive", subscription: "premium" })).toEqual([id]);
    expect((await listMembers(support(), { email }, 1)).rows).toMatchObject([
      { id, status: "inactive", subscription: "premium" },
    ]);
    for (const other of [{ subscription: "plus" }, { subscription: "none" }, { status: "active" }])
      expect(await found(other)).toEqual([]);
  });

  test("is changed by nobody who may not, nor by its owner, and staff by nobody below", async () => {
    const { id } = await signedInMember();
    const { userId: admin } = await newStaff("admin");
    const attempts = (ctx: ReturnType<typeof support>, userId: string) => [
      edit(userId, { isActive: false }, { ctx }),
      grant(userId, "plus", "none", { ctx }),
      endMemberSessions(ctx, { userId, reason: "security" }),
    ];
    for (const [ctx, userId] of [
      [testContext("visitor"), id],
      [testContext({ kind: "member", userId: id }), id],
      [staffContext("moderator"), id],
      [staffContext("finance"), id],
      [staffContext("support", undefined, id), id],
      [support(), admin],
    ] as const)
      for (const result of await Promise.allSettled(attempts(ctx, userId)))
        expect(result).toMatchObject({ reason: { name: "NotAllowed" } });
    expect(await auditOf(id)).toEqual([]);
    for (const reason of ["bo tak", "constructor"])
      for (const attempt of [
        endMemberSessions(support(), { userId: id, reason: reason as "security" }),
        setSubscription(support(), {
          userId: id,
          subscription: "plus",
          seen: "none",
          lastDay: null,
          reason: reason as "gift",
        }),
      ])
        await expect(attempt).rejects.toMatchObject({ name: "Invalid" });
  });

  test("shows no group in which somebody writes under a pseudonym", async () => {
    const person = await newPerson();
    const group = await newGroup({ isSensitive: true });
    const membership = await putInto(group, person);
    const { jar } = await signIn((await newStaff("admin")).identity, undefined, { fresh: "1" });
    const card = await call(usersPage, jar.on(get(`/admin/users/${person.userId}`)), {
      id: person.userId,
    });
    const removal = await call(actPage, jar.on(get("/")), {
      tab: "users",
      id: person.userId,
      act: "delete",
    });
    const all = JSON.stringify([card, removal]);
    expect(all).toContain(person.nick);
    for (const hidden of [membership.id, membership.pseudonym!, group.id, group.name])
      expect(all).not.toContain(hidden);
  });
});

test("whoever is banned is told why, and the mail is not kept for ever", async () => {
  const { id, email } = await signedInMember();
  await banMember((await newStaff("admin")).ctx, {
    userId: id,
    reason: "hate_speech",
    ...banWords,
  });
  const [mail] = await mailsAt(email, "Twoje konto jest zablokowane");
  expect(mail?.text).toContain("Powód: mowa nienawiści.");
  for (const words of [
    paths.termsRule(breachReasons.hate.rule.anchor),
    "bezpłatnie i bez logowania",
  ])
    expect(mail?.text).toContain(words);
  await unbanMember((await newStaff("admin")).ctx, { userId: id, reason: "mistake" });
  // What a case sent goes with the case.
  const ofAccount = and(eq(mails.recipient, email), eq(mails.kind, "account_unbanned"));
  const kept = () => db.$count(mails, ofAccount);
  const later = (days: number) =>
    testContext("schedule", { now: new Date(Date.now() + days * 24 * 60 * 60_000) });
  await deleteAccountMails(later(183));
  expect(await kept()).toBe(1);
  await deleteAccountMails(later(185));
  expect(await kept()).toBe(0);
  expect(await db.$count(accountMails)).toBe(0);
});

test("a moderator who has opened the pseudonym bans and unbans from the act's own page, and never reads the address", async () => {
  const { id } = await signedInMember();
  const { email = "", nick } = (await userOf(id)) ?? {};
  const moderator = await newStaff("moderator");
  const { jar } = await signIn(moderator.identity);
  const member = await putInto(await newGroup({ isSensitive: true }), { userId: id });
  await db.insert(openedPseudonyms).values({
    ...{ memberId: member.id, reason: "ban_account", openedAt: new Date() },
    ...{ askedById: moderator.userId, agreedById: (await newStaff("admin")).userId },
    visibleUntil: new Date(Date.now() + 60 * 60_000),
  });
  for (const [name, reason] of [
    ["ban", "spam"],
    ["unban", "mistake"],
  ] as const) {
    const address = `/admin/users/${id}/${name}`;
    const params = { tab: "users", id, act: name };
    const page = await call<object>(actPage, jar.on(get(address)), params);
    expect(page).toMatchObject({
      status: 200,
      data: { preview: { subject: nick }, back: "/admin" },
    });
    expect(JSON.stringify(page.data)).not.toContain(email);
    const done = await call(
      act,
      jar.on(post(address, { reason, days: "none", ...banWords })),
      params,
    );
    expect(done).toMatchObject({ status: 303, location: `/admin?done=member-${name}ned` });
  }
  expect((await call(usersPage, jar.on(get(`/admin/users/${id}`)), { id })).status).toBe(403);
});
