import { expect, test } from "vitest";
import { setLike } from "~/services/posts/set-like.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";

test("likes and likes taken back at once wait for each other in one order", async () => {
  const group = await newGroup();
  const post = await writePost(await putInto(group, await newPerson()));
  const people = await Promise.all(Array.from({ length: 20 }, () => newPerson()));
  await Promise.all(people.map((person) => putInto(group, person)));
  const outcomes = await Promise.allSettled(
    people.map(async ({ ctx }) => {
      for (let round = 0; round < 20; round++)
        await setLike(ctx, { kind: "post", id: post.id, liked: round % 2 === 0 });
    }),
  );
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
});
