import { randomUUID } from "node:crypto";
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
import * as memberPage from "~/routes/community/member";
import * as newPost from "~/routes/community/new-post";
import * as panel from "~/routes/community/panel";
import * as postPage from "~/routes/community/post";
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
      "members/:id": memberPage,
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
  return { group, post, comment };
}

async function hasHelp(path: string, { jar }: Member, status = 200): Promise<boolean> {
  const answer = await fetch(jar.on(new Request(url + path)));
  expect([path, answer.status]).toEqual([path, status]);
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

  test("stand on the card of a member of a sensitive group alone", async () => {
    for (const isSensitive of [true, false]) {
      const group = await newGroup({ isSensitive });
      const { id } = await putInto(group, author);
      await putInto(group, fellow);
      expect(await hasHelp(paths.member(id), fellow)).toBe(isSensitive);
    }
  });

  test("stand at the composer where a sensitive group may be chosen", async () => {
    await written(true);
    expect(await hasHelp(paths.newPost(), author)).toBe(true);
  });
});
