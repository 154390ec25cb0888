import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { reports } from "~/db/schema";
import { eq } from "drizzle-orm";
import { paths } from "~/paths";
import { action } from "~/routes/community/report";
import { deletePost } from "~/services/posts/delete-post.server";
import { written } from "../../support/moderated-texts";
import { call, post as postTo } from "../../support/requests";
import { newMember, signIn } from "../../support/members";

test("a report of what its author deletes meanwhile comes back with every word of it", async () => {
  const scene = await written();
  const { jar } = await signIn(await newMember());
  await deletePost(scene.author.ctx, scene.post.id);
  const details = "Pisze, że nie wytrzyma do jutra, i podaje miejsce.";
  const form = { reason: "crisis", details, goodFaith: "yes", helpSeen: "for-another" };
  const sent = jar.on(postTo(paths.report("post", scene.post.id), form));
  const { status, data } = await call(action, sent, { kind: "post", id: scene.post.id });
  expect(status).toBe(404);
  expect(JSON.stringify(data)).toContain(details);
  expect(data).toMatchObject({ page: { isGone: true } });
  expect(await db.$count(reports, eq(reports.postId, scene.post.id))).toBe(0);
});
