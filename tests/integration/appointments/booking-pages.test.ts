import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { appointments, modelCalls, orders, personaHours, switchChanges } from "~/db/schema";
import { formatPrice } from "~/copy/format";
import type { Refusal } from "~/forms/refusal";
import { adultTalkConsent, analysisConsent, talkConsent } from "~/products/consent";
import { deliveries } from "~/products/deliveries/registry";
import { talkProducts, talkWithEmoCrew } from "~/products/talk/product";
import { action, loader } from "~/routes/appointments/book";
import { BookPage } from "~/routes/appointments/book-page";
import type { BookingPage } from "~/routes/appointments/booking-fields";
import { inParts } from "~/routes/appointments/parts-of-day";
import { loader as teamLoader } from "~/routes/appointments/team";
import { bookingRefusals } from "~/services/appointments/refusals";
import { bookableDays } from "~/services/appointments/slots";
import { invalidateSwitches } from "~/services/switches/cached-switches.server";
import { orderTalk, sellTalks } from "../../support/appointments";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";

const buyer = testContext("buyer");
const tomorrow = () => bookableDays(new Date())[1] ?? "";
const lena = (query: Record<string, string> = {}) =>
  `/smart/emocrew/lena?${new URLSearchParams({ date: tomorrow(), ...query })}`;
type Loaded = BookingPage & { formToken: string };

const open = async (address: string) =>
  (await call<Loaded>(loader, get(address), { slug: "lena" })).data;
const send = (address: string, form: Record<string, string>) =>
  call<Refusal<BookingPage>>(action, post(address, form), { slug: "lena" });
const htmlOf = (page: Loaded) => renderToStaticMarkup(createElement(BookPage, page));

/** The page with the first time of tomorrow's chosen, and what somebody fills in there. */
async function chosenPage() {
  const { choice } = await open(lena());
  const page = await open(choice.times[0]?.href ?? "");
  const form = {
    formToken: page.formToken,
    slot: page.choice.chosen?.value ?? "",
    seenPrice: String(page.choice.chosen?.priceGrosze),
    skill: page.persona.skills[1],
    email: `ola.${randomUUID()}@example.com`,
    wantsAnalysisAfterChat: "no",
    consent: "on",
    sensitiveConsent: "on",
    ageConsent: "on",
  };
  return { page, form };
}

const ordersOf = (form: { email: string }) =>
  db.select().from(orders).where(eq(orders.email, form.email));

beforeAll(sellTalks);
beforeEach(() => db.delete(appointments));

describe("the first step", () => {
  test.each(talkProducts.map(({ path, form }) => [path, form?.heading] as const))(
    "%s is headed „%s” and offers two guides that say that they are an AI",
    async (path, heading) => {
      const { data } = await call<{
        heading: string;
        guides: { persona: { role: string }; rates: unknown[] }[];
        isStopped: boolean;
      }>(teamLoader, get(path));
      expect(data).toMatchObject({ heading, isStopped: false });
      expect(data.guides).toHaveLength(2);
      for (const { persona, rates } of data.guides) {
        expect(persona.role).toMatch(/\bAI\b/);
        expect(rates).toMatchObject([
          { minutes: 15, priceGrosze: 1999 },
          { minutes: 30, priceGrosze: 3499 },
        ]);
      }
    },
  );

  test("has the specified titles", () => {
    expect(talkProducts.map(({ form }) => form?.heading)).toEqual([
      "Umów poradę z EmoCrew",
      "Umów rozmowę z zespołem LoveHackers",
      "Umów sesję kariery z zespołem CareerFuel",
      "Umów duchową sesję z zespołem SoulVista",
    ]);
  });
});

describe("the second step", () => {
  test("offers four days, both lengths and the times of a day, each at an address of its own", async () => {
    const page = await open(lena());
    const { choice } = page;
    expect(choice.days).toHaveLength(4);
    expect(choice.days.map(({ isChosen }) => isChosen)).toEqual([false, true, false, false]);
    expect(choice.lengths.map(({ label }) => label)).toEqual(["15\u00a0minut", "30\u00a0minut"]);
    expect(choice.times[0]).toMatchObject({ label: "08:00–08:15", note: formatPrice(1999) });
    expect(choice.times.at(-1)).toMatchObject({
      label: "21:45–22:00",
      note: `${formatPrice(1799)} · Wieczorem taniej`,
    });
    expect(choice.chosen).toBeNull();
    // A part of the day says once what each of its times costs.
    const parts = inParts(choice.times);
    expect(parts.map(({ part, note }) => [part, note])).toEqual([
      ["Rano", `16\u00a0terminów · ${formatPrice(1999)}`],
      ["Po południu", `24\u00a0terminy · ${formatPrice(1999)}`],
      ["Wieczorem", `16\u00a0terminów · ${formatPrice(1799)} · taniej`],
    ]);
    const timesOfParts = parts.flatMap(({ times }) => times);
    expect(timesOfParts.map(({ label }) => label)).toEqual(choice.times.map(({ label }) => label));
    expect(timesOfParts.every(({ note }) => note === null)).toBe(true);
    expect(parts[0]?.times.at(-1)).toMatchObject({ label: "11:45–12:00" });
    const html = htmlOf(page);
    // After them, the page folds its help lines.
    const folds = html.match(/<details[^>]*>/g)?.slice(0, parts.length) ?? [];
    expect(folds.map((fold) => fold.includes("open"))).toEqual([true, false, false]);
    expect(html).not.toContain("Wieczorem taniej");
    expect(html).toContain("Wybrana postać: Lena");
    expect(html).not.toContain("<form");

    const half = await open(choice.lengths[1]?.href ?? "");
    expect(half.choice.times.at(-1)).toMatchObject({ label: "21:30–22:00" });
    // Another day has no time chosen.
    const chosen = await open(choice.times[3]?.href ?? "");
    expect(chosen.choice.chosen).toMatchObject({ priceGrosze: 1999 });
    expect(chosen.choice.days.every(({ href }) => !href.includes("slot="))).toBe(true);
    const form = htmlOf(chosen);
    const paid = form.replaceAll("\u00a0", " ");
    // On both buttons: what it is without and with the analysis, and until that is chosen from how much on.
    for (const price of [">od 19,99 zł<", 'data-talk="19,99 zł"', 'data-with-analysis="29,99 zł"'])
      expect(paid.split(price)).toHaveLength(3);
    for (const words of ["Sama rozmowa: 19,99", "Rozmowa z analizą: 29,99", "czas\u00a0polski"])
      expect(form).toContain(words.replace(/ /g, " "));
    expect(form).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  test.each([
    ["a day that is over", { date: "2020-01-01" }, { isChosen: true }],
    ["a day that is none", { date: "x" }, { isChosen: true }],
  ])("shows today for %s", async (_, query, today) => {
    expect((await open(lena(query))).choice.days[0]).toMatchObject(today);
  });

  test("says that a day has nothing left, and that a time is gone", async () => {
    await db.delete(personaHours).where(eq(personaHours.personaId, 1));
    const page = await open(lena({ slot: "2020-01-01T10:00:00.000Z", minutes: "7" }));
    expect(page.choice).toMatchObject({ times: [], chosen: null, isGone: true, minutes: 15 });
    const html = htmlOf(page).replaceAll("\u00a0", " ");
    expect(html).toContain("Brak dostępnych terminów w wybranym dniu.");
    expect(html).toContain("Tej godziny nie można już zarezerwować.");
    await db.insert(personaHours).values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        ...{ personaId: 1, weekday, opensAt: 480, closesAt: 1320 },
      })),
    );
  });

  test("is for guides of the team alone", async () => {
    for (const slug of ["maja", "constructor", ""])
      expect((await call(loader, get(lena()), { slug })).status).toBe(404);
  });
});

describe("what is sent", () => {
  test("orders the talk at our price, keeps its time and leads to the gateway", async () => {
    const { form } = await chosenPage();
    const answer = await send(lena(), { ...form, price: "0.01", priceGrosze: "1", personaId: "2" });
    expect(answer.status).toBe(303);
    expect(answer.location).toContain("/pay/");
    const [order, ...others] = await ordersOf(form);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ priceGrosze: 1999, status: "awaiting_payment" });
    expect(order?.answers).toMatchObject({ personaId: "1", skill: form.skill });
    const [kept] = await db.select().from(appointments);
    expect(kept).toMatchObject({ orderId: order?.id, state: "held", personaId: 1 });
    // A double click.
    expect((await send(lena(), form)).location).toBe(answer.location);
    expect(await ordersOf(form)).toHaveLength(1);
  });

  test("costs ten złote more with the analysis, which takes a consent of its own", async () => {
    const { form } = await chosenPage();
    const withAnalysis = { ...form, wantsAnalysisAfterChat: "yes" };
    const refused = await send(lena(), withAnalysis);
    expect(refused).toMatchObject({
      status: 422,
      data: { errors: { [analysisConsent.name]: analysisConsent.required } },
    });
    const sent = await send(lena(), { ...withAnalysis, [analysisConsent.name]: "on" });
    expect(sent.status).toBe(303);
    expect((await ordersOf(form))[0]).toMatchObject({ priceGrosze: 2999 });
  });

  test("says all that is missing at once, and keeps what was typed", async () => {
    const { form } = await chosenPage();
    const { slot, formToken } = form;
    const { status, data } = await send(lena(), { slot, formToken, email: "nie adres" });
    expect(status).toBe(422);
    expect(Object.keys(data.errors).sort()).toEqual(
      [
        "ageConsent",
        "consent",
        "email",
        "sensitiveConsent",
        "skill",
        "wantsAnalysisAfterChat",
      ].sort(),
    );
    expect(data.errors).toMatchObject({
      consent: deliveries.appointment.consent.required,
      sensitiveConsent: talkConsent.required,
      ageConsent: adultTalkConsent.required,
    });
    expect(data.values).toMatchObject({ email: "nie adres", slot });
    expect(data.page.choice.chosen).toMatchObject({ value: slot });
  });

  test("asks for the time where none was sent, or one that is none", async () => {
    const { form } = await chosenPage();
    for (const slot of ["", "jutro", "2026-13-45T99:00:00.000Z"]) {
      const { status, data } = await send(lena(), { ...form, slot });
      expect(status).toBe(422);
      expect(data.errors).toEqual({ slot: "Wybierz godzinę." });
    }
  });

  test("comes back with other times where somebody was faster, every word in it, and goes on with one of them", async () => {
    const { form } = await chosenPage();
    await orderTalk(buyer, { time: new Date(form.slot) });
    const { status, data } = await send(lena(), form);
    expect(status).toBe(409);
    expect(data.errors).toEqual({ slot: bookingRefusals.slot_taken.text });
    expect(data.values).toMatchObject({ email: form.email, skill: form.skill });
    const [other] = data.page.choice.times;
    expect(other?.value).not.toBe(form.slot);
    expect(data.page.choice.chosen).toBeNull();
    expect(await ordersOf(form)).toEqual([]);
    const html = htmlOf({ ...data.page, formToken: form.formToken, form: data } as Loaded);
    expect(html).toContain(`value="${other?.value}"`);
    expect(html).toContain(`value="${form.email}"`);
    // Fifty times by the part of the day, as they were chosen from.
    const times = html.slice(html.indexOf("Godzina"), html.indexOf("Temat"));
    expect(times.match(/<details[^>]*>/g)?.map((fold) => fold.includes("open"))).toEqual([
      true,
      false,
      false,
    ]);
    expect(times.match(/name="slot"/g)).toHaveLength(data.page.choice.times.length);
    expect((await send(lena(), { ...form, slot: other?.value ?? "" })).status).toBe(303);
  });

  test("offers other days where nothing is left of one, with every word kept and no button that cannot succeed", async () => {
    const { form } = await chosenPage();
    await orderTalk(buyer, { time: new Date(form.slot) });
    const [, day = "", next = ""] = bookableDays(new Date());
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    const hours = and(eq(personaHours.personaId, 1), eq(personaHours.weekday, weekday));
    const before = await db.select().from(personaHours).where(hours);
    await db.delete(personaHours).where(hours);
    const shown = (data: Refusal<BookingPage>) =>
      htmlOf({ ...data.page, formToken: form.formToken, form: data } as Loaded);

    const full = await send(lena(), form);
    await db.insert(personaHours).values(before);
    expect(full.status).toBe(409);
    const html = shown(full.data);
    expect(html).toContain("Brak dostępnych terminów");
    expect(html).not.toContain("Zamawiam");
    expect(html).toContain(`value="${form.email}"`);
    const [, , other] = full.data.page.choice.days;
    expect(html).toContain(`formaction="${other?.href.replaceAll("&", "&amp;")}#day-heading"`);

    // As the button of that day sends it, without a script.
    const kept = { ...form, slot: "", email: "nie adres", intent: "day" };
    const moved = await send(other?.href ?? "", kept);
    expect(moved.status).toBe(422);
    expect(moved.data.errors).toEqual({});
    expect(moved.data.page.choice).toMatchObject({ date: next, chosen: null });
    expect(moved.data.page.choice.times.length).toBeGreaterThan(0);
    expect(shown(moved.data)).toContain("Zamawiam");
    // The consent names the time that was chosen; the others stay as they were given.
    const { consent: _, slot: __, ...stays } = kept;
    expect(moved.data.values).toMatchObject({ ...stays, skill: form.skill, ageConsent: "on" });
    expect(moved.data.values).not.toHaveProperty("consent");
    expect(moved.data.values).not.toHaveProperty("slot");
    const slot = moved.data.page.choice.times[0]?.value ?? "";
    expect((await send(other?.href ?? "", { ...form, slot })).status).toBe(303);
  });

  test("is told of a price that is higher by now", async () => {
    const { form } = await chosenPage();
    const { status, data } = await send(lena(), { ...form, seenPrice: "1000" });
    expect(status).toBe(422);
    expect(data.errors[""]).toContain("Cena zmieniła się");
    expect(await ordersOf(form)).toEqual([]);
  });
});

describe("while nobody sells talks", () => {
  const stop = async () => {
    await db.delete(switchChanges).where(eq(switchChanges.reason, "work_done"));
    invalidateSwitches();
  };
  afterEach(sellTalks);

  test("the first step says so, the second leads there, and what is sent comes back with every word", async () => {
    const { form } = await chosenPage();
    await stop();
    const team = await call<{ isStopped: boolean }>(teamLoader, get(talkWithEmoCrew.path));
    expect(team.data.isStopped).toBe(true);
    expect(await call(loader, get(lena()), { slug: "lena" })).toMatchObject({
      status: 302,
      location: "/smart/emocrew",
    });
    const { status, data } = await send(lena(), form);
    expect(status).toBe(409);
    expect(data.page.isStopped).toBe(true);
    expect(data.values).toMatchObject({ email: form.email });
    expect(await ordersOf(form)).toEqual([]);
  });

  test("nor while staff have stopped the model", async () => {
    const { form } = await chosenPage();
    const turn = async (isOn: boolean) => {
      const reason = isOn ? "vendor_outage" : "cause_removed";
      await db
        .insert(switchChanges)
        .values({ name: "stop-model", isOn, reason, changedAt: new Date() });
      invalidateSwitches();
    };
    await turn(true);
    const team = await call<{ isStopped: boolean }>(teamLoader, get(talkWithEmoCrew.path));
    expect(team.data.isStopped).toBe(true);
    expect((await call(loader, get(lena()), { slug: "lena" })).location).toBe("/smart/emocrew");
    const { status, data } = await send(lena(), form);
    expect(status).toBe(409);
    expect(data.values).toMatchObject({ email: form.email });
    expect(await ordersOf(form)).toEqual([]);
    await turn(false);
    expect((await send(lena(), form)).status).toBe(303);
  });

  test("nor while the model is locked, in which nobody would answer", async () => {
    const { form } = await chosenPage();
    const usage = { inputTokens: 0, outputTokens: 0, durationMs: 1, costMicroUsd: 0 };
    const asked = {
      subjectKind: "order",
      task: "emotion-mirror",
      promptVersion: "1",
      model: "any",
    };
    await db.insert(modelCalls).values({ ...usage, ...asked, at: new Date(), outcome: "locked" });
    const team = await call<{ isStopped: boolean }>(teamLoader, get(talkWithEmoCrew.path));
    expect(team.data.isStopped).toBe(true);
    expect((await call(loader, get(lena()), { slug: "lena" })).location).toBe("/smart/emocrew");
    expect((await send(lena(), form)).status).toBe(409);
    expect(await ordersOf(form)).toEqual([]);
    await db.delete(modelCalls);
  });
});
