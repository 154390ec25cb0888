import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { formatDateTime } from "~/copy/format";
import { helpLines } from "~/copy/help-lines";
import { helpSeenForAnother } from "~/crisis/detour";
import { db } from "~/db/client.server";
import { groupMembers, posts, users } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as comment from "~/routes/community/comment";
import * as deleteComment from "~/routes/community/delete-comment";
import * as deletePost from "~/routes/community/delete-post";
import * as editComment from "~/routes/community/edit-comment";
import * as editPost from "~/routes/community/edit-post";
import * as group from "~/routes/community/group";
import * as keep from "~/routes/community/keep";
import * as leave from "~/routes/community/leave";
import * as memberPage from "~/routes/community/member";
import * as newPost from "~/routes/community/new-post";
import * as panel from "~/routes/community/panel";
import * as postPage from "~/routes/community/post";
import * as readingConsent from "~/routes/community/reading-consent";
import * as report from "~/routes/community/report";
import * as search from "~/routes/community/search";
import { mayBeRead } from "~/services/groups/access.server";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { newGroup, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { buildOf, startWebServer } from "../../support/web-server";
import { sandbox } from "../../support/world";

const { url } = await startWebServer(
  buildOf(
    {
      panel,
      "grupy/:slug": group,
      "groups/:slug/leave": leave,
      "groups/:slug/reading-consent": readingConsent,
      "keep/:kind/:id": keep,
      "members/:id": memberPage,
      "report/:kind/:id": report,
      "post/:id/delete": deletePost,
      "comments/:id/delete": deleteComment,
      "post/new": newPost,
      "post/:id": postPage,
      "post/:id/edit": editPost,
      "comments/:id": comment,
      "comments/:id/edit": editComment,
      szukaj: search,
    },
    entry,
    { default: () => <Outlet /> },
  ),
);

type Member = { jar: CookieJar; userId: string };
let author: Member;
let fellow: Member;

async function enter(): Promise<Member> {
  const identity = await newMember();
  const { jar } = await signIn(identity);
  const nickKey = identity.id;
  const [user] = await db
    .update(users)
    .set({ nick: nickKey, nickKey })
    .where(eq(users.auth0Id, identity.id))
    .returning();
  return { jar, userId: user!.id };
}

beforeAll(async () => {
  author = await enter();
  fellow = await enter();
});

async function written(
  isSensitive: boolean,
  level: { post?: "concern"; comment?: "concern" } = {},
) {
  const group = await newGroup({ isSensitive });
  const member = await putInto(group, author);
  await putInto(group, fellow);
  const post = await writePost(member, { crisisLevel: level.post });
  const comment = await writeComment(member, post, { crisisLevel: level.comment });
  return { group, member, post, comment };
}

async function hasHelp(path: string, { jar }: Member, status = 200): Promise<boolean> {
  const answer = await fetch(jar.on(new Request(url + path)));
  expect([path, answer.status]).toEqual([path, status]);
  return (await answer.text()).includes('href="tel:112"');
}

const pagesOf = ({ group, member, post, comment }: Awaited<ReturnType<typeof written>>) => ({
  group: paths.group(group.slug),
  composer: paths.newPost(group.slug),
  leaving: paths.leaveGroup(group.slug),
  post: paths.post(post.id),
  "post's form": paths.postEditing(post.id),
  comment: paths.comment(comment.id),
  "comment's form": paths.commentEditing(comment.id),
  "post's deletion": paths.postDeletion(post.id),
  "comment's deletion": paths.commentDeletion(comment.id),
  "post's report": paths.report("post", post.id),
  "comment's report": paths.report("comment", comment.id),
  "member's report": paths.report("member", member.id),
  "member's card": paths.member(member.id),
});

/** Whoever reports may fear for somebody, in whatever group. */
const reportPages = ["post's report", "comment's report", "member's report"];

const helped = async (pages: Record<string, string>, member: Member) => {
  const found = await Promise.all(
    Object.entries(pages).map(async ([name, path]) =>
      (await hasHelp(path, member)) ? [name] : [],
    ),
  );
  return found.flat();
};

describe("help lines", () => {
  test("stand above the posts, once, where many posts may come before their end", async () => {
    const { group: of } = await written(true);
    for (const path of [paths.group(of.slug), paths.panel()]) {
      const html = await (await fetch(author.jar.on(new Request(url + path)))).text();
      const [above = "", ...after] = html.split('id="posts"');
      expect([path, above.split('href="tel:112"').length > 1, after.length]).toEqual([
        path,
        true,
        1,
      ]);
      expect(html.split('id="help-strip"')).toHaveLength(2);
      expect(after.join("")).not.toContain('href="tel:112"');
    }
  });

  test("stand on every page of a sensitive group", async () => {
    const pages = pagesOf(await written(true));
    expect(await helped(pages, author)).toEqual(Object.keys(pages));
    expect(await hasHelp(pages.post, fellow)).toBe(true);
    expect(await hasHelp(pages["post's report"], fellow)).toBe(true);
  });

  test("stand where its keeper acts", async () => {
    const { group, post, member } = await written(true);
    await db
      .update(groupMembers)
      .set({ role: "keeper" })
      .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.userId, fellow.userId)));
    expect(await hasHelp(paths.keeping("post", post.id), fellow)).toBe(true);
    expect(await hasHelp(paths.keeping("member", member.id), fellow)).toBe(true);
  });

  test("stand on no page of another group where nothing hard was said, but where one reports", async () => {
    expect(await helped(pagesOf(await written(false)), author)).toEqual(reportPages);
  });

  test("stand in every group near a post that sounds hard, for its author alone", async () => {
    const pages = pagesOf(await written(false, { post: "concern" }));
    expect(await helped(pages, author)).toEqual([
      "group",
      "post",
      "post's form",
      "post's deletion",
      ...reportPages,
      "member's card",
    ]);
    const { group, post, comment } = pages;
    expect(await helped({ group, post, comment }, fellow)).toEqual([]);
  });

  test("and near such a comment", async () => {
    const pages = pagesOf(await written(false, { comment: "concern" }));
    expect(await helped(pages, author)).toEqual([
      "post",
      "comment",
      "comment's form",
      "comment's deletion",
      ...reportPages,
      "member's card",
    ]);
    expect(await helped({ post: pages.post, comment: pages.comment }, fellow)).toEqual([]);
  });

  test("stand where a post, a comment or a member is not, or not any more", async () => {
    const gone = randomUUID();
    const missing = [
      paths.post(gone),
      paths.postEditing(gone),
      paths.comment(gone),
      paths.commentEditing(gone),
      paths.member(gone),
    ];
    for (const path of missing) expect(await hasHelp(path, author, 404)).toBe(true);
    const { post } = await written(true);
    expect(await hasHelp(paths.postEditing(post.id), fellow, 403)).toBe(true);
  });

  test("stand on the panel of whoever belongs to a sensitive group, near what is found there and on its members' pages", async () => {
    const outsider = await enter();
    const word = `w${crypto.randomUUID().replaceAll("-", "").replace(/\d/g, "x")}`;
    const { member: ofSensitive } = await written(true);
    await writePost(ofSensitive, { title: word });
    const { member: ofOpen } = await written(false);
    await writePost(ofOpen, { title: `o${word}` });
    const pages = {
      panel: paths.panel(),
      found: paths.search({ q: word }),
      member: paths.member(ofSensitive.id),
    };
    expect(await helped(pages, fellow)).toEqual(["panel", "found", "member"]);
    const open = { found: paths.search({ q: `o${word}` }), member: paths.member(ofOpen.id) };
    expect(await helped(open, fellow)).toEqual([]);
    expect(await hasHelp(paths.panel(), outsider)).toBe(false);
    await putInto(await newGroup({ isSensitive: true }), outsider);
    expect(await hasHelp(paths.panel(), outsider)).toBe(true);
  });

  test("stand at the composer where a sensitive group may be chosen", async () => {
    await written(true);
    expect(await hasHelp(paths.newPost(), author)).toBe(true);
  });
});

describe("words in which a model hears an acute danger", () => {
  const words = "Kolega od wczoraj milczy, a wcześniej rozdał wszystkie swoje rzeczy.";

  async function writing(verdict: string) {
    // What those who are new may write in a day is counted.
    await db
      .update(users)
      .set({ createdAt: new Date("2026-01-01") })
      .where(eq(users.id, author.userId));
    const group = await newGroup({ isSensitive: true });
    const { version: consentVersion } = sensitiveGroupConsent;
    await putInto(group, author, { consentVersion, consentedAt: new Date() });
    const content = `${words} (${group.slug})`;
    const form = { groupId: group.id, title: "Kolega", content, formToken: randomUUID() };
    const send = (more: Record<string, string> = {}) => {
      sandbox.faults.arm({ service: "model", fault: verdict, times: 1 });
      const body = new URLSearchParams({ ...form, ...more });
      return fetch(
        author.jar.on(
          new Request(url + paths.newPost(group.slug), {
            method: "POST",
            body,
            redirect: "manual",
          }),
        ),
      );
    };
    const stored = () => db.select().from(posts).where(eq(posts.groupId, group.id));
    return { send, stored };
  }

  afterEach(() => sandbox.faults.clear());

  test("bring help first, and are then seen by everybody where somebody else is in danger", async () => {
    const { send, stored } = await writing("second_reader_acute_other");
    const help = await send();
    expect(help.status).toBe(422);
    const page = await help.text();
    expect(page).toContain('href="tel:112"');
    expect(page).toContain(helpSeenForAnother);
    expect(await stored()).toEqual([]);

    expect((await send({ helpSeen: helpSeenForAnother })).status).toBe(303);
    expect(await stored()).toMatchObject([{ state: "published", crisisLevel: "acute" }]);
  });

  test("bring help first, and then wait for a moderator where it is whoever writes", async () => {
    const { send, stored } = await writing("second_reader_acute");
    expect((await send()).status).toBe(422);
    expect(await stored()).toEqual([]);
    expect((await send({ helpSeen: "1" })).status).toBe(303);
    expect(await stored()).toMatchObject([{ state: "held", crisisLevel: "acute" }]);
    // Nobody in danger has to unfold a number.
    const [{ id } = { id: "" }] = await stored();
    const held = await (await fetch(author.jar.on(new Request(url + paths.post(id))))).text();
    for (const { href } of helpLines) expect(held).toContain(`href="${href}"`);
    expect(held).not.toContain("Wszystkie numery");
  });
});

describe("times and silences on pages", () => {
  const pageOf = async (path: string) =>
    (await (await fetch(author.jar.on(new Request(url + path)))).text()).replaceAll("\u00a0", " ");

  test("tell moments to the minute, wherever somebody wrote something", async () => {
    const { group, post, comment } = await written(true);
    const pages = [
      paths.panel(),
      paths.group(group.slug),
      paths.post(post.id),
      paths.comment(comment.id),
      paths.search({ q: post.title }),
    ];
    for (const path of pages) {
      const times = [...(await pageOf(path)).matchAll(/<time datetime="([^"]*)"/gi)];
      expect(times.length).toBeGreaterThan(0);
      for (const [, time] of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/);
    }
  });

  test("say until when somebody may only read, on the feed, on a post and at the composer", async () => {
    const { group, post, member } = await written(false);
    const until = new Date("2040-05-17T10:30:00Z");
    await db
      .update(groupMembers)
      .set({ silencedUntil: until })
      .where(eq(groupMembers.id, member.id));
    const said = formatDateTime(until).replaceAll("\u00a0", " ");
    for (const path of [paths.group(group.slug), paths.post(post.id)]) {
      const page = await pageOf(path);
      expect(page).toContain(said);
      expect(page).not.toContain('name="content"');
    }
  });
});

describe("consent to a model's reading", () => {
  const page = async (slug: string) => {
    const answer = await fetch(author.jar.on(new Request(url + paths.group(slug))));
    return (await answer.text()).replaceAll("\u00a0", " ");
  };
  const send = (slug: string, body: Record<string, string>) =>
    fetch(
      author.jar.on(
        new Request(url + paths.readingConsent(slug), {
          method: "POST",
          body: new URLSearchParams(body),
          redirect: "manual",
        }),
      ),
    );

  test("is renewed on the group's page by who joined before it, and withdrawn there", async () => {
    const { group, member } = await written(true);
    const ask = () => db.select().from(groupMembers).where(eq(groupMembers.id, member.id));
    const long = new Date("2025-01-01T00:00:00Z");
    await db
      .update(groupMembers)
      .set({ consentVersion: "2025-01-01", consentedAt: long })
      .where(eq(groupMembers.id, member.id));
    const before = await page(group.slug);
    expect(before).toContain("Wyrażam tę zgodę");
    expect(before).toContain(sensitiveGroupConsent.text);

    expect((await send(group.slug, { reads: "1" })).status).toBe(303);
    const [given] = await ask();
    expect(given?.consentVersion).toBe(sensitiveGroupConsent.version);
    expect(given?.consentedAt?.getTime()).toBeGreaterThan(long.getTime());
    expect(given && mayBeRead(group, given)).toBe(true);
    await send(group.slug, { reads: "1" });
    expect((await ask())[0]?.consentedAt).toEqual(given?.consentedAt);

    expect(await page(group.slug)).toContain("Wycofuję zgodę na czytanie");
    await send(group.slug, {});
    const [withdrawn] = await ask();
    expect(withdrawn?.consentVersion).toBe(sensitiveGroupConsent.withoutReading.version);
    expect(withdrawn && mayBeRead(group, withdrawn)).toBe(false);
    expect(withdrawn?.state).toBe("active");
  });

  test("is asked for in no group that is not sensitive", async () => {
    const { group } = await written(false);
    expect(await page(group.slug)).not.toContain("na czytanie");
    expect((await send(group.slug, { reads: "1" })).status).toBe(422);
  });
});
