import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, posts, users } from "~/db/schema";
import type { Refusal, UnsentForm } from "~/forms/refusal";
import { action as comment } from "~/routes/community/add-comment";
import { action as publish } from "~/routes/community/new-post";
import { preserveInput } from "~/http/preserve-input.server";
import { newGroup, putInto } from "../../support/community";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { call, post } from "../../support/requests";

let jar: CookieJar;
let group: Awaited<ReturnType<typeof newGroup>>;

beforeEach(async () => {
  const identity = await newMember();
  const key = randomUUID();
  const [user] = await db
    .update(users)
    .set({ nick: key, nickKey: key, createdAt: new Date("2026-01-01") })
    .where(eq(users.auth0Id, identity.id))
    .returning();
  group = await newGroup();
  await putInto(group, { userId: user!.id });
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
      expect(location).toMatch(
        new RegExp(`^/panel\\?group=${group.slug}&done=post-published#post-`),
      );
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
