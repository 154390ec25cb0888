import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { moderationDecisions } from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import { loader as reportsPage } from "~/routes/admin/reports";
import { paths } from "~/paths";
import { caseDetail } from "~/services/moderation/case-detail.server";
import type { CareReason } from "~/site/moderation";
import { claimCase } from "~/services/moderation/claim-case.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { signIn } from "../../support/members";
import { caseOf, keysOf, oldMember, reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { call, get, post as postForm } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { newStaff } from "../../support/staff";

const leaving = { reason: "no_breach", words: "" };
const hiding = { reason: "abuse", words: "Prosimy, pisz o sprawach." };

/** Cases of one group, the oldest first, and a moderator in their queue. */
async function queue(count: number) {
  const group = await newGroup();
  const author = await putInto(group, await newPerson());
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const reporter = await oldMember({ now: new Date(Date.now() + index * 1_000) });
    const { id } = await writePost(author, { title: `Wpis ${index}` });
    await reportAs(reporter, "post", id);
    ids.push((await caseOf(id)).id);
  }
  const { identity, ctx } = await newStaff("moderator");
  const { jar } = await signIn(identity);
  const search = `?${new URLSearchParams({ group: group.id })}`;
  const address = (id: string) => paths.adminTab("reports", id) + search;
  const decide = async (id: string, how: string, values: Record<string, string>) => {
    const here = paths.adminAct("reports", id, how, address(id));
    const sent = jar.on(postForm(here, values));
    return (await call(act, sent, { tab: "reports", id, act: how })).location ?? "";
  };
  return { ids, search, address, decide, jar, ctx };
}

test("a decision leads to the next case of the same queue, and from there back to the decided one", async () => {
  const { ids, address, decide, jar } = await queue(3);
  const [first = "", second = "", third = ""] = ids;
  const location = await decide(first, "leave", leaving);
  expect(location).toContain(`${paths.adminTab("reports", second)}?group=`);
  expect(location).toContain("done=decided-and-next");
  expect(location).toMatch(/#sprawa$/);
  type Page = Awaited<ReturnType<typeof reportsPage>>;
  const look = async (path: string, id: string) =>
    (await call<Page>(reportsPage, jar.on(get(path.split("#")[0] ?? "")), { id })).data;
  expect(await look(location, second)).toMatchObject({ decidedId: first, nextId: third });
  expect(await look(address(second), second)).toMatchObject({ decidedId: null });
  // From the last one it goes on with those that were passed over.
  expect(await decide(third, "hide", hiding)).toContain(paths.adminTab("reports", second));
  const end = await decide(second, "leave", leaving);
  expect(end).toContain(paths.adminTab("reports", second));
  expect(end).toContain("done=case-decided");
});

test("what a colleague has taken comes after everything that nobody is at", async () => {
  const { ids, decide } = await queue(3);
  const [first = "", second = "", third = ""] = ids;
  await claimCase((await newStaff("moderator")).ctx, second);
  expect(await decide(first, "leave", leaving)).toContain(paths.adminTab("reports", third));
});

test("what one has taken oneself does not", async () => {
  const { ids, decide } = await queue(3);
  const [first = "", second = ""] = ids;
  await decide(second, "claim", {});
  expect(await decide(first, "leave", leaving)).toContain(paths.adminTab("reports", second));
});

test("an appeal against one's own decision is not next: a colleague answers it", async () => {
  const { ids, decide, ctx, search } = await queue(3);
  const [first = "", second = "", third = ""] = ids;
  await decide(first, "hide", hiding);
  const [key = ""] = await keysOf(first, "author");
  await submitAppeal(testContext("visitor"), {
    ...{ key, text: "To był cytat.", screening: screeningOf() },
  });
  const group = new URLSearchParams(search).get("group") ?? "";
  const listed = async (by: typeof ctx) =>
    (await listCases(by, { group }, 1)).rows.filter(({ isOwnDecision }) => isOwnDecision);
  expect(await listed(ctx)).toMatchObject([{ id: first, state: "appealed" }]);
  expect(await listed((await newStaff("moderator")).ctx)).toEqual([]);
  expect(await decide(third, "leave", leaving)).toContain(paths.adminTab("reports", second));
  expect(await decide(second, "leave", leaving)).toContain("done=case-decided");
});

test("what decides nothing leads back to its case", async () => {
  const { ids, decide } = await queue(2);
  const [first = ""] = ids;
  expect(await decide(first, "claim", {})).toContain(`${paths.adminTab("reports", first)}?group=`);
  const refused = await decide(first, "hide", { ...hiding, words: "" }).catch(() => "refused");
  expect(refused).not.toContain("decided");
});

test("what was decided about its author before stands with a case, but for what care was taken of", async () => {
  const { ids, decide, ctx } = await queue(3);
  const [first = "", second = "", third = ""] = ids;
  await decide(first, "hide", hiding);
  await decide(second, "hide", hiding);
  const earlier = async () =>
    (await caseDetail(ctx, third)).earlier.map(({ caseId }) => caseId).sort();
  expect(await earlier()).toEqual([first, second].sort());
  await db
    .update(moderationDecisions)
    .set({ reason: "kept_private" satisfies CareReason })
    .where(eq(moderationDecisions.caseId, second));
  expect(await earlier()).toEqual([first]);
});
