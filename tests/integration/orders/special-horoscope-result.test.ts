import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { saveConfirmation } from "~/services/fulfilment/save-confirmation.server";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { db } from "~/db/client.server";
import { documentFiles, documentTexts, orders } from "~/db/schema";
import { arcInWords } from "~/documents/blocks/sky-chart-rows.server";
import { wordsIn } from "~/documents/sections";
import { symbolsNotScience } from "~/sky/ephemeris/birth-sky-words";
import { loader } from "~/routes/orders/special-horoscope-result";
import { ReadingPage, type ReadingPageProps } from "~/routes/orders/reading-page";
import type { Problem } from "~/routes/orders/result-views";
import { getOrderPage } from "~/services/orders/order-page.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { deliverOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { screeningOf } from "../../support/screening";

type Loaded = {
  view: "problem" | "loading" | "content";
  problem?: Problem;
  order?: { number: string; paid: boolean };
  look?: { after: number; href: string } | null;
  page?: ReadingPageProps["page"];
};

const ctx = testContext();
const show = (query: string) =>
  call<Loaded>(loader, get(`/special-horoscope-result${query}`)).then(({ status, data }) => ({
    status,
    ...data,
  }));

async function place() {
  const order = await placeOrder(ctx, {
    product: specialHoroscope,
    screening: screeningOf(),
    submission: {
      formToken: randomUUID(),
      email: null,
      answers: { zodiacSign: "ryby", theme: "health" },
    },
  });
  await startPayment(ctx, order);
  return order;
}

async function pay() {
  const order = await place();
  const payment = { transactionTitle: `TR-${order.id}`, paidGrosze: 1199, currency: "PLN" };
  await markPaid(ctx, order, payment);
  return order;
}

async function deliver() {
  const order = await pay();
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: true });
  return order;
}

/** As it is set on paper and on a page, lines and short words are tied otherwise. */
const plain = (words: string) => words.replace(/\s+/g, " ");

const set = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  db.update(orders).set(values).where(eq(orders.id, id));

test("the cover of a horoscope has its sign, and is shown once its buyer may open it", async () => {
  const { token, id } = await deliver();
  const isShown = async () => (await getOrderPage(ctx, token))?.hasCover;
  // This order has no address: its buyer saves the confirmation first, and can open nothing before.
  expect(await isShown()).toBe(false);
  await saveConfirmation(ctx, token);
  expect(await isShown()).toBe(true);
  const [file] = await db.select().from(documentFiles).where(eq(documentFiles.orderId, id));
  expect(file?.figure).toBe("pisces");
  // What its text is worth to today's layouts is nothing to the page.
  await db.update(documentTexts).set({ content: {} }).where(eq(documentTexts.orderId, id));
  expect(await isShown()).toBe(true);
});

describe("the page of a special horoscope", () => {
  test("without a token says so", async () => {
    expect(await show("")).toMatchObject({
      status: 400,
      problem: { message: "Brak tokena w adresie URL. Sprawdź link płatności." },
    });
  });

  test.each(["Spec_Horo-unknown", "a\u0000b", "x".repeat(300)])(
    "is not found for %j",
    async (token) => {
      expect(await show(`?token=${encodeURIComponent(token)}`)).toMatchObject({
        status: 404,
        problem: {
          message:
            "Horoskop nie został znaleziony. Możliwe, że płatność nie została jeszcze przetworzona.",
          retry: true,
        },
      });
    },
  );

  test("is not found for the order of another product", async () => {
    const { token } = await placeTestOrder(ctx);
    expect((await show(`?token=${token}`)).status).toBe(404);
  });

  test("looks for the payment for a while, then says that it did not come and offers to pay", async () => {
    const { token, number } = await place();
    const first = await show(`?token=${token}`);
    expect(first).toMatchObject({
      status: 200,
      view: "loading",
      order: { number: `K-${number}`, paid: false },
      look: { after: 2000, href: `/special-horoscope-result?token=${token}&try=1` },
    });
    expect(await show(`?token=${token}&try=6`)).toMatchObject({
      status: 402,
      problem: {
        message: "Płatność nie została zrealizowana. Spróbuj ponownie opłacić horoskop.",
        number: `K-${number}`,
        pay: true,
        // A payment that comes later is still heard.
        look: { after: null, stream: `/orders/${token}/events?seen=awaiting_payment.000` },
      },
    });
  });

  test("waits while the horoscope is being written", async () => {
    const { token } = await pay();
    expect(await show(`?token=${token}`)).toMatchObject({
      status: 200,
      view: "loading",
      order: { paid: true },
      look: { after: 2000 },
    });
  });

  test("shows the whole text of the document", async () => {
    const { token, id } = await deliver();
    expect(await show(`?token=${token}`)).toMatchObject({
      status: 409,
      problem: { detail: expect.stringContaining("potwierdzenie umowy") as string },
    });
    await saveConfirmation(ctx, token);
    const page = await show(`?token=${token}`);
    expect(page).toMatchObject({ status: 200, view: "content" });
    const [text] = await db.select().from(documentTexts).where(eq(documentTexts.orderId, id));
    const { title, opening, parts } = page.page!;
    const shown = [...opening, ...parts.flatMap(({ reading }) => reading)].map(wordsIn).join(" ");
    const { title: named, ...pieces } = text!.content as Record<string, unknown>;
    expect(title).toBe(named);
    for (const piece of Object.values(pieces).flat())
      for (const words of typeof piece === "string" ? [piece] : Object.values(piece as object))
        expect(plain(shown)).toContain(plain(words as string));
  });

  test("is read as every document: its opening, the wheel that it rests on, its last words last, whole or a part at a time", async () => {
    const { token } = await deliver();
    await saveConfirmation(ctx, token);
    const { page } = await show(`?token=${token}`);
    expect(page!.opening.map(([tag]) => tag)).toEqual(["p"]);
    const titles = page!.parts.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(["Niebo w dniu zamówienia", "Dzisiejsze niebo a Ryby"]);
    expect(titles.slice(-3)).toEqual([
      "Księżyc w najbliższych tygodniach",
      "Planety a Ryby",
      "Na koniec",
    ]);
    const planets = page!.parts.at(-2)?.reading ?? [];
    expect(planets.map(([tag]) => tag)).toEqual(["ul", "table", "p"]);
    expect(page).toMatchObject({ isByParts: false, drawing: {}, sky: null });
    const sky = page!.parts[0]?.reading ?? [];
    expect(sky[0]).toEqual(["figure", expect.any(String), ["drawing", expect.any(String)]]);
    expect(plain(wordsIn(sky[1]!))).toBe(arcInWords);
    expect(sky.slice(2)).toEqual([["p", symbolsNotScience]]);
    const { links } = page!;
    const html = renderToStaticMarkup(createElement(ReadingPage, { page: page! }));
    expect(html).toMatch(/<figure><div role="img" aria-label="[^"]+"[^>]*><svg/);
    expect(html.match(/<th[^>]*><span[^>]*><span aria-hidden="true"[^>]*><svg/g)).toHaveLength(3);
    expect(html).toContain(`${links.here.replaceAll("&", "&amp;")}&amp;po-kolei`);
    expect((await show(`?token=${token}&po-kolei`)).page).toMatchObject({ isByParts: true, links });
  });

  test("says when it was deleted, and nothing of what it said", async () => {
    const { token } = await deliver();
    await deleteContentNow(ctx, token);
    const page = await show(`?token=${token}`);
    expect(page.status).toBe(410);
    expect(page.problem?.message).toMatch(/^Ten horoskop usunęliśmy .+\.$/);
    expect(page.page).toBeUndefined();
  });

  test("says that a text is missing", async () => {
    const { token, id } = await deliver();
    await saveConfirmation(ctx, token);
    await db.delete(documentFiles).where(eq(documentFiles.orderId, id));
    expect(await show(`?token=${token}`)).toMatchObject({
      status: 404,
      problem: { message: "Brak treści horoskopu w odpowiedzi serwera" },
    });
  });

  test("shows a horoscope that no mail program took", async () => {
    const { token, id } = await deliver();
    await set(id, { status: "failed", failure: "mail_refused" });
    await saveConfirmation(ctx, token);
    expect(await show(`?token=${token}`)).toMatchObject({ status: 200, view: "content" });
  });

  test.each([
    ["failed", 410, "Nie udało się pobrać horoskopu."],
    ["refunded", 410, "Nie udało się pobrać horoskopu."],
    ["expired", 402, "Płatność nie została zrealizowana. Spróbuj ponownie opłacić horoskop."],
    ["cancelled", 402, "Płatność nie została zrealizowana. Spróbuj ponownie opłacić horoskop."],
  ] as const)("explains an order that is %s", async (status, code, message) => {
    const { token, id, number } = await place();
    await set(id, { status, failure: status === "failed" ? "model_refused" : null });
    const page = await show(`?token=${token}`);
    expect(page).toMatchObject({ status: code, problem: { message, number: `K-${number}` } });
    expect(page.problem?.at).toBeInstanceOf(Date);
    expect(page.problem?.pay).toBeUndefined();
  });

  test("says who wrote it by the name that is kept with the text, whatever model is set today", async () => {
    const { id, token } = await deliver();
    await saveConfirmation(ctx, token);
    expect(await show(`?token=${token}`)).toMatchObject({
      page: { origin: "demonstration" },
    });
    await db
      .update(documentTexts)
      .set({ model: "gpt-5-mini" })
      .where(eq(documentTexts.orderId, id));
    expect(await show(`?token=${token}`)).toMatchObject({ page: { origin: "model" } });
  });
});
