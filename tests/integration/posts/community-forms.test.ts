import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, posts, switchChanges, users } from "~/db/schema";
import type { Refusal, UnsentForm } from "~/forms/refusal";
import { action as comment } from "~/routes/community/add-comment";
import { action as editComment } from "~/routes/community/edit-comment";
import { action as editPost } from "~/routes/community/edit-post";
import { action as join, loader as joining } from "~/routes/community/join";
import type { Joining } from "~/routes/community/join-fields";
import { action as publish } from "~/routes/community/new-post";
import { foldName } from "~/services/groups/fold-name";
import { cannotWriteRefusals, writingRefusals } from "~/services/posts/refusals";
import { commentVersion, postVersion } from "~/services/posts/written-version";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { flashIn } from "~/http/flash.server";
import { preserveInput } from "~/http/preserve-input.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { writeComment, writePost } from "../../support/community-content";
import { crisesCounted } from "../../support/crisis-counts";

let jar: CookieJar;
let userId: string;
let membershipId: string;
let group: Awaited<ReturnType<typeof newGroup>>;

beforeEach(async () => {
  const identity = await newMember();
  const key = randomUUID();
  const [user] = await db
    .update(users)
    .set({ nick: key, nickKey: key, createdAt: new Date("2026-01-01") })
    .where(eq(users.auth0Id, identity.id))
    .returning();
  userId = user!.id;
  group = await newGroup();
  membershipId = (await putInto(group, { userId })).id;
  jar = (await signIn(identity)).jar;
});

const filled = (more: Record<string, string> = {}) => ({
  groupId: group.id,
  title: "Kto jutro idzie nad rzekę?",
  content: "Ruszam o szóstej, z termosem.",
  formToken: randomUUID(),
  ...more,
});
const send = (form: Record<string, string>) =>
  call<Refusal>(publish, jar.on(post("/post/new", form)));

const inGroup = () => db.select().from(posts).where(eq(posts.groupId, group.id));

describe("the form of a post", () => {
  test.each([
    [{ title: "" }, { title: "Tytuł jest wymagany" }],
    [{ title: "ab" }, { title: "Min. 3 znaki" }],
    [{ title: "👨‍👩‍👧" }, { title: "Min. 3 znaki" }],
    [{ title: "a".repeat(101) }, { title: "Max. 100 znaków" }],
    [{ content: "" }, { content: "Treść jest wymagana" }],
    [{ content: "abcd" }, { content: "Min. 5 znaków" }],
    [{ groupId: "" }, { groupId: "Wybierz grupę." }],
    [{ groupId: randomUUID() }, { groupId: "Wybierz grupę." }],
  ])("comes back with what is wrong and every word: %o", async (wrong, errors) => {
    const form = filled(wrong);
    const answer = await send(form);
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toEqual(errors);
    expect(answer.data.values).toMatchObject(form);
  });

  test("leads to the feed, and sent twice to one post", async () => {
    const form = filled({
      title: "Rzeka\u202e o świcie",
      tags: "Rzeka, #sen",
      replyPreference: "advice",
      isHard: "on",
    });
    const answers = await Promise.all([send(form), send(form)]);
    for (const { location } of answers)
      expect(location).toMatch(new RegExp(`^/grupy/${group.slug}\\?done=post-published#post-`));
    expect(await inGroup()).toMatchObject([
      { title: "Rzeka o świcie", tags: ["rzeka", "sen"], replyPreference: "advice", isHard: true },
    ]);
  });

  test("brings help first when a crisis is heard, and keeps what is sent all the same for its author", async () => {
    const form = filled({ content: "Nie chcę już żyć, chcę się zabić." });
    const first = await send(form);
    expect(first).toMatchObject({ status: 422, data: { step: "help" } });
    expect(await inGroup()).toEqual([]);
    const answer = await send({ ...form, helpSeen: "1" });
    expect(answer.location).toMatch(/^\/post\/[\w-]+\?done=post-held$/);
    expect(await inGroup()).toMatchObject([{ state: "held", crisisLevel: "acute" }]);
  });

  test("that sounds hard in an open group brings help at once, and nothing of that is kept without consent", async () => {
    const content = "Kuzyn popełnił samobójstwo 12 lat temu.";
    const answer = await send(filled({ content }));
    expect(answer.status).toBe(303);
    const help = ({ headers }: typeof answer) => flashIn(headers.get("Location") ?? "")?.isHelpNear;
    expect(help(answer)).toBe(true);
    expect(answer.location).not.toContain("#");
    expect(await inGroup()).toMatchObject([
      { content, state: "published", crisisLevel: "none", crisisSuspectedAbove: null },
    ]);
    expect(help(await send(filled()))).toBe(false);
  });

  test("of 64 KB and more comes back whole", async () => {
    const answer = await send(filled({ content: "słowo ".repeat(12_000) }));
    expect(answer.status).toBe(413);
    expect(answer.data.values.content).toHaveLength(72_000);
  });

  test("comes back with its words while the database is away", async () => {
    const away = preserveInput(() =>
      Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" })),
    );
    // Some ids hold what would be a hint of a crisis in somebody's words.
    const form = filled({
      groupId: "ba0903ee-dbaa-43a3-a1de-a5085f351727",
      formToken: "df0dd515-d2bd-4f8c-a1b7-8b34a2a67eda",
    });
    const answer = await call<UnsentForm>(away, post("/post/new?group=rzeka", form));
    expect(answer.status).toBe(503);
    expect(answer.data).toEqual({
      values: form,
      files: {},
      action: "/post/new?group=rzeka",
      signIn: null,
      help: null,
    });
  });
});

test("a comment may not be empty; script, links and pictures in it stay the text that they are", async () => {
  await send(filled());
  const [written] = await inGroup();
  const params = { id: written!.id };
  const answer = (content: string) =>
    call<Refusal>(
      comment,
      jar.on(post(`/post/${params.id}/comments`, { content, formToken: randomUUID() })),
      params,
    );
  expect((await answer("\u200b ")).data.errors).toEqual({
    content: "Treść komentarza nie może być pusta",
  });
  const hostile = "<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1))";
  expect((await answer(hostile)).location).toMatch(/done=comment-added#comment-/);
  expect(await db.select().from(comments)).toMatchObject([{ content: hostile }]);
});

describe("what a verb refuses stands on the form, with every word", () => {
  const refused = (status: number, error: string, values: object) => ({
    status,
    data: { errors: { "": error }, values },
  });
  const isNew = () => db.update(users).set({ createdAt: new Date() }).where(eq(users.id, userId));

  test("what was said already, and a link on the first day", async () => {
    const form = filled();
    await send(form);
    const again = { ...form, formToken: randomUUID() };
    expect(await send(again)).toMatchObject(
      refused(422, writingRefusals.post_repeated.text, again),
    );
    const [written] = await inGroup();
    const params = { id: written!.id };
    const answer = (content: string) =>
      call<Refusal>(
        comment,
        jar.on(post(`/post/${params.id}/comments`, { content, formToken: randomUUID() })),
        params,
      );
    expect((await answer("Idę!")).status).toBe(303);
    expect(await answer("Idę!")).toMatchObject(
      refused(422, writingRefusals.comment_repeated.text, { content: "Idę!" }),
    );
    await isNew();
    const content = "Zobacz https://sklep.example";
    const early = writingRefusals.new_member_link.text;
    const changed = { title: form.title, content };
    expect(
      await call(editPost, jar.on(post(`/post/${params.id}/edit`, changed)), params),
    ).toMatchObject(refused(422, early, changed));
    const [said] = await db.select().from(comments).where(eq(comments.postId, params.id));
    expect(
      await call(editComment, jar.on(post(`/comment/${said!.id}/edit`, { content })), {
        id: said!.id,
      }),
    ).toMatchObject(refused(422, early, { content }));
  });

  test("that nobody can write here now", async () => {
    await send(filled());
    const [written] = await inGroup();
    const params = { id: written!.id };
    const form = filled();
    for (let turn = 0; turn < 12; turn += 1)
      await consumeRateLimit(testContext("visitor"), "communityPosts", membershipId);
    const { status, data } = await send(form);
    expect([status, data.errors[""]]).toEqual([429, expect.stringContaining("To już dużo")]);
    const stop = { name: "stop-posts", reason: "fault_of_ours", note: "x", changedBy: null };
    const stopped = (isOn: boolean) =>
      db.insert(switchChanges).values({ ...stop, isOn, changedAt: new Date() });
    await stopped(true);
    expect(await send(form)).toMatchObject(
      refused(409, cannotWriteRefusals.writing_stopped.text, form),
    );
    await stopped(false);
    await db
      .update(groupMembers)
      .set({ silencedUntil: new Date(Date.now() + 60_000) })
      .where(eq(groupMembers.id, membershipId));
    const said = { content: "Idę!", formToken: randomUUID() };
    expect(
      await call(comment, jar.on(post(`/post/${params.id}/comments`, said)), params),
    ).toMatchObject(refused(403, cannotWriteRefusals.silenced.text, said));
  });

  test("a picture that cannot be opened stands at its field", async () => {
    const body = new FormData();
    const form = filled();
    for (const [name, value] of Object.entries(form)) body.set(name, value);
    body.set("image", new File(["<html>"], "a.png", { type: "image/png" }));
    const sent = new Request("http://shop.test/post/new", { method: "POST", body });
    expect(await call<Refusal>(publish, jar.on(sent))).toMatchObject({
      status: 422,
      data: { errors: { image: "Dozwolone formaty to JPG, PNG, WEBP." }, values: form },
    });
    expect(await inGroup()).toEqual([]);
  });

  test("that somebody asks to be let in too often, and keeps what they asked", async () => {
    const { slug } = await newGroup({ isPrivate: true });
    for (let turn = 0; turn < 10; turn += 1)
      await consumeRateLimit(testContext("visitor"), "joinRequests", userId);
    const form = { request: "Od roku jestem sama i szukam ludzi do rozmowy." };
    const asked = post(`/groups/${slug}/join`, form);
    const { status, data } = await call<Refusal>(join, jar.on(asked), { slug });
    expect(status).toBe(429);
    expect(data.errors[""]).toContain("zostało w formularzu");
    expect(data.values).toMatchObject(form);
  });

  test("a pseudonym that is somebody's, and a nick that is still to be chosen", async () => {
    const closed = await newGroup({ isSensitive: true });
    const sowa = { pseudonym: "Sowa", pseudonymKey: foldName("Sowa") };
    await putInto(closed, await newPerson(), sowa);
    const enter = ({ slug }: { slug: string }, form: Record<string, string>) =>
      call<Refusal>(join, jar.on(post(`/groups/${slug}/join`, form)), { slug });
    const form = { pseudonym: "Sowa", consents: "on" };
    expect(await enter(closed, form)).toMatchObject({
      status: 422,
      data: {
        errors: {
          pseudonym:
            "Ktoś w tej grupie już tak się nazywa albo bardzo podobnie. Wybierz inny pseudonim.",
        },
        values: form,
      },
    });
    const open = await newGroup();
    await db.update(users).set({ nick: null, nickKey: null }).where(eq(users.id, userId));
    const { status, location } = await enter(open, {});
    expect(status).toBe(303);
    expect(location).toBe(`/groups/${open.slug}/join`);
    await db
      .update(users)
      .set({ nick: "Z nickiem", nickKey: "znickiem" })
      .where(eq(users.id, userId));
    expect((await enter(open, {})).location).toMatch(/\?done=group-joined$/);
    expect((await enter(open, {})).location).not.toContain("done=");
  });
});

describe("joining", () => {
  const nameless = () =>
    db.update(users).set({ nick: "Kasia", nickKey: null }).where(eq(users.id, userId));
  const enter = (slug: string, form: Record<string, string>) =>
    call<Refusal>(join, jar.on(post(`/groups/${slug}/join`, form)), { slug });

  test("asks for a nick in the same form, and needs no other press", async () => {
    const { slug } = await newGroup();
    await nameless();
    const returnTo = `/post/${randomUUID()}`;
    const asked = await enter(slug, { returnTo });
    expect(asked.location).toBe(`/groups/${slug}/join?${new URLSearchParams({ returnTo })}`);
    const page = await call<Joining>(joining, jar.on(get(asked.location!)), { slug });
    expect(page.data).toMatchObject({ needsNick: true, nick: "Kasia", returnTo });
    expect(await enter(slug, { nick: "Moderator", returnTo })).toMatchObject({
      ...{ status: 422, data: { page: { returnTo } } },
    });
    const nick = `Nowa ${randomUUID().slice(0, 6)}`;
    expect((await enter(slug, { nick, returnTo })).location).toBe(`${returnTo}?done=group-joined`);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ nick, nickKey: foldName(nick) });
  });

  test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
    "leads back only into this site, not to %s",
    async (returnTo) => {
      const { slug } = await newGroup();
      expect((await enter(slug, { returnTo })).location).toBe(`/grupy/${slug}?done=group-joined`);
      const page = await call(
        joining,
        jar.on(get(`/groups/${slug}/join?${new URLSearchParams({ returnTo })}`)),
        { slug },
      );
      expect(page.location).toBe(`/grupy/${slug}`);
    },
  );
});

describe("words are never dropped in silence", () => {
  test("the form of a post that is sent again with other words is another post, and the same words one", async () => {
    const form = filled();
    const other = { ...form, content: "Jednak o siódmej, bez termosu." };
    for (const sent of [form, form, other, other])
      expect((await send(sent)).location).toMatch(/done=post-published/);
    const written = (await inGroup()).map(({ content }) => content);
    expect(written.sort()).toEqual([form.content, other.content].sort());
  });

  test("the form of a post that is sent again to another group is a post there", async () => {
    const elsewhere = await newGroup();
    await putInto(elsewhere, { userId });
    const form = filled();
    const other = { ...form, groupId: elsewhere.id, content: "A dokąd pójdziecie Wy?" };
    for (const sent of [form, other, other, form])
      expect((await send(sent)).location).toMatch(/done=post-published/);
    expect(await inGroup()).toHaveLength(1);
    const there = await db.select().from(posts).where(eq(posts.groupId, elsewhere.id));
    expect(there).toMatchObject([{ content: other.content }]);
  });

  test("a token of somebody else's form takes none of their words, and loses none of one's own", async () => {
    const theirs = await writePost(await putInto(group, await newPerson()));
    const form = filled({ formToken: theirs.formToken });
    for (const sent of [form, form])
      expect((await send(sent)).location).toMatch(/done=post-published/);
    expect((await inGroup()).map(({ content }) => content).sort()).toEqual(
      [theirs.content, form.content].sort(),
    );
  });

  test("so is the form of a comment", async () => {
    const { id } = await writePost(await putInto(group, await newPerson()));
    const formToken = randomUUID();
    const say = (content: string) =>
      call(comment, jar.on(post(`/posts/${id}/comments`, { content, formToken })), { id });
    for (const content of ["Idę z Wami.", "Idę z Wami.", "Jednak nie idę.", "Jednak nie idę."])
      expect((await say(content)).location).toMatch(/done=comment-added/);
    const written = await db.select().from(comments).where(eq(comments.postId, id));
    expect(written.map(({ content }) => content).sort()).toEqual([
      "Idę z Wami.",
      "Jednak nie idę.",
    ]);
  });

  test.each(["post", "comment"] as const)(
    "a %s that was changed in another tab is a conflict with both words in view, not an overwrite",
    async (kind) => {
      const own = await writePost({ id: membershipId, groupId: group.id });
      const answer = await writeComment({ id: membershipId }, own);
      const { id } = kind === "post" ? own : answer;
      const [edit, path, table] =
        kind === "post"
          ? [editPost, `/post/${id}/edit`, posts]
          : [editComment, `/comments/${id}/edit`, comments];
      const seen =
        kind === "post"
          ? postVersion({ ...own, text: own.content, picture: null })
          : commentVersion(answer.content);
      const change = (content: string, version: string) =>
        call<Refusal<{ version: string }>>(
          edit,
          jar.on(post(path, { title: own.title, content, version })),
          { id },
        );
      const now = async () =>
        (await db.select({ content: table.content }).from(table).where(eq(table.id, id)))[0];
      const changed = await change("Z pierwszej karty.", seen);
      const thread = `/post/${own.id}`;
      expect(changed).toMatchObject({ status: 303, location: expect.stringContaining(thread) });
      const late = await change("Z drugiej karty.", seen);
      expect(late).toMatchObject({
        status: 422,
        data: {
          values: { content: "Z drugiej karty." },
          errors: { "": expect.stringContaining("Ten tekst zapisano tymczasem w innej karcie") },
        },
      });
      expect(await now()).toEqual({ content: "Z pierwszej karty." });
      expect(JSON.stringify(late.data.page)).toContain("Z pierwszej karty.");
      // Sent again from the page that shows both, it replaces them.
      expect((await change("Z drugiej karty.", late.data.page!.version)).status).toBe(303);
      expect(await now()).toEqual({ content: "Z drugiej karty." });
    },
  );
});

describe("words to what is gone", () => {
  const acute = "Nie chcę już żyć, chcę się zabić.";
  const counted = async () =>
    (await crisesCounted()).find(
      ([place, level]) => place === "comment" && level === "acute",
    )?.[2] ?? 0;
  const sendComment = (id: string, form: Record<string, string>) =>
    call<UnsentForm>(comment, jar.on(post(`/posts/${id}/comments`, form)), { id });

  test.each([["deleted"], ["hidden"]] as const)(
    "a comment on a post that is %s comes back, with help first",
    async (state) => {
      const { id } = await writePost(await putInto(group, await newPerson()), { state });
      const form = { content: acute, formToken: randomUUID() };
      const before = await counted();
      const answer = await sendComment(id, form);
      expect(answer).toMatchObject({
        status: 404,
        data: { values: form, help: "first", isGone: true, signIn: null },
      });
      expect(await counted()).toBe(before + 1);
      const harmless = await sendComment(id, { ...form, content: "Ja też idę." });
      expect(harmless).toMatchObject({ status: 404, data: { help: null, isGone: true } });
    },
  );

  test("also of a stranger, and an edit of what is gone", async () => {
    const closed = await newGroup({ isPrivate: true });
    const { id } = await writePost(await putInto(closed, await newPerson()));
    const answer = await sendComment(id, { content: acute, formToken: randomUUID() });
    expect(answer).toMatchObject({ status: 404, data: { help: "first" } });
    const own = await writePost({ id: membershipId, groupId: group.id }, { state: "deleted" });
    const form = { title: "Do jutra", content: acute };
    const edit = jar.on(post(`/posts/${own.id}/edit`, form));
    expect(await call<UnsentForm>(editPost, edit, { id: own.id })).toMatchObject({
      status: 404,
      data: { help: "first", values: form },
    });
  });

  test("whoever wrote nothing is told that it is gone, as ever", async () => {
    const gone = await sendComment(randomUUID(), { content: "", formToken: randomUUID() });
    expect(gone).toMatchObject({ status: 404, data: null });
  });
});
