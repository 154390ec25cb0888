import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatIsoDate } from "~/copy/format";
import { db } from "~/db/client.server";
import {
  appointments,
  auditLog,
  documentTexts,
  orders,
  personaHours,
  personaRates,
  personaSchedules,
  talkMessages,
  talks,
} from "~/db/schema";
import * as entry from "~/entry.server";
import { action as act, loader as actPage } from "~/routes/admin/act";
import * as appointmentsPage from "~/routes/admin/appointments";
import { pendingWork } from "~/routes/admin/pending-work.server";
import * as schedulesPage from "~/routes/admin/schedules";
import { permissionsOf, type Role } from "~/services/access/permissions";
import { hoursText } from "~/services/appointments/opening-hours";
import { priceOfTalk } from "~/services/appointments/order-appointment.server";
import { readBookingDay } from "~/services/appointments/queries.server";
import { bookingRefusals } from "~/services/appointments/refusals";
import { scheduleCard } from "~/services/appointments/schedule-queries.server";
import { setPersonaHours } from "~/services/appointments/set-persona-hours.server";
import { setPersonaLanes } from "~/services/appointments/set-persona-lanes.server";
import { setPersonaPrices } from "~/services/appointments/set-persona-prices.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import {
  appointmentCard,
  appointmentFacts,
  countUnplaced,
  countUnsettled,
  listAppointments,
  runningRooms,
} from "~/services/desk/appointments.server";
import { orderNumber } from "~/services/orders/order-number";
import { minute } from "~/time/durations";
import { dayAfter } from "~/time/warsaw-time";
import {
  orderTalk,
  payForTalk,
  personaNumbered,
  sellTalks,
  talkOf,
} from "../../support/appointments";
import { signIn } from "../../support/members";
import { placePaidOrder, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    { "admin/appointments/:id?": appointmentsPage, "admin/schedules/:id?": schedulesPage },
    entry,
    { default: () => createElement(Outlet) },
  ),
);

const noon = new Date("2026-11-24T11:00:00Z");
const today = "2026-11-24";
const clock = { now: noon };
const buyer = testContext("buyer", clock);
const desk = (role: Role = "support") => staffContext(role, clock);
const at = (minutes: number) => new Date(noon.getTime() + minutes * minute);

beforeAll(sellTalks);
beforeEach(async () => {
  clock.now = noon;
  await db.delete(appointments);
  await db.delete(personaHours);
  await db.update(personaSchedules).set({ lanes: 1, eveningFrom: 1080, eveningPercentLess: 10 });
  await db.insert(personaHours).values(
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((personaId) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        personaId,
        weekday,
        opensAt: 480,
        closesAt: 1320,
      })),
    ),
  );
  await db.update(personaRates).set({ priceGrosze: 1999 }).where(eq(personaRates.minutes, 15));
  await db.update(personaRates).set({ priceGrosze: 3499 }).where(eq(personaRates.minutes, 30));
});

async function soldTalk(asked: Partial<Parameters<typeof orderTalk>[1]> = {}) {
  const order = await orderTalk(buyer, { time: at(60), ...asked });
  await payForTalk(buyer, order);
  return order;
}

const change = (id: string, set: Partial<typeof appointments.$inferInsert>) =>
  db.update(appointments).set(set).where(eq(appointments.orderId, id));

const numbersOn = async (filters: Parameters<typeof listAppointments>[1], page = 1) =>
  (await listAppointments(desk(), filters, page)).rows.map(({ number }) => number);

const audited = (slug: string) =>
  db.select().from(auditLog).where(eq(auditLog.targetId, slug)).orderBy(auditLog.id);

/** Somebody of staff in front of the pages, whose clock is the real one. */
async function atTheDesk(role: Role) {
  const { identity } = await newStaff(role);
  const { jar } = await signIn(identity, undefined, { fresh: "1" });
  return {
    jar,
    async sees(path: string) {
      const answer = await fetch(jar.on(new Request(url + path)));
      return { status: answer.status, html: await answer.text() };
    },
    tries: (id: string, name: string, values: Record<string, string>, tab = "schedules") =>
      call<{ errors: Record<string, string> }>(
        act,
        jar.on(post(`/admin/${tab}/${id}/${name}`, values)),
        { tab, id, act: name },
      ),
    looks: (id: string, name: string, tab = "schedules") =>
      call<{ preview: { version: string }; values: Record<string, string> }>(
        actPage,
        jar.on(get(`/admin/${tab}/${id}/${name}`)),
        { tab, id, act: name },
      ),
  };
}

describe("the calendar of booked talks", () => {
  test("shows today's in order of time, with the address masked, and other days when asked", async () => {
    const later = await soldTalk({ time: at(120), email: "maria.zielna@example.com" });
    const sooner = await soldTalk({ time: at(60), persona: personaNumbered(2) });
    const tomorrow = await soldTalk({ time: at(24 * 60) });
    const number = (order: { number: number }) => orderNumber(order.number);
    expect(await numbersOn({})).toEqual([number(sooner), number(later)]);
    expect(await numbersOn({ day: dayAfter(today, 1) })).toEqual([number(tomorrow)]);
    expect(await numbersOn({ persona: "2" })).toEqual([number(sooner)]);
    const [, line] = (await listAppointments(desk(), {}, 1)).rows;
    expect(line).toMatchObject({ persona: "Lena", minutes: 15, state: "ahead", startsAt: at(120) });
    expect(line?.email).toMatch(/@example\.com$/);
    expect(line?.email).not.toContain("maria.zielna");
  });

  test("finds a whole address on every day, and no part of one", async () => {
    const email = `ola.${crypto.randomUUID()}@example.com`;
    const order = await soldTalk({ time: at(48 * 60), email });
    await soldTalk();
    expect(await numbersOn({ email: email.toUpperCase() })).toEqual([orderNumber(order.number)]);
    expect(await numbersOn({ email: email.slice(0, 20) })).toEqual([]);
  });

  test("tells each state apart, and filters by it", async () => {
    const held = await orderTalk(buyer, { time: at(240) });
    const ahead = await soldTalk({ time: at(300) });
    const running = await soldTalk({ time: at(60) });
    const ended = await soldTalk({ time: at(90) });
    const missed = await soldTalk({ time: at(120) });
    const unplaced = await soldTalk({ time: at(150) });
    const released = await soldTalk({ time: at(180) });
    await change(running.id, { startsAt: at(-5) });
    await change(ended.id, { startsAt: at(-60), endedAt: at(-45), endedBy: "time" });
    const over = {
      startsAt: at(-90),
      endedAt: at(-75),
      endedBy: "time",
      missedAt: at(-75),
    } as const;
    await change(missed.id, over);
    const none = { lane: null, occupiedFrom: null, occupiedTo: null } as const;
    await change(unplaced.id, { ...none, state: "unplaced" });
    await change(released.id, { ...none, state: "released" });
    const all = { held, ahead, running, ended, missed, unplaced, released };
    for (const [state, order] of Object.entries(all)) {
      const { rows } = await listAppointments(
        desk(),
        { state } as Parameters<typeof listAppointments>[1],
        1,
      );
      expect(rows.map((row) => [row.state, row.number])).toEqual([
        [state, orderNumber(order.number)],
      ]);
    }
    clock.now = at(16);
    expect(await numbersOn({ state: "held" })).toEqual([]);
  });

  test("has ten on a page", async () => {
    for (let index = 0; index < 11; index++) await soldTalk({ time: at(60 + index * 15) });
    const first = await listAppointments(desk(), {}, 1);
    expect(first).toMatchObject({ total: 11, pages: 2, page: 1 });
    expect(first.rows).toHaveLength(10);
    expect(await numbersOn({}, 2)).toHaveLength(1);
  });

  test("is for who may see orders, and an order of something else is none of it", async () => {
    const order = await soldTalk();
    for (const role of ["admin", "finance", "support"] as const)
      expect((await listAppointments(desk(role), {}, 1)).total).toBe(1);
    const outside = [desk("moderator"), testContext("visitor"), buyer];
    for (const ctx of outside) {
      await expect(listAppointments(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(appointmentCard(ctx, order.id)).rejects.toThrow(NotAllowed);
      await expect(appointmentFacts(ctx, order.id)).rejects.toThrow(NotAllowed);
      await expect(runningRooms(ctx)).rejects.toThrow(NotAllowed);
      await expect(countUnsettled(ctx)).rejects.toThrow(NotAllowed);
      await expect(countUnplaced(ctx)).rejects.toThrow(NotAllowed);
      await expect(scheduleCard(ctx, "lena")).rejects.toThrow(NotAllowed);
    }
    const other = await placePaidOrder();
    await expect(appointmentCard(desk(), other.id)).rejects.toThrow(NotFound);
    await expect(appointmentFacts(desk(), other.id)).rejects.toThrow(NotFound);
  });
});

describe("a booked talk at the desk", () => {
  test("shows its clock's facts and the acts of its order, and not a word of what was said", async () => {
    const order = await soldTalk();
    const startsAt = new Date(Date.now() - 10 * minute);
    await change(order.id, {
      ...{ startsAt, cameAt: startsAt },
      stoppedAt: new Date(startsAt.getTime() + 2 * minute),
      resumedAt: new Date(startsAt.getTime() + 4 * minute),
    });
    const [talk] = await db
      .insert(talks)
      .values({ orderId: order.id, startedAt: startsAt, lastMessageAt: startsAt })
      .returning();
    await db.insert(talkMessages).values({
      ...{
        talkId: talk!.id,
        number: 1,
        formToken: crypto.randomUUID(),
        content: "TAJNESŁOWO",
        reply: "TAJNAODPOWIEDŹ",
      },
      crisisLevel: "none",
      heardLevel: "none",
      replyState: "complete",
      sentAt: startsAt,
      begunAt: new Date(startsAt.getTime() + 40_000),
      repliedAt: new Date(startsAt.getTime() + 50_000),
    });
    await db.insert(documentTexts).values({
      orderId: order.id,
      content: { title: "TAJNAANALIZA" },
      ...{ model: "test", promptVersion: "test", writtenAt: startsAt },
    });
    const support = await atTheDesk("support");
    const { status, html } = await support.sees(`/admin/appointments/${order.id}`);
    expect(status).toBe(200);
    expect(html).not.toMatch(/TAJN/);
    for (const words of ["Lena (EmoCrew)", "15\u00a0minut, bez analizy", "0\u00a0min 40\u00a0s"])
      expect(html).toContain(words);
    // That help let its clock stand says what was heard.
    expect(html).not.toMatch(/Zegar|dla pomocy/);
    expect(html).toContain(`href="/admin/orders/${order.id}"`);
    expect(html).toMatch(new RegExp(`href="/admin/appointments/${order.id}/(refund|withdraw)`));
    expect(html).not.toContain(`/admin/appointments/${order.id}/open"`);
    expect(html).toContain("Trwa teraz: Lena 1.");
  });

  test("says how it ended, and what nobody knows any more", async () => {
    const order = await soldTalk();
    await change(order.id, {
      ...{ startsAt: at(-60), cameAt: at(-59) },
      ...{ endedAt: at(-50), endedBy: "declined" },
    });
    expect(await appointmentFacts(desk(), order.id)).toMatchObject({
      ...{ state: "ended", endedBy: "declined", endedAt: at(-50), givenBack: null },
      missedAt: null,
    });
  });

  test("has no act of its own by which what was said could be opened", async () => {
    const order = await soldTalk();
    const admin = await atTheDesk("admin");
    expect((await admin.looks(order.id, "open", "appointments")).status).toBe(404);
  });
});

describe("rooms", () => {
  test("that are open are counted for each persona", async () => {
    expect(await runningRooms(desk())).toEqual([]);
    const [one, other] = [await soldTalk(), await soldTalk({ persona: personaNumbered(3) })];
    await soldTalk({ time: at(120) });
    for (const { id } of [one, other]) await change(id, { startsAt: at(-1) });
    expect(await runningRooms(desk())).toEqual([
      { persona: "Lena", rooms: 1 },
      { persona: "Maja", rooms: 1 },
    ]);
  });

  test("whose talk is over and not settled after ten minutes wait for somebody", async () => {
    const [left, ended, missed, silent] = [
      await soldTalk({ time: at(60) }),
      await soldTalk({ time: at(90) }),
      await soldTalk({ time: at(120) }),
      await soldTalk({ time: at(150) }),
    ];
    await change(left.id, { startsAt: at(-25) });
    await change(ended.id, { startsAt: at(-60), endedAt: at(-10), endedBy: "buyer" });
    const over = { endedAt: at(-45), endedBy: "time", missedAt: at(-45) } as const;
    await change(missed.id, { startsAt: at(-60), ...over });
    // Help let its clock stand, so its time is not over.
    await change(silent.id, { startsAt: at(-25), stoppedAt: at(-20) });
    const found = [orderNumber(ended.number), orderNumber(left.number)];
    expect(await numbersOn({ state: "unsettled" })).toEqual(found);
    expect(await countUnsettled(desk())).toBe(2);
    clock.now = at(-1);
    expect(await countUnsettled(desk())).toBe(0);
    clock.now = new Date(at(-45).getTime() + 14 * 24 * 60 * minute + 10 * minute);
    expect(await countUnsettled(desk())).toBe(4);
    await db.update(orders).set({ status: "completed" }).where(eq(orders.id, ended.id));
    expect(await countUnsettled(desk())).toBe(3);
  });

  test("and talks without a time stand in what waits, for who may see them", async () => {
    const order = await soldTalk();
    const none = { lane: null, occupiedFrom: null, occupiedTo: null } as const;
    await change(order.id, { ...none, state: "unplaced", startsAt: at(-60 * 48) });
    const waiting = (role: Role) => pendingWork(desk(role), permissionsOf([role]));
    const label = "Opłacone rozmowy bez terminu";
    expect((await waiting("support")).find((line) => line.label === label)).toMatchObject({
      count: 1,
      href: "/admin/appointments?state=unplaced",
    });
    expect((await waiting("moderator")).map((line) => line.label)).not.toContain(label);
    expect(await numbersOn({ state: "unplaced" })).toEqual([orderNumber(order.number)]);
  });
});

describe("the schedule of a persona", () => {
  const versions = async (slug = "lena") => (await scheduleCard(desk(), slug)).versions;
  const everyDay = (text: string) => Array.from({ length: 7 }, () => text);

  test("gets other hours, and leaves what was sold where it is", async () => {
    const sold = await soldTalk({ time: at(60) });
    const before = await talkOf(sold);
    const { hours: version } = await versions();
    const change = { slug: "lena", reason: "less_demand", version } as const;
    await setPersonaHours(desk(), { ...change, days: everyDay("18:00–20:00") });
    expect(await talkOf(sold)).toEqual(before);
    const day = await readBookingDay(buyer, { personaId: 1, date: today, minutes: 15 });
    expect(day?.slots).toHaveLength(8);
    expect(day?.slots[0]?.startsAt).toEqual(new Date("2026-11-24T17:00:00Z"));
    await expect(orderTalk(buyer, { time: at(90) })).rejects.toThrow(
      new Conflict(bookingRefusals.slot_not_offered),
    );
    expect((await scheduleCard(desk(), "lena")).sold).toBe(1);
    expect((await audited("lena")).at(-1)).toMatchObject({
      ...{ act: "set_persona_hours", reason: "less_demand", targetKind: "persona" },
      before: { hours: "pon.–niedz. 8:00–22:00" },
      after: { hours: "pon.–niedz. 18:00–20:00" },
    });
  });

  test("gets fewer lanes, and talks in those that are gone stay sold", async () => {
    const support = desk();
    const lanes = async (number: number) =>
      setPersonaLanes(support, {
        ...{ slug: "lena", reason: "capacity", lanes: number },
        version: (await versions()).lanes,
      });
    await lanes(2);
    const both = [await soldTalk(), await soldTalk()];
    const before = await Promise.all(both.map(talkOf));
    expect(before.map(({ lane }) => lane)).toEqual([1, 2]);
    await lanes(1);
    expect(await Promise.all(both.map(talkOf))).toEqual(before);
    await expect(orderTalk(buyer, { time: at(60) })).rejects.toThrow(
      new Conflict(bookingRefusals.slot_taken),
    );
    expect((await audited("lena")).slice(-2)).toMatchObject([
      { act: "set_persona_lanes", before: { lanes: 1 }, after: { lanes: 2 } },
      { act: "set_persona_lanes", before: { lanes: 2 }, after: { lanes: 1 } },
    ]);
  });

  test("gets other prices and another evening, and orders keep theirs", async () => {
    const sold = await soldTalk();
    await setPersonaPrices(desk("finance"), {
      ...{ slug: "lena", reason: "price_list", version: (await versions()).prices },
      rates: [
        { minutes: 15, priceGrosze: 2500 },
        { minutes: 30, priceGrosze: 4000 },
      ],
      ...{ eveningFrom: 14 * 60, eveningPercentLess: 20 },
    });
    const priced = (minutes: number, time: Date) =>
      priceOfTalk(buyer, { personaId: 1, minutes, time, withAnalysis: false });
    expect(await priced(15, at(60))).toBe(2500);
    expect(await priced(30, at(120))).toBe(3200);
    const [order] = await db.select().from(orders).where(eq(orders.id, sold.id));
    expect(order?.priceGrosze).toBe(1999);
    expect((await audited("lena")).at(-1)).toMatchObject({
      before: { shortTalkGrosze: 1999, eveningFrom: "18:00", eveningPercentLess: 10 },
      after: { shortTalkGrosze: 2500, longTalkGrosze: 4000, eveningFrom: "14:00" },
    });
  });

  test("is changed by one of two who saw the same, and not to what it is", async () => {
    const { lanes: version } = await versions();
    const change = { slug: "lena", reason: "more_demand", version } as const;
    const both = await Promise.allSettled([
      setPersonaLanes(desk(), { ...change, lanes: 3 }),
      setPersonaLanes(desk(), { ...change, lanes: 4 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((each) => each.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "schedule_changed" });
    const { lanes } = await scheduleCard(desk(), "lena");
    await expect(
      setPersonaLanes(desk(), { ...change, version: (await versions()).lanes, lanes }),
    ).rejects.toMatchObject({ code: "nothing_changed" });
    // What a colleague changed elsewhere stands in nobody's way.
    const { hours } = await versions();
    await setPersonaHours(desk(), { ...change, version: hours, days: everyDay("9-17") });
    expect((await scheduleCard(desk(), "tymon")).lanes).toBe(1);
  });

  test("is changed by who may, with what makes sense", async () => {
    const { hours, lanes, prices } = await versions();
    const change = { slug: "lena", reason: "mistake" } as const;
    const rates = [{ minutes: 15, priceGrosze: 2000 }];
    const evening = { eveningFrom: 1080, eveningPercentLess: 10 };
    for (const role of ["finance", "moderator"] as const) {
      const input = { ...change, version: lanes, lanes: 2 };
      await expect(setPersonaLanes(desk(role), input)).rejects.toThrow(NotAllowed);
      const days = { ...change, version: hours, days: everyDay("9-17") };
      await expect(setPersonaHours(desk(role), days)).rejects.toThrow(NotAllowed);
    }
    const priced = { ...change, version: prices, rates, ...evening };
    for (const role of ["support", "moderator"] as const)
      await expect(setPersonaPrices(desk(role), priced)).rejects.toThrow(NotAllowed);
    for (const wrong of [
      { rates: [{ minutes: 15, priceGrosze: 99 }] },
      { rates: [{ minutes: 15, priceGrosze: NaN }] },
      { eveningFrom: 1441 },
      { eveningPercentLess: 91 },
      { eveningPercentLess: 1.5 },
    ])
      await expect(setPersonaPrices(desk("finance"), { ...priced, ...wrong })).rejects.toThrow(
        Invalid,
      );
    for (const wrong of [-1, 1.5, NaN, 1001])
      await expect(
        setPersonaLanes(desk(), { ...change, version: lanes, lanes: wrong }),
      ).rejects.toThrow(Invalid);
    await expect(
      setPersonaHours(desk(), { ...change, version: hours, days: everyDay("9-8") }),
    ).rejects.toThrow(Invalid);
    const nobody = { ...change, slug: "nikt", version: lanes, lanes: 2 };
    await expect(setPersonaLanes(desk(), nobody)).rejects.toThrow(NotFound);
  });

  test("is edited on its page, which keeps what was typed and refuses what it was not made from", async () => {
    const support = await atTheDesk("support");
    expect((await support.sees("/admin/schedules")).html).toContain("pon.–niedz. 8:00–22:00");
    const { html } = await support.sees("/admin/schedules/lena");
    expect(html).toContain('href="/admin/schedules/lena/hours');
    expect(html).not.toContain('href="/admin/schedules/lena/prices');
    const page = await support.looks("lena", "hours");
    expect(page.data.values).toMatchObject({ day1: "8:00–22:00", day7: "8:00–22:00" });
    const typed = { ...page.data.values, day7: "", day6: "10:00–14:00, 13:00–15:00" };
    const form = { ...typed, version: page.data.preview.version, reason: "less_demand" };
    const wrong = await support.tries("lena", "hours", form);
    expect([wrong.status, Object.keys(wrong.data.errors)]).toEqual([422, ["day6"]]);
    const right = { ...form, day6: "10:00–12:00, 13:00–15:00" };
    expect((await support.tries("lena", "hours", right)).status).toBe(303);
    expect(hoursText((await scheduleCard(desk(), "lena")).hours)).toBe(
      "pon.–pt. 8:00–22:00; sob. 10:00–12:00, 13:00–15:00; niedz. zamknięte",
    );
    expect((await support.tries("lena", "hours", right)).status).toBe(409);
    expect((await support.sees("/admin/schedules/nikt")).status).toBe(404);
    expect((await (await atTheDesk("moderator")).sees("/admin/schedules")).status).toBe(403);
  });
});

test("the calendar opens on today, by the real clock", async () => {
  const order = await soldTalk();
  await change(order.id, { startsAt: new Date() });
  const { html } = await (await atTheDesk("finance")).sees("/admin/appointments");
  expect(html).toContain(orderNumber(order.number));
  const { html: tomorrow } = await (
    await atTheDesk("finance")
  ).sees(`/admin/appointments?day=${dayAfter(formatIsoDate(new Date()), 1)}`);
  expect(tomorrow).not.toContain(orderNumber(order.number));
});
