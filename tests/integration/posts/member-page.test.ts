import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groups } from "~/db/schema";
import { setMute } from "~/services/groups/set-mute.server";
import { memberWriting } from "~/services/posts/member-page.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";

/** Somebody who writes in an open, a private and a sensitive group, and somebody who is in all of them. */
async function scene() {
  const [writer, reader] = [await newPerson(), await newPerson()];
  const kinds = [{}, { isPrivate: true }, { isSensitive: true }];
  const [open, closed, sensitive] = await Promise.all(
    kinds.map(async (kind, index) => {
      const group = await newGroup(kind);
      const mine = await putInto(group, writer);
      await putInto(group, reader);
      const post = await writePost(mine, { title: `Post ${index}`, tags: [`tag${index}`] });
      await writeComment(mine, post, { content: `**Komentarz** ${index}` });
      return { group, mine, post };
    }),
  );
  return { writer, reader, open: open!, closed: closed!, sensitive: sensitive! };
}

test("a member's page has what they wrote in open groups, and what they like to talk about", async () => {
  const { reader, open } = await scene();
  expect(await memberWriting(reader.ctx, open.mine.id)).toMatchObject({
    posts: [{ id: open.post.id }],
    comments: [{ postTitle: "Post 0", words: "Komentarz 0" }],
    tags: ["tag0"],
    groups: [{ slug: open.group.slug }],
    next: null,
  });
});

test("nothing of closed groups is on it, for those who are in them either", async () => {
  const { reader, open, closed } = await scene();
  for (const { mine } of [open, closed]) {
    const page = JSON.stringify(await memberWriting(reader.ctx, mine.id));
    expect(page).toContain("Post 0");
    for (const secret of ["Post 1", "Post 2", "Komentarz 1", "Komentarz 2", "tag1", "tag2"])
      expect(page).not.toContain(secret);
  }
});

test("a pseudonym has no such page, and nobody gets from it to a nick or back", async () => {
  const { reader, writer, sensitive } = await scene();
  for (const { ctx } of [reader, writer])
    expect(await memberWriting(ctx, sensitive.mine.id)).toBeNull();
});

test("of a group that has become sensitive it forgets all", async () => {
  const { reader, open, closed } = await scene();
  await db.update(groups).set({ isSensitive: true }).where(eq(groups.id, open.group.id));
  expect(await memberWriting(reader.ctx, open.mine.id)).toBeNull();
  expect(await memberWriting(reader.ctx, closed.mine.id)).toBeNull();
});

test("what somebody muted or a visitor asks for is not on it", async () => {
  const { reader, open } = await scene();
  expect(await memberWriting(testContext("visitor"), open.mine.id)).toBeNull();
  await setMute(reader.ctx, { membershipId: open.mine.id, kind: "mute" });
  expect(await memberWriting(reader.ctx, open.mine.id)).toMatchObject({ posts: [], comments: [] });
});

test("beside a comment stands no title of a post that the reader has reported, or whose author they have muted", async () => {
  const { reader, writer, open } = await scene();
  const [hurtful, loud] = [await newPerson(), await newPerson()];
  const [one, two] = [await putInto(open.group, hurtful), await putInto(open.group, loud)];
  const mine = await putInto(await newGroup(), writer);
  const posts = [
    await writePost(one, { title: "Obelga" }),
    await writePost(two, { title: "Krzyk" }),
    await writePost(mine, { title: "Spokojny" }),
  ];
  for (const post of posts) await writeComment(open.mine, post, { content: post.title });
  const titles = async () =>
    (await memberWriting(reader.ctx, open.mine.id))?.comments.map(({ postTitle }) => postTitle);
  expect(await titles()).toEqual(expect.arrayContaining(["Obelga", "Krzyk"]));
  await reportAs(reader, "post", posts[0]!.id);
  await setMute(reader.ctx, { membershipId: two.id, kind: "mute" });
  expect((await titles())?.sort()).toEqual(["Post 0", "Spokojny"]);
});
