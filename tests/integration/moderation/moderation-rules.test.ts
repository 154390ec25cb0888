import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  caseAppeals,
  caseParties,
  groupMembers,
  moderationDecisions,
  posts,
  staff,
  users,
} from "~/db/schema";
import { deleteAccount } from "~/services/members/delete-account.server";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { moderateAsKeeper } from "~/services/moderation/moderate-as-keeper.server";
import { pinPost } from "~/services/moderation/pin-post.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { newPerson, putInto } from "../../support/community";
import { conflict } from "../../support/desk";
import { newSession } from "../../support/members";
import {
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  oldMember,
  reportAs,
  scene,
  stateOf,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";
import { ask as askColleague } from "../../support/acts";
import { screeningOf } from "../../support/screening";

const words = "Prosimy, pisz o sprawach, nie o ludziach.";
const hide = { kind: "hide", reason: "abuse", words, screening: screeningOf() } as const;
const leave = { kind: "leave", reason: "no_breach", words: "Zostaje." } as const;
const upheld = { outcome: "upheld", words: "Decyzja jest słuszna." } as const;
const visitor = testContext("visitor");

async function reported() {
  const all = await scene();
  await reportAs(all.reporter, "post", all.post.id);
  return { ...all, caseId: (await caseOf(all.post.id)).id };
}

async function appealed() {
  const all = await reported();
  await decideCase(all.first.ctx, { caseId: all.caseId, ...hide });
  const [key = ""] = await keysOf(all.caseId, "author");
  await submitAppeal(visitor, { key, text: "To cytat.", screening: screeningOf() });
  return { ...all, appealId: (await appealIn(all.caseId)).id };
}

test("reports by accounts that are shut out hide nothing", async () => {
  const { post, group } = await scene();
  const reporters = [await oldMember(), await oldMember(), await oldMember()];
  for (const person of reporters) await putInto(group, person);
  await reportAs(reporters[0]!, "post", post.id);
  await reportAs(reporters[1]!, "post", post.id);
  await db
    .update(users)
    .set({ status: "banned", bannedAt: new Date() })
    .where(eq(users.id, reporters[0]!.userId));
  await reportAs(reporters[2]!, "post", post.id);
  expect(await stateOf(post.id)).toBe("published");
});

test.each([
  ["abuse", "terms"],
  ["threat", "law"],
] as const)("a decision because of %s rests on the %s", async (reason, ground) => {
  const { caseId, first } = await reported();
  await decideCase(first.ctx, { caseId, kind: "hide", reason, words });
  const [decision] = await db
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.caseId, caseId));
  expect(decision).toMatchObject({ reason, ground });
});

describe("an appeal", () => {
  test("is not answered by whoever wrote the thing, though they had not decided", async () => {
    const { appealId, second, membership } = await appealed();
    await db
      .update(groupMembers)
      .set({ userId: second.userId })
      .where(eq(groupMembers.id, membership.id));
    await expect(answerAppeal(second.ctx, { appealId, ...upheld })).rejects.toMatchObject({
      code: "own_interest",
    });
  });

  test("is not answered while a colleague is at it", async () => {
    const { appealId, caseId, second } = await appealed();
    await claimCase(second.ctx, caseId);
    const { ctx } = await newStaff("moderator");
    await expect(answerAppeal(ctx, { appealId, ...upheld })).rejects.toMatchObject(
      conflict("case_claimed"),
    );
    await answerAppeal(second.ctx, { appealId, ...upheld });
    expect((await caseById(caseId)).state).toBe("decided");
  });

  test("that changes something is told to the other side, and one that changes nothing is not", async () => {
    const outcomes = async (answer: typeof upheld | ({ outcome: "changed" } & typeof leave)) => {
      const { appealId, second, reporter } = await appealed();
      await answerAppeal(second.ctx, { appealId, ...answer });
      return mailsAt(await emailOf(reporter), "Twoje zgłoszenie: jest decyzja");
    };
    expect(await outcomes(upheld)).toHaveLength(1);
    expect(await outcomes({ outcome: "changed", ...leave })).toHaveLength(2);
  });

  test("keeps the case open for another one that waits", async () => {
    const { caseId, first, second, group, post } = await reported();
    const other = await oldMember();
    await putInto(group, other);
    await reportAs(other, "post", post.id);
    await decideCase(first.ctx, { caseId, ...leave });
    for (const key of await keysOf(caseId, "reporter"))
      await submitAppeal(visitor, { key, text: "To obraża.", screening: screeningOf() });
    const answerOne = async () =>
      answerAppeal(second.ctx, { appealId: (await appealIn(caseId)).id, ...upheld });
    await answerOne();
    expect((await caseById(caseId)).state).toBe("appealed");
    await answerOne();
    expect((await caseById(caseId)).state).toBe("decided");
  });
});

describe("a keeper", () => {
  async function kept() {
    const all = await scene();
    const keeper = await newPerson();
    await putInto(all.group, keeper, { role: "keeper" });
    return { ...all, keeper };
  }

  test("hides a thing once, and tells its author once", async () => {
    const { keeper, post, author } = await kept();
    const act = {
      kind: "post",
      id: post.id,
      reason: "abuse",
      words,
      screening: screeningOf(),
    } as const;
    await moderateAsKeeper(keeper.ctx, act);
    await expect(moderateAsKeeper(keeper.ctx, act)).rejects.toMatchObject(
      conflict("nothing_to_change"),
    );
    expect(await mailsAt(await emailOf(author), "Decyzja moderacji i jej powody")).toHaveLength(1);
  });

  test("hides only until staff decide, where a report waits for them", async () => {
    const { keeper, post, reporter, first } = await kept();
    await reportAs(reporter, "post", post.id);
    await moderateAsKeeper(keeper.ctx, {
      kind: "post",
      id: post.id,
      reason: "abuse",
      words,
      screening: screeningOf(),
    });
    expect(await stateOf(post.id)).toBe("hidden");
    await decideCase(first.ctx, { caseId: (await caseOf(post.id)).id, ...leave });
    expect(await stateOf(post.id)).toBe("published");
  });

  test("pins nothing that is hidden or waits", async () => {
    const { keeper, post } = await kept();
    for (const state of ["hidden", "held"] as const) {
      await db.update(posts).set({ state }).where(eq(posts.id, post.id));
      await expect(pinPost(keeper.ctx, { postId: post.id, pinned: true })).rejects.toMatchObject(
        conflict("not_shown"),
      );
    }
  });
});

test("an appeal is not answered by whoever made the decision that holds now", async () => {
  const { caseId, post, first, second, clock } = await reported();
  const other = await oldMember();
  await reportAs(other, "post", post.id);
  await decideCase(first.ctx, { caseId, ...leave });
  const keys = await keysOf(caseId, "reporter");
  for (const key of keys)
    await submitAppeal(visitor, { key, text: "To boli.", screening: screeningOf() });
  const appeals = await db
    .select({ id: caseAppeals.id })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(eq(caseParties.caseId, caseId));
  const [one, another] = appeals.map(({ id }) => id);
  clock.now = new Date(clock.now.getTime() + 1000);
  await answerAppeal(second.ctx, { appealId: one!, outcome: "changed", ...hide });
  // The second appeal is against what the first moderator decided, but what holds is the other one's.
  for (const { ctx } of [first, second])
    await expect(answerAppeal(ctx, { appealId: another!, ...upheld })).rejects.toMatchObject({
      name: "NotAllowed",
      code: "own_decision",
    });
  const third = await newStaff("moderator", clock);
  await answerAppeal(third.ctx, { appealId: another!, ...upheld });
  expect(await stateOf(post.id)).toBe("hidden");
});

describe("a pseudonym", () => {
  beforeEach(async () => void (await db.delete(staff)));

  const ask = (ctx: typeof visitor, membershipId: string) =>
    askColleague(ctx, {
      kind: "open_pseudonym",
      input: { membershipId, reason: "danger_to_life" },
    });

  test("is not asked for where there is none", async () => {
    const { membership, first } = await scene();
    await expect(ask(first.ctx, membership.id)).rejects.toMatchObject(conflict("no_pseudonym"));
  });

  test("is not opened by its owner, whatever label stands in the address", async () => {
    const { membership, author, first } = await scene({ isSensitive: true, type: 17 });
    const labelled = first.identity.email.replace("@", "+grupy@");
    await db.update(users).set({ email: labelled }).where(eq(users.id, author.userId));
    await expect(ask(first.ctx, membership.id)).rejects.toMatchObject({ code: "own_interest" });
  });

  test("leads nowhere once its account is gone, though it is still there", async () => {
    const { membership, author, first } = await scene({ isSensitive: true, type: 17 });
    const sessionId = await newSession(author.userId);
    await deleteAccount(author.ctx, { sessionId, texts: "keep" });
    await expect(ask(first.ctx, membership.id)).rejects.toMatchObject(conflict("pseudonym_gone"));
  });
});

async function caseById(id: string) {
  const found = await db.query.moderationCases.findFirst({ where: (table) => eq(table.id, id) });
  if (!found) throw new Error("There is no such case.");
  return found;
}
