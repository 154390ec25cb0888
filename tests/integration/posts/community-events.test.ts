import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, sessions } from "~/db/schema";
import { loader } from "~/routes/community/events";
import type { CommunityNews } from "~/services/inbox/community-news.server";
import { inTransaction } from "~/services/command/context.server";
import { banMember } from "~/services/members/ban-member.server";
import { notify } from "~/services/notifications/notify.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { CookieJar } from "../../support/members";
import { get } from "../../support/requests";
import { memberInside, userOf } from "../../support/settings";
import { banWords, newStaff } from "../../support/staff";

afterEach(() => void vi.useRealTimers());

const since = () => String(Date.now() - 1);

/** What a stream sends, event by event; null once it has ended. */
async function open(query: Record<string, string>, jar = new CookieJar(), lastEventId?: string) {
  const request = jar.on(get(`/community/events?${new URLSearchParams(query)}`));
  if (lastEventId) request.headers.set("Last-Event-ID", lastEventId);
  const response = (await loader({ request, params: {}, context: {} })) as Response;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<{ id: string; news: CommunityNews } | null> => {
    for (;;) {
      const event = /id: (.*)\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return { id: event[1]!, news: JSON.parse(event[2]!) as CommunityNews };
      }
      const { value, done } = await reader!.read();
      if (done) return null;
      text += value;
    }
  };
  return { status: response.status, next, close: () => reader?.cancel() };
}

/** A signed-in member in a group with somebody else. */
async function together(more: Parameters<typeof newGroup>[0] = {}) {
  const { identity, jar } = await memberInside();
  const me = (await userOf(identity.id))!;
  const group = await newGroup(more);
  const mine = await putInto(group, { userId: me.id });
  const other = await newPerson();
  const theirs = await putInto(group, other);
  return { identity, jar, me, group, mine, other, theirs };
}

describe("the stream of the community", () => {
  test("tells of posts, comments and notifications of others as they come, by numbers alone", async () => {
    const { jar, group, mine, other, theirs } = await together({ isSensitive: true, type: 19 });
    const post = await writePost(mine, { title: "Mój post" });
    const stream = await open({ since: since(), post: post.id }, jar);
    expect((await stream.next())?.news).toEqual({ posts: 0, groups: [], comments: 0, unread: 0 });
    await writePost(theirs, { title: "Sekret" });
    const told = await stream.next();
    expect(told?.news).toEqual({ posts: 1, groups: [group.slug], comments: 0, unread: 0 });
    await inTransaction(other.ctx, async (tx) => {
      const comment = await writeComment(theirs, post);
      await notify(tx, {
        kind: "reply",
        recipientId: mine.id,
        actorId: theirs.id,
        groupId: group.id,
        postId: post.id,
        commentId: comment.id,
      });
    });
    let last = await stream.next();
    // The comment and the notification may be seen one after the other.
    if (last?.news.unread === 0) last = await stream.next();
    expect(last?.news).toEqual({ posts: 1, groups: [group.slug], comments: 1, unread: 1 });
    await stream.close();
  });

  test("says again what was missed, and nothing to somebody who knows it", async () => {
    const { jar, theirs } = await together();
    const from = since();
    const first = await open({ since: from }, jar);
    const known = await first.next();
    await first.close();
    await writePost(theirs);
    const back = await open({ since: from }, jar, known!.id);
    expect((await back.next())?.news.posts).toBe(1);
    await back.close();
  });

  test("is silent about groups that were left", async () => {
    const { jar, mine, theirs } = await together();
    const stream = await open({ since: since() }, jar);
    await stream.next();
    await writePost(theirs);
    expect((await stream.next())?.news.posts).toBe(1);
    await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, mine.id));
    expect((await stream.next())?.news).toMatchObject({ posts: 0, groups: [] });
    await stream.close();
  });

  test("ends with the session", async () => {
    const { identity, jar } = await together();
    const stream = await open({ since: since() }, jar);
    await stream.next();
    await db.delete(sessions).where(eq(sessions.auth0Id, identity.id));
    expect(await stream.next()).toBeNull();
  });

  test("ends with a ban, though the session stays", async () => {
    const { identity, jar, me } = await together();
    const { ctx } = await newStaff("admin");
    // Its heartbeats would tell it later.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const stream = await open({ since: since() }, jar);
    await stream.next();
    await banMember(ctx, { userId: me.id, reason: "spam", ...banWords });
    expect(await stream.next()).toBeNull();
    expect(await db.$count(sessions, eq(sessions.auth0Id, identity.id))).toBe(1);
  });

  test("lets visitors watch one open group, and no other", async () => {
    const { group, theirs } = await together();
    const hidden = await together({ isPrivate: true });
    const stream = await open({ since: since(), group: group.slug });
    expect((await stream.next())?.news).toMatchObject({ posts: 0, unread: null });
    await writePost(theirs);
    expect((await stream.next())?.news.posts).toBe(1);
    await stream.close();
    const closed = await open({ since: "0", group: hidden.group.slug });
    await writePost(hidden.theirs);
    expect((await closed.next())?.news).toMatchObject({ posts: 0, groups: [] });
    await closed.close();
  });

  test("has nothing for visitors who watch nothing, nor for nonsense", async () => {
    expect((await open({ since: since() })).status).toBe(204);
    for (const query of [{}, { since: "x" }, { since: "-1" }, { since: "1", post: "x" }])
      await expect(open(query as Record<string, string>)).rejects.toMatchObject({ status: 400 });
  });
});
