import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";

import { listComments, listPosts } from "~/services/posts/desk-queries.server";
import { foldName } from "~/services/groups/fold-name";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { caseOf } from "../../support/moderation";
import { signIn } from "../../support/members";
import { decide, rowOf, why, written } from "../../support/moderated-texts";
import { call, get, post as postForm } from "../../support/requests";
import { newStaff } from "../../support/staff";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as commentsPage } from "~/routes/admin/comments";
import { loader as postsPage } from "~/routes/admin/posts";
import { loader as reportsPage } from "~/routes/admin/reports";

test("posts are found by words of the title, group, tag, author and state", async () => {
  const scene = await written();
  const { ctx } = scene.first;
  const mark = `znak${randomUUID().replace(/[^a-z]/g, "")}`;
  const post = await writePost(scene.membership, {
    title: `Spacery z ${mark}`,
    content: "Tylko tu zimorodek",
    tags: [mark],
  });
  const idsOf = async (filters: Parameters<typeof listPosts>[1]) =>
    (await listPosts(ctx, filters, 1)).rows.map(({ id }) => id);
  expect(await idsOf({ title: `spacer ${mark}` })).toEqual([post.id]);
  const author = scene.author.nick.toUpperCase();
  expect(await idsOf({ title: "zimorodek", author })).toEqual([]);
  expect(await idsOf({ tag: `#${mark.toUpperCase()}` })).toEqual([post.id]);
  expect(await idsOf({ groupId: scene.group.id })).toEqual([post.id, scene.post.id]);
  for (const hostile of ["%", "' or 1=1 --", "\u0000", "!!", "x".repeat(5000)])
    for (const filter of ["title", "tag", "author", "groupId"])
      expect(await idsOf({ [filter]: hostile })).toEqual([]);
  await decide(ctx, { kind: "post", id: post.id }, { kind: "hide", ...why });
  expect(await idsOf({ author, state: "hidden" })).toEqual([post.id]);
  await decide(ctx, { kind: "post", id: post.id }, { kind: "delete", ...why });
  expect(await idsOf({ author })).toEqual([scene.post.id]);
  expect(await idsOf({ author, state: "deleted" })).toEqual([post.id]);
});

test("comments are found by words, author and post, ten a page", async () => {
  const { post, other, otherMembership, comment, first } = await written();
  for (let index = 0; index < 10; index++)
    await writeComment(otherMembership, post, { content: `Odpowiedź ${index}` });
  const page = await listComments(first.ctx, { postId: post.id }, 1);
  expect(page).toMatchObject({ pages: 2, total: 11 });
  expect(page.rows).toHaveLength(10);
  const found = await listComments(first.ctx, { content: "herbata", author: other.nick }, 1);
  expect(found.rows).toMatchObject([{ id: comment.id, excerpt: "Spróbuj herbaty z lipy" }]);
});

test("nothing on the pages of staff leads from a pseudonym to an account, nor back", async () => {
  const scene = await written({ isSensitive: true });
  const { post, comment, author, other, membership, otherMembership } = scene;
  const { jar } = await signIn((await newStaff("moderator")).identity);
  for (const [loader, tab, id, pseudonym] of [
    [postsPage, "posts", post.id, membership.pseudonym],
    [commentsPage, "comments", comment.id, otherMembership.pseudonym],
  ] as const) {
    const pages = [
      await call(loader, jar.on(get(`/admin/${tab}/${id}?postId=${post.id}`)), { id }),
      await call(actPage, jar.on(get(`/admin/${tab}/${id}/hide`)), { tab, id, act: "hide" }),
    ];
    for (const page of pages) {
      const all = JSON.stringify(page);
      expect(all).toContain(pseudonym);
      for (const { userId, nick } of [author, other]) {
        expect(all).not.toContain(userId);
        expect(all).not.toContain(nick);
      }
    }
  }
  const { ctx } = scene.first;
  expect((await listPosts(ctx, { author: author.nick }, 1)).rows).toEqual([]);
  const named = await listPosts(ctx, { author: membership.pseudonym! }, 1);
  expect(named.rows).toMatchObject([{ id: post.id }]);
});

test("a text is changed from its page, and one that was faster is told there", async () => {
  const { comment } = await written();
  const { jar } = await signIn((await newStaff("moderator")).identity);
  const where = `/admin/comments/${comment.id}/edit`;
  const params = { tab: "comments", id: comment.id, act: "edit" };
  const page = await call<{ preview: { version: string } }>(actPage, jar.on(get(where)), params);
  expect(page.data).toMatchObject({ values: { content: comment.content } });
  const request = { ...why, content: "Łagodniej", version: page.data.preview.version };
  const done = await call(act, jar.on(postForm(where, request)), params);
  expect(done).toMatchObject({
    status: 303,
    location: `/admin/comments/${comment.id}?done=text-changed`,
  });
  const late = await call(act, jar.on(postForm(where, { ...request, content: "Inaczej" })), params);
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.data)).toContain("Ktoś był szybszy");
  const short = await call(act, jar.on(postForm(where, { ...request, content: " " })), params);
  expect(short.status).toBe(422);
  expect((await rowOf({ kind: "comment", id: comment.id })).content).toBe("Łagodniej");
});

test("what is no id is found nowhere, and hostile filters leave a list", async () => {
  const { jar } = await signIn((await newStaff("moderator")).identity);
  const hostile = `?title=%27%3Bdrop&author=%00&tag=%25&groupId=x&postId=%27&content=${"a".repeat(9000)}&state=x&page=-1`;
  for (const [loader, tab] of [
    [postsPage, "posts"],
    [commentsPage, "comments"],
  ] as const) {
    expect((await call(loader, jar.on(get(`/admin/${tab}${hostile}`)))).status).toBe(200);
    for (const id of ["abc", "1' or 1=1", randomUUID()]) {
      expect((await call(loader, jar.on(get(`/admin/${tab}/x`)), { id })).status).toBe(404);
      for (const name of ["hide", "edit", "delete", "restore"])
        expect((await call(actPage, jar.on(get("/admin/x")), { tab, id, act: name })).status).toBe(
          404,
        );
    }
  }
});

test("a group is found by its name or a part of it, an author is offered by a part of theirs", async () => {
  const mark = `łąka${randomUUID().replace(/[^a-z]/g, "")}`;
  const person = await newPerson({ nick: `Zofia${mark}` });
  const groups = [
    await newGroup({ name: `Na skraju ${mark}` }),
    await newGroup({ name: `Za rogiem ${mark}`, isSensitive: true }),
    await newGroup({ name: mark }),
  ];
  const pseudonym = `Ziarno${mark}`;
  const ids: string[] = [];
  for (const group of groups) {
    const hidden = { pseudonym, pseudonymKey: foldName(pseudonym) };
    const membership = await putInto(group, person, group.isSensitive ? hidden : {});
    ids.push((await writePost(membership)).id);
  }
  const { jar } = await signIn((await newStaff("moderator")).identity);
  const look = async (search: Record<string, string>) =>
    call<Awaited<ReturnType<typeof postsPage>>>(
      postsPage,
      jar.on(get(`/admin/posts?${new URLSearchParams(search)}`)),
    );
  const plain = mark.replace("łą", "la").toUpperCase();
  const one = await look({ groupId: `skraju ${plain}` });
  expect(one).toMatchObject({
    status: 302,
    location: expect.stringContaining(ids[0]!) as string,
  });
  expect((await look({ groupId: mark })).location).toContain(ids[2]!);
  const several = (await look({ groupId: plain.slice(0, -1) })).data;
  expect(several.list.rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(several.suggested).toHaveLength(1);
  expect(several.suggested[0]?.control).toBe("groupId");
  expect([...(several.suggested[0]?.names ?? [])].sort()).toEqual(
    groups.map(({ name }) => name).sort(),
  );
  const field = several.fields.find(({ name }) => name === "groupId");
  expect(field && "suggestions" in field && field.suggestions).toContain(groups[1]!.name);
  const offered = (await look({ author: `Zofia${mark.slice(0, -1)}` })).data;
  expect(offered.list.rows).toEqual([]);
  expect(offered.suggested).toMatchObject([{ control: "author", names: [`Zofia${mark}`] }]);
  expect(JSON.stringify(offered.suggested)).not.toContain(pseudonym);
  const alike = (await look({ author: pseudonym.slice(0, -1) })).data.suggested;
  expect(alike).toMatchObject([{ control: "author", names: [pseudonym] }]);
  expect((await look({ author: `zofia${mark}` })).data.list.rows).toHaveLength(2);
  for (const hostile of ["%", "_", "' or 1=1 --", "!!", "x".repeat(5000)]) {
    const { data } = await look({ groupId: hostile, author: hostile });
    expect(data.list.rows).toEqual([]);
  }
});

test("reports are found by the name of their group, which is offered", async () => {
  const mark = `polana${randomUUID().replace(/[^a-z]/g, "")}`;
  const names = [`Ścieżka ${mark}`, `Ławka ${mark}`];
  const found: string[] = [];
  for (const name of names) {
    const membership = await putInto(await newGroup({ name }), await newPerson());
    found.push((await caseOf((await writePost(membership, { state: "held" })).id)).id);
  }
  const { jar } = await signIn((await newStaff("moderator")).identity);
  const look = async (group: string) =>
    call<Awaited<ReturnType<typeof reportsPage>>>(
      reportsPage,
      jar.on(get(`/admin/reports?${new URLSearchParams({ group })}`)),
    );
  expect((await look(`sciezka ${mark}`)).location).toContain(found[0]!);
  const { list, suggested, fields } = (await look(mark.toUpperCase())).data;
  expect(list.rows.map(({ id }) => id).toSorted()).toEqual(found.toSorted());
  expect(suggested).toMatchObject([{ control: "group", names: names.toSorted() }]);
  const offered = fields.find(({ name }) => name === "group");
  expect(offered).toMatchObject({ suggestions: expect.arrayContaining(names) as string[] });
  expect((await look(`nie ma ${mark}`)).data.list.rows).toEqual([]);
});
