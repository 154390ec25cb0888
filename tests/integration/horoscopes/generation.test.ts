import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { horoscopeEntries, horoscopePeriods, modelCalls } from "~/db/schema";
import { publishDue } from "~/services/horoscopes/publish-due.server";
import { tendHoroscopes } from "~/services/horoscopes/tend-horoscopes.server";
import {
  nextWanted,
  outstandingHoroscopes,
  writeWanted,
} from "~/services/horoscopes/write-wanted.server";
import { writePeriod } from "~/services/horoscopes/write-period.server";
import { dayAfter } from "~/time/warsaw-time";
import { entriesOn, periodRow, wanted, written } from "../../support/horoscopes";
import { testContext } from "../../support/orders";
import { sandbox } from "../../support/world";

const friday = "2026-11-27";
const clock = { now: new Date(`${friday}T12:00:00Z`) };
const worker = testContext("worker", clock);

beforeEach(async () => {
  clock.now = new Date(`${friday}T12:00:00Z`);
  await db.delete(horoscopeEntries);
  await db.delete(horoscopePeriods);
  await db.execute(sql`delete from model_spending`);
});

afterEach(() => {
  env.HOROSCOPES_PUBLISH_UNAPPROVED = false;
});

const callsOf = (id: string) => db.select().from(modelCalls).where(eq(modelCalls.subjectId, id));

describe("the texts of a day", () => {
  test("are written for twelve signs by one answer and one reading, with their sky and what wrote them", async () => {
    const { id } = await wanted(friday, { clock });
    expect(await writePeriod(worker, id)).toBe(true);
    const entries = await entriesOn(friday);
    expect(entries).toHaveLength(12 * 5);
    expect(new Set(entries.map(({ sign }) => sign)).size).toBe(12);
    expect(entries.filter(({ findings }) => findings.length > 0)).toEqual([]);
    expect(entries.every(({ isRead, state }) => isRead && state === "generated")).toBe(true);
    expect(entries[0]).toMatchObject({
      kind: "main",
      position: 1,
      promptVersion: expect.stringMatching(/^horoscopes\//),
    });
    expect((await callsOf(id)).map(({ task }) => task).sort()).toEqual([
      "horoscopes",
      "horoscopes/read",
    ]);
    expect(await periodRow("daily", friday)).toMatchObject({
      wanted: [],
      failure: null,
      begunAt: null,
    });
  });

  test("are written once, however many workers are at it", async () => {
    const { id } = await wanted(friday, { clock });
    const done = await Promise.all([1, 2, 3].map(() => writePeriod(worker, id)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await entriesOn(friday)).toHaveLength(60);
    expect((await callsOf(id)).filter(({ task }) => task === "horoscopes")).toHaveLength(1);
    expect(await writePeriod(worker, id)).toBe(false);
  });

  test("are taken up again when whoever began them has died", async () => {
    const { id } = await wanted(friday, { clock });
    await db
      .update(horoscopePeriods)
      .set({ begunAt: clock.now })
      .where(eq(horoscopePeriods.id, id));
    expect(await writePeriod(worker, id)).toBe(false);
    clock.now = new Date(clock.now.getTime() + 26 * 60_000);
    expect(await writePeriod(worker, id)).toBe(true);
    expect(await entriesOn(friday)).toHaveLength(60);
  });

  test("wait for the next attempt where the model is away, and cost no answer", async () => {
    const { id } = await wanted(friday, { clock });
    sandbox.faults.arm({ service: "model", fault: "server_error", times: 1 });
    await expect(writePeriod(worker, id)).rejects.toMatchObject({ kind: "unavailable" });
    expect(await periodRow("daily", friday)).toMatchObject({ begunAt: null, failure: null });
    expect(await outstandingHoroscopes(worker)).toHaveLength(1);
    await writeWanted(worker);
    expect(await entriesOn(friday)).toHaveLength(60);
  });

  test("are kept as far as they are right when the model is away for the rest", async () => {
    sandbox.faults.arm({ service: "model", fault: "horoscopes_ruin_first", times: 1 });
    sandbox.faults.arm({ service: "model", fault: "horoscopes_away_again", times: 1 });
    const { id } = await wanted(friday, { clock });
    await writePeriod(worker, id);
    expect(await entriesOn(friday)).toHaveLength(11 * 5);
    expect(await periodRow("daily", friday)).toMatchObject({
      wanted: ["baran"],
      failure: null,
      begunAt: null,
    });
    await writeWanted(worker);
    expect(await entriesOn(friday)).toHaveLength(60);
  });

  test("of today come before those of the running week, month and year", async () => {
    const scopes = ["yearly", "monthly", "weekly", "daily"] as const;
    for (const scope of scopes) await wanted(friday, { scope, clock });
    await wanted(dayAfter(friday, -1), { clock });
    await wanted(dayAfter(friday, 1), { clock });
    const order: string[] = [];
    for (let next = await nextWanted(worker); next; next = await nextWanted(worker)) {
      const [row] = await db
        .update(horoscopePeriods)
        .set({ wanted: [] })
        .where(eq(horoscopePeriods.id, next))
        .returning();
      order.push(row!.scope === "daily" ? row!.startsOn : row!.scope);
    }
    expect(order).toEqual([
      ...[friday, "weekly", "monthly", "yearly"],
      ...[dayAfter(friday, 1), dayAfter(friday, -1)],
    ]);
  });

  test("are given what the day before said, and do not say it again", async () => {
    const [before, after] = [
      await written(friday, { clock }),
      await written(dayAfter(friday, 1), { clock }),
    ];
    const headers = new Set(before.map(({ header }) => header));
    expect(after.filter(({ kind, header }) => kind === "main" && headers.has(header))).toEqual([]);
  });

  test("stop at what a period may cost", async () => {
    const cap = env.MODEL_HOROSCOPE_CAP_USD;
    env.MODEL_HOROSCOPE_CAP_USD = 0.000_001;
    const { id } = await wanted(friday, { clock });
    await writePeriod(worker, id);
    env.MODEL_HOROSCOPE_CAP_USD = cap;
    expect(await entriesOn(friday)).toEqual([]);
    expect(await periodRow("daily", friday)).toMatchObject({ failure: "horoscope_cap" });
  });
});

describe("a model that misbehaves", () => {
  const rulesOf = async () =>
    new Set((await entriesOn(friday)).flatMap(({ findings }) => findings.map(({ rule }) => rule)));

  test.each([
    ["astrologer", "sky"],
    ["link", "contact"],
    ["threatens", "fear"],
    ["ruin", "fear"],
    ["english", "language"],
  ])(
    "(%s) is asked three times, and its texts wait for somebody with the reason",
    async (behaviour, rule) => {
      sandbox.faults.arm({ service: "model", fault: `horoscopes_${behaviour}`, times: 3 });
      env.HOROSCOPES_PUBLISH_UNAPPROVED = true;
      const { id } = await wanted(friday, { clock });
      await writePeriod(worker, id);
      expect((await callsOf(id)).filter(({ task }) => task === "horoscopes")).toHaveLength(3);
      expect(await rulesOf()).toContain(rule);
      await publishDue(worker);
      const main = (await entriesOn(friday)).filter(({ kind }) => kind === "main");
      expect(main).toHaveLength(12);
      expect(main.every(({ state }) => state === "generated")).toBe(true);
    },
  );

  test("and gives no texts at all leaves a reason at the period, and does not stop the others", async () => {
    sandbox.faults.arm({ service: "model", fault: "horoscopes_refused", times: 2 });
    await wanted(friday, { clock });
    await wanted(dayAfter(friday, 1), { clock });
    await writeWanted(worker);
    expect(await periodRow("daily", friday)).toMatchObject({ failure: "model_refused" });
    expect(await periodRow("daily", dayAfter(friday, 1))).toMatchObject({
      failure: "model_refused",
    });
    expect(await outstandingHoroscopes(worker)).toEqual([]);
  });
});

describe("by the clock", () => {
  test("a week of days, two of weeks, months and years before they begin are wanted, once", async () => {
    await tendHoroscopes(worker);
    const periods = await db.select().from(horoscopePeriods);
    const of = (scope: string) =>
      periods.flatMap((each) => (each.scope === scope ? each.startsOn : [])).sort();
    expect(of("daily")).toEqual(Array.from({ length: 8 }, (_, index) => dayAfter(friday, index)));
    expect(of("weekly")).toEqual(["2026-11-23", "2026-11-30", "2026-12-07"]);
    expect(of("monthly")).toEqual(["2026-11-01", "2026-12-01"]);
    expect(of("yearly")).toEqual(["2026-01-01"]);
    await tendHoroscopes(worker);
    expect(await db.select().from(horoscopePeriods)).toHaveLength(periods.length);
  });

  test("a day of which one sign was ordered gets the other eleven, too", async () => {
    const tomorrow = dayAfter(friday, 1);
    await written(tomorrow, { clock, signs: ["baran"] });
    await tendHoroscopes(worker);
    const { wanted: rest } = await periodRow("daily", tomorrow);
    expect(rest).toHaveLength(11);
    expect(rest).not.toContain("baran");
  });

  test("a period of which the model was silent is asked for again after an hour, and one that it refused is not", async () => {
    const [silent, refused] = [
      await wanted(friday, { clock }),
      await wanted(dayAfter(friday, 1), { clock }),
    ];
    const give = (id: string, failure: string) =>
      db.update(horoscopePeriods).set({ failure }).where(eq(horoscopePeriods.id, id));
    await give(silent.id, "model_unavailable");
    await give(refused.id, "model_refused");
    await tendHoroscopes(worker);
    expect((await periodRow("daily", friday)).failure).toBe("model_unavailable");
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await tendHoroscopes(worker);
    expect(await periodRow("daily", friday)).toMatchObject({
      failure: null,
      requestedAt: clock.now,
    });
    expect((await periodRow("daily", refused.startsOn)).failure).toBe("model_refused");
  });

  test("runs that write follow each other, and a round that wants nothing more begins none", async () => {
    const jobs = async () =>
      (
        await db.execute<{ queue: string | null }>(
          sql`select queue_name as queue from graphile_worker.jobs where task_identifier = 'write_horoscopes'`,
        )
      ).map(({ queue }) => queue);
    const forget = () => db.execute(sql`select graphile_worker.remove_job('write_horoscopes')`);
    await forget();
    await tendHoroscopes(worker);
    expect(await jobs()).toEqual(["horoscopes"]);
    await forget();
    await tendHoroscopes(worker);
    expect(await jobs()).toEqual([]);
  });

  test("after a pause of a month the days from then on are made up for", async () => {
    await tendHoroscopes(worker);
    clock.now = new Date("2026-12-28T12:00:00Z");
    await tendHoroscopes(worker);
    const days = (await db.select().from(horoscopePeriods)).flatMap(({ scope, startsOn }) =>
      scope === "daily" ? startsOn : [],
    );
    expect(days).toEqual(expect.arrayContaining(["2026-12-28", "2027-01-04"]));
    expect(await outstandingHoroscopes(worker)).toHaveLength(1);
  });

  test("a text goes out an hour before its day only if the operator lets it and every check holds", async () => {
    const [first] = await written(friday, { clock });
    await db
      .update(horoscopeEntries)
      .set({ findings: [{ rule: "fear" }] })
      .where(eq(horoscopeEntries.id, first!.id));
    clock.now = new Date("2026-11-26T21:59:00Z");
    env.HOROSCOPES_PUBLISH_UNAPPROVED = true;
    expect(await publishDue(worker)).toBe(0);
    clock.now = new Date("2026-11-26T22:00:00Z");
    env.HOROSCOPES_PUBLISH_UNAPPROVED = false;
    expect(await publishDue(worker)).toBe(0);
    env.HOROSCOPES_PUBLISH_UNAPPROVED = true;
    expect(await publishDue(worker)).toBe(59);
    const [held] = (await entriesOn(friday)).filter(({ state }) => state === "generated");
    expect(held?.id).toBe(first!.id);
  });

  test("a text that staff have edited does not go out by itself", async () => {
    const [first] = await written(friday, { clock });
    await db
      .update(horoscopeEntries)
      .set({ revision: 2 })
      .where(eq(horoscopeEntries.id, first!.id));
    env.HOROSCOPES_PUBLISH_UNAPPROVED = true;
    expect(await publishDue(worker)).toBe(59);
    expect((await entriesOn(friday)).find(({ id }) => id === first!.id)?.state).toBe("generated");
  });

  test("the database itself lets nothing out that a check objects to", async () => {
    const [first] = await written(friday, { clock });
    await expect(
      db
        .update(horoscopeEntries)
        .set({ state: "published", findings: [{ rule: "sky" }] })
        .where(eq(horoscopeEntries.id, first!.id)),
    ).rejects.toThrow();
  });
});
