import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, caseAppeals, groupMembers, moderationCases, users } from "~/db/schema";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { caseKey } from "~/services/moderation/case-key.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { banMember, endLapsedBans, unbanMember } from "~/services/members/ban-member.server";
import { newPerson, type Person } from "../../support/community";
import { emailOf, mailsAt, scene } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { newStaff } from "../../support/staff";
import { caseParties } from "~/db/schema";
import { toTheMinute } from "~/time/to-the-minute";

const day = 24 * 60 * 60_000;
const facts = "Ten sam link do zbiórki wysłany 40 osobom w ciągu godziny.";

const accountOf = async ({ userId }: Pick<Person, "userId">) => {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  return account;
};

async function keyOf({ userId }: Pick<Person, "userId">): Promise<string> {
  const [party] = await db
    .select({ id: caseParties.id })
    .from(caseParties)
    .innerJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
    .where(eq(moderationCases.accountId, userId));
  return caseKey(party?.id ?? "");
}

const visitor = testContext("visitor");
const appeal = (key: string) =>
  submitAppeal(visitor, {
    key,
    text: "To była zbiórka na leczenie mojej córki.",
    screening: screeningOf("none"),
  });

async function waitingAppeal(person: Person): Promise<string> {
  const [found] = await db
    .select({ id: caseAppeals.id })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .innerJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
    .where(eq(moderationCases.accountId, person.userId));
  return found?.id ?? "";
}

test("a ban tells its owner what happened, why, until when and where to appeal without a sign-in", async () => {
  const person = await newPerson();
  const { ctx } = await newStaff("admin");
  await banMember(ctx, { userId: person.userId, reason: "spam", words: facts, days: 30 });
  const until = new Date(ctx.now().getTime() + 30 * day);
  const account = await accountOf(person);
  expect(account).toMatchObject({ status: "banned", bannedUntil: expect.any(Date) });
  const bannedUntil = account?.bannedUntil ?? new Date(0);
  expect(Math.abs(bannedUntil.getTime() - until.getTime())).toBeLessThan(5_000);
  const [mail] = await mailsAt(await emailOf(person), "Twoje konto jest zablokowane");
  const key = await keyOf(person);
  expect(mail?.text).toContain(facts);
  expect(mail?.text).toContain("Twoje konto jest zablokowane do ");
  expect(mail?.text).toContain("Regulamin nie pozwala używać społeczności do reklamy");
  expect(mail?.text).toContain(`/cases/${key}`);
  expect(mail?.text).toContain("się odwołać");
  const page = await readCasePage(visitor, key);
  expect(page).toMatchObject({ side: "author", subject: "account", state: "decided" });
  expect(page.appealUntil).not.toBeNull();
  const [decision] = page.decisions;
  expect(decision).toMatchObject({
    ...{ kind: "ban_account", reason: "spam", words: facts },
    bannedUntil: toTheMinute(bannedUntil),
  });
});

test("a ban without an end says so plainly", async () => {
  const person = await newPerson();
  const { ctx } = await newStaff("admin");
  await banMember(ctx, { userId: person.userId, reason: "fraud", words: facts });
  const [mail] = await mailsAt(await emailOf(person), "Twoje konto jest zablokowane");
  expect(mail?.text).toContain("zablokowane bez daty końca");
});

test("a ban takes words, a known reason and a known end, and leaves nothing where one is missing", async () => {
  const person = await newPerson();
  const { ctx } = await newStaff("admin");
  const ban = { userId: person.userId, reason: "spam", words: facts } as const;
  for (const wrong of [{ words: " " }, { days: 8 }, { days: 0 }])
    await expect(banMember(ctx, { ...ban, ...wrong })).rejects.toMatchObject({ name: "Invalid" });
  expect(await accountOf(person)).toMatchObject({ status: "active" });
  const cases = await db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.accountId, person.userId));
  expect(cases).toEqual([]);
});

test("whoever banned does not answer the appeal, nor does its owner; a colleague may let them in", async () => {
  const person = await newPerson();
  const [banning, other] = [await newStaff("admin"), await newStaff("moderator")];
  await banMember(banning.ctx, { userId: person.userId, reason: "spam", words: facts });
  await appeal(await keyOf(person));
  const answer = {
    appealId: await waitingAppeal(person),
    outcome: "changed",
    kind: "leave",
    reason: "no_breach",
    words: "Zbiórka była prawdziwa. Przepraszamy.",
  } as const;
  await expect(answerAppeal(banning.ctx, answer)).rejects.toThrow("own_decision");
  const owner = { ...other.ctx, actor: { ...other.ctx.actor, userId: person.userId } };
  await expect(answerAppeal(owner as typeof other.ctx, answer)).rejects.toMatchObject({
    name: "NotAllowed",
  });
  await answerAppeal(other.ctx, answer);
  expect(await accountOf(person)).toMatchObject({ status: "active", bannedUntil: null });
  const [mail] = await mailsAt(await emailOf(person), "Odpowiedź na Twoje odwołanie");
  expect(mail?.text).toContain("Twoje konto nie jest zablokowane");
});

test("an answer that upholds a ban leaves it, and one may set another end", async () => {
  const person = await newPerson();
  const [banning, other] = [await newStaff("admin"), await newStaff("moderator")];
  await banMember(banning.ctx, { userId: person.userId, reason: "spam", words: facts });
  await appeal(await keyOf(person));
  await answerAppeal(other.ctx, {
    appealId: await waitingAppeal(person),
    outcome: "changed",
    kind: "ban_account",
    reason: "spam",
    words: "Skracamy blokadę do tygodnia.",
    days: 7,
  });
  const account = await accountOf(person);
  expect(account?.status).toBe("banned");
  expect(account?.bannedUntil).not.toBeNull();
});

test("while an appeal waits, nobody lets the account in past it", async () => {
  const person = await newPerson();
  const { ctx } = await newStaff("admin");
  await banMember(ctx, { userId: person.userId, reason: "spam", words: facts });
  await appeal(await keyOf(person));
  const unban = unbanMember(ctx, { userId: person.userId, reason: "mistake" });
  await expect(unban).rejects.toThrow("ban_appealed");
  expect(await accountOf(person)).toMatchObject({ status: "banned" });
});

test("a ban ends by itself when its time is over, and its owner is told", async () => {
  const person = await newPerson();
  const clock = { now: new Date() };
  const { ctx } = await newStaff("admin", clock);
  await banMember(ctx, { userId: person.userId, reason: "spam", words: facts, days: 7 });
  const schedule = (at: number) => ({ ...testContext("schedule"), now: () => new Date(at) });
  await endLapsedBans(schedule(clock.now.getTime() + 7 * day - 60_000));
  expect(await accountOf(person)).toMatchObject({ status: "banned" });
  await endLapsedBans(schedule(clock.now.getTime() + 7 * day + 60_000));
  expect(await accountOf(person)).toMatchObject({ status: "active", bannedAt: null });
  expect(await mailsAt(await emailOf(person), "Twoje konto znów działa")).toHaveLength(1);
  const lines = await db.select().from(auditLog).where(eq(auditLog.targetId, person.userId));
  expect(lines).toMatchObject([
    { act: "ban_member" },
    { act: "unban_member", reason: "ban_served", actorKind: "schedule" },
  ]);
});

test("a ban that staff took back may not be appealed against any more, and its page says so", async () => {
  const person = await newPerson();
  const { ctx } = await newStaff("admin");
  await banMember(ctx, { userId: person.userId, reason: "spam", words: facts });
  await unbanMember(ctx, { userId: person.userId, reason: "mistake" });
  const page = await readCasePage(visitor, await keyOf(person));
  expect(page.appealUntil).toBeNull();
  expect(page.decisions).toMatchObject([{ isReverted: true }]);
});

test("an appeal against an old ban does not lift the one that followed it", async () => {
  const person = await newPerson();
  const clock = { now: new Date(Date.now() - 20 * day) };
  const [first, other] = [await newStaff("admin", clock), await newStaff("moderator")];
  await banMember(first.ctx, { userId: person.userId, reason: "spam", words: facts, days: 7 });
  await appeal(await keyOf(person));
  await endLapsedBans({ ...testContext("schedule"), now: () => new Date() });
  const { ctx } = await newStaff("admin");
  await banMember(ctx, { userId: person.userId, reason: "harassment", words: facts });
  await answerAppeal(other.ctx, {
    appealId: await waitingAppeal(person),
    outcome: "changed",
    kind: "leave",
    reason: "no_breach",
    words: "Tamta blokada była pomyłką.",
  });
  expect(await accountOf(person)).toMatchObject({ status: "banned" });
});

test("the case of an account names no pseudonym, no group and no address to a moderator", async () => {
  const { author, membership } = await scene({ isSensitive: true, type: 17 });
  const { ctx } = await newStaff("admin");
  await banMember(ctx, { userId: author.userId, reason: "harassment", words: facts });
  const [found] = await db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.accountId, author.userId));
  const { ctx: moderator } = await newStaff("moderator");
  const detail = JSON.stringify(await caseDetail(moderator, found?.id ?? ""));
  const [{ pseudonym } = { pseudonym: null }] = await db
    .select({ pseudonym: groupMembers.pseudonym })
    .from(groupMembers)
    .where(eq(groupMembers.id, membership.id));
  expect(detail).not.toContain(membership.id);
  expect(detail).not.toContain(await emailOf(author));
  expect(detail).not.toContain(pseudonym ?? "nobody");
});
