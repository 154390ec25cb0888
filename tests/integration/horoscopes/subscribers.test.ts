import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { horoscopeEntries, horoscopePeriods, horoscopeSubscribers, mails } from "~/db/schema";
import { paths } from "~/paths";
import { action as end, loader as endPage } from "~/routes/public/horoscope-mail-end";
import { action as confirm, loader as confirmPage } from "~/routes/public/horoscope-mail-confirm";
import { action as ask } from "~/routes/public/horoscope-mail";
import type { Refusal } from "~/forms/refusal";
import {
  confirmSubscription,
  deleteUnconfirmedSubscribers,
  requestSubscription,
  sendDailyHoroscopes,
  subscriberKey,
} from "~/services/horoscopes/subscribe.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { OutsideWorld, type InboxMail } from "../../support/outside-world";
import { published } from "../../support/horoscopes";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { sandbox } from "../../support/world";

const friday = "2026-11-27";
const morning = new Date(`${friday}T05:30:00Z`);
const clock = { now: morning };
const visitor = testContext("visitor", clock);
const worker = testContext("worker", clock);
const world = new OutsideWorld(sandbox.url);

beforeEach(async () => {
  clock.now = morning;
  await db.delete(horoscopeEntries);
  await db.delete(horoscopePeriods);
  await db.delete(horoscopeSubscribers);
});

const newAddress = () => `ola.${crypto.randomUUID()}@example.com`;

async function subscriber(email = newAddress()) {
  await requestSubscription(visitor, { email, sign: "rak" });
  const [row] = await db
    .select()
    .from(horoscopeSubscribers)
    .where(eq(horoscopeSubscribers.email, email));
  return { ...row!, key: subscriberKey(row!.id) };
}

/** A mail's text, where the last sign of a link may stand as its code. */
const textOf = (mail: InboxMail | undefined) => decodeURIComponent(mail?.text ?? "");

async function sendAll(address: string) {
  for (const { id } of await db.select().from(mails).where(eq(mails.recipient, address)))
    await sendMail(worker, { mailId: id, lastAttempt: true });
  return world.inbox(address);
}

test("nothing but one question is sent to an address until somebody there says yes", async () => {
  await published(friday, { clock });
  const { email, key } = await subscriber();
  expect(await sendDailyHoroscopes(worker)).toBe(0);
  const [asked] = await sendAll(email);
  expect(textOf(asked)).toContain(paths.horoscopeMailKey(key));
  const looked = await call<Awaited<ReturnType<typeof confirmPage>>>(
    confirmPage,
    get(paths.horoscopeMailKey(key)),
    { key },
  );
  expect(looked.data.found).toMatchObject({ isConfirmed: false });
  expect(await sendDailyHoroscopes(worker)).toBe(0);
  expect((await call(confirm, post(paths.horoscopeMailKey(key), {}), { key })).status).toBe(303);
  expect(await sendDailyHoroscopes(worker)).toBe(1);
  expect(await sendDailyHoroscopes(worker)).toBe(0);
});

test("a day's text comes once, in the morning, with one click to end it, and only where it is out", async () => {
  const { email, key, id } = await subscriber();
  await confirmSubscription(visitor, key);
  expect(await sendDailyHoroscopes(worker)).toBe(0);
  await published(friday, { clock });
  clock.now = new Date(`${friday}T04:59:00Z`);
  expect(await sendDailyHoroscopes(worker)).toBe(0);
  clock.now = new Date(`${friday}T11:00:00Z`);
  expect(await sendDailyHoroscopes(worker)).toBe(0);
  clock.now = morning;
  const rounds = await Promise.all([sendDailyHoroscopes(worker), sendDailyHoroscopes(worker)]);
  expect(rounds).toEqual(expect.arrayContaining([1]));
  const inbox = await sendAll(email);
  const daily = inbox.filter(({ text }) => text.includes("Nie chcę więcej"));
  expect(daily).toHaveLength(1);
  expect(textOf(daily[0])).toContain(paths.horoscopeMailEnd(key));
  expect(daily[0]?.text).toContain("AI");
  const [row] = await db.select().from(horoscopeSubscribers).where(eq(horoscopeSubscribers.id, id));
  expect(row?.sentFor).toBe(friday);
});

test("one click ends it, without a redirect, and nothing of the address is left", async () => {
  await published(friday, { clock });
  const { email, key } = await subscriber();
  await confirmSubscription(visitor, key);
  await sendDailyHoroscopes(worker);
  const clicked = await call(
    end,
    post(paths.horoscopeMailEnd(key), { "List-Unsubscribe": "One-Click" }),
    { key },
  );
  expect(clicked.status).toBe(200);
  expect(await db.select().from(horoscopeSubscribers)).toEqual([]);
  expect(await db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
  expect((await call(end, post(paths.horoscopeMailEnd(key), {}), { key })).status).toBe(303);
});

test("a key that somebody made up opens nothing", async () => {
  const { id, key } = await subscriber();
  for (const wrong of [
    id,
    `${id}.`,
    `${id}.${"a".repeat(32)}`,
    key.slice(0, -1),
    "",
    "x".repeat(500),
  ])
    expect(await confirmSubscription(visitor, wrong)).toBe(false);
});

test("a key that lost its end ends nothing, and is told so", async () => {
  const { key } = await subscriber();
  const pageOf = async (key: string) => {
    const asked = await call<Awaited<ReturnType<typeof endPage>>>(
      endPage,
      get(paths.horoscopeMailEnd(key)),
      { key },
    );
    return asked.data.isOver;
  };
  expect(await pageOf(key)).toBe(false);
  expect(await pageOf(key.slice(0, -1))).toBeNull();
  await call(end, post(paths.horoscopeMailEnd(key.slice(0, -1)), {}), { key: key.slice(0, -1) });
  expect(await pageOf(key)).toBe(false);
  await call(end, post(paths.horoscopeMailEnd(key), {}), { key });
  expect(await pageOf(key)).toBe(true);
});

test("what nobody confirms is forgotten after seven days, and what is confirmed stays", async () => {
  const [kept, lost] = [await subscriber(), await subscriber()];
  await confirmSubscription(visitor, kept.key);
  clock.now = new Date(morning.getTime() + 7 * 24 * 3_600_000 - 1_000);
  expect(await deleteUnconfirmedSubscribers(worker)).toBe(0);
  clock.now = new Date(morning.getTime() + 7 * 24 * 3_600_000);
  expect(await deleteUnconfirmedSubscribers(worker)).toBe(1);
  expect((await db.select().from(horoscopeSubscribers)).map(({ id }) => id)).toEqual([kept.id]);
  expect(await db.select().from(mails).where(eq(mails.recipient, lost.email))).toEqual([]);
});

test("whoever asks again does not keep the address longer, and no question to it is left", async () => {
  const { email, id } = await subscriber();
  clock.now = new Date(morning.getTime() + 6 * 24 * 3_600_000);
  await requestSubscription(visitor, { email, sign: "rak" });
  expect(await db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(2);
  const [asked] = (await sendAll(email)).slice(-1);
  expect(asked?.text).toContain("Link działa do 4\u00a0grudnia 2026, 06:30.");
  clock.now = new Date(morning.getTime() + 7 * 24 * 3_600_000);
  expect(await deleteUnconfirmedSubscribers(worker)).toBe(1);
  expect(
    await db.select().from(horoscopeSubscribers).where(eq(horoscopeSubscribers.id, id)),
  ).toEqual([]);
  expect(await db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
});

test("whoever has it already is not written to again, and nobody learns of it", async () => {
  const { email, key } = await subscriber();
  await confirmSubscription(visitor, key);
  await requestSubscription(visitor, { email, sign: "rak" });
  expect(await db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
});

test("a form without a sign or an address comes back with what was typed", async () => {
  const sent = await call<Refusal>(ask, post(paths.horoscopeMail(), { sign: "", email: "ola@" }));
  expect(sent.status).toBe(422);
  expect(Object.keys(sent.data.errors)).toEqual(expect.arrayContaining(["sign", "email"]));
  expect(sent.data.values.email).toBe("ola@");
});
