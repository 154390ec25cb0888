import { and, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, horoscopeEntries, horoscopePeriods, horoscopeVersions } from "~/db/schema";
import { loader as deskPage } from "~/routes/admin/horoscopes";
import { NotAllowed } from "~/services/command/errors";
import { inTransaction } from "~/services/command/context.server";
import { tellingRuns } from "~/services/horoscopes/repetition";
import { entryCard, horoscopeProgress } from "~/services/horoscopes/desk-queries.server";
import { generateHoroscopes, periodsOfMonth } from "~/services/horoscopes/generate.server";
import {
  approveAll,
  approveEntry,
  deleteAllEntries,
  deleteEntry,
  editEntry,
  rewriteEntry,
  withdrawEntry,
} from "~/services/horoscopes/manage-entry.server";
import { horoscopes as acts } from "~/services/acts/definitions/horoscopes.server";
import { readUnread } from "~/services/horoscopes/read-unread.server";
import { outstandingHoroscopes, writeWanted } from "~/services/horoscopes/write-wanted.server";
import { entriesOn, periodRow, published, written } from "../../support/horoscopes";
import { testContext } from "../../support/orders";
import { signIn } from "../../support/members";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

const friday = "2026-11-27";
const clock = { now: new Date(`${friday}T12:00:00Z`) };
const editor = staffContext("support", clock);
const worker = testContext("worker", clock);
const reason = "read_and_good" as const;

beforeEach(async () => {
  await db.delete(horoscopeEntries);
  await db.delete(horoscopePeriods);
});

const cardOf = (id: string) => entryCard(editor, id);

const first = async () => (await entriesOn(friday))[0]!;

const change = (entry: typeof horoscopeEntries.$inferSelect, more: object = {}) => ({
  ...{ entryId: entry.id, header: entry.header, content: entry.content, kind: entry.kind },
  ...{ day: entry.startsOn, revision: entry.revision, reason: "correction" as const },
  ...more,
});

describe("an entry", () => {
  test("goes out when it is approved and its day has come, and waits for its hour before", async () => {
    const [now] = await written(friday, { clock });
    await approveEntry(editor, { entryId: now!.id, revision: 1, reason });
    expect(await cardOf(now!.id)).toMatchObject({ state: "published", isApproved: true });
    const [later] = await written("2026-12-01", { clock });
    await approveEntry(editor, { entryId: later!.id, revision: 1, reason });
    expect(await cardOf(later!.id)).toMatchObject({ state: "approved", publishedAt: null });
    await expect(
      approveEntry(editor, { entryId: later!.id, revision: 1, reason }),
    ).rejects.toMatchObject({
      code: "not_approvable",
    });
  });

  test("is not approved while a check objects, or before anybody has read it", async () => {
    const [entry] = await written(friday, { clock });
    await db
      .update(horoscopeEntries)
      .set({ findings: [{ rule: "fear" }] })
      .where(eq(horoscopeEntries.id, entry!.id));
    await expect(
      approveEntry(editor, { entryId: entry!.id, revision: 1, reason }),
    ).rejects.toMatchObject({
      code: "check_fails",
    });
    await db
      .update(horoscopeEntries)
      .set({ findings: [], isRead: false })
      .where(eq(horoscopeEntries.id, entry!.id));
    await expect(
      approveEntry(editor, { entryId: entry!.id, revision: 1, reason }),
    ).rejects.toMatchObject({
      code: "text_unread",
    });
  });

  test("has its day in the form of an edit, as a browser's date control takes it", async () => {
    const [entry] = await written(friday, { clock });
    expect(acts.edit.filled?.(await cardOf(entry!.id))).toMatchObject({ detailDate: friday });
  });

  test("that is edited is checked anew, read anew, and has lost its approval, with its history kept", async () => {
    await published(friday, { clock });
    const entry = await first();
    await editEntry(editor, change(entry, { header: "Dwa słowa wystarczą na początek" }));
    expect(await cardOf(entry.id)).toMatchObject({
      ...{ state: "generated", isApproved: false, isRead: false, findings: [], revision: 2 },
    });
    expect(await db.select().from(horoscopeVersions)).toMatchObject([
      { entryId: entry.id, revision: 1, header: entry.header },
    ]);
    await readUnread(worker);
    expect(await cardOf(entry.id)).toMatchObject({ isRead: true });
    await expect(
      editEntry(editor, change(entry, { header: "Stara strona" })),
    ).rejects.toMatchObject({ code: "horoscope_changed" });
  });

  test("that is edited may not say what another day or another sign says", async () => {
    const before = await written("2026-11-26", { clock });
    await written(friday, { clock });
    const rows = await entriesOn(friday);
    const entry = rows.find(({ kind }) => kind === "advice")!;
    const rulesAfter = async (revision: number, content: string, header = entry.header) => {
      await editEntry(editor, change({ ...entry, revision }, { content, header }));
      return (await cardOf(entry.id)).findings.map(({ rule }) => rule);
    };
    const ofYesterday = before.find(({ sign, kind }) => sign === entry.sign && kind === "advice")!;
    // One that has words in a row of its own, beside those that tell of the sky.
    const beside = rows.find(
      ({ sign, kind, content }) =>
        sign !== entry.sign && kind === "advice" && tellingRuns(content).length > 0,
    )!;
    expect(await rulesAfter(1, ofYesterday.content)).toContain("repetition");
    // Nor does it help to save the same again.
    expect(await rulesAfter(2, ofYesterday.content)).toContain("repetition");
    expect(await rulesAfter(3, beside.content)).toContain("repetition");
    expect(await rulesAfter(4, entry.content, beside.header)).toContain("opening");
    expect(await rulesAfter(5, entry.content)).toEqual([]);
  });

  test("that is moved to another day is held against the sky of that day", async () => {
    await written(friday, { clock });
    const entry = (await entriesOn(friday)).find(
      ({ kind, content }) => kind === "main" && content.includes("Księżyc w Raku"),
    );
    expect(entry).toBeDefined();
    await editEntry(editor, change(entry!, { day: "2026-12-10" }));
    const moved = await cardOf(entry!.id);
    expect(moved.startsOn).toBe("2026-12-10");
    expect(moved.findings.map(({ rule }) => rule)).toContain("sky");
    await written("2026-12-11", { clock });
    await expect(
      editEntry(editor, change({ ...entry!, revision: 2 }, { day: "2026-12-11" })),
    ).rejects.toMatchObject({ code: "place_taken" });
  });

  test("that is withdrawn is off the page, and its sign can be written anew", async () => {
    await published(friday, { clock });
    const entry = await first();
    await withdrawEntry(editor, { entryId: entry.id, reason: "wrong_tone" });
    expect((await cardOf(entry.id)).state).toBe("withdrawn");
    await rewriteEntry(editor, { entryId: entry.id, reason: "wrong_tone" });
    await writeWanted(worker);
    const anew = (await entriesOn(friday)).filter(({ sign }) => sign === entry.sign);
    expect(anew).toHaveLength(5);
    expect(anew.every(({ state, id }) => state === "generated" && id !== entry.id)).toBe(true);
  });
});

describe("a main text that is gone from its day", () => {
  const monthOf = (sign: string) => ({ scope: "daily", month: 11, year: 2026, sign }) as const;

  test("is written again when its sign is ordered", async () => {
    const [{ id, sign }] = (await written(friday, { clock })) as [
      typeof horoscopeEntries.$inferSelect,
    ];
    await inTransaction(editor, (tx) => deleteEntry(tx, { entryId: id, reason: "mistake" }));
    await generateHoroscopes(editor, monthOf(sign));
    await db.delete(horoscopePeriods).where(ne(horoscopePeriods.startsOn, friday));
    await writeWanted(worker);
    const ofSign = (await entriesOn(friday)).filter((each) => each.sign === sign);
    expect(ofSign.map(({ kind }) => kind)).toContain("main");
  });

  test("is not deleted by the worker on the day to which it was moved", async () => {
    const [entry] = await written(friday, { clock });
    await editEntry(editor, change(entry!, { day: "2026-11-29" }));
    await written("2026-11-29", { clock });
    expect(await cardOf(entry!.id)).toMatchObject({ startsOn: "2026-11-29", revision: 2 });
    expect(await entriesOn("2026-11-29")).toHaveLength(60 - 4);
  });
});

test("a reading that fails holds back no other text", async () => {
  await written("2026-11-28", { clock });
  await written("2026-11-29", { clock });
  await db.update(horoscopeEntries).set({ isRead: false });
  sandbox.faults.arm({ service: "model", fault: "refusal", times: 1 });
  await readUnread(worker);
  const unread = await db.select().from(horoscopeEntries).where(eq(horoscopeEntries.isRead, false));
  expect(new Set(unread.map(({ startsOn }) => startsOn))).toEqual(new Set(["2026-11-28"]));
});

test("a reading that fails is asked for again after pauses that grow", async () => {
  await written(friday, { clock });
  await db.update(horoscopeEntries).set({ isRead: false });
  const at = { now: clock.now };
  const later = testContext("worker", at);
  const minute = 60_000;
  const pass = (minutes: number) => (at.now = new Date(at.now.getTime() + minutes * minute));
  for (const pause of [5, 10, 20, 40, 80, 160, 240, 240]) {
    expect(await outstandingHoroscopes(later)).toHaveLength(1);
    sandbox.faults.arm({ service: "model", fault: "refusal", times: 1 });
    await readUnread(later);
    pass(pause - 1);
    expect(await outstandingHoroscopes(later)).toEqual([]);
    // Nor does anybody ask who comes by for something else.
    await readUnread(later);
    expect((await periodRow("daily", friday)).readAgainAt!.getTime() - at.now.getTime()).toBe(
      minute,
    );
    pass(1);
  }
  await readUnread(later);
  expect(await periodRow("daily", friday)).toMatchObject({ readingsFailed: 0, readAgainAt: null });
  expect(await outstandingHoroscopes(later)).toEqual([]);
});

test("a reader who is away is left alone with every period that waits", async () => {
  await written(friday, { clock });
  await written("2026-11-28", { clock });
  await db.update(horoscopeEntries).set({ isRead: false });
  sandbox.faults.arm({ service: "model", fault: "server_error", times: 3 });
  await readUnread(worker);
  sandbox.faults.clear();
  expect(await outstandingHoroscopes(worker)).toEqual([]);
  for (const day of [friday, "2026-11-28"])
    expect(await periodRow("daily", day)).toMatchObject({ readingsFailed: 1 });
});

test("what is edited is read without waiting for the pause of what it was", async () => {
  const [entry] = await written(friday, { clock });
  await db.update(horoscopeEntries).set({ isRead: false });
  sandbox.faults.arm({ service: "model", fault: "refusal", times: 1 });
  await readUnread(worker);
  expect(await outstandingHoroscopes(worker)).toEqual([]);
  await editEntry(editor, change(entry!));
  expect(await outstandingHoroscopes(worker)).toHaveLength(1);
});

test("what is read today comes before what was to be read", async () => {
  await written("2026-11-20", { clock });
  await written(friday, { clock });
  await db.update(horoscopeEntries).set({ isRead: false });
  sandbox.faults.arm({ service: "model", fault: "refusal", times: 1 });
  await readUnread(worker);
  const unread = await db.select().from(horoscopeEntries).where(eq(horoscopeEntries.isRead, false));
  expect(new Set(unread.map(({ startsOn }) => startsOn))).toEqual(new Set([friday]));
});

describe("all of them", () => {
  test("are approved but for those of which a check does not hold", async () => {
    await written(friday, { clock });
    const entry = await first();
    await db
      .update(horoscopeEntries)
      .set({ findings: [{ rule: "sky" }] })
      .where(eq(horoscopeEntries.id, entry.id));
    await db
      .update(horoscopeEntries)
      .set({ isRead: false })
      .where(and(eq(horoscopeEntries.sign, "ryby"), eq(horoscopeEntries.kind, "main")));
    expect(await horoscopeProgress(editor)).toMatchObject({ toApprove: 60, faulty: 1, unread: 1 });
    expect(await approveAll(editor, { seenAt: clock.now })).toEqual({ approved: 58, left: 2 });
    expect(await horoscopeProgress(editor)).toMatchObject({ toApprove: 2, faulty: 1 });
  });

  test("are approved only as they were when somebody looked", async () => {
    const [kept, edited] = await written(friday, { clock });
    const seenAt = clock.now;
    await expect(approveAll(editor, { seenAt: new Date("") })).rejects.toMatchObject({
      code: "version",
    });
    const later = { now: new Date(seenAt.getTime() + 1_000) };
    await written("2026-11-28", { clock: later });
    await editEntry(
      staffContext("support", later),
      change(edited!, { header: "Dwa słowa wystarczą na początek" }),
    );
    await db.update(horoscopeEntries).set({ isRead: true });
    await expect(
      approveEntry(editor, { entryId: edited!.id, revision: 1, reason }),
    ).rejects.toMatchObject({ code: "horoscope_changed" });
    expect(await approveAll(editor, { seenAt })).toEqual({ approved: 59, left: 61 });
    expect((await cardOf(kept!.id)).isApproved).toBe(true);
    expect((await cardOf(edited!.id)).isApproved).toBe(false);
  });

  test("are deleted with what they were written for, and the log says how many", async () => {
    await written(friday, { clock });
    await inTransaction(editor, (tx) => deleteAllEntries(tx, { reason: "mistake", askedBy: "x" }));
    expect(await entriesOn(friday)).toEqual([]);
    const lines = await db.select().from(auditLog).where(eq(auditLog.act, "delete_horoscopes"));
    expect(lines.at(-1)?.after).toMatchObject({ rows: 60 });
  });

  test("of a month are ordered once; what is there stays", async () => {
    expect(periodsOfMonth("daily", 2027, 2)).toHaveLength(28);
    expect(periodsOfMonth("weekly", 2026, 11).map(({ from }) => from)).toEqual([
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
    const february = { scope: "daily", month: 2, year: 2027, sign: "rak" } as const;
    expect(await generateHoroscopes(editor, february)).toBe(28);
    expect(await generateHoroscopes(editor, february)).toBe(0);
    await expect(generateHoroscopes(editor, { ...february, month: 13 })).rejects.toMatchObject({
      code: "month",
    });
  });

  test("are nobody's who has no right to them", async () => {
    const [entry] = await written(friday, { clock });
    for (const ctx of [staffContext("finance", clock), testContext("visitor", clock), worker]) {
      await expect(approveAll(ctx, { seenAt: clock.now })).rejects.toThrow(NotAllowed);
      await expect(approveEntry(ctx, { entryId: entry!.id, revision: 1, reason })).rejects.toThrow(
        NotAllowed,
      );
      await expect(editEntry(ctx, change(entry!))).rejects.toThrow(NotAllowed);
      await expect(withdrawEntry(ctx, { entryId: entry!.id, reason })).rejects.toThrow(NotAllowed);
      await expect(rewriteEntry(ctx, { entryId: entry!.id, reason })).rejects.toThrow(NotAllowed);
      await expect(generateHoroscopes(ctx, { scope: "daily", month: 1 })).rejects.toThrow(
        NotAllowed,
      );
    }
  });
});

test("a search says what is missing, and what is no sign, in the specification's words", async () => {
  const { identity } = await newStaff("admin");
  const { jar } = await signIn(identity);
  type Page = Awaited<ReturnType<typeof deskPage>>;
  const ask = async (search: string) =>
    (await call<Page>(deskPage, jar.on(get(`/admin/horoscopes${search}`)))).data;
  await written(friday, { clock });
  expect((await ask("?sign=&month=&type=")).problem).toBe(
    "Uzupełnij wszystkie pola: znak zodiaku, miesiąc i typ.",
  );
  expect((await ask("?sign=smok&month=11&type=daily")).problem).toBe(
    "Nieprawidłowy znak lub typ horoskopu.",
  );
  expect((await ask("?sign=baran&month=11&type=weekly&view=month")).problem).toBe(
    "Ten przycisk działa tylko dla typu daily.",
  );
  expect((await ask("?view=month")).problem).toBe(
    "Uzupełnij wszystkie pola: znak zodiaku, miesiąc i typ.",
  );
  expect((await ask("?sign=baran&month=13&type=daily&year=abc")).query.errors).toMatchObject({
    month: expect.any(String),
    year: "Wpisz rok od 2000 do 2099.",
  });
  const found = await ask("?sign=aries&month=11&type=daily&year=2026&view=month");
  expect(found.problem).toBeNull();
  expect(found.list.total).toBe(5);
  expect(found.month?.days).toHaveLength(30);
});
