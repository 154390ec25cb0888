import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, posts } from "~/db/schema";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";
import { action as close } from "~/routes/community/close-thread";
import { action as keep, loader as keepPage } from "~/routes/community/keep";
import { action as keepers } from "~/routes/community/keepers";
import { loader as groupWords } from "~/routes/community/group-words";
import { loader as requests } from "~/routes/community/join-requests";
import { action as takeBack, loader as overview } from "~/routes/community/keeper-overview";
import { loader as unanswered } from "~/routes/community/unanswered";
import { action as pin } from "~/routes/community/pin-post";
import { groupTypes } from "~/site/group-types";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { signIn, type CookieJar } from "../../support/members";
import { writerInside } from "../../support/settings";
import { dismissKeeper } from "~/services/groups/appoint-keeper.server";
import { actsOn, caseOf } from "../../support/moderation";
import { newStaff } from "../../support/staff";
import { call, get, post as postTo } from "../../support/requests";

let jar: CookieJar;
let own: Awaited<ReturnType<typeof putInto>>;
let group: Awaited<ReturnType<typeof newGroup>>;
let post: Awaited<ReturnType<typeof writePost>>;
let comment: Awaited<ReturnType<typeof writeComment>>;

beforeEach(async () => {
  const writer = await writerInside();
  jar = writer.jar;
  // People come to one of this type for help, so that keepers are shown what nobody answered.
  group = await newGroup({ type: groupTypes.indexOf("MentalHealthSupport") });
  own = await putInto(group, { userId: writer.userId }, { role: "keeper" });
  const author = await putInto(group, await newPerson());
  post = await writePost(author);
  comment = await writeComment(author, post);
});

/** A request from a page, as a browser without scripts sends it. */
const from = (page: string, request: Request) => {
  request.headers.set("Referer", new URL(page, request.url).href);
  return jar.on(request);
};

const places = {
  "its thread": () => paths.post(post.id),
  "its thread, further down": () => paths.post(post.id, "abc"),
  "its thread in the open": () => paths.groupPost(group.slug, post.id),
  "the overview": () => paths.keeperOverview(group.slug),
  "its group": () => paths.group(group.slug),
};

describe.each(Object.entries(places))("pressed in %s, what a keeper does", (_, place) => {
  test.each([
    ["pinning", pin, "pinned", () => paths.postPinning(post.id), "keeper-pinned"],
    ["closing", close, "closed", () => paths.threadClosing(post.id), "keeper-closed"],
  ] as const)(
    "(%s) leads back there, and says it was done",
    async (_name, act, field, to, said) => {
      // What was said there before is not said again.
      const page = withFlash(place(), "keeper-reopened");
      const sent = from(page, postTo(to(), { [field]: "1" }));
      const { status, location } = await call(act, sent, { id: post.id });
      expect(status).toBe(303);
      const sign = place().includes("?") ? "&" : "?";
      expect(location).toBe(`${place()}${sign}done=${said}`);
    },
  );

  test("(hiding) leads back there through its form, but never to a post that is gone", async () => {
    const hide = async (kind: "post" | "comment", id: string) => {
      const to = paths.keeping(kind, id);
      const asked = await call<{ back: string }>(keepPage, from(place(), get(to)), { kind, id });
      expect(asked.data.back).toBe(place());
      const form = { reason: "abuse", words: "To rani.", returnTo: asked.data.back };
      // The form is sent from its own page.
      const { location } = await call(keep, from(to, postTo(to, form)), { kind, id });
      return location?.replace(/[?&]done=keeper-hid$/, "");
    };
    expect(await hide("comment", comment.id)).toBe(place());
    const isGone = place().includes(post.id);
    expect(await hide("post", post.id)).toBe(isGone ? paths.group(group.slug) : place());
  });
});

test("a keeper who may only read for a while is led back, with the reason", async () => {
  await db
    .update(groupMembers)
    .set({ silencedUntil: new Date(Date.now() + 60_000) })
    .where(eq(groupMembers.id, own.id));
  const place = paths.keeperOverview(group.slug);
  const sent = from(place, postTo(paths.postPinning(post.id), {}));
  const { location } = await call(pin, sent, { id: post.id });
  expect(location).toBe(`${place}?done=keeper-silenced-too`);
});

test("a fourth pin is refused where it was pressed", async () => {
  const [membership] = await db
    .select()
    .from(groupMembers)
    .where(eq(groupMembers.id, post.authorId!));
  for (let index = 0; index < 3; index += 1) {
    const { id } = await writePost(membership!);
    await call(pin, jar.on(postTo(paths.postPinning(id), { pinned: "1" })), { id });
  }
  const place = paths.post(post.id);
  const sent = from(place, postTo(paths.postPinning(post.id), { pinned: "1" }));
  const { location } = await call(pin, sent, { id: post.id });
  expect(location).toBe(`${place}?done=keeper-pins-full`);
});

test("on a page from when they looked after the group, somebody reads that they do no more", async () => {
  await db.update(groupMembers).set({ role: "member" }).where(eq(groupMembers.id, own.id));
  const place = paths.post(post.id);
  for (const [act, to] of [
    [pin, paths.postPinning(post.id)],
    [close, paths.threadClosing(post.id)],
  ] as const)
    expect(await call(act, from(place, postTo(to, {})), { id: post.id })).toMatchObject({
      status: 303,
      location: `${place}?done=keeper-no-more`,
    });
  for (const [kind, id, own] of [
    ["post", post.id, place],
    ["comment", comment.id, paths.comment(comment.id)],
    ["member", post.authorId!, paths.member(post.authorId!)],
  ] as const) {
    const asked = jar.on(get(paths.keeping(kind, id)));
    expect(await call(keepPage, asked, { kind, id })).toMatchObject({
      status: 303,
      location: `${own}?done=keeper-no-more`,
    });
  }
  await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, own.id));
  const stranger = from(place, postTo(paths.postPinning(post.id), {}));
  expect(await call(pin, stranger, { id: post.id })).toMatchObject({ status: 404 });
});

describe("pages for keepers", () => {
  const pages = [
    ["the overview", overview, () => paths.keeperOverview(group.slug)],
    ["rules and welcome", groupWords, () => paths.groupWords(group.slug)],
    ["unanswered posts", unanswered, () => paths.unanswered(group.slug)],
    ["requests to join", requests, () => paths.joinRequests(group.slug)],
  ] as const;

  test.each(pages)("(%s) lead whoever was dismissed to the group, with a line", async (...each) => {
    const [, page, to] = each;
    const look = () => call(page, jar.on(get(to())), { slug: group.slug });
    expect(await look()).toMatchObject({ status: 200 });
    await dismissKeeper((await newStaff("moderator")).ctx, {
      ...{ membershipId: own.id, reason: "inactive" },
    });
    expect(await look()).toMatchObject({
      status: 303,
      location: `${paths.group(group.slug)}?done=keeper-once`,
    });
    await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, own.id));
    expect(await look()).toMatchObject({ status: 404 });
  });

  test.each(pages)("(%s) are not there for members who never were keepers", async (...each) => {
    const [, page, to] = each;
    await db.update(groupMembers).set({ role: "member" }).where(eq(groupMembers.id, own.id));
    expect(await call(page, jar.on(get(to())), { slug: group.slug })).toMatchObject({
      status: 404,
    });
  });
});

test("whoever gives a voice back on somebody's page is led back there", async () => {
  const id = post.authorId!;
  const to = paths.keeping("member", id);
  const silence = { reason: "abuse", words: "To rani.", days: "1" };
  await call(keep, jar.on(postTo(to, silence)), { kind: "member", id });
  const place = paths.member(id);
  const sent = from(
    place,
    postTo(paths.keeperOverview(group.slug), { case: (await caseOf(id)).id }),
  );
  expect(await call(takeBack, sent, { slug: group.slug })).toMatchObject({
    status: 303,
    location: `${place}?done=keeper-took-back`,
  });
});

test("pressed twice at once, a keeper is dismissed and appointed once, and both presses hear so", async () => {
  const person = await newPerson();
  const { id } = await putInto(group, person, { role: "keeper" });
  const staff = await signIn((await newStaff("moderator")).identity);
  const to = paths.keepers(group.slug);
  const press = (form: Record<string, string>) =>
    call(keepers, staff.jar.on(postTo(to, form)), { slug: group.slug });
  const twice = (form: Record<string, string>) => Promise.all([press(form), press(form)]);
  for (const { location } of await twice({ dismiss: id, dismissalReason: "inactive" }))
    expect(location).toBe(`${to}?done=keeper-dismissed`);
  for (const { location } of await twice({ name: person.nick, reason: "volunteered" }))
    expect(location).toBe(`${to}?done=keeper-appointed`);
  const acts = await actsOn(id);
  expect(acts.filter((act) => act === "dismiss_keeper")).toHaveLength(1);
  expect(acts.filter((act) => act === "appoint_keeper")).toHaveLength(1);
});

test("whoever wants to judge another keeper reads that staff do", async () => {
  const theirs = await writePost(await putInto(group, await newPerson(), { role: "keeper" }));
  const asked = jar.on(get(paths.keeping("post", theirs.id)));
  const { location } = await call(keepPage, asked, { kind: "post", id: theirs.id });
  expect(location).toBe(`${paths.post(theirs.id)}?done=keeper-not-keepers`);
});

test("the form of hiding tells nobody that a post is held", async () => {
  await db.update(posts).set({ state: "held" }).where(eq(posts.id, post.id));
  for (const [kind, id] of [
    ["post", post.id],
    ["comment", comment.id],
  ] as const) {
    const asked = jar.on(get(paths.keeping(kind, id)));
    expect(await call(keepPage, asked, { kind, id })).toMatchObject({ status: 404 });
  }
});

test.each(["https://zla.example/", "//zla.example/", "/\\zla.example"])(
  "no form leads to another site: %s",
  async (returnTo) => {
    const to = paths.keeping("comment", comment.id);
    const form = { reason: "abuse", words: "To rani.", returnTo };
    const params = { kind: "comment", id: comment.id };
    const { location } = await call(keep, jar.on(postTo(to, form)), params);
    expect(location).toBe(`${paths.post(post.id)}?done=keeper-hid`);
  },
);
