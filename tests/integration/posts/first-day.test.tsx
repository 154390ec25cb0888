import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { formatDateTime } from "~/copy/format";
import { db } from "~/db/client.server";
import { groupMembers, posts, users } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as addComment from "~/routes/community/add-comment";
import * as comment from "~/routes/community/comment";
import * as editComment from "~/routes/community/edit-comment";
import * as editPost from "~/routes/community/edit-post";
import * as newPost from "~/routes/community/new-post";
import * as postPage from "~/routes/community/post";
import { day } from "~/time/durations";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import type { CookieJar } from "../../support/members";
import { writerInside } from "../../support/settings";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      "post/new": newPost,
      "post/:id": postPage,
      "post/:id/edit": editPost,
      "post/:id/comments": addComment,
      "comments/:id": comment,
      "comments/:id/edit": editComment,
    },
    entry,
    { default: () => <Outlet /> },
  ),
);

let jar: CookieJar;
let userId: string;
let own: Awaited<ReturnType<typeof putInto>>;
let other: Awaited<ReturnType<typeof putInto>>;
let group: Awaited<ReturnType<typeof newGroup>>;

beforeEach(async () => {
  ({ jar, userId } = await writerInside());
  group = await newGroup();
  own = await putInto(group, { userId });
  other = await putInto(group, await newPerson());
});

const since = (createdAt: Date) => db.update(users).set({ createdAt }).where(eq(users.id, userId));

const untied = (text: string) => text.replaceAll("\u00a0", " ");
const read = async (answer: Response) => untied(await answer.text());
const open = async (path: string) => read(await fetch(jar.on(new Request(url + path))));
const end = (createdAt: Date) => untied(formatDateTime(new Date(createdAt.getTime() + day)));

describe("on the first day the form says before anything is written", () => {
  test("how many posts and comments are left, that no links go, and until when", async () => {
    const joined = new Date(Date.now() - day / 2);
    await since(joined);
    const theirs = await writePost(other);
    const answered = await writeComment(other, theirs);
    const said = (more: string) =>
      `Do ${end(joined)}, czyli przez pierwszą dobę, możesz dodać jeszcze ${more}, bez linków`;
    expect(await open(paths.newPost(group.slug))).toContain(said("2 posty"));
    expect(await open(paths.post(theirs.id))).toContain(said("10 komentarzy"));
    await writePost(own);
    await writeComment(own, theirs);
    expect(await open(paths.newPost(group.slug))).toContain(said("1 post"));
    expect(await open(paths.comment(answered.id))).toContain(said("9 komentarzy"));
    await writePost(own);
    const spent = `można dodać dwa posty i to już wszystko. Ten limit zniknie ${end(joined)}`;
    // Nobody writes first and reads afterwards that it cannot be sent.
    const [before = "", after] = (await open(paths.newPost(group.slug))).split('name="title"');
    expect(before).toContain(spent);
    expect(after).not.toContain(spent);
    for (let turn = 0; turn < 9; turn += 1) await writeComment(own, theirs);
    const [above] = (await open(paths.post(theirs.id))).split('name="content"');
    expect(above).toContain("można dodać dziesięć komentarzy i to już wszystko");
  });

  test("that a change takes no links, either", async () => {
    const joined = new Date(Date.now() - day / 2);
    await since(joined);
    const post = await writePost(own);
    const answer = await writeComment(own, post);
    for (const path of [paths.postEditing(post.id), paths.commentEditing(answer.id)])
      expect(await open(path)).toContain(`Do ${end(joined)}, czyli przez pierwszą dobę, nie wstaw`);
  });

  test("and again at the refusal, with the moment", async () => {
    const joined = new Date(Date.now() - day / 2);
    await since(joined);
    const post = await writePost(other);
    for (let turn = 0; turn < 10; turn += 1) await writeComment(own, post);
    const body = new URLSearchParams({ content: "Jeszcze jedno.", formToken: randomUUID() });
    const sent = new Request(url + paths.postComments(post.id), {
      ...{ method: "POST", body, headers: { Origin: url } },
    });
    const html = await read(await fetch(jar.on(sent)));
    expect(html).toContain("W pierwszej dobie można dodać dziesięć komentarzy. Twój tekst jest");
    expect(html).toContain(`Ten limit zniknie ${end(joined)}`);
  });
});

describe("whoever has just chosen groups", () => {
  test("reads which they are in, each a link, and begins in an empty field below a greeting, with beginnings to read beside it", async () => {
    const second = await newGroup();
    await putInto(second, { userId });
    const html = await open(paths.firstPost(group.slug));
    expect(html).toContain("Jesteś w dwóch grupach");
    for (const { slug, name } of [group, second])
      expect(html).toMatch(new RegExp(`href="${paths.group(slug)}"[^>]*>${name}</a>`));
    expect(html).toMatch(/<textarea[^>]*name="content"[^>]*><\/textarea>/);
    // Who says hello in a sentence is not sent back for a title.
    expect(html).toMatch(/<input[^>]*name="title"[^>]*value="Cześć!"/);
    expect(html).toContain("„Cześć!” uzupełnią pierwsze słowa dłuższego tekstu.");
    // None is a whole sentence, or two people would say the same; nor a press, which would take away what is written.
    expect(html.match(/<li>„[^”]+…”<\/li>/g)).toHaveLength(3);
  });

  test("publishes under a greeting that goes on in their own words", async () => {
    const body = new URLSearchParams({
      ...{ formToken: randomUUID(), groupId: group.id, title: "Cześć!" },
      content: "Szukam kogoś, kto też śpiewa w chórze i szuka towarzystwa na próby.",
    });
    const sent = new Request(url + paths.newPost(group.slug), {
      ...{ method: "POST", body, headers: { Origin: url }, redirect: "manual" as const },
    });
    expect((await fetch(jar.on(sent))).status).toBe(303);
    const written = await db.select().from(posts).where(eq(posts.groupId, group.id));
    expect(written).toMatchObject([
      { title: "Cześć! Szukam kogoś, kto też śpiewa w chórze i szuka…" },
    ]);
  });
});

test("whoever comes from a group that is not there hears nothing of one", async () => {
  const html = await open(paths.newPost("nie-ma-takiej"));
  expect(html).toContain("Nowy post");
  expect(html).not.toContain("z której tu przychodzisz");
});

test("whoever comes from a group in which they may only read hears until when, before another is offered", async () => {
  const sensitive = await newGroup({ isSensitive: true, type: 17, name: "Cicha" });
  await putInto(sensitive, { userId });
  const until = new Date(Date.now() + day);
  await db.update(groupMembers).set({ silencedUntil: until }).where(eq(groupMembers.id, own.id));
  const html = await open(paths.newPost(group.slug));
  expect(html).toContain(
    `Do ${untied(formatDateTime(until))} w grupie, z której tu przychodzisz, nie możesz pisać`,
  );
  expect(html).toContain("Cicha (pod pseudonimem)");
});

describe("the words of whoever can write nowhere any more", () => {
  const words = { title: "Mój tytuł", content: "Moje słowa, nad którymi siedzę od rana." };
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ formToken: randomUUID(), groupId: group.id, ...fields });
    const sent = new Request(url + paths.newPost(group.slug), {
      ...{ method: "POST", body, headers: { Origin: url } },
    });
    return read(await fetch(jar.on(sent)));
  };
  const ways = {
    left: { state: "left" as const },
    silenced: { silencedUntil: new Date(Date.now() + day) },
  };

  test.each(["left", "silenced"] as const)("stay on the page: %s", async (way) => {
    await db.update(groupMembers).set(ways[way]).where(eq(groupMembers.id, own.id));
    const html = await send(words);
    for (const each of Object.values(words)) expect(html).toContain(each);
  });

  test.each(["left", "silenced"] as const)(
    "are promised nothing in an acute crisis, and come back: %s",
    async (way) => {
      await db.update(groupMembers).set(ways[way]).where(eq(groupMembers.id, own.id));
      const acute = { ...words, content: "Nie chcę już żyć, zabiję się dziś w nocy." };
      const html = await send(acute);
      expect(html).toContain("Zatrzymajmy się na chwilę");
      expect(html).toContain("Twojego posta nie możemy teraz zapisać");
      expect(html).not.toContain("Zapisz post");
      const back = await send({ ...acute, backToForm: "1" });
      for (const each of Object.values(acute)) expect(back).toContain(each);
    },
  );
});

test("says nothing to whoever is not new", async () => {
  await since(new Date(Date.now() - day - 60_000));
  const post = await writePost(own);
  for (const path of [paths.newPost(group.slug), paths.post(post.id), paths.postEditing(post.id)])
    expect(await open(path)).not.toContain("przez pierwszą dobę");
});
