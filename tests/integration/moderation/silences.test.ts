import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { formatDateTime } from "~/copy/format";
import { db } from "~/db/client.server";
import { groupMembers } from "~/db/schema";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { moderateAsKeeper } from "~/services/moderation/moderate-as-keeper.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { takeBackAsKeeper } from "~/services/moderation/take-back-as-keeper.server";
import { decisionEffect } from "~/site/moderation";
import { day } from "~/time/durations";
import { newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import {
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  reportAs,
  scene,
} from "../../support/moderation";
import { screeningOf } from "../../support/screening";

type Scene = Awaited<ReturnType<typeof scene>>;

/** A silence for what stands in a post of its own. @returns its case, in which the author appeals */
async function silenced({ membership, reporter, first, author }: Scene, days: number) {
  const post = await writePost(membership);
  await reportAs(reporter, "post", post.id);
  const { id: caseId } = await caseOf(post.id);
  const verdict = { kind: "silence", reason: "abuse", words: "Odpocznij.", days } as const;
  await decideCase(first.ctx, { caseId, ...verdict });
  const [key] = await keysOf(caseId, "author");
  await submitAppeal(author.ctx, { key: key!, text: "To pomyłka.", screening: screeningOf() });
  return { caseId, key: key! };
}

const takeBack = async ({ second }: Scene, { caseId }: { caseId: string }) =>
  answerAppeal(second.ctx, {
    appealId: (await appealIn(caseId)).id,
    ...{ outcome: "changed", kind: "leave", reason: "no_breach", words: "Przepraszamy." },
  });

const silenceOf = async ({ membership: { id } }: Scene) =>
  (await db.select().from(groupMembers).where(eq(groupMembers.id, id)))[0]!.silencedUntil;

const effectIn = async ({ author }: Scene, { key }: { key: string }) => {
  const { decisions, subject, others } = await readCasePage(author.ctx, key);
  return decisionEffect(decisions.at(-1)!, subject, others);
};

test("whoever is given their voice back hears until when another silence holds, and by mail, too", async () => {
  const place = await scene();
  const [short, long] = [await silenced(place, 3), await silenced(place, 7)];
  const until = (await silenceOf(place))!;
  await takeBack(place, short);
  expect(await silenceOf(place)).toEqual(until);
  const held = `Do ${formatDateTime(until)} możesz w tej grupie czytać, ale nie pisać.`;
  expect(await effectIn(place, short)).toContain(held);
  expect(await effectIn(place, short)).not.toContain("niczego nie ograniczamy");
  await takeBack(place, long);
  expect(await silenceOf(place)).toBeNull();
  expect(await effectIn(place, long)).toBe("Nic nie ukrywamy i niczego nie ograniczamy.");
});

test("so does the mail to whoever a keeper gives their voice back, and the answer to an appeal", async () => {
  const place = await scene();
  const keeper = await newPerson({}, place.clock);
  await putInto(place.group, keeper, { role: "keeper" });
  const { caseId } = await silenced(place, 3);
  const until = (await silenceOf(place))!;
  const held = `Do ${formatDateTime(until)} możesz w tej grupie czytać, ale nie pisać.`;
  const member = { kind: "member", id: place.membership.id, reason: "abuse" } as const;
  const said = { words: "Odpocznij.", days: 7, screening: screeningOf() };
  await moderateAsKeeper(keeper.ctx, { ...member, ...said });
  await takeBackAsKeeper(keeper.ctx, { caseId: (await caseOf(place.membership.id)).id });
  const email = await emailOf(place.author);
  const statements = await mailsAt(email, "Opieka grupy cofa swoją decyzję");
  expect(statements.some(({ text }) => text?.includes(`obowiązuje jeszcze inna. ${held}`))).toBe(
    true,
  );
  expect(statements.map(({ text }) => text).join()).not.toContain("niczego nie ograniczamy");
  await silenced(place, 1);
  await takeBack(place, { caseId });
  expect(await silenceOf(place)).not.toBeNull();
  const [answer] = await mailsAt(email, "Odpowiedź na Twoje odwołanie");
  expect(answer?.text).toContain("obowiązuje jeszcze inna.");
});

test("of two silences either is taken back for itself: the other's end stands", async () => {
  const place = await scene();
  const short = await silenced(place, 3);
  const until = (await silenceOf(place))!;
  const long = await silenced(place, 30);
  await takeBack(place, long);
  expect(await silenceOf(place)).toEqual(until);
  await takeBack(place, short);
  expect(await silenceOf(place)).toBeNull();
});

test("a silence until staff look ends when they have: what they decide holds, and nothing beside it", async () => {
  const place = await scene();
  const keeper = await newPerson({}, place.clock);
  await putInto(place.group, keeper, { role: "keeper" });
  const member = { kind: "member", id: place.membership.id, reason: "abuse" } as const;
  const said = { words: "Odpocznij.", days: 7, screening: screeningOf() };
  await reportAs(place.reporter, "member", place.membership.id);
  await moderateAsKeeper(keeper.ctx, { ...member, ...said });
  const other = await silenced(place, 3);
  const { id: caseId } = await caseOf(place.membership.id);
  const verdict = { reason: "abuse", words: "Odpocznij." } as const;
  await decideCase(place.first.ctx, { caseId, kind: "silence", days: 1, ...verdict });
  // Of the two that somebody still stands for the longer one.
  expect(await silenceOf(place)).toEqual(new Date(place.clock.now.getTime() + 3 * day));
  await takeBack(place, other);
  expect(await silenceOf(place)).toEqual(new Date(place.clock.now.getTime() + day));
  const [key] = await keysOf(caseId, "author");
  await submitAppeal(place.author.ctx, { key: key!, text: "Nie.", screening: screeningOf() });
  await takeBack(place, { caseId });
  expect(await silenceOf(place)).toBeNull();
});

test("who is shut out instead of silenced comes back with no silence, once that is taken back", async () => {
  const place = await scene();
  const keeper = await newPerson({}, place.clock);
  await putInto(place.group, keeper, { role: "keeper" });
  const member = { kind: "member", id: place.membership.id, reason: "abuse" } as const;
  await reportAs(place.reporter, "member", place.membership.id);
  const said = { words: "Odpocznij.", days: 7, screening: screeningOf() };
  await moderateAsKeeper(keeper.ctx, { ...member, ...said });
  const { id: caseId } = await caseOf(place.membership.id);
  await decideCase(place.first.ctx, { caseId, kind: "ban", reason: "abuse", words: "Dość." });
  const other = await silenced(place, 3);
  const until = (await silenceOf(place))!;
  const [key] = await keysOf(caseId, "author");
  await submitAppeal(place.author.ctx, { key: key!, text: "Nie.", screening: screeningOf() });
  await takeBack(place, { caseId });
  expect(await silenceOf(place)).toEqual(until);
  await takeBack(place, other);
  expect(await silenceOf(place)).toBeNull();
});

test("one keeper does not shorten what another has decided", async () => {
  const place = await scene();
  await reportAs(place.reporter, "member", place.membership.id);
  const silence = async (days: number) => {
    const keeper = await newPerson({}, place.clock);
    await putInto(place.group, keeper, { role: "keeper" });
    const member = { kind: "member", id: place.membership.id, reason: "abuse" } as const;
    const said = { words: "Odpocznij.", days, screening: screeningOf() };
    await moderateAsKeeper(keeper.ctx, { ...member, ...said });
  };
  await silence(3);
  await expect(silence(1)).rejects.toThrow("nothing_to_change");
  expect(await silenceOf(place)).toEqual(new Date(place.clock.now.getTime() + 3 * day));
  await silence(7);
  expect(await silenceOf(place)).toEqual(new Date(place.clock.now.getTime() + 7 * day));
});

test("two that are taken back at the same moment leave none", async () => {
  const place = await scene();
  const both = [await silenced(place, 3), await silenced(place, 30)];
  await Promise.all(both.map((each) => takeBack(place, each)));
  expect(await silenceOf(place)).toBeNull();
});
