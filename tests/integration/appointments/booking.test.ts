import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookingTerms } from "~/config/booking-terms";
import { db } from "~/db/client.server";
import {
  appointments,
  modelCalls,
  orders,
  personaHours,
  personaSchedules,
  switchChanges,
} from "~/db/schema";
import { readBookingDay } from "~/services/appointments/queries.server";
import { Conflict } from "~/services/command/errors";
import { transitionOrder } from "~/services/orders/transition-order.server";
import {
  orderTalk,
  payForTalk,
  personaNumbered,
  sellTalks,
  talkOf,
} from "../../support/appointments";
import { testContext } from "../../support/orders";
import { hour, minute } from "~/time/durations";

const noon = new Date("2026-11-24T11:00:00Z");
const clock = { now: noon };
const buyer = testContext("buyer", clock);
const at = (minutes: number) => new Date(noon.getTime() + minutes * minute);
const later = (milliseconds: number) => (clock.now = new Date(clock.now.getTime() + milliseconds));

beforeAll(async () => {
  await sellTalks();
  // Whoever orders first keeps the terms, and the others would wait for that one by one.
  await orderTalk(buyer, { time: at(300) });
});
beforeEach(async () => {
  clock.now = noon;
  await db.delete(appointments);
});

const taken = async () =>
  (await db.select().from(appointments)).filter(({ occupiedFrom }) => occupiedFrom !== null);

/** How many want the same few slots; `BOOKING_RACE=2000` for the large one. */
const racers = Number(process.env.BOOKING_RACE ?? 40);

test("of many who want a few slots in the same second each slot is sold once, and nobody has an order without one", async () => {
  const slots = [60, 75, 90, 105].map(at);
  const emails = Array.from({ length: racers }, () => `race.${randomUUID()}@example.com`);
  const tried = await Promise.allSettled(
    emails.map((email, index) => orderTalk(buyer, { time: slots[index % 4] ?? noon, email })),
  );
  const won = tried.filter(({ status }) => status === "fulfilled");
  expect(won).toHaveLength(4);
  for (const each of tried)
    if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "slot_taken" });
  const kept = await taken();
  expect(kept.map(({ startsAt }) => startsAt?.getTime()).sort()).toEqual(
    slots.map((slot) => slot.getTime()).sort(),
  );
  const placed = await db.select().from(orders).where(inArray(orders.email, emails));
  expect(placed.map(({ id }) => id).sort()).toEqual(kept.map(({ orderId }) => orderId).sort());
});

test("two lanes hold two talks at a time, also where many want them, and no third", async () => {
  await db.update(personaSchedules).set({ lanes: 2 }).where(eq(personaSchedules.personaId, 2));
  const persona = personaNumbered(2);
  const tried = await Promise.allSettled(
    Array.from({ length: 8 }, () => orderTalk(buyer, { time: at(60), persona })),
  );
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect((await taken()).map(({ lane }) => lane).sort()).toEqual([1, 2]);
  // A longer one would reach into both.
  const long = orderTalk(buyer, { time: at(45), minutes: 30, persona });
  await expect(long).rejects.toThrow(Conflict);
});

describe("what is offered", () => {
  const day = (minutes = 15) =>
    readBookingDay(buyer, { personaId: 1, date: "2026-11-24", minutes });

  test("has its price, and leaves out what is kept until that lapses", async () => {
    const before = await day();
    const priced = before?.slots.find(({ startsAt }) => startsAt.getTime() === at(60).getTime());
    expect(priced).toMatchObject({ priceGrosze: 1999 });
    const order = await orderTalk(buyer, { time: at(60), withAnalysis: true });
    expect(order).toMatchObject({
      priceGrosze: 2999,
      orderType: "EmoCrewAppointment",
      token: expect.stringMatching(/^AiAppointment-/) as unknown,
      summary: [
        { label: "Rozmowa z", value: "Lena, przewodniczka AI po emocjach" },
        { label: "Temat", value: "nazywanie emocji" },
        {
          label: "Zamówiony termin",
          value: "wtorek, 24\u00a0listopada 2026, 13:00–13:15 (czas\u00a0polski)",
        },
        { label: "Analiza po rozmowie", value: "z analizą" },
      ],
    });
    expect(order.consentText).toContain("Analizę chcę dostać zaraz po rozmowie");
    const startsOf = async () => (await day())?.slots.map(({ startsAt }) => startsAt.getTime());
    expect(await startsOf()).not.toContain(at(60).getTime());
    expect((await day(30))?.slots.map(({ startsAt }) => startsAt.getTime())).not.toContain(
      at(45).getTime(),
    );
    later(bookingTerms.holdTime);
    expect(await startsOf()).toContain(at(60).getTime());
  });

  test.each([
    ["in the past", at(-30)],
    ["too near", at(15)],
    ["off the grid", at(67)],
    ["before the opening", new Date("2026-11-25T06:00:00Z")],
    ["reaching past the closing hour", new Date("2026-11-24T21:00:00Z")],
    ["on the fifth day", new Date("2026-11-28T12:00:00Z")],
    ["before all years", new Date("0000-01-01T00:00:00.000Z")],
    ["after all years", new Date("9999-12-31T23:59:00.000Z")],
  ])("is not a time %s, whoever posts it", async (_, time) => {
    await expect(orderTalk(buyer, { time })).rejects.toMatchObject({ code: "slot_not_offered" });
    expect(await taken()).toEqual([]);
  });

  test("is no length and no persona that has no price", async () => {
    const forged = [
      { time: at(60), minutes: 20 },
      { time: at(60), persona: { ...personaNumbered(1), id: 99 } },
    ];
    for (const asked of forged)
      await expect(orderTalk(buyer, asked)).rejects.toMatchObject({ code: "slot_not_offered" });
    expect(
      await readBookingDay(buyer, { personaId: 99, date: "2026-11-24", minutes: 15 }),
    ).toBeNull();
    const yesterday = { personaId: 1, date: "2026-11-23", minutes: 15 };
    expect(await readBookingDay(buyer, yesterday)).toMatchObject({ slots: [], immediate: null });
  });
});

describe("the same form", () => {
  test("sent twice is one order with one slot", async () => {
    const form = { time: at(60), formToken: randomUUID(), email: "dwa.razy@example.com" };
    const [first, second] = await Promise.all([orderTalk(buyer, form), orderTalk(buyer, form)]);
    expect(second.id).toBe(first.id);
    expect(await taken()).toHaveLength(1);
  });

  test("sent again with another address does not stand in its own way", async () => {
    const form = { time: at(60), formToken: randomUUID() };
    const first = await orderTalk(buyer, form);
    const second = await orderTalk(buyer, { ...form, email: "poprawiony@example.com" });
    expect(second.id).not.toBe(first.id);
    expect((await taken()).map(({ orderId }) => orderId)).toEqual([second.id]);
  });

  test("sent again after its hold has lapsed keeps the time anew, or is refused where somebody else has it", async () => {
    const form = { time: at(60), formToken: randomUUID(), email: "wraca@example.com" };
    const first = await orderTalk(buyer, form);
    later(bookingTerms.holdTime);
    const second = await orderTalk(buyer, form);
    expect(second.id).toBe(first.id);
    expect(await talkOf(second)).toMatchObject({
      state: "held",
      holdUntil: new Date(clock.now.getTime() + bookingTerms.holdTime),
    });
    later(bookingTerms.holdTime);
    const other = await orderTalk(buyer, { time: at(60) });
    await expect(orderTalk(buyer, form)).rejects.toMatchObject({ code: "slot_taken" });
    expect((await taken()).map(({ orderId }) => orderId)).toEqual([other.id]);
  });
});

describe("a payment", () => {
  test("makes the time final", async () => {
    const order = await orderTalk(buyer, { time: at(60) });
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({ state: "booked", revision: 1, holdUntil: null });
    later(hour);
    await expect(orderTalk(buyer, { time: at(60) })).rejects.toThrow(Conflict);
  });

  test("that comes late keeps the time that nobody has taken", async () => {
    const order = await orderTalk(buyer, { time: at(60) });
    later(20 * minute);
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({ state: "booked", startsAt: at(60) });
  });

  test("that comes late keeps it, too, where somebody had it and gave it back", async () => {
    const order = await orderTalk(buyer, { time: at(60) });
    later(16 * minute);
    const other = await orderTalk(buyer, { time: at(60) });
    expect(await talkOf(order)).toMatchObject({ state: "released" });
    await transitionOrder(buyer, other.id, "cancelled");
    expect(await talkOf(other)).toMatchObject({ state: "released", occupiedFrom: null });
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({ state: "booked", lane: 1 });
  });

  test.each([
    ["somebody else has it by then", 60, 16],
    ["it has begun by then", 30, 31],
  ])("that comes late leaves the talk without a time where %s", async (_, starts, minutesLater) => {
    const order = await orderTalk(buyer, { time: at(starts) });
    later(minutesLater * minute);
    if (starts > minutesLater) await orderTalk(buyer, { time: at(starts) });
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({ state: "unplaced", occupiedFrom: null });
  });

  test("of too little books nothing", async () => {
    const order = await orderTalk(buyer, { time: at(60) });
    await payForTalk(buyer, order, 1_000);
    expect(await talkOf(order)).toMatchObject({ state: "held" });
  });
});

describe("a talk that begins at once", () => {
  test("keeps time for its payment, and gives back what it does not need", async () => {
    const order = await orderTalk(buyer, { time: "now" });
    expect(await talkOf(order)).toMatchObject({
      startsAt: null,
      occupiedFrom: noon,
      occupiedTo: at(30),
    });
    await expect(orderTalk(buyer, { time: "now" })).rejects.toMatchObject({ code: "slot_taken" });
    later(3 * minute);
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({
      state: "booked",
      startsAt: at(5),
      occupiedFrom: at(5),
      occupiedTo: at(20),
    });
    await orderTalk(buyer, { time: at(30) });
  });

  test("begins within what is kept for it, paid for in the last seconds of its hold", async () => {
    const order = await orderTalk(buyer, { time: "now" });
    await orderTalk(buyer, { time: at(30) });
    later(14.5 * minute);
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({ state: "booked", startsAt: at(15) });
  });

  test("begins after a payment that comes late, where there is time for it", async () => {
    const order = await orderTalk(buyer, { time: "now" });
    later(40 * minute);
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({ state: "booked", startsAt: at(42) });
  });

  test("has no time where the day is over by then", async () => {
    clock.now = new Date("2026-11-24T20:25:00Z");
    const order = await orderTalk(buyer, { time: "now" });
    later(25 * minute);
    await payForTalk(buyer, order);
    expect(await talkOf(order)).toMatchObject({ state: "unplaced", startsAt: null });
  });
});

test("nothing is sold while no model would answer in it", async () => {
  const id = randomUUID();
  await db.insert(modelCalls).values({
    ...{ subjectKind: "order", task: "emotion-mirror", promptVersion: "1", model: "any" },
    ...{ inputTokens: 0, outputTokens: 0, durationMs: 1, costMicroUsd: 0, outcome: "locked" },
    ...{ subjectId: id, at: noon },
  });
  await expect(orderTalk(buyer, { time: at(60) })).rejects.toMatchObject({ code: "not_sold" });
  await db.delete(modelCalls).where(eq(modelCalls.subjectId, id));
});

test("nothing is sold while staff have stopped the model, and what is sold keeps its time", async () => {
  const order = await orderTalk(buyer, { time: at(60) });
  await payForTalk(buyer, order);
  const turn = (isOn: boolean) =>
    db.insert(switchChanges).values({
      ...{ name: "stop-model", isOn, changedAt: new Date() },
      reason: isOn ? "vendor_outage" : "cause_removed",
    });
  await turn(true);
  for (const time of [at(120), "now"] as const)
    await expect(orderTalk(buyer, { time })).rejects.toMatchObject({ code: "not_sold" });
  expect(await talkOf(order)).toMatchObject({ state: "booked", startsAt: at(60) });
  await turn(false);
  expect(await talkOf(await orderTalk(buyer, { time: at(120) }))).toMatchObject({ state: "held" });
});

describe("times that are held and not paid for", () => {
  const hold = (index: number, asked: { email?: string; clientAddress: string }) =>
    orderTalk(buyer, { time: at(30 + 15 * index), ...asked });
  const tooMany = { name: "TooManyRequests" };

  test("are five at most for a mailbox in a quarter of an hour, however its address is written", async () => {
    const clientAddress = "203.0.113.7";
    for (let index = 0; index < 5; index++)
      await hold(index, {
        clientAddress,
        email: index % 2 ? "ewa+x@example.com" : "Ewa@example.com",
      });
    const sixth = () => hold(5, { clientAddress: "203.0.113.9", email: "ewa@example.com" });
    await expect(sixth()).rejects.toMatchObject(tooMany);
    later(15 * minute);
    await sixth();
  });

  test("are twenty at most for a network, whatever the mailboxes", async () => {
    const clientAddress = "203.0.113.40";
    for (let index = 0; index < 20; index++) await hold(index, { clientAddress });
    await expect(hold(20, { clientAddress })).rejects.toMatchObject(tooMany);
    // Somebody else is not kept from it.
    await hold(20, { clientAddress: "203.0.113.41" });
  });
});

test("every way in which an order ends gives its time back, and one that is done keeps it", async () => {
  for (const target of ["cancelled", "expired", "failed", "refunded"] as const) {
    const order = await orderTalk(buyer, { time: at(120) });
    if (target === "failed" || target === "refunded") await payForTalk(buyer, order);
    await transitionOrder(buyer, order.id, target);
    expect(await talkOf(order), target).toMatchObject({ state: "released", occupiedFrom: null });
  }
  const order = await orderTalk(buyer, { time: at(120) });
  await payForTalk(buyer, order);
  await transitionOrder(buyer, order.id, "processing");
  await transitionOrder(buyer, order.id, "completed");
  expect(await talkOf(order)).toMatchObject({ state: "booked" });
});

test("opening hours and prices are rows: what they say is what is offered", async () => {
  await db.delete(personaHours).where(eq(personaHours.personaId, 8));
  const persona = personaNumbered(8);
  const read = () => readBookingDay(buyer, { personaId: 8, date: "2026-11-25", minutes: 15 });
  expect((await read())?.slots).toEqual([]);
  await db.insert(personaHours).values({ personaId: 8, weekday: 3, opensAt: 600, closesAt: 615 });
  expect((await read())?.slots).toMatchObject([{ startsAt: new Date("2026-11-25T09:00:00Z") }]);
  await orderTalk(buyer, { time: new Date("2026-11-25T09:00:00Z"), persona });
  expect((await read())?.slots).toEqual([]);
});

test("nothing is booked while the sale is stopped, as it is until somebody begins it", async () => {
  await db.delete(switchChanges).where(eq(switchChanges.reason, "work_done"));
  await expect(orderTalk(buyer, { time: at(60) })).rejects.toMatchObject({ code: "not_sold" });
  await sellTalks();
});
