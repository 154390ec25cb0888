import { expect, test } from "vitest";
import { loader } from "~/routes/community/directory";
import { talkingToday } from "~/services/posts/talking-today.server";
import { toTheMinute } from "~/time/to-the-minute";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { newMember, signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get } from "../../support/requests";

// Far from every other test's day.
const now = new Date("2031-05-10T10:30:20.000Z");
const ctx = () => testContext("visitor", { now });
const at = (moment: string) => ({ createdAt: new Date(moment) });

async function talk(group?: Parameters<typeof newGroup>[0]) {
  const place = await newGroup(group);
  const author = await putInto(place, await newPerson());
  return { place, author };
}

test("a visitor sees how much was written today in open groups, and when last", async () => {
  const { place, author } = await talk();
  await writePost(author, at("2031-05-09T21:59:00Z"));
  const post = await writePost(author, at("2031-05-09T22:01:00Z"));
  await writeComment(author, post, at("2031-05-10T09:15:42Z"));
  const found = (await talkingToday(ctx())).find(({ slug }) => slug === place.slug);
  expect(found).toEqual({
    slug: place.slug,
    name: place.name,
    posts: 1,
    comments: 1,
    lastAt: toTheMinute(new Date("2031-05-10T09:15:00Z")),
  });
});

test.each([{ isPrivate: true }, { isSensitive: true, type: 11 }])(
  "no group that is closed in any way is among them: %o",
  async (closed) => {
    const { place, author } = await talk(closed);
    await writePost(author, at("2031-05-10T09:00:00Z"));
    expect((await talkingToday(ctx())).map(({ slug }) => slug)).not.toContain(place.slug);
  },
);

test("what is held or hidden counts for nothing, nor what stands below it", async () => {
  const { place, author } = await talk();
  for (const state of ["held", "hidden", "deleted"] as const) {
    const post = await writePost(author, { state, ...at("2031-05-10T08:00:00Z") });
    await writeComment(author, post, at("2031-05-10T08:10:00Z"));
  }
  const shown = await writePost(author, at("2031-05-08T08:00:00Z"));
  await writeComment(author, shown, { state: "hidden", ...at("2031-05-10T08:20:00Z") });
  expect((await talkingToday(ctx())).map(({ slug }) => slug)).not.toContain(place.slug);
});

test("the directory shows it on its first page, to visitors and to members", async () => {
  const { place, author } = await talk();
  await Promise.all(Array.from({ length: 200 }, () => writePost(author)));
  const slugs = async (path: string, jar?: Awaited<ReturnType<typeof signIn>>["jar"]) => {
    const { data } = await call(loader, jar ? jar.on(get(path)) : get(path));
    return (data as Awaited<ReturnType<typeof loader>>).talking.map(({ slug }) => slug);
  };
  expect(await slugs("/grupy")).toContain(place.slug);
  expect(await slugs("/grupy?type=Public")).toEqual([]);
  const { jar } = await signIn(await newMember());
  expect(await slugs("/grupy", jar)).toContain(place.slug);
});
