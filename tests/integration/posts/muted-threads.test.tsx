import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, memberMutes } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as comment from "~/routes/community/comment";
import * as editComment from "~/routes/community/edit-comment";
import * as groupRoute from "~/routes/community/group";
import * as like from "~/routes/community/like";
import * as newComments from "~/routes/community/new-comments";
import * as panel from "~/routes/community/panel";
import * as postPage from "~/routes/community/post";
import * as publicPost from "~/routes/community/public-post";
import { groupFeed } from "~/services/posts/feed.server";
import { findPostPage } from "~/services/posts/post-page.server";
import { reportContent } from "~/services/reports/report-content.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import type { CookieJar } from "../../support/members";
import { writerInside } from "../../support/settings";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { statementsOf } from "../../support/statements";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      "post/:id": postPage,
      "post/:id/new": newComments,
      "post/:id/like": like,
      "comments/:id": comment,
      "comments/:id/edit": editComment,
      "grupy/:slug/:postId": publicPost,
      "grupy/:slug": groupRoute,
      panel,
    },
    entry,
    { default: () => <Outlet /> },
  ),
);

let jar: CookieJar;
let userId: string;
beforeAll(async () => {
  ({ jar, userId } = await writerInside());
});

async function open(path: string) {
  const answer = await fetch(jar.on(new Request(url + path)));
  return { status: answer.status, html: await answer.text() };
}

const words = { title: "Tytuł tej osoby", content: "Słowa tej osoby." };

async function thread({ isSensitive = false, kind = "mute" as "mute" | "block" } = {}) {
  const group = await newGroup({ isSensitive });
  await putInto(group, { userId });
  const muted = await putInto(group, await newPerson());
  const other = await putInto(group, await newPerson());
  await db.insert(memberMutes).values({ userId, targetId: muted.id, kind, createdAt: new Date() });
  return { group, muted, other };
}

describe.each([
  { isSensitive: false, kind: "mute", said: "wyciszoną" },
  { isSensitive: true, kind: "block", said: "zablokowaną" },
] as const)("of somebody $said, sensitive: $isSensitive,", ({ said, ...scene }) => {
  test("a post says so, keeps its words to itself and shows them once when asked to", async () => {
    const { group, muted, other } = await thread(scene);
    const post = await writePost(muted, words);
    await writeComment(other, post, { content: "Odpowiedź kogoś innego." });
    const ways = [paths.post(post.id), paths.groupPost(group.slug, post.id)];
    for (const way of ways) {
      const { status, html } = await open(way);
      expect(status).toBe(200);
      expect(html).toContain(said);
      expect(html).toContain("Odpowiedź kogoś innego.");
      expect(html).not.toContain(words.title);
      expect(html).not.toContain(words.content);
      expect(html).toContain(`href="${paths.withMuted(way)}"`);
      const shown = await open(paths.withMuted(way));
      expect(shown.html).toContain(words.content);
      expect(shown.html).not.toContain(said);
    }
    const later = await open(paths.newComments(post.id, new Date(0)));
    expect(later.html).not.toContain(words.title);
  });

  test("comments are left out, which the thread says instead of that nobody wrote", async () => {
    const { muted, other } = await thread(scene);
    const post = await writePost(other);
    const written = await writeComment(muted, post, { content: words.content });
    const { html } = await open(paths.post(post.id));
    expect(html).not.toContain(words.content);
    expect(html).toContain("osób, które masz wyciszone");
    expect(html).not.toContain("Nikt jeszcze nie skomentował");
    expect((await open(paths.withMuted(paths.post(post.id)))).html).toContain(words.content);

    const alone = await open(paths.comment(written.id));
    expect(alone.status).toBe(200);
    expect(alone.html).not.toContain(words.content);
    expect((await open(paths.withMuted(paths.comment(written.id)))).html).toContain(words.content);
  });
});

/** A like, from a page that offered it before. */
const sent = { method: "POST", body: new URLSearchParams({ liked: "yes" }) };

test("whoever was blocked reads on, and meets no form that would refuse them", async () => {
  const group = await newGroup();
  const reader = await putInto(group, { userId });
  const person = await newPerson();
  const author = await putInto(group, person);
  const other = await putInto(group, await newPerson());
  const post = await writePost(author);
  const answer = await writeComment(other, post, { content: "Odpowiedź kogoś innego." });
  const pages = [paths.post(post.id), paths.comment(answer.id)];
  const form = `action="${paths.postComments(post.id)}"`;
  for (const page of pages) expect((await open(page)).html).toContain(form);
  await db.insert(memberMutes).values({
    ...{ userId: person.userId, targetId: reader.id },
    ...{ kind: "block", createdAt: new Date() },
  });
  for (const page of pages) {
    const { html } = await open(page);
    expect(html).toContain("Odpowiedź kogoś innego.");
    expect(html).toContain("nie przyjmuje od Ciebie odpowiedzi");
    expect(html).not.toContain(form);
    expect(html).not.toContain("Odpowiedz: ");
  }
  const liked = await fetch(jar.on(new Request(`${url}/post/${post.id}/like`, sent)));
  expect(liked.status).toBe(403);
  const answered = await liked.text();
  expect(answered).toContain("Tego nie polubisz");
  expect(answered).toContain(`href="${paths.post(post.id)}#post-${post.id}"`);
});

test("whoever was blocked by the author of a comment still answers others under it", async () => {
  const group = await newGroup();
  const reader = await putInto(group, { userId });
  const person = await newPerson();
  const post = await writePost(await putInto(group, await newPerson()));
  const answered = await writeComment(await putInto(group, person), post);
  const other = await putInto(group, await newPerson());
  const reply = await writeComment(other, post, {}, answered);
  await db.insert(memberMutes).values({
    ...{ userId: person.userId, targetId: reader.id },
    ...{ kind: "block", createdAt: new Date() },
  });
  const { html } = await open(paths.comment(answered.id));
  expect(html).toContain("nie przyjmuje od Ciebie odpowiedzi");
  expect(html).not.toContain(`action="${paths.postComments(post.id)}"`);
  expect(html).toContain(`${paths.comment(reply.id)}#`);
});

/** Lets one person block a membership, as it is. */
const block = ({ userId: by }: { userId: string }, { id }: { id: string }) =>
  db.insert(memberMutes).values({ userId: by, targetId: id, kind: "block", createdAt: new Date() });

test("no list of posts offers a like that would be refused", async () => {
  const group = await newGroup();
  const reader = await putInto(group, { userId });
  const person = await newPerson();
  const post = await writePost(await putInto(group, person));
  const other = await writePost(await putInto(group, await newPerson()));
  const lists = [paths.panel(), paths.group(group.slug)];
  const offer = ({ id }: { id: string }) => `action="${paths.postLike(id)}"`;
  for (const list of lists) expect((await open(list)).html).toContain(offer(post));
  const ctx = testContext({ kind: "member", userId });
  const asked = await statementsOf(() => groupFeed(ctx, group.slug));
  await block(person, reader);
  for (const list of lists) {
    const { html } = await open(list);
    expect(html).toContain(post.title);
    expect(html).not.toContain(offer(post));
    expect(html).toContain(offer(other));
  }
  expect(await statementsOf(() => groupFeed(ctx, group.slug))).toBe(asked);
  await db
    .update(groupMembers)
    .set({ silencedUntil: new Date(Date.now() + 60_000) })
    .where(eq(groupMembers.id, reader.id));
  for (const list of lists) expect((await open(list)).html).not.toContain(offer(other));
});

test("a thread offers no answer and no like where whoever wrote a comment refuses them", async () => {
  const group = await newGroup();
  const reader = await putInto(group, { userId });
  const person = await newPerson();
  const post = await writePost(await putInto(group, await newPerson()));
  const theirs = await writeComment(await putInto(group, person), post);
  const other = await writeComment(await putInto(group, await newPerson()), post);
  const offers = ({ id }: { id: string }) => [
    `action="${paths.commentLike(id)}"`,
    `href="${paths.comment(id)}#reply-to-${id}"`,
  ];
  const pages = [paths.post(post.id), paths.newComments(post.id, new Date(0))];
  for (const page of pages)
    for (const offer of offers(theirs)) expect((await open(page)).html).toContain(offer);
  const ctx = testContext({ kind: "member", userId });
  const asked = await statementsOf(() => findPostPage(ctx, post.id));
  await block(person, reader);
  for (const page of pages) {
    const { html } = await open(page);
    for (const offer of offers(theirs)) expect(html).not.toContain(offer);
    for (const offer of offers(other)) expect(html).toContain(offer);
  }
  expect(await statementsOf(() => findPostPage(ctx, post.id))).toBe(asked);
});

test.each(["post", "comment"] as const)(
  "what one wrote to a %s of somebody who has blocked one since is not changed, and can be taken back",
  async (answered) => {
    const group = await newGroup();
    const reader = await putInto(group, { userId });
    const person = await newPerson();
    const author = await putInto(group, person);
    const somebody = await putInto(group, await newPerson());
    const post = await writePost(answered === "post" ? author : somebody);
    const above = answered === "post" ? undefined : await writeComment(author, post);
    const own = await writeComment(reader, post, { content: "Stare słowa." }, above);
    const [thread, editing] = [paths.comment(own.id), paths.commentEditing(own.id)];
    expect((await open(thread)).html).toContain(`href="${editing}"`);
    const version = /name="version" value="([^"]+)"/.exec((await open(editing)).html)?.[1];
    await block(person, reader);

    for (const page of [thread, above ? paths.comment(above.id) : paths.post(post.id)]) {
      const { html } = await open(page);
      expect(html).toContain("Stare słowa.");
      expect(html).not.toContain(`href="${editing}"`);
      expect(html).toContain(`href="${paths.commentDeletion(own.id)}"`);
    }
    const instead = await open(editing);
    expect(instead.status).toBe(200);
    expect(instead.html).toContain("nie przyjmuje od Ciebie odpowiedzi");
    expect(instead.html).not.toContain("<textarea");
    expect(instead.html).toContain(`href="${paths.commentDeletion(own.id)}"`);

    const body = new URLSearchParams({ content: "Nowe słowa.", version: version! });
    const to = new Request(url + editing, { method: "POST", body, headers: { Origin: url } });
    const refused = await fetch(jar.on(to));
    expect(refused.status).toBe(403);
    const html = await refused.text();
    expect(html).toContain("nie przyjmuje od Ciebie odpowiedzi");
    expect(html).toContain("Nowe słowa.</textarea>");
  },
);

test("what was reported stays closed, however it is asked for", async () => {
  const { muted, other } = await thread();
  const post = await writePost(other);
  const reported = await writeComment(muted, post, { content: words.content });
  await reportContent(testContext({ kind: "member", userId }), {
    ...{ kind: "comment", id: reported.id, reason: "abuse", name: "Jan Nowak" },
    ...{ details: "To nie jest w porządku.", screening: screeningOf() },
  });
  expect((await open(paths.withMuted(paths.comment(reported.id)))).status).toBe(404);
  expect((await open(paths.withMuted(paths.post(post.id)))).html).not.toContain(words.content);
});
