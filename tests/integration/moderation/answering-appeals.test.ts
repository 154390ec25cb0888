import { describe, expect, test } from "vitest";
import { staffActOf } from "~/services/acts/staff-acts.server";
import { actLinksOf } from "~/services/acts/act-links.server";
import { inTransaction, type ServiceContext } from "~/services/command/context.server";
import { formatDateTime } from "~/copy/format";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { appealAnswerMail } from "~/services/moderation/appeal-answer-mail";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { openCase } from "~/services/moderation/open-case.server";
import { findSubject } from "~/services/moderation/subject.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { banMember } from "~/services/members/ban-member.server";
import { writePost } from "../../support/community-content";
import {
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  reportAs,
  scene,
  stateOf,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { day } from "~/time/durations";
import { newStaff } from "../../support/staff";
import { screeningOf } from "../../support/screening";

const why = { reason: "abuse", words: "Prosimy, pisz o sprawach." } as const;
const visitor = testContext("visitor");

async function appealedBy(side: "author" | "reporter", caseId: string) {
  const [key = ""] = await keysOf(caseId, side);
  await submitAppeal(visitor, { key, text: "Nie zgadzam się.", screening: screeningOf() });
}

async function reported() {
  const made = await scene();
  await reportAs(made.reporter, "post", made.post.id);
  return { ...made, caseId: (await caseOf(made.post.id)).id };
}

async function labelsFor(ctx: ServiceContext, caseId: string): Promise<string[]> {
  const detail = await caseDetail(ctx, caseId);
  return actLinksOf("reports", { ...detail, id: caseId }, ctx)
    .filter(({ part }) => part === undefined)
    .map(({ label }) => label);
}

/** What the page of an act says that will happen. */
async function effectsOf(ctx: ServiceContext, name: string, caseId: string): Promise<string> {
  const act = staffActOf("reports", name)!;
  const detail = await act.read(ctx, caseId);
  return (await act.preview(detail as never, ctx)).effects.join(" ");
}

describe("an appeal is answered by upholding or overturning", () => {
  test("what was hidden: nothing is left in its place, and the answer says what comes back", async () => {
    const { caseId, post, first, second } = await reported();
    await decideCase(first.ctx, { caseId, kind: "hide", ...why });
    await appealedBy("author", caseId);
    const labels = await labelsFor(second.ctx, caseId);
    expect(labels).toEqual(expect.arrayContaining(["Utrzymaj decyzję", "Uchyl decyzję"]));
    expect(labels).not.toContain("Zostaw");
    expect(labels).not.toContain("Odblokuj konto");
    const effects = await effectsOf(second.ctx, "overturn", caseId);
    expect(effects).toContain("Zobaczą to znów wszyscy");
    expect(effects).toContain("a druga strona");
    await staffActOf("reports", "overturn")!.perform(
      second.ctx,
      caseId,
      { reason: "too_harsh", words: "Masz rację." } as never,
      {} as never,
    );
    expect(await stateOf(post.id)).toBe("published");
  });

  test("a silence: whoever asked for a shorter one hears by mail until when it is", async () => {
    const { caseId, author, clock, first, second } = await reported();
    await decideCase(first.ctx, { caseId, kind: "silence", days: 7, ...why });
    await appealedBy("author", caseId);
    const { id: appealId } = await appealIn(caseId);
    const verdict = { outcome: "changed", kind: "silence", days: 3, ...why } as const;
    await answerAppeal(second.ctx, { appealId, ...verdict });
    const [mail] = await mailsAt(await emailOf(author), appealAnswerMail.subject());
    const until = formatDateTime(new Date(clock.now.getTime() + 3 * day));
    expect(mail?.text).toContain(`Do ${until} możesz w tej grupie czytać, ale nie pisać.`);
  });

  test("what was left: whoever reported it is answered by another decision", async () => {
    const { caseId, first, second } = await reported();
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
    await appealedBy("reporter", caseId);
    const labels = await labelsFor(second.ctx, caseId);
    expect(labels).toEqual(expect.arrayContaining(["Utrzymaj decyzję", "Ukryj"]));
    for (const none of ["Zostaw", "Uchyl decyzję"]) expect(labels).not.toContain(none);
  });

  test("a ban of an account: it speaks of no text and of no other side", async () => {
    const { author, second } = await scene();
    await banMember((await newStaff("admin")).ctx, {
      ...{ userId: author.userId, reason: "spam", words: why.words },
    });
    const { id: caseId } = await caseOf(author.userId);
    await appealedBy("author", caseId);
    const labels = await labelsFor(second.ctx, caseId);
    expect(labels).toEqual(
      expect.arrayContaining(["Utrzymaj decyzję", "Odblokuj konto", "Zmień blokadę konta"]),
    );
    for (const none of ["Zostaw", "Uchyl decyzję"]) expect(labels).not.toContain(none);
    const effects = await effectsOf(second.ctx, "unblock", caseId);
    expect(effects).toContain("Konto będzie odblokowane od razu.");
    expect(effects).not.toMatch(/treść|stron[ay]/i);
    expect(JSON.stringify(staffActOf("reports", "unblock")?.fields)).not.toContain("Tej treści");
  });

  test("an open case is left, and has nothing to overturn", async () => {
    const { caseId, first } = await reported();
    const labels = await labelsFor(first.ctx, caseId);
    expect(labels).toContain("Zostaw");
    for (const none of ["Uchyl decyzję", "Cofnij decyzję"]) expect(labels).not.toContain(none);
  });
});

test("whoever is out of the group already is neither silenced nor excluded again", async () => {
  const { caseId, reporter, membership, first, second } = await reported();
  await decideCase(first.ctx, { caseId, kind: "ban", ...why });
  await reportAs(reporter, "member", membership.id);
  const { id: other } = await caseOf(membership.id);
  const labels = await labelsFor(first.ctx, other);
  for (const none of ["Wycisz", "Wyklucz"]) expect(labels).not.toContain(none);
  // An appeal against the ban itself may end in less than that.
  await appealedBy("author", caseId);
  expect(await labelsFor(second.ctx, caseId)).toContain("Wycisz");
});

test("who hears of a decision is said as it is", async () => {
  const { caseId, membership, first } = await reported();
  expect(await effectsOf(first.ctx, "hide", caseId)).toContain("Obie strony");
  const post = await writePost(membership, { title: "Drugi" });
  await inTransaction(first.ctx, async (tx) => {
    const found = await findSubject(tx, { kind: "post", id: post.id });
    if (found) await openCase(tx, found, 0);
  });
  const effects = await effectsOf(first.ctx, "hide", (await caseOf(post.id)).id);
  expect(effects).not.toContain("Obie strony");
  expect(effects).toContain("Nikt tego nie zgłosił");
});
