import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { actLinksOf } from "~/services/acts/act-links.server";
import { savedOnes } from "~/services/acts/definitions/reports.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { savedDecisions, type SavedDecision } from "~/services/moderation/saved-decisions";
import { maxWordsLength } from "~/site/moderation";
import { putInto, newGroup, newPerson } from "../../support/community";
import { writePost } from "../../support/community-content";
import { caseOf, reportAs, scene, stateOf } from "../../support/moderation";

async function reported(group?: Parameters<typeof scene>[0]) {
  const found = await scene(group);
  await reportAs(found.reporter, "post", found.post.id);
  return { ...found, caseId: (await caseOf(found.post.id)).id };
}

test.each(Object.entries<SavedDecision>(savedDecisions))(
  "what is saved as %s is a decision that a case takes as it stands",
  async (_, { kind, reason, words }) => {
    const { first, caseId, post } = await reported();
    await decideCase(first.ctx, { caseId, kind, reason, words });
    expect(await stateOf(post.id)).toBe(kind === "leave" ? "published" : "hidden");
    expect(words.length).toBeLessThan(maxWordsLength);
  },
);

test("its form comes with the reason and the words, which can be changed", () => {
  const hurts = savedOnes["saved-hurts"]!;
  expect(hurts.filled?.(undefined as never)).toEqual({
    reason: "abuse",
    words: savedDecisions.hurts.words,
  });
  expect(hurts.fields.map(({ name }) => name)).toEqual(["reason", "words"]);
});

test("a case is offered them while it waits, one about a person only to leave it, and a decided one none", async () => {
  const { first, caseId, membership, reporter } = await reported();
  const saved = async (id: string) => {
    const detail = await caseDetail(first.ctx, id);
    return actLinksOf("reports", { ...detail, id }, first.ctx)
      .filter(({ part }) => part === "saved")
      .map(({ label }) => label);
  };
  expect(await saved(caseId)).toHaveLength(Object.keys(savedDecisions).length);
  await reportAs(reporter, "member", membership.id);
  const { id: aboutPerson } = await caseOf(membership.id);
  expect((await saved(aboutPerson)).every((label) => label.startsWith("Zostaw"))).toBe(true);
  await decideCase(first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
  expect(await saved(caseId)).toEqual([]);
});

test("nobody is shut out or called a wrongdoer for words that wait because a crisis is heard in them", async () => {
  const { first, post, reporter } = await scene();
  await db.update(posts).set({ state: "held" }).where(eq(posts.id, post.id));
  const { id } = await caseOf(post.id);
  const offered = async () =>
    actLinksOf("reports", { ...(await caseDetail(first.ctx, id)), id }, first.ctx).map(
      ({ label }) => label,
    );
  const against = ["Wycisz", "Wyklucz", savedDecisions.hurts.label];
  const forCare = await offered();
  expect(forCare).toContain(savedDecisions.needed_help.label);
  expect(forCare).toContain(savedDecisions.methods.label);
  expect(forCare).not.toEqual(expect.arrayContaining([expect.stringMatching(against.join("|"))]));
  await db.update(posts).set({ state: "published" }).where(eq(posts.id, post.id));
  await reportAs(reporter, "post", post.id);
  for (const label of against) expect(await offered()).toContain(label);
});

test("cases are found by the name that somebody has in the group, or by a part of it", async () => {
  const { first, caseId, author } = await reported();
  await reported();
  const named = async (name: string) =>
    (await listCases(first.ctx, { author: name }, 1)).rows.map(({ id }) => id);
  expect(await named(author.nick.toUpperCase())).toEqual([caseId]);
  expect(await named(author.nick.slice(2, -2))).toEqual([caseId]);
});

test("a nick does not lead to the cases of a pseudonym, nor a pseudonym to those of a nick", async () => {
  const { first, caseId, author, reporter } = await reported();
  const hidden = await newGroup({ isSensitive: true, type: 11 });
  const shadow = await putInto(hidden, author);
  await putInto(hidden, await newPerson());
  await putInto(hidden, reporter);
  const post = await writePost(shadow);
  await reportAs(reporter, "post", post.id);
  const secret = (await caseOf(post.id)).id;
  const named = async (name: string) =>
    (await listCases(first.ctx, { author: name }, 1)).rows.map(({ id }) => id);
  expect(await named(author.nick)).toEqual([caseId]);
  expect(await named(shadow.pseudonym!)).toEqual([secret]);
});
