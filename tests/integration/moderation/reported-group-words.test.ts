import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, groups, moderationCases, reports } from "~/db/schema";
import { actLinksOf } from "~/services/acts/act-links.server";
import { editGroupWords } from "~/services/groups/edit-group-words.server";
import { groupPage } from "~/services/groups/queries.server";
import { groupWords, writeGroupWords } from "~/services/groups/write-group-words.server";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { caseKey } from "~/services/moderation/case-key.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { listMyCases, ownCaseKey, readCasePage } from "~/services/moderation/case-page.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import { decideCase, type Verdict } from "~/services/moderation/decide-case.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { hiddenGroupWords } from "~/services/moderation/hidden-group-words.server";
import { keeperOverview } from "~/services/moderation/keeper-overview.server";
import { reopenUndoneEdits } from "~/services/moderation/reopen-undone-edits.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { leaveCommunity } from "~/services/posts/leave-community.server";
import { inTransaction } from "~/services/command/context.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { findReportable } from "~/services/reports/find-reportable.server";
import { confirmReport, findConfirmation } from "~/services/reports/confirm-report.server";
import { confirmationKey } from "~/services/reports/confirmation-key.server";
import { reportReceiptMail } from "~/services/reports/report-mails";
import { notificationText } from "~/site/notifications";
import { newGroup, newPerson, putInto } from "../../support/community";
import {
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  oldMember,
  reportAs,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { newStaff } from "../../support/staff";

const said = { rules: "Bijemy tych, co narzekają.", welcome: "Witaj, mięczaku." };
const none = { rules: "", welcome: "" };
/** What is left where their rules are hidden. */
const withoutRules = { ...said, rules: "" };
const ruled = { ...said, welcome: "" };

/** A group whose keeper has written both, a reader of it, and two moderators. */
async function place(group: Parameters<typeof newGroup>[0] = {}) {
  const clock = { now: new Date() };
  const found = await newGroup(group);
  const [keeper, reader] = [await newPerson({}, clock), await oldMember(clock)];
  const keepership = await putInto(found, keeper, { role: "keeper" });
  await putInto(found, reader);
  const [first, second] = [await newStaff("moderator", clock), await newStaff("moderator", clock)];
  const write = async (words: typeof said) => {
    const { version } = await groupWords(keeper.ctx, found.slug);
    await writeGroupWords(keeper.ctx, { groupId: found.id, ...words, version });
  };
  await write(said);
  return { clock, group: found, keeper, keepership, reader, first, second, write };
}
type Place = Awaited<ReturnType<typeof place>>;

const report = ({ reader, group }: Place, by = reader) => reportAs(by, "group_rules", group.id);
const reportWelcome = ({ reader, group }: Place, by = reader) =>
  reportAs(by, "group_welcome", group.id);

const wordsNow = async ({ group: { id } }: Pick<Place, "group">) => {
  const [found] = await db.select().from(groups).where(eq(groups.id, id));
  return { rules: found!.rules, welcome: found!.welcome };
};

const hide = { kind: "hide", reason: "abuse", words: "To poniża." } as const;

async function decided(where: Place, verdict: Verdict = hide) {
  await report(where);
  const { id: caseId } = await caseOf(where.group.id);
  await decideCase(where.first.ctx, { caseId, ...verdict });
  return caseId;
}

async function appealed(where: Place, caseId: string) {
  const [key] = await keysOf(caseId, "author");
  await submitAppeal(where.keeper.ctx, {
    key: key!,
    text: "Nie tak to miało brzmieć.",
    screening: screeningOf(),
  });
  return (await appealIn(caseId)).id;
}

test("whoever reads them reports them, and the case shows them as they were reported", async () => {
  const where = await place();
  const { group, keepership, first, write } = where;
  expect(await report(where)).toBe("reported");
  const { id } = await caseOf(group.id);
  await write({ rules: "Bądź miły.", welcome: "" });
  const detail = await caseDetail(first.ctx, id);
  expect(detail.found).toMatchObject({ subject: "group_words", authorId: keepership.id });
  expect(detail.groupWords).toMatchObject({
    isReplaced: false,
    reported: ruled,
    now: { rules: "Bądź miły.", welcome: "" },
  });
  const { rows } = await listCases(first.ctx, { subject: "group_words", group: group.id }, 1);
  expect(rows).toMatchObject([{ id, excerpt: said.rules, reports: 1 }]);
});

test("a visitor finds the rules to report, and the welcome only who is in the group", async () => {
  const { group, keeper, reader, write } = await place({ isPrivate: true });
  type Kind = Parameters<typeof findReportable>[1];
  const found = (ctx: Place["keeper"]["ctx"], kind: Kind = "group_rules") =>
    findReportable(ctx, kind, group.id);
  const visitor = testContext("visitor");
  expect(await found(visitor)).toMatchObject({ group: { slug: group.slug }, isOwn: false });
  expect(await found(keeper.ctx)).toMatchObject({ isOwn: true });
  await write({ rules: "", welcome: said.welcome });
  expect(await found(reader.ctx)).toBeNull();
  expect(await found(visitor, "group_welcome")).toBeNull();
  expect(await found((await newPerson()).ctx, "group_welcome")).toBeNull();
  expect(await found(reader.ctx, "group_welcome")).toMatchObject({ isOwn: false });
  expect(await found(keeper.ctx, "group_welcome")).toMatchObject({ isOwn: true });
  await write(none);
  expect(await found(reader.ctx, "group_welcome")).toBeNull();
});

test("whoever wrote them does not report them, and another keeper of the group does", async () => {
  const where = await place();
  const other = await oldMember();
  await putInto(where.group, other, { role: "keeper" });
  await expect(report(where, where.keeper)).rejects.toThrow("own_content");
  expect(await report(where, other)).toBe("reported");
});

test("whoever reported them does not see them any more, and everybody else does", async () => {
  const where = await place();
  const { group, reader, keeper } = where;
  expect(await groupPage(reader.ctx, group.slug)).toMatchObject({
    ...said,
    wordsAre: { rules: "others", welcome: "others" },
  });
  await report(where);
  expect(await groupPage(reader.ctx, group.slug)).toMatchObject({
    rules: "",
    welcome: said.welcome,
    wordsAre: { rules: "reported", welcome: "others" },
  });
  const own = { rules: "own", welcome: "own" };
  expect(await groupPage(keeper.ctx, group.slug)).toMatchObject({ ...said, wordsAre: own });
  expect(await report(where)).toBe("already");
  expect(await reportWelcome(where)).toBe("reported");
  expect(await groupPage(reader.ctx, group.slug)).toMatchObject({ rules: "", welcome: null });
});

test("later ones they see, and can report as well, once", async () => {
  const where = await place();
  const { group, reader, write, clock } = where;
  await report(where);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const later = { rules: "Bijemy mocniej.", welcome: "" };
  await write(later);
  expect(await groupPage(reader.ctx, group.slug)).toMatchObject({
    rules: later.rules,
    wordsAre: { rules: "others" },
  });
  const again = await Promise.all([report(where), report(where)]);
  expect(again.sort()).toEqual(["already", "reported"]);
  expect(await groupPage(reader.ctx, group.slug)).toMatchObject({
    rules: "",
    wordsAre: { rules: "reported" },
  });
});

test("what they reported stays out of their sight when staff bring it back, and what staff wrote does not", async () => {
  const where = await place();
  const { group, reader, second, clock } = where;
  const appealId = await appealed(where, await decided(where));
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  await answerAppeal(second.ctx, { appealId, ...back });
  expect(await wordsNow(where)).toEqual(said);
  expect(await groupPage(reader.ctx, group.slug)).toMatchObject({
    wordsAre: { rules: "reported" },
  });
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { version } = await groupWords(where.keeper.ctx, group.slug);
  const change = { groupId: group.id, rules: "Piszemy o sobie.", welcome: "", version };
  await editGroupWords((await newStaff("admin", clock)).ctx, { ...change, reason: "clearer" });
  expect(await groupPage(reader.ctx, group.slug)).toMatchObject({
    rules: "Piszemy o sobie.",
    wordsAre: { rules: "others" },
  });
});

test("a visitor who has reported them by mail can report later ones", async () => {
  const { group, write, clock } = await place();
  const visitor = { ctx: testContext("visitor", clock) };
  const email = `gosc-${group.slug}@example.com`;
  const send = () => reportAs(visitor, "group_rules", group.id, { email });
  const count = () => db.$count(reports, eq(reports.groupId, group.id));
  await send();
  await send();
  expect(await count()).toBe(1);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await write({ rules: "Bijemy mocniej.", welcome: "" });
  await send();
  expect(await count()).toBe(2);
});

test("hidden they stand nowhere, and whoever wrote them is told with the reasons", async () => {
  const where = await place();
  const { keeper, group } = where;
  const caseId = await decided(where);
  expect(await wordsNow(where)).toEqual(withoutRules);
  expect(await groupPage((await newPerson()).ctx, group.slug)).toMatchObject({ rules: "" });
  const [mail] = await mailsAt(await emailOf(keeper), "Decyzja moderacji i jej powody");
  expect(mail?.text).toContain("Sprawa dotyczy zasad albo powitania Twojej grupy.");
  expect(mail?.text).toContain("Te słowa ukryliśmy: nikt ich nie widzi.");
  expect(mail?.text).toContain("To poniża.");
  const notices = (await listNotifications(keeper.ctx)).notifications;
  expect(notices).toMatchObject([{ kind: "decision", ofCase: { subject: "group_words" } }]);
  expect(notificationText(notices[0] as never)).toContain("o zasadach albo powitaniu grupy");
  const [key] = await keysOf(caseId, "author");
  expect(await led(keeper)).toEqual([key]);
  const [ofReport] = await keysOf(caseId, "reporter");
  expect(await led(where.reader)).toEqual([ofReport]);
  const page = await readCasePage(keeper.ctx, key!);
  expect(page.content?.text).toContain(said.rules);
  expect(page.appealUntil).not.toBeNull();
  const [theirs] = await keysOf(caseId, "reporter");
  const ofReporter = await readCasePage(where.reader.ctx, theirs!);
  expect(JSON.stringify(ofReporter)).not.toContain(said.rules);
  expect(ofReporter.decisions).toMatchObject([{ kind: "hide", words: "" }]);
});

test("an appeal that is right brings them back, unless their keeper has written others meanwhile", async () => {
  const where = await place();
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  const appealId = await appealed(where, await decided(where));
  await answerAppeal(where.second.ctx, { appealId, ...back });
  expect(await wordsNow(where)).toEqual(said);
  const other = await place();
  const second = await appealed(other, await decided(other));
  await other.write({ rules: "Inaczej.", welcome: "" });
  await answerAppeal(other.second.ctx, { appealId: second, ...back });
  expect(await wordsNow(other)).toEqual({ rules: "Inaczej.", welcome: "" });
});

test("a moderator puts one of the two right, upon what they have seen", async () => {
  const where = await place();
  const { first, group, write } = where;
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  const { groupWords: seen } = await caseDetail(first.ctx, caseId);
  const edit = (version: string) =>
    decideCase(first.ctx, {
      caseId,
      ...hide,
      kind: "edit",
      editedField: { field: "rules", text: "Piszemy łagodnie.", version },
    });
  await write({ rules: ` ${said.rules.toUpperCase()}`, welcome: "Cześć!" });
  await expect(edit(seen!.toEdit.rules!.version)).rejects.toThrow("text_changed");
  await edit((await caseDetail(first.ctx, caseId)).groupWords!.toEdit.rules!.version);
  expect(await wordsNow(where)).toEqual({ rules: "Piszemy łagodnie.", welcome: "Cześć!" });
});

test("whoever wrote them can be silenced or shut out of the group, and they are hidden with it", async () => {
  for (const [verdict, now] of [
    [{ ...hide, kind: "silence", days: 3 }, { silencedUntil: expect.any(Date) }],
    [
      { ...hide, kind: "ban" },
      { state: "banned", role: "member" },
    ],
  ] as const) {
    const where = await place();
    await decided(where, verdict);
    expect(await wordsNow(where)).toEqual(withoutRules);
    const [member] = await db
      .select()
      .from(groupMembers)
      .where(eq(groupMembers.id, where.keepership.id));
    expect(member).toMatchObject(now);
  }
});

test("many reports hide them until somebody looks, and staff who leave them bring them back", async () => {
  const where = await place();
  const { group, first, clock } = where;
  for (let reports = 0; reports < 3; reports += 1) {
    expect(await wordsNow(where)).toEqual(said);
    await report(where, await oldMember(clock));
  }
  expect(await wordsNow(where)).toEqual(withoutRules);
  const { id: caseId } = await caseOf(group.id);
  const detail = await caseDetail(first.ctx, caseId);
  expect(detail.groupWords?.toEdit).toMatchObject({ rules: { text: said.rules } });
  await decideCase(first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
  expect(await wordsNow(where)).toEqual(said);
  for (let reports = 0; reports < 3; reports += 1) await report(where, await oldMember(clock));
  expect(await wordsNow(where)).toEqual(said);
});

test("what many reports hid comes back changed where a moderator changes it", async () => {
  const where = await place();
  const { group, first, second, clock } = where;
  for (let reports = 0; reports < 3; reports += 1) await report(where, await oldMember(clock));
  const { id: caseId } = await caseOf(group.id);
  const { version } = (await caseDetail(first.ctx, caseId)).groupWords!.toEdit.rules!;
  const editedField = { field: "rules", text: "Łagodnie.", version } as const;
  await decideCase(first.ctx, { caseId, ...hide, kind: "edit", editedField });
  expect(await wordsNow(where)).toEqual({ ...said, rules: "Łagodnie." });
  const appealId = await appealed(where, caseId);
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  await answerAppeal(second.ctx, { appealId, ...back });
  expect(await wordsNow(where)).toEqual(said);
});

test("a keeper who writes the old words again has the case opened again", async () => {
  const where = await place();
  const { group, write, clock } = where;
  await decided(where);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await write({ rules: "Piszemy o sobie.", welcome: "" });
  await reopenUndoneEdits(testContext("schedule", clock));
  expect((await caseOf(group.id)).state).toBe("decided");
  await write({ rules: `  ${said.rules.toUpperCase()}`, welcome: "" });
  await reopenUndoneEdits(testContext("schedule", clock));
  expect((await caseOf(group.id)).state).toBe("open");
});

test("keepers see no case about what keepers wrote", async () => {
  const where = await place();
  const { group, keepership } = where;
  const other = await newPerson();
  await putInto(group, other, { role: "keeper" });
  await report(where);
  await db.update(groupMembers).set({ role: "member" }).where(eq(groupMembers.id, keepership.id));
  expect((await keeperOverview(other.ctx, group.slug)).reports).toEqual([]);
});

const putIntoAs = async ({ group }: Place, person: Place["reader"]) => {
  await putInto(group, person);
  return person;
};

/** The pages of cases to which somebody's notifications lead. */
async function led({ ctx }: Place["reader"]) {
  const { notifications } = await listNotifications(ctx);
  return Promise.all(
    notifications.map(async (one) =>
      one.isReadable && one.ofCase ? ownCaseKey(ctx, one.ofCase.partyId) : undefined,
    ),
  );
}

/** A second keeper of the same group, who writes in the place of the first. */
async function secondKeeper({ group, clock }: Place, words: typeof said) {
  const other = await newPerson({}, clock);
  const membership = await putInto(group, other, { role: "keeper" });
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { version } = await groupWords(other.ctx, group.slug);
  await writeGroupWords(other.ctx, { groupId: group.id, ...words, version });
  return { ...other, membership };
}

const silenceOf = async (id: string) =>
  (await db.select().from(groupMembers).where(eq(groupMembers.id, id)))[0]!.silencedUntil;

test("words that another keeper has written meanwhile are a case of their own, about that one", async () => {
  const where = await place();
  const { group, keepership, first, clock } = where;
  await report(where);
  const { id: firstCase } = await caseOf(group.id);
  const theirs = { rules: "Gorsi milczą.", welcome: "" };
  const { membership } = await secondKeeper(where, theirs);
  await report(where, await oldMember(clock));
  const { id: secondCase } = await caseOf(group.id);
  expect(secondCase).not.toBe(firstCase);
  expect((await caseDetail(first.ctx, secondCase)).found.authorId).toBe(membership.id);
  expect((await caseDetail(first.ctx, firstCase)).found.authorId).toBe(keepership.id);
  await decideCase(first.ctx, { caseId: secondCase, ...hide, kind: "silence", days: 3 });
  expect(await silenceOf(membership.id)).not.toBeNull();
  expect(await silenceOf(keepership.id)).toBeNull();
  expect(await wordsNow(where)).toEqual(none);
});

test("each of the two is judged by whoever wrote it, whoever wrote the other since", async () => {
  const where = await place();
  const { group, keepership, clock, first } = where;
  const { membership } = await secondKeeper(where, { ...said, welcome: "Gorsi milczą." });
  await report(where);
  const rules = await caseOf(group.id);
  expect(rules).toMatchObject({ authorId: keepership.id, words: ruled });
  clock.now = new Date(clock.now.getTime() + 60_000);
  await reportWelcome(where);
  const welcome = await caseOf(group.id);
  expect(welcome).toMatchObject({
    authorId: membership.id,
    words: { rules: "", welcome: "Gorsi milczą." },
  });
  await decideCase(first.ctx, { caseId: rules.id, ...hide });
  expect(await wordsNow(where)).toEqual({ rules: "", welcome: "Gorsi milczą." });
  await decideCase(first.ctx, { caseId: welcome.id, ...hide });
  expect(await wordsNow(where)).toEqual(none);
});

test("a keeper who was told of words without an author is led to the case as long as they are one", async () => {
  const where = await place();
  const { group, keeper, keepership, first } = where;
  await db.update(groups).set({ rulesById: null }).where(eq(groups.id, group.id));
  const caseId = await decided({ ...where, first });
  expect(await led(keeper)).toEqual(await keysOf(caseId, "author"));
  await db.update(groupMembers).set({ role: "member" }).where(eq(groupMembers.id, keepership.id));
  expect(await led(keeper)).toEqual([null]);
});

test("what their own keeper has changed since stays within reach of the case, and both versions are seen", async () => {
  const where = await place();
  const { group, keeper, first, second, clock, write } = where;
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const later = { ...said, rules: "Bijemy tych, którzy narzekają!" };
  await write(later);
  const detail = await caseDetail(first.ctx, caseId);
  expect(detail.groupWords).toMatchObject({
    ...{ isReplaced: false, toEdit: { rules: { text: later.rules } } },
    ...{ reported: ruled, now: { rules: later.rules, welcome: "" } },
  });
  await decideCase(first.ctx, { caseId, ...hide });
  expect(await wordsNow(where)).toEqual(withoutRules);
  const [mail] = await mailsAt(await emailOf(keeper), "Decyzja moderacji i jej powody");
  expect(mail?.text).toContain("Te słowa ukryliśmy: nikt ich nie widzi.");
  const [key] = await keysOf(caseId, "author");
  const page = await readCasePage(keeper.ctx, key!);
  expect(page.content?.text).toContain(said.rules);
  expect(page.decisions[0]?.edited?.before.content).toContain(later.rules);
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  await answerAppeal(second.ctx, { appealId: await appealed(where, caseId), ...back });
  expect(await wordsNow(where)).toEqual(later);
});

test("what their own keeper has changed since a moderator changes as well", async () => {
  const where = await place();
  const { group, first, write } = where;
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  await write({ ...said, rules: "Bijemy mocniej." });
  const { version } = (await caseDetail(first.ctx, caseId)).groupWords!.toEdit.rules!;
  const editedField = { field: "rules", text: "Piszemy łagodnie.", version } as const;
  await decideCase(first.ctx, { caseId, ...hide, kind: "edit", editedField });
  expect(await wordsNow(where)).toEqual({ ...said, rules: "Piszemy łagodnie." });
});

test("words that their keeper has taken down are not hidden, and the keeper reads so", async () => {
  const where = await place();
  const { group, keeper, first, write } = where;
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  await write(withoutRules);
  await decideCase(first.ctx, { caseId, ...hide });
  const [mail] = await mailsAt(await emailOf(keeper), "Decyzja moderacji i jej powody");
  expect(mail?.text).toContain("Te słowa już zmieniono albo usunięto");
  const [key] = await keysOf(caseId, "author");
  const page = await readCasePage(keeper.ctx, key!);
  expect(page.decisions).toMatchObject([{ kind: "hide", hidesNothing: true, edited: null }]);
});

test("reports of what the same keeper has changed since join the open case, and a decided one has a new one", async () => {
  const where = await place();
  const { group, keepership, first, clock, write } = where;
  const later = (rules: string) => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    return write({ ...said, rules });
  };
  await report(where);
  const { id: firstCase } = await caseOf(group.id);
  await later("Bijemy mocniej.");
  await report(where);
  await reportWelcome(where);
  const { rows } = await listCases(first.ctx, { subject: "group_words", group: group.id }, 1);
  expect(rows).toHaveLength(2);
  expect(rows.find(({ id }) => id === firstCase)).toMatchObject({ reports: 2 });
  await decideCase(first.ctx, { caseId: firstCase, ...hide });
  expect(await wordsNow(where)).toEqual(withoutRules);
  await later("Bijemy najmocniej.");
  await report(where);
  const next = await caseOf(group.id);
  expect(next.id).not.toBe(firstCase);
  expect(next.authorId).toBe(keepership.id);
});

describe("a report that a visitor confirms late", () => {
  async function reportedByMail() {
    const where = await place();
    const visitor = { ctx: testContext("visitor", where.clock) };
    const email = `gosc-${where.group.slug}@example.com`;
    await reportAs(visitor, "group_rules", where.group.id, { email });
    const [sent] = await db.select().from(reports).where(eq(reports.groupId, where.group.id));
    where.clock.now = new Date(where.clock.now.getTime() + 60_000);
    const key = confirmationKey(sent!.id);
    const confirm = async () => {
      where.clock.now = new Date(where.clock.now.getTime() + 60_000);
      await confirmReport(visitor.ctx, key);
      return findConfirmation(visitor.ctx, key);
    };
    const receipts = () => mailsAt(email, reportReceiptMail.subject());
    return {
      ...where,
      confirm,
      receipts,
      page: () => readCasePage(visitor.ctx, caseKey(sent!.id)),
    };
  }

  test("once the words were changed joins the case of those that stand there, and they hear so", async () => {
    const { group, reader, write, confirm, page, receipts } = await reportedByMail();
    await write({ ...said, rules: "Piszemy łagodnie." });
    await reportAs(reader, "group_rules", group.id);
    const { id } = await caseOf(group.id);
    expect(await confirm()).toBe("changed");
    expect(await confirm()).toBe("changed");
    expect(await keysOf(id, "reporter")).toHaveLength(2);
    expect(await page()).toMatchObject({ side: "reporter", state: "open" });
    expect(await receipts()).toHaveLength(1);
  });

  test("opens a case where there is none, and what is changed later is no news", async () => {
    const { group, write, confirm, clock, first } = await reportedByMail();
    await write({ ...said, rules: "Piszemy łagodnie." });
    await confirm();
    const found = await caseOf(group.id);
    expect((await caseDetail(first.ctx, found.id)).groupWords?.reported?.rules).toBe(
      "Piszemy łagodnie.",
    );
    const other = await reportedByMail();
    expect(await other.confirm()).toBe("confirmed");
    clock.now = new Date(clock.now.getTime() + 60_000);
    await other.write({ ...said, rules: "Piszemy krótko." });
    expect(await other.confirm()).toBe("confirmed");
  });

  test("once nothing is there any more says so, opens no case and promises no decision", async () => {
    const { group, write, confirm, receipts } = await reportedByMail();
    await write({ ...said, rules: "" });
    expect(await confirm()).toBe("gone");
    expect(await confirm()).toBe("gone");
    await expect(caseOf(group.id)).rejects.toThrow("no case");
    expect(await receipts()).toEqual([]);
  });
});

test("what was left hides no later report of the other one", async () => {
  const where = await place();
  const { group, first, clock } = where;
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  await decideCase(first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
  for (let reports = 0; reports < 3; reports += 1)
    await reportWelcome(where, await putIntoAs(where, await oldMember(clock)));
  expect(await wordsNow(where)).toEqual(ruled);
});

test("a decision about the first one's words leaves what another has written, and offers no change of it", async () => {
  const where = await place();
  const { group, keepership, first, second } = where;
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  const theirs = { rules: "Piszemy łagodnie.", welcome: "" };
  await secondKeeper(where, theirs);
  const detail = await caseDetail(first.ctx, caseId);
  expect(detail.groupWords?.isReplaced).toBe(true);
  const acts = actLinksOf("reports", { ...detail, id: caseId }, first.ctx).map(({ act }) => act);
  expect(acts).toContain("hide");
  expect(acts).not.toContain("edit-rules");
  const editedField = { field: "rules", text: "Inaczej.", version: "" } as const;
  await expect(
    decideCase(first.ctx, { caseId, ...hide, kind: "edit", editedField }),
  ).rejects.toThrow("words_replaced");
  await decideCase(first.ctx, { caseId, ...hide, kind: "silence", days: 3 });
  expect(await wordsNow(where)).toEqual(theirs);
  expect(await silenceOf(keepership.id)).not.toBeNull();
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  await answerAppeal(second.ctx, { appealId: await appealed(where, caseId), ...back });
  expect(await wordsNow(where)).toEqual(theirs);
});

test("keepers read which of their words staff have hidden and why, until they have written it anew or it is back", async () => {
  const where = await place();
  const { group, clock, second } = where;
  const hidden = () => hiddenGroupWords({ db }, group.id);
  expect(await hidden()).toEqual({});
  await decided(where);
  expect(await hidden()).toEqual({ rules: "abuse" });
  clock.now = new Date(clock.now.getTime() + 1000);
  await where.write({ ...withoutRules, rules: "Piszemy łagodnie." });
  expect(await hidden()).toEqual({});
  // What they take away themselves nobody has hidden.
  clock.now = new Date(clock.now.getTime() + 1000);
  await where.write(withoutRules);
  expect(await hidden()).toEqual({});
  const other = await place();
  const caseId = await decided(other);
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  await answerAppeal(second.ctx, { appealId: await appealed(other, caseId), ...back });
  expect(await hiddenGroupWords({ db }, other.group.id)).toEqual({});
});

test("what was hidden does not come back over what another has written, though that is hidden as well", async () => {
  const where = await place();
  const { group, first, second, clock } = where;
  const caseId = await decided(where);
  await secondKeeper(where, { rules: "Gorsi milczą.", welcome: "" });
  await report(where, await oldMember(clock));
  await decideCase(first.ctx, { caseId: (await caseOf(group.id)).id, ...hide });
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  await answerAppeal(second.ctx, { appealId: await appealed(where, caseId), ...back });
  expect(await wordsNow(where)).toEqual(none);
});

test("for words that staff put right no keeper answers: they are told, read the case, and nobody is silenced", async () => {
  const where = await place();
  const { keeper, group, first, clock } = where;
  const { version } = await groupWords(keeper.ctx, group.slug);
  const change = { groupId: group.id, rules: "Krócej.", welcome: "", version };
  await editGroupWords((await newStaff("admin", clock)).ctx, { ...change, reason: "clearer" });
  const both = [keeper, await newPerson({}, clock)];
  await putInto(group, both[1]!, { role: "keeper" });
  await report(where);
  const { id: caseId, authorId } = await caseOf(group.id);
  expect(authorId).toBeNull();
  await expect(
    decideCase(first.ctx, { caseId, ...hide, kind: "silence", days: 3 }),
  ).rejects.toThrow("kind");
  await decideCase(first.ctx, { caseId, ...hide });
  for (const { ctx } of both) {
    expect((await listNotifications(ctx)).notifications).toMatchObject([{ kind: "decision" }]);
    const [mine] = await listMyCases(ctx);
    const page = await readCasePage(ctx, mine!.key);
    expect(page.decisions).toMatchObject([{ kind: "hide", words: hide.words }]);
    expect(page.appealUntil).not.toBeNull();
  }
  expect(await listMyCases((await newPerson()).ctx)).toEqual([]);
});

test("a moderator who looks after the group does not decide about words that nobody is known to have written", async () => {
  const where = await place();
  const { group, first } = where;
  await db.update(groups).set({ rulesById: null }).where(eq(groups.id, group.id));
  await putInto(group, first, { role: "keeper" });
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  expect((await caseDetail(first.ctx, caseId)).barred).toBe("own_interest");
  await expect(decideCase(first.ctx, { caseId, ...hide })).rejects.toThrow("own_interest");
});

test("for what a moderator has changed their keeper answers no more, and again once it is taken back", async () => {
  const where = await place();
  const { group, keepership, first, second, clock } = where;
  await report(where);
  const { id: caseId } = await caseOf(group.id);
  const { version } = (await caseDetail(first.ctx, caseId)).groupWords!.toEdit.rules!;
  const editedField = { field: "rules", text: "Łagodnie.", version } as const;
  await decideCase(first.ctx, { caseId, ...hide, kind: "edit", editedField });
  clock.now = new Date(clock.now.getTime() + 60_000);
  await report(where, await oldMember(clock));
  expect((await caseOf(group.id)).authorId).toBeNull();
  const back = { outcome: "changed", kind: "leave", reason: "no_breach", words: "Racja." } as const;
  await answerAppeal(second.ctx, { appealId: await appealed(where, caseId), ...back });
  expect(await wordsNow(where)).toEqual(said);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await report(where, await oldMember(clock));
  expect((await caseOf(group.id)).authorId).toBe(keepership.id);
});

test("old words that staff put back themselves open no case", async () => {
  const where = await place();
  const { group, keeper, clock } = where;
  await decided(where);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { version } = await groupWords(keeper.ctx, group.slug);
  const change = { groupId: group.id, ...said, version };
  await editGroupWords((await newStaff("admin", clock)).ctx, { ...change, reason: "mistake" });
  await reopenUndoneEdits(testContext("schedule", clock));
  expect((await caseOf(group.id)).state).toBe("decided");
});

test("where no keeper is left a moderator can hide them, and silence nobody", async () => {
  const where = await place();
  const { group, keepership, first } = where;
  await db.delete(groupMembers).where(eq(groupMembers.id, keepership.id));
  await report(where);
  const { id: caseId, authorId } = await caseOf(group.id);
  expect(authorId).toBeNull();
  const detail = await caseDetail(first.ctx, caseId);
  const acts = actLinksOf("reports", { ...detail, id: caseId }, first.ctx).map(({ act }) => act);
  expect(acts).toEqual(expect.arrayContaining(["leave", "hide", "edit-rules"]));
  expect(acts).not.toEqual(expect.arrayContaining(["silence"]));
  expect(acts).not.toEqual(expect.arrayContaining(["ban"]));
  await expect(
    decideCase(first.ctx, { caseId, ...hide, kind: "silence", days: 3 }),
  ).rejects.toThrow("kind");
  await decideCase(first.ctx, { caseId, ...hide });
  expect(await wordsNow(where)).toEqual(withoutRules);
});

test("a keeper whose account goes leaves the case about their words behind, without a name", async () => {
  const where = await place();
  const { keeper, group } = where;
  await report(where);
  await inTransaction(keeper.ctx, (tx) => leaveCommunity(tx, keeper.userId, "remove"));
  const { id } = await caseOf(group.id);
  expect((await caseDetail(where.first.ctx, id)).author.isDeleted).toBe(true);
});

test("once nobody can appeal any more what they said when they were reported goes", async () => {
  const where = await place();
  const caseId = await decided(where);
  const later = { now: new Date(where.clock.now.getTime() + 400 * 24 * 3_600_000) };
  await closeCases(testContext("schedule", later));
  const [closed] = await db.select().from(moderationCases).where(eq(moderationCases.id, caseId));
  expect(closed ?? { words: null }).toMatchObject({ words: null });
});
