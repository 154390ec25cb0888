import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dreamAnalysisContentSchema } from "~/products/dream-analysis/content";
import { soulArchetypeContentSchema } from "~/products/soul-archetype/content";
import { action } from "~/routes/orders/order-form";
import type { Refusal } from "~/forms/refusal";
import { recordsOfForm } from "../../support/forms";
import { notifyPaid } from "../../support/notifications";
import { deliverOrder, testContext } from "../../support/orders";
import { call, post } from "../../support/requests";
import { sandbox } from "../../support/world";

const someone = () => ({
  formToken: randomUUID(),
  email: `kasia.${randomUUID()}@example.com`,
  consent: "on",
  ageConsent: "on",
  sensitiveConsent: "on",
});

const dreamForm = () => ({
  ...someone(),
  dream: "Stoję na moście nad rzeką, a po drugiej stronie ktoś zapala światło.",
  firstName: "Kasia",
});

const portraitForm = () => ({
  ...someone(),
  name: "Łucja",
  birthDay: "20",
  birthMonth: "4",
  birthYear: "1990",
  question: "Czego teraz pilnuję?",
});

const submitTo = (path: string, form: Record<string, string>) =>
  call<Refusal>(action, post(path, form));

async function deliver(path: string, form: { email: string } & Record<string, string>) {
  expect((await submitTo(path, form)).status).toBe(303);
  const { order, transactions } = await recordsOfForm(form);
  const paid = (order.priceGrosze / 100).toFixed(2);
  await notifyPaid(order, transactions[0]?.title ?? "", { tr_amount: paid, tr_paid: paid });
  await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
  return recordsOfForm(form);
}

describe("a dream", () => {
  test("is ordered under its own prefix, in the first name, and delivered", async () => {
    const { order, texts, files, delivered } = await deliver("/dream-analysis", dreamForm());
    expect(order).toMatchObject({
      status: "completed",
      orderType: "DreamAnalysis",
      personName: "Kasia",
      priceGrosze: 1699,
    });
    expect(order.token).toMatch(/^Dream-[\w-]{32}$/);
    const content = dreamAnalysisContentSchema.parse(texts[0]?.content);
    expect(content.symbols.map(({ image }) => image)).toContain("Woda");
    expect(files).toMatchObject([{ fileName: "analiza-snu.pdf" }]);
    expect(delivered).toHaveLength(1);
  });

  test.each([
    ["no_payment_url", "Nie udało się wygenerować linku płatności."],
    ["reset", "Wystąpił błąd podczas składania zamówienia."],
  ])("that cannot be paid for because of %s says so in its own words", async (fault, message) => {
    sandbox.faults.arm({ service: "tpay", fault });
    const answer = await submitTo("/dream-analysis", dreamForm());
    expect(answer).toMatchObject({ status: 502, data: { errors: { "": message } } });
  });
});

describe("a portrait", () => {
  test("interprets the sky of the day, which the model is told but the order does not keep", async () => {
    const { order, texts, files } = await deliver("/horoscope/archetype", portraitForm());
    expect(order).toMatchObject({ status: "completed", orderType: "SoulArchetype" });
    expect(order.token).toMatch(/^Smart-/);
    expect(order.answers).toEqual({
      name: "Łucja",
      birthDate: "1990-04-20",
      question: "Czego teraz pilnuję?",
    });
    expect(order.summary).toContainEqual({ label: "Data urodzenia", value: "20 kwietnia 1990" });
    const { sun, moon } = soulArchetypeContentSchema.parse(texts[0]?.content);
    expect(sun.paragraphs[0]).toContain("Słońce przechodzi tego dnia z Barana do Byka");
    expect(moon.heading).toBe("Księżyc między Wodnikiem a Rybami");
    expect(files[0]?.pageCount).toBeLessThanOrEqual(5);
  });
});
