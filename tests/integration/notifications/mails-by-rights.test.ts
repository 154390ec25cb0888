import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  groupMembers,
  groups,
  mails,
  notifications,
  notificationSettings,
  posts,
  users,
} from "~/db/schema";
import { sendDigests } from "~/services/notifications/send-digests.server";
import { sendWeekDigests } from "~/services/notifications/send-week-digests.server";
import { saveNotificationMails } from "~/services/notifications/mail-settings.server";
import { setMute } from "~/services/groups/set-mute.server";
import { followGroup } from "~/services/groups/follow-group.server";
import { setThreadWish } from "~/services/posts/set-thread-wish.server";
import { tellFollowers } from "~/services/posts/tell-followers.server";
import { newGroup, type Person } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { conversation, emailOf, mailsTo } from "../../support/conversation";
import { reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { sandbox } from "../../support/world";

const day = 24 * 3_600_000;
/** A Sunday, after both digests. */
const sunday = new Date("2026-12-06T18:00:00Z");
const schedule = testContext("schedule", { now: sunday });

beforeEach(() => sandbox.state.clear());

const shutOut = ({ userId }: Person) =>
  db.update(users).set({ status: "banned", bannedAt: new Date() }).where(eq(users.id, userId));

const queuedFor = async (person: Person) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.recipient, await emailOf(person)));

const wants = async (person: Person, kind: "replies" | "digest" | "weekly") => {
  await saveNotificationMails(person.ctx, kind);
  await db
    .update(notificationSettings)
    .set({ lastDigestAt: new Date(sunday.getTime() - 7 * day) })
    .where(eq(notificationSettings.userId, person.userId));
};

describe("whoever is shut out of their account", () => {
  test("has no mail written about an answer, and none sent that was written before", async () => {
    const before = await conversation(await newGroup());
    await wants(before.owner, "replies");
    await before.reply();
    expect(await queuedFor(before.owner)).toHaveLength(1);
    await shutOut(before.owner);
    expect(await mailsTo(before.owner)).toEqual([]);
    await before.reply();
    expect(await queuedFor(before.owner)).toHaveLength(1);
  });

  test("has no digest of a day written, and none sent that was written before", async () => {
    const [early, late] = [
      await conversation(await newGroup()),
      await conversation(await newGroup()),
    ];
    for (const { owner, reply } of [early, late]) {
      await wants(owner, "digest");
      await reply();
    }
    await shutOut(early.owner);
    await sendDigests(schedule);
    expect(await queuedFor(early.owner)).toEqual([]);
    expect(await queuedFor(late.owner)).toHaveLength(1);
    await shutOut(late.owner);
    expect(await mailsTo(late.owner)).toEqual([]);
  });

  test("is told of nothing that they follow", async () => {
    const talk = await conversation(await newGroup());
    const { owner, theirs, post } = talk;
    const other = await writePost(theirs);
    await setThreadWish(owner.ctx, { postId: post.id, wish: "follow" });
    const [place] = await db.select().from(groups).where(eq(groups.id, theirs.groupId));
    await followGroup(owner.ctx, { slug: place!.slug, follows: true });
    await shutOut(owner);
    const comment = await writeComment(theirs, post);
    await tellFollowers(testContext("worker"), { kind: "comment", id: comment.id });
    await tellFollowers(testContext("worker"), { kind: "post", id: other.id });
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, owner.userId));
    expect(told).toEqual([]);
  });
});

test.each(["isSensitive", "isPrivate"] as const)(
  "a mail about an answer that waits says nothing of a group that %s, to staff either",
  async (kind) => {
    const { owner, reply } = await conversation(await newGroup({ [kind]: true }));
    await wants(owner, "replies");
    await reply();
    const [queued] = await queuedFor(owner);
    expect(queued?.subject).toBe("Masz nową odpowiedź");
  },
);

test("a mail of a group that was made sensitive before it went keeps no title, for staff either", async () => {
  const { owner, post, reply } = await conversation(await newGroup());
  await wants(owner, "replies");
  await reply();
  const [before] = await queuedFor(owner);
  expect(before?.subject).toContain(post.title);
  await db.update(groups).set({ isSensitive: true }).where(eq(groups.id, post.groupId));
  expect(await mailsTo(owner)).toMatchObject([{ subject: "Masz nową odpowiedź" }]);
  const [after] = await queuedFor(owner);
  expect(after).toMatchObject({ status: "accepted", subject: "Masz nową odpowiedź" });
});

describe("the digest of a week", () => {
  async function queued(more: Parameters<typeof newGroup>[0] = {}) {
    const group = await newGroup(more);
    const talk = await conversation(group);
    await db
      .update(posts)
      .set({ createdAt: new Date(sunday.getTime() - day), authorId: talk.theirs.id })
      .where(eq(posts.id, talk.post.id));
    await wants(talk.owner, "weekly");
    await sendWeekDigests(schedule);
    return { ...talk, group };
  }

  test("that waits is sent with what was written, as long as one may read it", async () => {
    const { owner } = await queued();
    const [mail] = await mailsTo(owner);
    expect(mail?.text).toContain("Pierwsze pomidory");
  });

  test.each<[string, (talk: Awaited<ReturnType<typeof queued>>) => Promise<unknown>]>([
    [
      "the group was made sensitive",
      ({ group }) => db.update(groups).set({ isSensitive: true }).where(eq(groups.id, group.id)),
    ],
    [
      "the group was made private",
      ({ group }) => db.update(groups).set({ isPrivate: true }).where(eq(groups.id, group.id)),
    ],
    ["its reader was shut out of their account", ({ owner }) => shutOut(owner)],
    [
      "its reader has muted who wrote",
      ({ owner, theirs }) => setMute(owner.ctx, { membershipId: theirs.id, kind: "mute" }),
    ],
    [
      "its reader has muted the thread",
      ({ owner, post }) => setThreadWish(owner.ctx, { postId: post.id, wish: "mute" }),
    ],
    [
      "its reader has reported what was written",
      ({ owner, post }) => reportAs(owner, "post", post.id),
    ],
    [
      "its reader has left the group",
      ({ mine }) =>
        db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, mine.id)),
    ],
  ])("is not sent where meanwhile %s", async (_, happens) => {
    const talk = await queued();
    expect(await ofWeek(talk.owner)).toHaveLength(1);
    await happens(talk);
    await mailsTo(talk.owner);
    expect((await mailsTo(talk.owner)).filter(({ subject }) => /Tydzień/.test(subject))).toEqual(
      [],
    );
  });

  test("is written for nobody who was alone with what they wrote", async () => {
    const talk = await conversation(await newGroup());
    const createdAt = new Date(sunday.getTime() - day);
    await db.update(posts).set({ createdAt }).where(eq(posts.id, talk.post.id));
    await wants(talk.owner, "weekly");
    await sendWeekDigests(schedule);
    expect(await queuedFor(talk.owner)).toEqual([]);
  });
});

const ofWeek = async (person: Person) =>
  (await queuedFor(person)).filter(({ kind }) => kind === "week_digest");
