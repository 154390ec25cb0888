import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  caseParties,
  comments,
  groupMembers,
  memberMutes,
  mails,
  notifications,
  posts,
} from "~/db/schema";
import { countUnread, listNotifications } from "~/services/inbox/read-notifications.server";
import { myActivity } from "~/services/inbox/my-activity.server";
import { setMute } from "~/services/groups/set-mute.server";
import { deleteOldNotifications } from "~/services/notifications/delete-old-notifications.server";
import { saveNotificationMails } from "~/services/notifications/mail-settings.server";
import { markRead } from "~/services/notifications/mark-read.server";
import { notificationText } from "~/site/notifications";
import { toTheMinute } from "~/time/to-the-minute";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { conversation, emailOf, mailsTo } from "../../support/conversation";
import { caseOf, reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";

type Group = Awaited<ReturnType<typeof newGroup>>;
type Membership = typeof groupMembers.$inferSelect;

let open: Group;
let closed: Group;
beforeAll(async () => {
  open = await newGroup({ name: "Ogrodnicy" });
  closed = await newGroup({ name: "Cicha przystań", isSensitive: true, type: 19 });
});

const linesOf = async ({ ctx }: Person) =>
  (await listNotifications(ctx)).notifications.map((one) =>
    one.isReadable ? notificationText(one) : null,
  );

describe("the list of notifications", () => {
  test("says who answers, and gathers likes into one line", async () => {
    const clock = { now: new Date() };
    const { owner, other, theirs, reply, like } = await conversation(open, clock);
    await reply();
    clock.now = new Date(clock.now.getTime() + 1_000);
    await like(theirs);
    const fans = await Promise.all([newPerson(), newPerson(), newPerson()]);
    for (const fan of fans) await like(await putInto(open, fan));
    expect(await linesOf(owner)).toEqual([
      `${fans[2]!.nick} i 3\u00a0inne osoby lubią Twój post „Pierwsze pomidory”.`,
      `${other.nick} odpowiada na Twój post „Pierwsze pomidory”.`,
    ]);
    expect(await countUnread(owner.ctx)).toBe(2);
  });

  test("gathers the answers below a post that were not read into one line, which is read as one", async () => {
    const clock = { now: new Date() };
    const { owner, other, mine, post, tell, reply } = await conversation(open, clock);
    const first = await reply();
    const from = async (membership: Membership) => {
      clock.now = new Date(clock.now.getTime() + 1_000);
      const comment = await writeComment(membership, post);
      await tell({
        ...{ kind: "reply", recipientId: mine.id, actorId: membership.id, groupId: open.id },
        ...{ postId: post.id, commentId: comment.id },
      });
      return comment;
    };
    const second = await from(await putInto(open, await newPerson()));
    const muted = await putInto(open, await newPerson());
    await from(muted);
    const three = "3\u00a0nowe odpowiedzi pod postem „Pierwsze pomidory”.";
    expect(await linesOf(owner)).toEqual([three]);
    expect(await countUnread(owner.ctx)).toBe(1);
    await db.insert(memberMutes).values({
      ...{ userId: owner.userId, targetId: muted.id, kind: "mute", createdAt: new Date() },
    });
    expect(await linesOf(owner)).toEqual([three.replace("3\u00a0nowe", "2\u00a0nowe")]);
    const [line] = (await listNotifications(owner.ctx)).notifications;
    expect(line).toMatchObject({
      comment: { id: second.id, writtenAt: toTheMinute(first.createdAt) },
    });
    await markRead(owner.ctx, [line!.id]);
    expect(await countUnread(owner.ctx)).toBe(0);
    expect(await linesOf(owner)).toHaveLength(2);
    await reply();
    expect((await linesOf(owner))[0]).toBe(
      `${other.nick} odpowiada na Twój post „Pierwsze pomidory”.`,
    );
    await db.update(comments).set({ state: "hidden" }).where(eq(comments.id, second.id));
    expect(await linesOf(owner)).toContain(null);
  });

  test("says how what it is about begins, but for several at once and below a hard topic", async () => {
    const clock = { now: new Date() };
    const later = () => (clock.now = new Date(clock.now.getTime() + 1_000));
    const { owner, theirs, post, reply, like } = await conversation(open, clock);
    const excerpts = async () =>
      (await listNotifications(owner.ctx)).notifications.map(
        (one) => one.isReadable && one.excerpt,
      );
    const comment = await reply();
    await db
      .update(comments)
      .set({ content: `**Mam tak samo**,\nod ${"lat ".repeat(60)}` })
      .where(eq(comments.id, comment.id));
    const [beginning] = await excerpts();
    expect(beginning).toMatch(/^Mam tak samo, od lat .*…$/);
    later();
    await like(theirs);
    expect(await excerpts()).toEqual([post.content, beginning]);
    later();
    await reply();
    expect(await excerpts()).toEqual([null, post.content]);
    await db.update(posts).set({ isHard: true }).where(eq(posts.id, post.id));
    expect(await excerpts()).toEqual([null, null]);
  });

  test("begins at its beginning for a place that is none", async () => {
    const { owner, reply } = await conversation(open);
    await reply();
    const before = `1.${"-".repeat(36)}`;
    expect((await listNotifications(owner.ctx, { before })).notifications).toHaveLength(1);
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

  test.each([["the comment"], ["the person"], ["the post"]] as const)(
    "leaves out what somebody has reported since, by %s, and no mail says it",
    async (what) => {
      const clock = { now: new Date() };
      const { owner, theirs, reply, tell, mine } = await conversation(open, clock);
      await saveNotificationMails(owner.ctx, "replies");
      const post = await writePost(theirs, { title: "Cudzy post" });
      const comment = await reply();
      clock.now = new Date(clock.now.getTime() + 1_000);
      await tell({
        ...{ kind: "mention", recipientId: mine.id, actorId: theirs.id, groupId: open.id },
        postId: post.id,
      });
      const [line] = await linesOf(owner);
      expect([line, await countUnread(owner.ctx)]).toEqual([expect.stringContaining("Cudzy"), 2]);
      if (what === "the comment") await reportAs(owner, "comment", comment.id);
      else if (what === "the person") await reportAs(owner, "member", theirs.id);
      else await reportAs(owner, "post", post.id);
      const left = what === "the person" ? 0 : 1;
      expect(await linesOf(owner)).toHaveLength(left);
      expect(await countUnread(owner.ctx)).toBe(left);
      const told = (await mailsTo(owner)).filter(({ subject }) => /odpowied|wzmian/.test(subject));
      expect(told).toHaveLength(left);
    },
  );

  test.each(["muted", "reported"] as const)(
    "tells of an answer under a post whose author was %s since without its title",
    async (what) => {
      const group = await newGroup({ name: "Tarasy" });
      const [author, owner, other] = [await newPerson(), await newPerson(), await newPerson()];
      const wrote = await putInto(group, author);
      const mine = await putInto(group, owner);
      const theirs = await putInto(group, other);
      const post = await writePost(wrote, { title: "Tego nie chcę widzieć" });
      const comment = await writeComment(theirs, post, {}, await writeComment(mine, post));
      await db.insert(notifications).values({
        ...{ userId: owner.userId, kind: "reply", happenedAt: new Date(), actorId: theirs.id },
        ...{ groupId: group.id, postId: post.id, commentId: comment.id },
      });
      expect((await linesOf(owner))[0]).toContain("Tego nie chcę widzieć");
      expect(JSON.stringify(await myActivity(owner.ctx))).toContain("Tego nie chcę widzieć");
      if (what === "muted") await setMute(owner.ctx, { membershipId: wrote.id, kind: "mute" });
      else await reportAs(owner, "member", wrote.id);
      const [line] = await linesOf(owner);
      expect(line).toBe(`${other.nick} odpowiada na Twój komentarz pod postem w grupie „Tarasy”.`);
      expect(await myActivity(owner.ctx)).toEqual([]);
    },
  );

  test("keeps what was decided about one's own words under a post that one has reported", async () => {
    const { owner, mine, theirs, tell } = await conversation(open);
    const post = await writePost(theirs, { title: "Cudzy post" });
    const comment = await writeComment(mine, post);
    await reportAs(await newPerson(), "comment", comment.id);
    const [party] = await db
      .select()
      .from(caseParties)
      .where(eq(caseParties.caseId, (await caseOf(comment.id)).id));
    const about = { recipientId: mine.id, groupId: open.id, postId: post.id };
    await tell({ kind: "decision", partyId: party!.id, ...about });
    await reportAs(owner, "post", post.id);
    expect(await linesOf(owner)).toHaveLength(1);
    expect(await countUnread(owner.ctx)).toBe(1);
  });

  test("shows a request to join to those alone who keep the group", async () => {
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
    await markRead(owner.ctx);
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
