import { describe, expect, test } from "vitest";
import { consentOf } from "~/products/consent";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { action, loader } from "~/routes/orders/order-form";
import {
  filledForm,
  orderFormPath,
  ordersOfForm,
  recordsOfForm,
  submitOrder,
} from "../../support/forms";
import { call, get, post } from "../../support/requests";
import { sandbox } from "../../support/world";

type FormPage = Awaited<ReturnType<typeof loader>>;

describe("a valid order", () => {
  test("leads to the gateway's payment page", async () => {
    const form = filledForm();
    const answer = await submitOrder(form);
    const { payments, transactions, order } = await recordsOfForm(form);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${sandbox.url}/pay/${transactions[0]?.id}`);
    expect(order.status).toBe("awaiting_payment");
    expect(payments).toMatchObject([
      {
        status: "pending",
        amountGrosze: 1199,
        transactionId: transactions[0]?.id,
        transactionTitle: transactions[0]?.title,
      },
    ]);
    expect(transactions).toMatchObject([{ amount: 1199, currency: "PLN", crc: order.token }]);
  });

  test("is frozen with its answers, their summary, the product's version and the consent", async () => {
    const form = filledForm({ name: "  Łucja ", mood: "raz\r\ndwa" });
    await submitOrder(form);
    const { order, events } = await recordsOfForm(form);
    expect(order.answers).toEqual({
      name: "Łucja",
      mood: "raz\ndwa",
      touchedEmotion: "cisza",
      focusEmotion: "smutek",
    });
    expect(order.summary).toContainEqual({ label: "Jaki masz dziś nastrój?", value: "raz\ndwa" });
    expect(order).toMatchObject({
      personName: "Łucja",
      productSlug: "emotion-mirror",
      productVersion: emotionMirror.version,
      orderType: "EmotionMirror",
      consentText: consentOf(emotionMirror).text,
      consentVersion: consentOf(emotionMirror).version,
    });
    expect(order.consentedAt).toEqual(order.placedAt);
    expect(order.token).toMatch(/^Smart-[\w-]{32}$/);
    expect(events).toEqual(["placed"]);
  });

  test("costs what the catalogue says, whatever price is posted", async () => {
    const form = filledForm({ price: "0.01", priceGrosze: "1", amount: "1" });
    await submitOrder(form);
    const { order, transactions } = await recordsOfForm(form);
    expect(order.priceGrosze).toBe(1199);
    expect(order.answers).not.toHaveProperty("price");
    expect(transactions[0]?.amount).toBe(1199);
  });

  test("may carry a name as long as the form allows", async () => {
    const form = filledForm({ name: "Ż".repeat(200) });
    expect((await submitOrder(form)).status).toBe(303);
  });

  test("comes from a page that gives every visitor a token of their own", async () => {
    const [first, second] = await Promise.all([
      call<FormPage>(loader, get(orderFormPath)),
      call<FormPage>(loader, get(`${orderFormPath}/`)),
    ]);
    expect(first.data.product.slug).toBe("emotion-mirror");
    expect(first.data.formToken).not.toBe(second.data.formToken);
  });
});

describe("a form that cannot be accepted", () => {
  test("comes back with all its errors at once and everything that was typed", async () => {
    const form = filledForm({
      name: "",
      email: "   ",
      mood: " \r\n ",
      focusEmotion: "",
      touchedEmotion: "to zostaje",
    });
    const withoutConsent: Partial<typeof form> = { ...form };
    delete withoutConsent.consent;
    const answer = await submitOrder(withoutConsent as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toMatchObject({
      name: "Uzupełnij wymagane pola.",
      email: "Podaj e-mail – na niego wyślemy analizę.",
      mood: "Uzupełnij wymagane pola.",
      focusEmotion: "Uzupełnij wymagane pola.",
      consent: "Zaznacz zgodę – bez niej nie możemy przygotować dokumentu od razu.",
    });
    expect(answer.data.values).toEqual(withoutConsent);
    expect(await ordersOfForm(form)).toEqual([]);
  });

  test("comes back whole when it is larger than 64 KiB", async () => {
    const form = filledForm({ mood: "a".repeat(64 * 1024) });
    const answer = await submitOrder(form);
    expect(answer.status).toBe(413);
    expect(answer.data.errors[""]).toContain("64 KB");
    expect(answer.data.values.name).toBe("Łucja");
    expect(answer.data.values.mood).toHaveLength(64 * 1024);
    expect(await ordersOfForm(form)).toEqual([]);
  });

  test("is accepted at the largest size that is allowed", async () => {
    const form = filledForm();
    const room = 64 * 1024 - new URLSearchParams(form).toString().length;
    form.mood += "a".repeat(room);
    expect((await submitOrder(form)).status).toBe(303);
  });

  test.each([
    ["JSON", "application/json", '{"name":"Anna"}'],
    ["an unfinished multipart body", "multipart/form-data; boundary=x", "--x\r\nContent-Dispo"],
    ["a body without a type", "", "name=Anna"],
  ])("is refused when it is %s", async (_, contentType, body) => {
    const request = new Request(`http://shop.test${orderFormPath}`, {
      method: "POST",
      headers: contentType ? { "Content-Type": contentType } : {},
      body: Buffer.from(body),
    });
    expect((await call(action, request)).status).toBe(400);
  });

  test.each([
    [
      "an unknown choice",
      { focusEmotion: "nuda" },
      "focusEmotion",
      "Wybierz jedną z dostępnych opcji.",
    ],
    [
      "a malformed address",
      { email: "anna@" },
      "email",
      "Podaj poprawny adres e-mail, na przykład anna@example.com.",
    ],
    [
      "control characters",
      { mood: "a\u0000b\u202e" },
      "mood",
      "W tym polu były niewidoczne znaki sterujące. Usunęliśmy je – sprawdź tekst i wyślij formularz ponownie.",
    ],
    [
      "a form token that is none",
      { formToken: "1" },
      "formToken",
      "Formularz się przedawnił. Wyślij go jeszcze raz – wszystkie odpowiedzi zostały.",
    ],
  ])("says what is wrong with %s", async (_, wrong, control, message) => {
    const answer = await submitOrder(filledForm(wrong as Record<string, string>));
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toEqual({ [control]: message });
  });

  test("is not found at the address of no product", async () => {
    expect((await call(action, post("/smart/nothing", filledForm()))).status).toBe(404);
  });
});
