import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { users } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as comment from "~/routes/community/comment";
import * as editComment from "~/routes/community/edit-comment";
import * as editPost from "~/routes/community/edit-post";
import * as group from "~/routes/community/group";
import * as leave from "~/routes/community/leave";
import * as member from "~/routes/community/member";
import * as newPost from "~/routes/community/new-post";
import * as panel from "~/routes/community/panel";
import * as postPage from "~/routes/community/post";
import * as search from "~/routes/community/search";
import { newGroup, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      panel,
      "grupy/:slug": group,
      "groups/:slug/leave": leave,
      "post/new": newPost,
      "post/:id": postPage,
      "post/:id/edit": editPost,
      "comments/:id": comment,
      "comments/:id/edit": editComment,
      "members/:id": member,
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

async function hasHelp(path: string, { jar }: Member): Promise<boolean> {
  const answer = await fetch(jar.on(new Request(url + path)));
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).includes('href="tel:112"');
}

const pagesOf = ({ group, post, comment }: Awaited<ReturnType<typeof written>>) => ({
  feed: paths.groupFeed(group.slug),
  group: paths.group(group.slug),
  composer: paths.newPost(group.slug),
  leaving: paths.leaveGroup(group.slug),
  post: paths.post(post.id),
  "post's form": paths.postEditing(post.id),
  comment: paths.comment(comment.id),
  "comment's form": paths.commentEditing(comment.id),
});

const helped = async (pages: Record<string, string>, member: Member) => {
  const found = await Promise.all(
    Object.entries(pages).map(async ([name, path]) =>
      (await hasHelp(path, member)) ? [name] : [],
    ),
  );
  return found.flat();
};

describe("help lines", () => {
  test("stand on every page of a sensitive group", async () => {
    const pages = pagesOf(await written(true));
    expect(await helped(pages, author)).toEqual(Object.keys(pages));
    expect(await hasHelp(pages.post, fellow)).toBe(true);
  });

  test("stand on no page of another group where nothing hard was said", async () => {
    expect(await helped(pagesOf(await written(false)), author)).toEqual([]);
  });

  test("stand in every group near a post that sounds hard, for its author alone", async () => {
    const pages = pagesOf(await written(false, { post: "concern" }));
    expect(await helped(pages, author)).toEqual(["feed", "group", "post", "post's form"]);
    const { feed, group, post, comment } = pages;
    expect(await helped({ feed, group, post, comment }, fellow)).toEqual([]);
  });

  test("and near such a comment", async () => {
    const pages = pagesOf(await written(false, { comment: "concern" }));
    expect(await helped(pages, author)).toEqual(["post", "comment", "comment's form"]);
    expect(await helped({ post: pages.post, comment: pages.comment }, fellow)).toEqual([]);
  });

  test("stand on the panel of whoever belongs to a sensitive group, near what is found there and on its members' pages", async () => {
    const outsider = await enter();
    const word = `w${crypto.randomUUID().replaceAll("-", "").replace(/\d/g, "x")}`;
    const { member: ofSensitive, group } = await written(true);
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
    await putInto(group, outsider);
    expect(await hasHelp(paths.panel(), outsider)).toBe(true);
  });

  test("stand at the composer where a sensitive group may be chosen", async () => {
    await written(true);
    expect(await hasHelp(paths.newPost(), author)).toBe(true);
  });
});
