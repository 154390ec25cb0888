import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { caseReminders, groupMembers, mails, posts, staff, users } from "~/db/schema";
import { claimCase } from "~/services/moderation/claim-case.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { remindOfAcute } from "~/services/moderation/remind-of-acute.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { newGroup, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { caseOf, keysOf, mailsAt, reportAs, scene } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";
import { screeningOf } from "../../support/screening";

const minute = 60_000;
const subject = "Pilna sprawa czeka ponad godzinę";

// Whoever moderates gets a mail, so every test begins with nobody.
beforeEach(async () => void (await db.delete(staff)));

/** A post in which a crisis was heard, in a group whose name belongs in no mailbox. */
async function held() {
  const all = await scene({ isSensitive: true, type: 17 });
  const post = await writePost(all.membership, {
    title: "Już nie mogę",
    content: "Naprawdę nie chcę już żyć.",
    state: "held",
    crisisLevel: "acute",
  });
  const { id: caseId } = await caseOf(post.id);
  const remind = (minutes: number) =>
    remindOfAcute(testContext("schedule", { now: new Date(Date.now() + minutes * minute) }));
  return { ...all, post, caseId, remind };
}

const remindersOf = (caseId: string) =>
  db
    .select({ to: mails.recipient, id: mails.id, status: mails.status })
    .from(caseReminders)
    .innerJoin(mails, eq(mails.id, caseReminders.mailId))
    .where(eq(caseReminders.caseId, caseId));

describe("an acute case that nobody looks at", () => {
  test("is mailed to everybody who moderates after an hour, once, without a word of it", async () => {
    const { caseId, remind, first, second, group, post, membership } = await held();
    await newStaff("finance");
    expect(await remind(59)).toBe(0);
    expect(await remind(61)).toBe(1);
    expect(await remind(66)).toBe(0);
    const to = [first.identity.email, second.identity.email];
    expect((await remindersOf(caseId)).map((mail) => mail.to).sort()).toEqual(to.sort());
    const [mail] = await mailsAt(first.identity.email, subject);
    expect(mail?.text).toContain(`/admin/reports/${caseId}`);
    for (const hidden of [post.title, post.content, group.name, group.slug, membership.pseudonym!])
      expect(`${mail?.text} ${mail?.html}`).not.toContain(hidden);
  });

  test("is not mailed to a moderator who wrote or reported it", async () => {
    const { caseId, remind, post, group, membership, first, second } = await held();
    const email = async (userId: string) =>
      (await db.select().from(users).where(eq(users.id, userId)))[0]!.email;
    const author = await newStaff("moderator");
    await db
      .update(groupMembers)
      .set({ userId: author.userId })
      .where(eq(groupMembers.id, membership.id));
    await putInto(group, { userId: first.userId });
    await db.update(posts).set({ state: "published" }).where(eq(posts.id, post.id));
    const ctx = testContext({ kind: "member", userId: first.userId });
    await reportAs({ ctx }, "post", post.id, { reason: "crisis" });
    expect(await remind(61)).toBe(1);
    expect((await remindersOf(caseId)).map(({ to }) => to)).toEqual([await email(second.userId)]);
  });

  test("waits while somebody is at it, and is no news once it is decided", async () => {
    const { caseId, remind, first, clock } = await held();
    clock.now = new Date(Date.now() + 50 * minute);
    await claimCase(first.ctx, caseId);
    expect(await remind(61)).toBe(0);
    expect(await remind(81)).toBe(1);
    const [{ id } = { id: "" }] = await remindersOf(caseId);
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
    await sendMail(testContext("worker"), { mailId: id, lastAttempt: false });
    expect((await remindersOf(caseId)).find((mail) => mail.id === id)?.status).toBe("refused");
  });

  test("is told of when it waits for the answer to an appeal, and nothing else that waits is", async () => {
    const { reporter, post, first, clock } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    const remind = (minutes: number) =>
      remindOfAcute(testContext("schedule", { now: new Date(Date.now() + minutes * minute) }));
    expect(await remind(600)).toBe(0);
    const words = "Prosimy, pisz spokojniej.";
    await decideCase(first.ctx, { caseId, kind: "hide", reason: "abuse", words });
    const [key = ""] = await keysOf(caseId, "author");
    clock.now = new Date(Date.now() + 120 * minute);
    await submitAppeal(testContext("visitor", clock), {
      key,
      text: "Naprawdę nie chcę już żyć.",
      screening: screeningOf("acute"),
    });
    expect(await remind(179)).toBe(0);
    expect(await remind(181)).toBe(1);
    expect((await remindersOf(caseId)).length).toBeGreaterThan(0);
  });

  test("leaves no mail behind when the case goes", async () => {
    const { caseId, remind, first } = await held();
    await remind(61);
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
    const ids = (await remindersOf(caseId)).map(({ id }) => id);
    const day = 24 * 60 * minute;
    for (const days of [185, 370])
      await closeCases(testContext("schedule", { now: new Date(Date.now() + days * day) }));
    expect(await db.$count(mails, inArray(mails.id, ids))).toBe(0);
  });

  test("is told to nobody where nobody moderates, and asked again", async () => {
    const { membership } = await scene();
    await db.delete(staff);
    const group = await newGroup();
    expect(group.id).not.toBe(membership.groupId);
    const post = await writePost(membership, { state: "held", crisisLevel: "acute" });
    const remind = () =>
      remindOfAcute(testContext("schedule", { now: new Date(Date.now() + 61 * minute) }));
    const { id: caseId } = await caseOf(post.id);
    await remind();
    expect(await remindersOf(caseId)).toEqual([]);
    await newStaff("moderator");
    await remind();
    expect(await remindersOf(caseId)).toHaveLength(1);
  });
});
