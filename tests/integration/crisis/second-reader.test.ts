import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as weighing from "~/crisis/weigh-cues.server";
import { interactiveTimeoutMs } from "~/services/reader/ask-reader.server";
import { db } from "~/db/client.server";
import { reviews, contactMessages, crisisCounts, orders, secondReaderCounts } from "~/db/schema";
import { readingConsentVersion } from "~/crisis/reading-consent";
import { paths } from "~/paths";
import { action as sendContact } from "~/routes/public/contact";
import { action as writeReview } from "~/routes/orders/review";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { screenForCrisis } from "~/services/crisis/screen-for-crisis.server";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { mayReadContact } from "~/services/contact/send-contact-message.server";
import { rateLimitRules } from "~/services/rate-limits/rules.server";
import { networkOf } from "~/services/rate-limits/network";
import { setSwitch } from "~/services/switches/set-switch.server";
import { captureLog } from "../../support/captured-log";
import { crisesCounted, secondReadings } from "../../support/crisis-counts";
import { filledForm, ordersOfForm, recordsOfForm, submitOrder } from "../../support/forms";
import { placeDeliveredOrder } from "../../support/order-page";
import {
  deliverOrder,
  emotionMirrorAnswers,
  placePaidOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, post } from "../../support/requests";
import { sandbox } from "../../support/world";

// What weighs how much is learnt; here one word weighs enough for a closer look, so that only what follows is tested.
vi.mock("~/crisis/weigh-cues.server", async (original) => ({
  ...(await original<typeof weighing>()),
  weighCues: (tokens: { word: string }[]) =>
    tokens.some(({ word }) => word === "szarosc") ? 1 : -1,
}));

const hinting = "Szarość za oknem.";
const sorrowful = "Kuzyn popełnił samobójstwo 12 lat temu. Szarość za oknem.";

const verdicts = ["concern", "acute"] as const;
const answer = (verdict: (typeof verdicts)[number], times = 1) =>
  sandbox.faults.arm({ service: "model", fault: `second_reader_${verdict}`, times });
const questions = () =>
  sandbox.state.modelCalls.newest(({ task }) => task === "second_reader").length;

/** Ways to say nothing that can be used, and what each is counted as. */
const silences = [
  ["timeout", "timeout"],
  ["refusal", "refused"],
  ["second_reader_nonsense", "invalid"],
  ["schema_violation", "invalid"],
  ["invalid_json", "invalid"],
  ["empty", "refused"],
  ["server_error", "unavailable"],
  ["reset", "unavailable"],
] as const;

beforeEach(async () => {
  await db.delete(crisisCounts);
  await db.delete(secondReaderCounts);
});

describe("a form of which the weights say: look closer", () => {
  test("is an ordinary one when the second reader hears nothing", async () => {
    const form = filledForm({ mood: hinting });
    expect((await submitOrder(form)).status).toBe(303);
    const { order } = await recordsOfForm(form);
    expect(order).toMatchObject({ crisisLevel: "none", crisisSuspectedAbove: null });
    expect(await secondReadings()).toEqual([["order", "none", 1]]);
  });

  test("goes on with quiet help when it hears cause for concern", async () => {
    answer("concern");
    const form = filledForm({ mood: hinting });
    expect((await submitOrder(form)).status).toBe(303);
    const { order } = await recordsOfForm(form);
    expect(order).toMatchObject({ crisisLevel: "concern", crisisSuspectedAbove: null });
  });

  test("is sold nothing when it hears a crisis; going on asks nobody again", async () => {
    answer("acute");
    const form = filledForm({ mood: hinting });
    const helped = await submitOrder(form);
    expect(helped).toMatchObject({ status: 422, data: { step: "help", values: form } });
    expect(await ordersOfForm(form)).toEqual([]);
    const asked = questions();
    expect((await submitOrder({ ...form, helpSeen: "helpSeen" })).status).toBe(303);
    expect(questions()).toBe(asked);
    const { order } = await recordsOfForm(form);
    expect(order).toMatchObject({ crisisLevel: "acute", crisisSuspectedAbove: null });
  });

  test("keeps what a rule has heard, whatever the second reader says", async () => {
    const form = filledForm({ event: sorrowful });
    await submitOrder(form);
    expect((await recordsOfForm(form)).order.crisisLevel).toBe("concern");
    answer("concern");
    expect(
      (await submitOrder(filledForm({ mood: "Naprawdę nie chcę już żyć. Szarość." }))).data.step,
    ).toBe("help");
  });

  test.each(silences)("keeps the weights' own verdict after %s", async (fault, outcome) => {
    sandbox.faults.arm({ service: "model", fault });
    const log = captureLog();
    const form = filledForm({ mood: hinting });
    expect((await submitOrder(form)).status).toBe(303);
    const { order } = await recordsOfForm(form);
    expect(order).toMatchObject({ crisisLevel: "concern", crisisSuspectedAbove: "none" });
    expect((await getOrderPage(testContext("buyer"), order.token))?.showHelp).toBe(true);
    expect(await secondReadings()).toEqual([["order", outcome, 1]]);
    const line = log()
      .split("\n")
      .find((one) => one.includes("the second reader gave no answer"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ place: "order", outcome });
    expect(log()).not.toContain("Szarość");
    expect(line).not.toContain(order.id);
  });

  test("keeps the weights' own verdict while staff have stopped the model", async () => {
    const operator = testContext("operator");
    const note = "of a test";
    await setSwitch(operator, { name: "stop-model", to: "on", reason: "fault_of_ours", note });
    const asked = questions();
    const form = filledForm({ mood: hinting });
    const { status } = await submitOrder(form);
    await setSwitch(operator, { name: "stop-model", to: "off", reason: "cause_removed", note });
    expect(status).toBe(303);
    expect((await recordsOfForm(form)).order).toMatchObject({
      crisisLevel: "concern",
      crisisSuspectedAbove: "none",
    });
    expect(questions()).toBe(asked);
    expect(await secondReadings()).toEqual([["order", "stopped", 1]]);
  });

  test("keeps nobody waiting for longer than a second and a half", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout");
    await submitOrder(filledForm({ mood: hinting }));
    expect(limit).toHaveBeenCalledWith(interactiveTimeoutMs);
    expect(interactiveTimeoutMs).toBe(1_500);
    limit.mockRestore();
  });

  test("asks nobody where a rule has heard a crisis", async () => {
    const asked = questions();
    await submitOrder(filledForm({ mood: "Naprawdę nie chcę już żyć." }));
    expect(questions()).toBe(asked);
  });

  test("asks about every other one whose writer consents, whatever weights and rules say", async () => {
    const asked = questions();
    await submitOrder(filledForm());
    await submitOrder(filledForm({ event: "Kuzyn popełnił samobójstwo 12 lat temu." }));
    expect(questions()).toBe(asked + 2);
    answer("acute");
    expect((await submitOrder(filledForm())).data.step).toBe("help");
  });

  test("asks nobody without the consent in the same post, so nothing leaves", async () => {
    const asked = questions();
    const form = filledForm({ mood: hinting, sensitiveConsent: "" });
    expect((await submitOrder(form)).status).toBe(422);
    const { token } = await placeDeliveredOrder();
    const message = { email: "cichy@example.com", message: hinting };
    expect((await call(sendContact, post("/kontakt", message))).status).toBe(303);
    const review = { stars: "5", text: hinting, authorName: "Ola" };
    await call(writeReview, post(paths.orderReview(token), review), { token });
    expect(questions()).toBe(asked);
  });

  test("asks nobody for a member or a network that has sent too much, and leaves it open", async () => {
    const userId = crypto.randomUUID();
    const ctx = testContext({ kind: "member", userId });
    const form = {
      place: "post",
      texts: [{ text: hinting }],
      values: {},
      mayBeRead: true,
    } as const;
    const asked = questions();
    expect((await screenForCrisis(ctx, form)).screening).toEqual({
      level: "none",
      suspectedAbove: null,
    });
    await consumeRateLimit(ctx, "readings", userId, 59);
    const open = { level: "concern", suspectedAbove: "none" };
    expect((await screenForCrisis(ctx, form)).screening).toEqual(open);
    const clientAddress = "198.51.100.7";
    await consumeRateLimit(ctx, "readingsOfNetwork", networkOf(clientAddress), 120);
    const stranger = { ...form, clientAddress };
    expect((await screenForCrisis(testContext("visitor"), stranger)).screening).toEqual(open);
    expect(questions()).toBe(asked + 1);
  });

  test("asks nobody about a message that is too long, nor about one after another from one network", async () => {
    const asked = questions();
    const send = (message: string) =>
      call(sendContact, post("/kontakt", { email: "", message, readingConsent: "on" }));
    expect((await send(`${hinting} `.repeat(400))).status).toBe(422);
    expect(questions()).toBe(asked);
    expect((await send(hinting)).status).toBe(422);
    expect(questions()).toBe(asked + 1);
    const clientAddress = "198.51.100.9";
    const ctx = testContext("visitor");
    expect(await mayReadContact(ctx, clientAddress)).toBe(true);
    await consumeRateLimit(ctx, "contactReadingsOfNetwork", networkOf(clientAddress), 19);
    expect(await mayReadContact(ctx, clientAddress)).toBe(false);
  });

  test("takes a reading's cost from what a member and a network may have read", async () => {
    const form = {
      place: "post",
      texts: [{ text: hinting }],
      values: {},
      mayBeRead: true,
    } as const;
    const asked = questions();
    const member = { kind: "member", userId: crypto.randomUUID() } as const;
    const { readingCosts, readingCostsOfNetwork } = rateLimitRules;
    await consumeRateLimit(testContext("visitor"), "readingCosts", member.userId, readingCosts.max);
    await screenForCrisis(testContext(member), form);
    const clientAddress = "198.51.100.10";
    await consumeRateLimit(
      testContext("visitor"),
      "readingCostsOfNetwork",
      networkOf(clientAddress),
      readingCostsOfNetwork.max,
    );
    await screenForCrisis(testContext("visitor"), { ...form, clientAddress });
    expect(questions()).toBe(asked);
  });

  test("is stopped on every page when the second reader hears a crisis", async () => {
    answer("acute", 2);
    const email = "szary@example.com";
    const contact = await call(
      sendContact,
      post("/kontakt", { email, message: hinting, readingConsent: "on" }),
    );
    expect(contact).toMatchObject({ status: 422, data: { step: "help" } });
    const stored = db.select().from(contactMessages).where(eq(contactMessages.email, email));
    expect(await stored).toEqual([]);
    const { token } = await placeDeliveredOrder();
    const review = { stars: "5", text: hinting, authorName: "Ola", readingConsent: "on" };
    const request = post(paths.orderReview(token), review);
    expect(await call(writeReview, request, { token })).toMatchObject({
      status: 422,
      data: { step: "help" },
    });
  });
});

test("consent to a reading is kept with its version beside the words that it covers, and nowhere else", async () => {
  const consented = { readingConsent: "on" };
  for (const [given, version] of [
    [consented, readingConsentVersion],
    [{}, null],
  ] as const) {
    const email = `zgoda.${String(version)}@example.com`;
    await call(sendContact, post("/kontakt", { email, message: "Kiedy odpiszecie?", ...given }));
    const [kept] = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
    expect(kept).toMatchObject({ readingConsentVersion: version });
    const { id, token } = await placeDeliveredOrder();
    const words = { stars: "5", text: "Bardzo mi pomogło.", authorName: "Ola", ...given };
    await call(writeReview, post(paths.orderReview(token), words), { token });
    const [review] = await db.select().from(reviews).where(eq(reviews.orderId, id));
    expect(review).toMatchObject({ readingConsentVersion: version });
  }
});

test("words with a NUL in them are answered with help, too", async () => {
  const form = filledForm({ mood: "Naprawdę nie chcę\u0000 już ży\u0000ć." });
  expect(await submitOrder(form)).toMatchObject({ status: 422, data: { step: "help" } });
  const goesOn = await submitOrder({ ...form, helpSeen: "helpSeen" });
  expect(goesOn.status).toBe(422);
});

describe("before a document is written", () => {
  const answers = { ...emotionMirrorAnswers, mood: hinting };
  /** Nobody was asked while its buyer waited. */
  const open = () => placePaidOrder(testContext(), { answers });
  const fulfil = async (order: { id: string }) => {
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
    return recordsOf(order.id);
  };

  test("a second reader without hurry can lift the suspicion", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout");
    const order = await open();
    expect(order).toMatchObject({ crisisLevel: "concern", crisisSuspectedAbove: "none" });
    const done = await fulfil(order);
    expect(limit).not.toHaveBeenCalledWith(interactiveTimeoutMs);
    limit.mockRestore();
    expect(done.order).toMatchObject({
      status: "completed",
      crisisLevel: "none",
      crisisSuspectedAbove: null,
    });
    const html = done.delivered[0]?.html ?? "";
    expect(html.indexOf("tel:")).toBeGreaterThan(html.indexOf("Dokument napisała"));
  });

  test.each(verdicts)("it can find %s", async (verdict) => {
    answer(verdict);
    const done = await fulfil(await open());
    expect(done.order).toMatchObject({ crisisLevel: verdict, crisisSuspectedAbove: null });
    expect(done.delivered[0]?.html).toContain("tel:112");
  });

  test("without an answer quiet help stays, and the document comes all the same", async () => {
    sandbox.faults.arm({ service: "model", fault: "refusal" });
    const done = await fulfil(await open());
    expect(done.order).toMatchObject({
      status: "completed",
      crisisLevel: "concern",
      crisisSuspectedAbove: "none",
    });
    expect(done.delivered[0]?.html).toContain("tel:112");
    expect(await secondReadings()).toEqual([["order", "refused", 1]]);
  });

  test("nobody is asked about a form that has been decided", async () => {
    const form = filledForm({ mood: hinting });
    answer("concern");
    await submitOrder(form);
    const [id = ""] = await ordersOfForm(form);
    await db.update(orders).set({ status: "paid", paidAt: new Date() }).where(eq(orders.id, id));
    const asked = questions();
    expect((await fulfil({ id })).order.crisisLevel).toBe("concern");
    expect(questions()).toBe(asked);
  });

  test("nobody is asked once the text is stored: a repeated attempt makes the same mail", async () => {
    const order = await open();
    sandbox.faults.arm({ service: "model", fault: "refusal" });
    sandbox.faults.arm({ service: "resend", fault: "server_error", times: null });
    await expect(
      deliverOrder(testContext(), { orderId: order.id, lastAttempt: false }),
    ).rejects.toThrow();
    sandbox.faults.clear();
    const asked = questions();
    const done = await fulfil(order);
    expect(questions()).toBe(asked);
    expect(done.order).toMatchObject({ status: "completed", crisisLevel: "concern" });
  });

  test("what was suspected goes with the content", async () => {
    const order = await placePaidOrder(testContext(), { answers });
    sandbox.faults.arm({ service: "model", fault: "refusal" });
    await fulfil(order);
    await deleteContentNow(testContext("buyer"), order.token);
    expect((await recordsOf(order.id)).order).toMatchObject({
      crisisLevel: "none",
      crisisSuspectedAbove: null,
    });
  });

  test("no record of a single call tells that an order was suspected", async () => {
    const { modelCalls, events } = await fulfil(await open());
    const plain = await fulfil(await placePaidOrder());
    expect(events).toEqual(plain.events);
    expect(modelCalls.map(({ task }) => task)).toEqual(plain.modelCalls.map(({ task }) => task));
  });
});

describe("what is counted for the yearly report", () => {
  test("is day, place and level, once for each crisis that is heard", async () => {
    const acute = filledForm({ mood: "Naprawdę nie chcę już żyć." });
    await submitOrder(acute);
    await submitOrder({ ...acute, backToForm: "1" });
    await submitOrder({ ...acute, helpSeen: "helpSeen" });
    await submitOrder(filledForm({ mood: "Naprawdę nie chcę już żyć." }));
    await submitOrder(filledForm({ event: "Kuzyn popełnił samobójstwo 12 lat temu." }));
    await submitOrder(filledForm());
    await call(
      sendContact,
      post("/kontakt", { email: "a@example.com", message: "Naprawdę chcę umrzeć." }),
    );
    expect(await crisesCounted()).toEqual([
      ["contact", "acute", 1],
      ["order", "concern", 1],
      ["order", "acute", 2],
    ]);
    const counts = await db.select().from(crisisCounts);
    expect(Object.keys(counts[0] ?? {}).sort()).toEqual(["count", "day", "level", "place"]);
    expect(counts[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("adds up, whoever comes at the same time", async () => {
    const forms = Array.from({ length: 8 }, () =>
      filledForm({ mood: "Naprawdę nie chcę już żyć." }),
    );
    await Promise.all(forms.map(submitOrder));
    expect(await crisesCounted()).toEqual([["order", "acute", 8]]);
  });
});
