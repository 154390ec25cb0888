import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { memberMutes, users } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as comment from "~/routes/community/comment";
import * as like from "~/routes/community/like";
import * as newComments from "~/routes/community/new-comments";
import * as postPage from "~/routes/community/post";
import * as publicPost from "~/routes/community/public-post";
import { reportContent } from "~/services/reports/report-content.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      "post/:id": postPage,
      "post/:id/new": newComments,
      "post/:id/like": like,
      "comments/:id": comment,
      "grupy/:slug/:postId": publicPost,
    },
    entry,
    { default: () => <Outlet /> },
  ),
);

let jar: CookieJar;
let userId: string;
beforeAll(async () => {
  const identity = await newMember();
  jar = (await signIn(identity)).jar;
  const [user] = await db
    .update(users)
    .set({ nick: identity.id, nickKey: identity.id })
    .where(eq(users.auth0Id, identity.id))
    .returning();
  userId = user!.id;
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
