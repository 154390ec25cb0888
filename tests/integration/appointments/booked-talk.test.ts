import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "~/services/command/context.server";
import { db } from "~/db/client.server";
import { appointments, mails, orders } from "~/db/schema";
import { paths } from "~/paths";
import { loader as errorLoader } from "~/routes/orders/error";
import { OrderHeadline } from "~/routes/orders/order-headline";
import { OrderStatusPage } from "~/routes/orders/order-status-page";
import { action as moveAction, loader as moveLoader } from "~/routes/orders/appointment";
import { loader as successLoader } from "~/routes/orders/success";
import { moveAppointment } from "~/services/appointments/move-appointment.server";
import { movingRefusals } from "~/services/appointments/refusals";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { outstandingOrders } from "~/services/fulfilment/outstanding-orders.server";
import { settleTalk } from "~/services/fulfilment/settle-talk.server";
import { tendAppointments } from "~/services/fulfilment/tend-appointments.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { getOrderPage, type OrderView } from "~/services/orders/order-page.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { roomOfOrder } from "~/services/talks/find-room.server";
import { keepRoom } from "~/services/talks/keep-room.server";
import { noteVisit } from "~/services/talks/visit-room.server";
import { typeOf } from "~/services/payments/payment-state";
import { planWithdrawal, withdrawOrder } from "~/services/payments/withdraw-order.server";
import { getWithdrawalPage } from "~/services/payments/withdrawal-page.server";
import type { Shown } from "~/services/fulfilment/deliveries/delivery-work";
import { orderTalk, payForTalk, sellTalks, talkOf } from "../../support/appointments";
import { testContext } from "../../support/orders";
import { staffContext } from "../../support/staff";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { sandbox } from "../../support/world";
import { hour, minute } from "~/time/durations";

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteLoaderData: () => undefined,
}));

const noon = new Date("2026-11-24T11:00:00Z");
const clock = { now: noon };
const buyer = testContext("buyer", clock);
const worker = testContext("worker", clock);
const at = (minutes: number) => new Date(noon.getTime() + minutes * minute);

beforeAll(sellTalks);
beforeEach(async () => {
  clock.now = noon;
  await db.delete(appointments);
});

/** Sends every mail of an order that waits. */
async function sendMails(orderId: string) {
  const waiting = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.orderId, orderId), eq(mails.status, "pending")));
  for (const { id } of waiting) await sendMail(worker, { mailId: id, lastAttempt: true });
}

/** A talk that is paid for and confirmed, an hour ahead. */
async function bookedTalk(asked: Partial<Parameters<typeof orderTalk>[1]> = {}) {
  const order = await orderTalk(buyer, { time: at(60), ...asked });
  await payForTalk(buyer, order);
  await fulfil(order.id);
  return order;
}

async function fulfil(orderId: string) {
  await fulfilOrder(worker, { orderId, lastAttempt: true });
  await sendMails(orderId);
}

/** The calendar files that somebody got, the newest last. */
async function calendarsOf(email: string | null) {
  const files: string[] = [];
  for (const mail of sandbox.state.mails.newest(({ to }) => to.includes(email ?? "")).reverse())
    for (const [index, { filename }] of mail.attachments.entries())
      if (filename.endsWith(".ics"))
        files.push(String(await sandbox.state.attachments.read(mail.id, index)));
  return files;
}

const pageOf = async (token: string) => {
  const order = await getOrderPage(buyer, token);
  if (!order) throw new Error("no such order");
  return order;
};

test("a talk is confirmed by mail, waits for its time, and is delivered at its end", async () => {
  const order = await bookedTalk();
  const { order: row, delivered, events } = await recordsOf(order.id);
  expect(row).toMatchObject({ status: "processing", failure: null, completedAt: null });
  expect(events).toEqual(["placed", "paid", "appointment_booked", "processing"]);
  const [mail] = delivered;
  expect(mail?.subject).toBe(`Rozmowa z EmoCrew – Twój termin (K-${order.number})`);
  for (const words of [
    "wtorek, 24\u00a0listopada 2026, 13:00–13:15 (czas\u00a0polski)",
    "To nie człowiek",
    "Do początku rozmowy możesz odstąpić",
    paths.orderAppointment(order.token),
  ])
    expect(mail?.text).toContain(words);
  const [calendar] = await calendarsOf(order.email);
  expect(calendar).toContain("METHOD:REQUEST");
  expect(calendar).toContain("DTSTART:20261124T120000Z");
  expect(calendar).toContain("SEQUENCE:1");

  const view = await pageOf(order.token);
  expect(view).toMatchObject({
    delivery: "appointment",
    appointment: { state: "booked", performance: "ahead" },
    options: { withdrawal: "open", late: false, canCorrectEmail: true },
  });
  clock.now = at(50);
  expect((await pageOf(order.token)).options.late).toBe(false);
  const outstanding = await outstandingOrders(worker);
  expect(outstanding.map(({ payload }) => payload.orderId)).not.toContain(order.id);
  await tendAppointments(worker);
  expect((await recordsOf(order.id)).order.status).toBe("processing");

  clock.now = at(61);
  await noteVisit(buyer, (await roomOfOrder(buyer, order.id))!);
  clock.now = at(75);
  await tendAppointments(worker);
  await settleTalk(worker, { orderId: order.id, lastAttempt: true });
  const ended = (await recordsOf(order.id)).order;
  expect(ended).toMatchObject({ status: "completed", completedAt: clock.now });
  expect(ended.contentDeleteAt).toEqual(new Date(at(75).getTime() + 24 * hour));
  expect(await pageOf(order.token)).toMatchObject({
    appointment: { performance: "over" },
    options: { withdrawal: "lost" },
  });
  await expect(withdrawOrder(buyer, { token: order.token, name: null })).rejects.toMatchObject({
    code: "withdrawal_lost",
  });

  clock.now = ended.contentDeleteAt;
  await deleteExpiredContent(worker);
  expect((await recordsOf(order.id)).order).toMatchObject({ answers: null, summary: null });
  expect((await pageOf(order.token)).appointment?.performance).toBe("over");
});

describe("the order's pages", () => {
  type Page = { order: OrderView; shown: Shown | null; look: unknown };

  test("say when and with whom, how to change it, and wait for nothing more", async () => {
    const order = await bookedTalk();
    const { data } = await call<Page>(successLoader, get(paths.paymentSuccess(order.token)));
    expect(data.look).toBeNull();
    expect(data.shown?.card?.title).toContain("13:00–13:15");
    const page = { ...data, product: null, token: order.token, waitingFor: null };
    const html = renderToStaticMarkup(createElement(OrderStatusPage, page));
    for (const words of ["Zamówienie przyjęte!", "plik do kalendarza", "E-mail z terminem wysłany"])
      expect(html.replaceAll("\u00a0", " ")).toContain(words);
    for (const words of ["Zwykle gotowe", "Wyślij ponownie", "Piszemy tekst"])
      expect(html).not.toContain(words);
    expect(typeOf(order.orderType)).toBe("smart_request");
  });

  test("say that it was not paid for in words of their own", async () => {
    const order = await orderTalk(buyer, { time: at(60) });
    const { data } = await call<{ notPaid: { what: string }; back: string }>(
      errorLoader,
      get(paths.paymentError(order.token)),
    );
    expect(data.notPaid.what).toBe("Rozmowa nie została opłacona.");
    expect(data.back).toBe("/smart/emocrew");
    // The hour waits only as long as the order does.
    const shown = { ...(await getOrderPage(buyer, order.token))!, status: "expired" as const };
    const headline = { order: shown, token: order.token, waitingFor: null };
    const html = renderToStaticMarkup(createElement(OrderHeadline, headline));
    expect(html).toContain("Rozmowa nie została opłacona.");
    expect(html).not.toContain("Godzina czeka");
  });
});

describe("another time", () => {
  test("takes the place of the one before, which is free, and moves in calendars", async () => {
    const order = await bookedTalk();
    await moveAppointment(buyer, { token: order.token, time: at(120) });
    await sendMails(order.id);
    expect(await talkOf(order)).toMatchObject({ state: "booked", startsAt: at(120), revision: 2 });
    const calendars = await calendarsOf(order.email);
    expect(calendars.at(-1)).toContain("DTSTART:20261124T130000Z");
    expect(calendars.at(-1)).toContain("SEQUENCE:2");
    const uid = /UID:.*/.exec(calendars[0] ?? "")?.[0] ?? "none";
    expect(calendars.at(-1)).toContain(uid);
    await orderTalk(buyer, { time: at(60) });
    expect((await recordsOf(order.id)).order.priceGrosze).toBe(order.priceGrosze);
  });

  test("is not reminded of right after it was chosen", async () => {
    const tomorrow = 24 * 60;
    const order = await bookedTalk({ wantsReminders: true, time: at(2 * tomorrow) });
    clock.now = at(60);
    await moveAppointment(buyer, { token: order.token, time: at(tomorrow) });
    clock.now = at(61);
    await tendAppointments(worker);
    const reminded = async () =>
      (await recordsOf(order.id)).mails.filter(({ kind }) => kind === "appointment_reminder");
    expect(await reminded()).toEqual([]);
    clock.now = at(tomorrow - 59);
    await tendAppointments(worker);
    expect(await reminded()).toHaveLength(1);
  });

  test("may overlap the one before, and the same one again changes nothing", async () => {
    const order = await bookedTalk({ minutes: 30 });
    await moveAppointment(buyer, { token: order.token, time: at(75) });
    await moveAppointment(buyer, { token: order.token, time: at(75) });
    expect(await talkOf(order)).toMatchObject({ startsAt: at(75), revision: 2 });
  });

  test.each([
    ["somebody has", at(90), movingRefusals.time_taken],
    ["is not offered", at(61), movingRefusals.time_not_offered],
    ["is over", at(-60), movingRefusals.time_not_offered],
  ])("that %s is refused, and the one before stays", async (_, time, refusal) => {
    const order = await bookedTalk();
    await orderTalk(buyer, { time: at(90) });
    const moved = moveAppointment(buyer, { token: order.token, time });
    await expect(moved).rejects.toMatchObject({ code: refusal.code });
    expect(await talkOf(order)).toMatchObject({ state: "booked", startsAt: at(60), revision: 1 });
  });

  test("is for talks that are ahead, by whoever has the order's token", async () => {
    const order = await bookedTalk();
    clock.now = at(60);
    const late = moveAppointment(buyer, { token: order.token, time: at(120) });
    await expect(late).rejects.toMatchObject({ code: "not_movable" });
    const unpaid = await orderTalk(buyer, { time: at(180) });
    await expect(
      moveAppointment(buyer, { token: unpaid.token, time: at(210) }),
    ).rejects.toMatchObject({ code: "not_movable" });
    for (const token of ["AiAppointment-none", ""])
      expect((await call(moveLoader, get("/orders/x/appointment"), { token })).status).toBe(404);
  });

  test("is chosen on a page of the order", async () => {
    // Pages go by the clock on the wall.
    clock.now = new Date();
    const order = await orderTalk(buyer, {
      time: new Date(`${new Date(Date.now() + 24 * hour).toISOString().slice(0, 10)}T11:00:00Z`),
    });
    await payForTalk(buyer, order);
    await fulfil(order.id);
    const tomorrow = new Date(Date.now() + 24 * hour).toISOString().slice(0, 10);
    const address = paths.orderAppointment(order.token, { date: tomorrow });
    type Page = { times: { value: string }[]; isMovable: boolean };
    const { data } = await call<Page>(moveLoader, get(address), { token: order.token });
    expect(data.isMovable).toBe(true);
    const slot = data.times.at(-1)?.value ?? "";
    const empty = await call<{ errors: object }>(moveAction, post(address, {}), {
      token: order.token,
    });
    expect(empty).toMatchObject({ status: 422, data: { errors: { slot: "Wybierz godzinę." } } });
    const moved = await call(moveAction, post(address, { slot }), { token: order.token });
    expect(moved.status).toBe(303);
    expect((await talkOf(order)).startsAt?.toISOString()).toBe(slot);
  });
});

describe("a withdrawal", () => {
  test("before it begins gives everything back, frees the time and leaves calendars", async () => {
    const order = await bookedTalk({ withAnalysis: true });
    clock.now = at(59);
    expect(await getWithdrawalPage(buyer, order.token)).toMatchObject({ right: "open" });
    await withdrawOrder(buyer, { token: order.token, name: null });
    expect(await talkOf(order)).toMatchObject({ state: "released", occupiedFrom: null });
    const { refunds } = await recordsOf(order.id);
    expect(refunds).toMatchObject([{ amountGrosze: 2999, reason: "withdrawn" }]);
    await tendAppointments(worker);
    await tendAppointments(worker);
    await sendMails(order.id);
    const calendars = await calendarsOf(order.email);
    expect(calendars).toHaveLength(2);
    expect(calendars.at(-1)).toContain("METHOD:CANCEL");
    expect(calendars.at(-1)).toContain("SEQUENCE:2");
  });

  test("in the middle leaves the minutes that are over, and gives back the rest with the analysis", async () => {
    const order = await bookedTalk({ withAnalysis: true });
    clock.now = new Date(at(66).getTime() + 59_000);
    const page = await getWithdrawalPage(buyer, order.token);
    // Six of fifteen minutes of 19,99 zł.
    expect(page).toMatchObject({ right: "open", performance: "under_way", owedGrosze: 799 });
    await withdrawOrder(buyer, { token: order.token, name: null });
    const { refunds, order: row } = await recordsOf(order.id);
    expect(refunds).toMatchObject([{ amountGrosze: 2200 }]);
    expect(row).toMatchObject({ status: "failed", failure: "withdrawn" });
    await tendAppointments(worker);
    expect((await recordsOf(order.id)).mails.map(({ kind }) => kind)).not.toContain(
      "appointment_cancelled",
    );
    await sendMails(order.id);
    const { delivered } = await recordsOf(order.id);
    const said = (start: string) =>
      delivered.find(({ subject }) => subject.startsWith(start))?.text?.replaceAll("\u00a0", " ");
    expect(said("Potwierdzenie odstąpienia")).toContain("bez 7,99 zł za minuty rozmowy");
    expect(said("Rozmowa zakończona")).toContain("Jej zapis jest usunięty.");
    expect(said("Rozmowa zakończona")).not.toMatch(/24 godziny|Analiza przyjdzie/);
    const calendars = await calendarsOf(order.email);
    expect(calendars).toHaveLength(2);
    expect(calendars.at(-1)).toContain("METHOD:REQUEST");
    expect(calendars.at(-1)).toContain("SEQUENCE:2");
    expect(calendars.at(-1)).toContain("DTEND:20261124T120659Z");
  });
});

test("a withdrawal that staff open after the talk counts from the day on which it was written", async () => {
  const tomorrow = 24 * 60 + 60;
  const order = await orderTalk(buyer, { time: at(tomorrow) });
  await payForTalk(buyer, order);
  await fulfil(order.id);
  clock.now = at(tomorrow + 60);
  await keepRoom(worker, order.id);
  await settleTalk(worker, { orderId: order.id, lastAttempt: true });
  const staff = staffContext("support", clock);
  const take = (declaredOn: string) =>
    inTransaction(staff, async (tx) => {
      const asked = { orderId: order.id, reason: "buyer_wrote", way: "mail", declaredOn } as const;
      await (await planWithdrawal(tx, asked)).perform(randomUUID());
    });
  await expect(take("2026-11-25")).rejects.toMatchObject({ code: "withdrawal_lost" });
  await take("2026-11-24");
  expect((await recordsOf(order.id)).refunds).toMatchObject([
    { amountGrosze: order.priceGrosze, reason: "withdrawn" },
  ]);
});

describe("a payment that came too late", () => {
  async function unplacedTalk() {
    const order = await orderTalk(buyer, { time: at(60) });
    clock.now = at(16);
    await orderTalk(buyer, { time: at(60) });
    await payForTalk(buyer, order);
    await fulfil(order.id);
    return order;
  }

  test("is told at once, with another time to choose, which then is confirmed", async () => {
    const order = await unplacedTalk();
    const { delivered, order: row } = await recordsOf(order.id);
    expect(row.status).toBe("processing");
    expect(delivered.map(({ subject }) => subject)).toEqual([
      `Wybierz inną godzinę rozmowy (K-${order.number})`,
    ]);
    expect(await pageOf(order.token)).toMatchObject({
      appointment: { state: "unplaced" },
      options: { withdrawal: "open" },
    });
    clock.now = at(30);
    const outstanding = await outstandingOrders(worker);
    expect(outstanding.map(({ payload }) => payload.orderId)).not.toContain(order.id);
    await moveAppointment(buyer, { token: order.token, time: at(90) });
    await fulfil(order.id);
    expect(await talkOf(order)).toMatchObject({ state: "booked", startsAt: at(90), revision: 1 });
    expect((await calendarsOf(order.email)).at(-1)).toContain("DTSTART:20261124T123000Z");
  });

  test("goes back by itself where nobody chooses within a day", async () => {
    const order = await unplacedTalk();
    clock.now = at(16 + 24 * 60);
    await tendAppointments(worker);
    const { refunds, order: row } = await recordsOf(order.id);
    expect(row.status).toBe("failed");
    expect(refunds).toMatchObject([{ amountGrosze: order.priceGrosze }]);
  });

  test("goes back at once where its buyer withdraws", async () => {
    const order = await unplacedTalk();
    await withdrawOrder(buyer, { token: order.token, name: null });
    expect((await recordsOf(order.id)).refunds).toMatchObject([
      { amountGrosze: order.priceGrosze },
    ]);
  });

  test("goes back where nothing is known of the talk any more", async () => {
    const order = await orderTalk(buyer, { time: at(60) });
    clock.now = at(15 + 24 * 60);
    await tendAppointments(worker);
    expect(await db.select().from(appointments).where(eq(appointments.orderId, order.id))).toEqual(
      [],
    );
    await payForTalk(buyer, order);
    await fulfil(order.id);
    const { order: row, refunds } = await recordsOf(order.id);
    expect(row).toMatchObject({ status: "failed", failure: "content_deleted" });
    expect(refunds).toMatchObject([{ amountGrosze: order.priceGrosze }]);
  });
});

test("a mail that nobody takes costs nobody their time, and a corrected address gets it", async () => {
  const order = await orderTalk(buyer, { time: at(60), email: "nie-adres" });
  await payForTalk(buyer, order);
  await fulfilOrder(worker, { orderId: order.id, lastAttempt: true });
  await sendMails(order.id);
  expect(await talkOf(order)).toMatchObject({ state: "booked" });
  expect((await recordsOf(order.id)).order.status).toBe("processing");
  expect((await recordsOf(order.id)).refunds).toEqual([]);
  const email = "dobry.adres@example.com";
  await correctEmail(buyer, { token: order.token, email });
  await sendMails(order.id);
  expect(await calendarsOf(email)).toHaveLength(1);
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ status: "processing", failure: null });
});
