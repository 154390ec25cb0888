import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Screening } from "~/crisis/assess.server";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { moderationDecisions, posts, users } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as publish } from "~/routes/community/new-post";
import { decideCase } from "~/services/moderation/decide-case.server";
import { addComment } from "~/services/posts/add-comment.server";
import { editComment } from "~/services/posts/edit-comment.server";
import { editPost } from "~/services/posts/edit-post.server";
import { groupFeed, myFeed } from "~/services/posts/feed.server";
import { findPostPage } from "~/services/posts/post-page.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { toTheMinute } from "~/time/to-the-minute";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { newMember, signIn } from "../../support/members";
import { caseOf, emailOf, mailsAt, scene, stateOf } from "../../support/moderation";
import { call, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { sandbox } from "../../support/world";
import { laterOn, postInput, writePost as publishAs } from "../../support/written";

const own = screeningOf("acute");
const ofAnother = { ...own, isAboutAnother: true } as Screening;
const words = "Czytamy to z troską. Jesteśmy tu.";

beforeEach(() => sandbox.state.clear());

describe("words in which a crisis is heard", () => {
  test.each([
    ["the writer's own wait for somebody", own, "held", "held"],
    ["somebody else's are read by all at once", ofAnother, "published", "saved"],
  ] as const)("of %s", async (_, screening, written, edited) => {
    const [group, ala] = [await newGroup(), await newPerson({}, laterOn())];
    await putInto(group, ala);
    const sent = await publishPost(ala.ctx, postInput(group.id, { screening }));
    expect(sent.state).toBe(written);
    const postId = await publishAs(ala.ctx, group.id);
    const answer = (heard: Screening) =>
      addComment(ala.ctx, {
        ...{ postId, parentId: null, formToken: randomUUID(), screening: heard },
        content: `Kto wie, co robić? ${randomUUID()}`,
      });
    expect((await answer(screening)).state).toBe(written);
    const { comment } = await answer(screeningOf());
    const change = { commentId: comment.id, content: "Kto wie?", screening };
    expect(await editComment(ala.ctx, change)).toBe(edited);
    const others = { replyPreference: null, isHard: false, tags: [], withoutPicture: false };
    expect(
      await editPost(ala.ctx, {
        ...{ postId, title: "Co robić?", content: "Kto wie, co robić?", ...others },
        ...{ alternativeText: null, screening },
      }),
    ).toBe(edited);
  });

  test.each([
    ["Kolega grozi, że skoczy, co robić?", "helpForAnother", "published"],
    ["Chcę się dziś zabić, mam już tabletki.", "help", "held"],
  ] as const)("are met with help first, whoever is in danger: %s", async (content, step, state) => {
    const identity = await newMember();
    const key = randomUUID();
    const [user] = await db
      .update(users)
      .set({ nick: key, nickKey: key, createdAt: new Date("2026-01-01") })
      .where(eq(users.auth0Id, identity.id))
      .returning();
    const group = await newGroup();
    await putInto(group, { userId: user!.id });
    const { jar } = await signIn(identity);
    const form = { groupId: group.id, title: "Co robić?", content, formToken: randomUUID() };
    const send = (more: object) =>
      call<Refusal>(publish, jar.on(post("/post/new", { ...form, ...more })));
    expect(await send({})).toMatchObject({ status: 422, data: { step } });
    expect((await send({ helpSeen: "1" })).status).toBe(303);
    expect(
      await db.select({ state: posts.state }).from(posts).where(eq(posts.groupId, group.id)),
    ).toEqual([{ state }]);
  });
});

describe("what was held", () => {
  async function held() {
    const all = await scene();
    await db.update(posts).set({ state: "held" }).where(eq(posts.id, all.post.id));
    return { ...all, caseId: (await caseOf(all.post.id)).id };
  }
  const keep = { kind: "hide", reason: "kept_private", words } as const;

  test("is a case that its author is told of without waiting for the next minute", async () => {
    const [group, ala] = [await newGroup(), await newPerson({}, laterOn())];
    await putInto(group, ala);
    const jobs = () =>
      db.execute(
        sql`select from graphile_worker.jobs where key = 'tell_of_held_now' and locked_at is null`,
      );
    const postId = await publishAs(ala.ctx, group.id);
    await db.execute(sql`delete from graphile_worker._private_jobs where key = 'tell_of_held_now'`);
    await addComment(ala.ctx, {
      ...{ postId, parentId: null, formToken: randomUUID(), screening: own },
      content: "Odchodzę dziś w nocy, nie szukajcie mnie nad Odrą.",
    });
    expect(await jobs()).toHaveLength(1);
  });

  test("and is kept private breaks nothing: its author hears care and the lines, and sees it", async () => {
    const { caseId, post: text, author, reporter, first } = await held();
    await decideCase(first.ctx, { caseId, ...keep });
    const [mail, ...others] = await mailsAt(
      await emailOf(author),
      "Ktoś od nas przeczytał Twój wpis",
    );
    expect(others).toEqual([]);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(adultCrisisLine.number);
    expect(mail?.text).toContain("niczego nie naruszają");
    for (const cold of ["Decyzja moderacji", "Powód", "naruszenie"])
      expect(mail?.text).not.toContain(cold);
    expect(await mailsAt(await emailOf(author), "Decyzja moderacji i jej powody")).toEqual([]);
    expect(
      await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, caseId)),
    ).toMatchObject([{ kind: "hide", reason: "kept_private", ground: "terms" }]);
    expect(await findPostPage(reporter.ctx, text.id)).toBeNull();
    expect((await findPostPage(author.ctx, text.id))?.post.text).toBe(text.content);
  });

  test("is the only thing that is kept private", async () => {
    const { caseId, post: text, first } = await held();
    await db.update(posts).set({ state: "published" }).where(eq(posts.id, text.id));
    await expect(decideCase(first.ctx, { caseId, ...keep })).rejects.toMatchObject({
      name: "Conflict",
      code: "not_held",
    });
    expect(await stateOf(text.id)).toBe("published");
  });

  test("as a comment and is let out is no news to whoever wrote it", async () => {
    const { author, reporter, post: text, first } = await scene();
    await findPostPage(author.ctx, text.id);
    await findPostPage(reporter.ctx, text.id);
    const { comment } = await addComment(author.ctx, {
      ...{
        postId: text.id,
        parentId: null,
        content: "Nie mam już na nic siły dzisiaj.",
        screening: own,
      },
      formToken: randomUUID(),
    });
    const { id: caseId } = await caseOf(comment.id);
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "helped", words: "" });
    const newTo = async ({ ctx }: typeof author) =>
      (await myFeed(ctx)).posts.find(({ id }) => id === text.id)?.newComments;
    expect(await newTo(author)).toBe(0);
    expect(await newTo(reporter)).toBe(1);
    expect((await findPostPage(author.ctx, text.id))?.post.newComments).toBe(0);
  });

  test("and is let out appears as new, above what was written meanwhile", async () => {
    const { caseId, post: text, membership, group, reporter, first, clock } = await held();
    const meanwhile = await writePost(membership, {
      createdAt: new Date(clock.now.getTime() + 60_000),
    });
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "helped", words: "" });
    const feed = await groupFeed(reporter.ctx, group.slug);
    expect(feed?.posts.map(({ id }) => id)).toEqual([text.id, meanwhile.id]);
    expect(feed?.posts[0]?.createdAt).toBe(toTheMinute(clock.now));
  });
});
