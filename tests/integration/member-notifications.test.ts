import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, memberMutes, mails, notifications, posts } from "~/db/schema";
import {
  action as unsubscribeAction,
  loader as unsubscribeLoader,
} from "~/routes/community/unsubscribe";
import { inTransaction } from "~/services/context.server";
import { countUnread, listNotifications } from "~/services/inbox/read-notifications.server";
import { myActivity } from "~/services/inbox/my-activity.server";
import { deleteOldNotifications } from "~/services/notifications/delete-old-notifications.server";
import {
  findNotificationMails,
  saveNotificationMails,
} from "~/services/notifications/mail-settings.server";
import { markRead } from "~/services/notifications/mark-read.server";
import { notify } from "~/services/notifications/notify.server";
import { sendDigests } from "~/services/notifications/send-digests.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { notificationText } from "~/site/notifications";
import { newGroup, newPerson, putInto, type Person } from "../support/community";
import { writeComment, writePost } from "../support/community-content";
import { testContext } from "../support/orders";
import { mailsTo as mailsAt } from "../support/records";
import { call, get, post as postTo } from "../support/requests";
import { sandbox } from "../support/world";

type Group = Awaited<ReturnType<typeof newGroup>>;
type Membership = typeof groupMembers.$inferSelect;

let open: Group;
let closed: Group;
beforeAll(async () => {
  open = await newGroup({ name: "Ogrodnicy" });
  closed = await newGroup({ name: "Cicha przystań", isSensitive: true, type: 19 });
});

/** Somebody with a post in a group, and somebody else who answers it. */
async function conversation(group: Group, clock?: { now: Date }) {
  const owner = await newPerson({}, clock);
  const other = await newPerson({}, clock);
  const [mine, theirs] = [await putInto(group, owner), await putInto(group, other)];
  const post = await writePost(mine, { title: "Pierwsze pomidory" });
  const tell = async (notice: Parameters<typeof notify>[1]) =>
    inTransaction(other.ctx, (tx) => notify(tx, notice));
  const reply = async () => {
    const comment = await writeComment(theirs, post);
    await tell({
      kind: "reply",
      recipientId: mine.id,
      actorId: theirs.id,
      groupId: group.id,
      postId: post.id,
      commentId: comment.id,
    });
    return comment;
  };
  const like = (actor: Membership) =>
    tell({
      kind: "like",
      recipientId: mine.id,
      actorId: actor.id,
      groupId: group.id,
      postId: post.id,
    });
  return { owner, other, mine, theirs, post, tell, reply, like };
}

const linesOf = async ({ ctx }: Person) =>
  (await listNotifications(ctx)).notifications.map((one) =>
    one.isReadable ? notificationText(one) : null,
  );

describe("the list of notifications", () => {
  test("says who answers, and gathers likes into one line", async () => {
    const { owner, other, theirs, reply, like } = await conversation(open);
    await reply();
    await like(theirs);
    const fans = await Promise.all([newPerson(), newPerson(), newPerson()]);
    for (const fan of fans) await like(await putInto(open, fan));
    expect(await linesOf(owner)).toEqual([
      `${fans[2]!.nick} i 3\u00a0inne osoby lubią Twój post „Pierwsze pomidory”.`,
      `${other.nick} odpowiada na Twój post „Pierwsze pomidory”.`,
    ]);
    expect(await countUnread(owner.ctx)).toBe(2);
  });

  test("is everybody's own: nobody reads or marks another's by its id", async () => {
    const { owner, other, reply } = await conversation(open);
    await reply();
    const [line] = (await listNotifications(owner.ctx)).notifications;
    expect((await listNotifications(other.ctx, { id: line!.id })).notifications).toEqual([]);
    expect(await markRead(other.ctx, [line!.id])).toBe(0);
    expect(await countUnread(owner.ctx)).toBe(1);
    await expect(listNotifications(testContext("visitor"))).rejects.toThrow();
    await expect(markRead(testContext("visitor"))).rejects.toThrow();
    expect(await markRead(owner.ctx, [line!.id])).toBe(1);
    expect(await countUnread(owner.ctx)).toBe(0);
  });

  test.each([
    [
      "the group was left",
      async (mine: Membership) => {
        await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, mine.id));
      },
    ],
    [
      "the post was hidden",
      async (_mine: Membership, postId: string) => {
        await db.update(posts).set({ state: "hidden" }).where(eq(posts.id, postId));
      },
    ],
    [
      "the comment was deleted",
      async (_mine: Membership, postId: string) => {
        await db.update(comments).set({ state: "deleted" }).where(eq(comments.postId, postId));
      },
    ],
  ])("shows no text once %s", async (_case, happen) => {
    const { owner, mine, post, reply } = await conversation(closed);
    await reply();
    expect(await linesOf(owner)).toEqual([expect.stringContaining("Pierwsze pomidory")]);
    await happen(mine, post.id);
    const { notifications: shown } = await listNotifications(owner.ctx);
    expect(shown).toMatchObject([{ isReadable: false }]);
    expect(JSON.stringify(shown)).not.toMatch(/pomidory|przystań/);
  });

  test("leaves out whoever was muted since, also from the count", async () => {
    const { owner, theirs, reply } = await conversation(open);
    await reply();
    await db.insert(memberMutes).values({
      userId: owner.userId,
      targetId: theirs.id,
      kind: "mute",
      createdAt: new Date(),
    });
    expect(await linesOf(owner)).toEqual([]);
    expect(await countUnread(owner.ctx)).toBe(0);
  });

  test("shows a wish to join to those alone who keep the group", async () => {
    const { owner, mine, theirs, tell } = await conversation(open);
    await tell({
      kind: "join_request",
      recipientId: mine.id,
      actorId: theirs.id,
      groupId: open.id,
    });
    expect(await linesOf(owner)).toEqual([null]);
    await db.update(groupMembers).set({ role: "keeper" }).where(eq(groupMembers.id, mine.id));
    expect(await linesOf(owner)).toEqual([expect.stringContaining("prosi o przyjęcie")]);
  });

  test("comes page by page, and goes after 90 days with the mails that told of it", async () => {
    const clock = { now: new Date() };
    const { owner, reply } = await conversation(open, clock);
    await saveNotificationMails(owner.ctx, "replies");
    for (let index = 0; index < 25; index++) await reply();
    const first = await listNotifications(owner.ctx);
    const second = await listNotifications(owner.ctx, { before: first.next });
    expect([first.notifications.length, second.notifications.length]).toEqual([20, 5]);
    expect(second.next).toBeNull();
    const told = async () =>
      (
        await db
          .select()
          .from(mails)
          .where(eq(mails.recipient, await emailOf(owner)))
      ).length;
    // No more than ten an hour.
    expect(await told()).toBe(10);
    const later = { now: new Date(clock.now.getTime() + 90 * 86_400_000 - 1) };
    await deleteOldNotifications(testContext("schedule", later));
    expect(await linesOf(owner)).toHaveLength(20);
    later.now = new Date(later.now.getTime() + 1_000);
    await deleteOldNotifications(testContext("schedule", later));
    expect(await linesOf(owner)).toEqual([]);
    expect(await told()).toBe(0);
  });
});

test("the activity of a member is what they wrote where they still are", async () => {
  const { owner, mine, post } = await conversation(open);
  const elsewhere = await putInto(closed, owner);
  await writePost(elsewhere, { title: "W innej grupie" });
  const comment = await writeComment(mine, post);
  await writePost(mine, { title: "Cofnięty", state: "deleted" });
  await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, elsewhere.id));
  expect((await myActivity(owner.ctx)).map(({ id }) => id).sort()).toEqual(
    [post.id, comment.id].sort(),
  );
});

const emailOf = async ({ userId }: Person) =>
  (await db.query.users.findFirst({ where: (users, { eq: is }) => is(users.id, userId) }))!.email;

/** Sends what was written down for somebody, as the worker does. @returns what the provider took */
async function mailsTo(person: Person) {
  const to = await emailOf(person);
  const queued = await db.select({ id: mails.id }).from(mails).where(eq(mails.recipient, to));
  for (const { id } of queued) await sendMail(testContext("worker"), id);
  return mailsAt(to);
}

describe("mails about notifications", () => {
  beforeEach(() => sandbox.state.clear());

  test("go to nobody who has not asked", async () => {
    const { owner, reply } = await conversation(open);
    await reply();
    expect(await findNotificationMails(owner.ctx)).toBe("none");
    expect(await mailsTo(owner)).toEqual([]);
  });

  test("tell of answers at once, and can be ended with one click", async () => {
    const { owner, other, theirs, reply, like } = await conversation(open);
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    await like(theirs);
    const [mail, ...others] = await mailsTo(owner);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Nowa odpowiedź: „Pierwsze pomidory”",
      headers: {
        "List-Unsubscribe": expect.stringMatching(/^<http.*\/unsubscribe\/[0-9a-f-]{36}>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    expect(mail!.text).toContain(`${other.nick} odpowiada na Twój post`);
    const address = new URL(mail!.headers["List-Unsubscribe"]!.slice(1, -1)).pathname;
    const params = { key: address.split("/").at(-1)! };
    await call(unsubscribeLoader, get(address), params);
    expect(await findNotificationMails(owner.ctx)).toBe("replies");
    const click = postTo(address, { "List-Unsubscribe": "One-Click" });
    expect((await call(unsubscribeAction, click, params)).status).toBe(200);
    expect(await findNotificationMails(owner.ctx)).toBe("none");
    await reply();
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  test.each(["x", crypto.randomUUID()])("are ended by no other key: %s", async (key) => {
    const answer = await call(unsubscribeAction, postTo(`/unsubscribe/${key}`, {}), { key });
    expect(answer.status).toBe(404);
  });

  test.each(["sensitive", "private"])("of a %s group hold neither name nor text", async (kind) => {
    const group =
      kind === "sensitive"
        ? closed
        : await newGroup({ name: "Cicha przystań II", isPrivate: true });
    const { owner, theirs, reply } = await conversation(group);
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    const [mail] = await mailsTo(owner);
    expect(mail!.subject).toBe("Masz nową odpowiedź");
    const all = JSON.stringify(mail);
    for (const secret of [
      "pomidory",
      "przystań",
      "tak samo",
      theirs.pseudonym ?? theirs.id,
      group.slug,
    ])
      expect(all).not.toContain(secret);
  });

  test("are not sent about what was taken away meanwhile", async () => {
    const { owner, post, reply } = await conversation(open);
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    await db.update(posts).set({ state: "hidden" }).where(eq(posts.id, post.id));
    expect(await mailsTo(owner)).toEqual([]);
  });
});

describe("the digest", () => {
  beforeEach(() => sandbox.state.clear());
  // 18:00 in Warsaw is 17:00 in winter and 16:00 in summer.
  const noon = Date.parse("2026-12-01T11:00:00Z");
  const hour = 60 * 60_000;
  const digests = (now: number) => sendDigests(testContext("schedule", { now: new Date(now) }));

  /** Somebody who wants a digest since noon, with one answer. */
  async function waiting(group = open) {
    const clock = { now: new Date(noon) };
    const talk = await conversation(group, clock);
    await saveNotificationMails(talk.owner.ctx, "digest");
    await talk.reply();
    return talk;
  }

  test.each([
    ["2026-12-01T16:59:59Z", "2026-12-01T17:00:00Z"],
    ["2027-07-01T15:59:59Z", "2027-07-01T16:00:00Z"],
  ])("goes out at six in Warsaw: not %s but %s", async (early, due) => {
    const { owner } = await waiting();
    expect(await digests(Date.parse(early))).toBe(0);
    expect(await digests(Date.parse(due))).toBe(1);
    const [mail] = await mailsTo(owner);
    expect(mail).toMatchObject({ subject: "Co nowego u Ciebie dzisiaj" });
    expect(mail!.headers).toHaveProperty("List-Unsubscribe-Post");
    expect(mail!.text).toContain("Pierwsze pomidory");
  });

  test("is one, however many processes send it and however often", async () => {
    const { owner } = await waiting();
    const due = noon + 6 * hour;
    const sent = await Promise.all(Array.from({ length: 8 }, () => digests(due)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await digests(due + hour)).toBe(0);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  test("is not sent when nothing happened, nor about what was read", async () => {
    const { owner, reply } = await waiting();
    await markRead(owner.ctx);
    expect(await digests(noon + 6 * hour)).toBe(0);
    await reply();
    expect(await digests(noon + 8 * hour)).toBe(0);
    expect(await digests(noon + 30 * hour)).toBe(1);
    expect(await digests(noon + 54 * hour)).toBe(0);
  });

  test("counts what happened in closed groups and says no more of it", async () => {
    const { owner, theirs } = await waiting(closed);
    expect(await digests(noon + 6 * hour)).toBe(1);
    const all = JSON.stringify(await mailsTo(owner));
    expect(all).toContain("1\u00a0powiadomienie w grupach");
    for (const secret of ["pomidory", "przystań", theirs.pseudonym!])
      expect(all).not.toContain(secret);
  });
});

test("the counts of a member are their rows, also when all of it happens at once", async () => {
  const { owner, mine, post, tell } = await conversation(open);
  const fans = await Promise.all(Array.from({ length: 12 }, () => newPerson()));
  const memberships = await Promise.all(fans.map((fan) => putInto(open, fan)));
  await Promise.all(
    memberships.map((actor) =>
      tell({
        kind: "like",
        recipientId: mine.id,
        actorId: actor.id,
        groupId: open.id,
        postId: post.id,
      }),
    ),
  );
  const rows = await db.select().from(notifications).where(eq(notifications.userId, owner.userId));
  expect(rows).toMatchObject([{ kind: "like", actorCount: 12 }]);
  expect(await countUnread(owner.ctx)).toBe(1);
});
