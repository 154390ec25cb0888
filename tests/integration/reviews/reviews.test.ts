import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { reviews } from "~/db/schema";
import { flashIn } from "~/http/flash.server";
import { paths } from "~/paths";
import { action } from "~/routes/orders/review";
import type { Refusal } from "~/forms/refusal";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import {
  getLatestReviews,
  getProductReviews,
  getReviewPage,
} from "~/services/reviews/queries.server";
import { hideReview } from "~/services/reviews/hide-review.server";
import { saveReview } from "~/services/reviews/save-review.server";
import { placeDeliveredBookOrder } from "../../support/books";
import { orderPageOf, placeDeliveredOrder } from "../../support/order-page";
import { placePaidOrder, testContext } from "../../support/orders";
import { ownBook } from "../../support/own-book";
import { recordsOf } from "../../support/records";
import { call, post } from "../../support/requests";
import { staffContext } from "../../support/staff";
import { screeningOf } from "../../support/screening";
import { outcomeOf } from "../../support/refused";

const day = 24 * 60 * 60_000;
const buyer = testContext("buyer");
const slug = "emotion-mirror";
const form = { stars: "5", text: "Trafne i spokojne, wracam do tego.", authorName: "Łucja" };

const write = (token: string, fields: Record<string, string> = {}) =>
  call<Refusal<unknown>>(action, post(paths.orderReview(token), { ...form, ...fields }), {
    token,
  });
const reviewOf = async (orderId: string) =>
  (await db.select().from(reviews).where(eq(reviews.orderId, orderId)))[0];

test("a product has no figures until somebody has bought it and said something", async () => {
  expect(await getProductReviews(buyer, slug)).toBeNull();
  const first = await placeDeliveredOrder();
  expect(await write(first.token)).toMatchObject({
    status: 303,
    location: `${paths.paymentSuccess(first.token)}&done=reviewed`,
  });
  const second = await placeDeliveredOrder();
  await write(second.token, { stars: "2", text: "" });
  expect(await getProductReviews(buyer, slug)).toMatchObject({
    average: 3.5,
    count: 2,
    latest: [{ authorName: "Łucja", stars: 5, text: form.text }],
  });
  // Stars alone are no opinion to be read.
  expect(await getLatestReviews(buyer, 9)).toMatchObject([{ text: form.text }]);
  expect((await orderPageOf(first.token)).options.review).toBe("change");
});

test("an order has one review, which can be changed for 14 days and then stands", async () => {
  const order = await placeDeliveredOrder();
  await write(order.token);
  await write(order.token, { stars: "3" });
  expect(await reviewOf(order.id)).toMatchObject({ stars: 3, status: "visible" });
  const late = testContext("buyer", { now: new Date(Date.now() + 15 * day) });
  const screening = screeningOf();
  const change = { stars: 1, text: null, authorName: "Łucja", token: order.token, screening };
  expect(await outcomeOf(saveReview(late, change))).toBe("review_too_late");
  expect(await reviewOf(order.id)).toMatchObject({ stars: 3 });
});

test("the 14 days count from the first words, to the moment, on the page as in the order", async () => {
  const order = await placeDeliveredOrder();
  const clock = { now: new Date() };
  const ctx = testContext("buyer", clock);
  const first = clock.now.getTime();
  const said = (stars: number) =>
    saveReview(ctx, {
      ...{ stars, text: null, authorName: "Łucja" },
      ...{ token: order.token, screening: screeningOf() },
    });
  const offered = async () => [
    (await getReviewPage(ctx, order.token))?.state,
    (await getOrderPage(ctx, order.token))?.options.review,
  ];
  expect(await offered()).toEqual(["open", "write"]);
  await said(5);
  // A change begins no other 14 days.
  clock.now = new Date(first + 10 * day);
  expect(await said(4)).toBe("saved");
  clock.now = new Date(first + 14 * day);
  expect(await offered()).toEqual(["open", "change"]);
  expect(await said(3)).toBe("saved");
  clock.now = new Date(first + 14 * day + 1);
  expect(await offered()).toEqual(["too_late", "written"]);
  expect(await outcomeOf(said(1))).toBe("review_too_late");
  expect(await reviewOf(order.id)).toMatchObject({ stars: 3, createdAt: new Date(first) });
  const { events } = await recordsOf(order.id);
  expect(events.filter((event) => event.startsWith("review"))).toEqual([
    ...["reviewed", "review_changed", "review_changed"],
  ]);
});

test("a review stays when the order's content is deleted, and staff can hide it", async () => {
  const order = await placeDeliveredOrder();
  await write(order.token);
  await deleteContentNow(buyer, order.token);
  expect(await reviewOf(order.id)).toMatchObject({ stars: 5 });
  const before = (await getProductReviews(buyer, slug))?.count ?? 0;
  const support = staffContext("support");
  await hideReview(support, { orderId: order.id, reason: "personal_data" });
  expect(await reviewOf(order.id)).toMatchObject({ status: "hidden", waitingSince: null });
  await write(order.token, { stars: "4" });
  // Changed, so that somebody looks again.
  expect(await reviewOf(order.id)).toMatchObject({
    status: "hidden",
    hiddenReason: "personal_data",
    waitingSince: expect.any(Date) as Date,
  });
  expect((await getProductReviews(buyer, slug))?.count ?? 0).toBe(before - 1);
});

const despair = { text: "Dokument piękny, ale ja i tak nie chcę już żyć." };

test("a review with cause for concern is public, and its author sees whom to call", async () => {
  const order = await placeDeliveredOrder();
  const sorrow = {
    text: "Brat popełnił samobójstwo 10 lat temu, ten tekst pomógł mi o nim pisać.",
  };
  expect(await write(order.token, { ...sorrow, readingConsent: "on" })).toMatchObject({
    status: 303,
    location: `${paths.paymentSuccess(order.token)}&done=reviewed-gently`,
  });
  const unread = await write(order.token, sorrow);
  expect(unread.location).toBe(`${paths.paymentSuccess(order.token)}&done=reviewed`);
  expect(flashIn(unread.headers.get("Location") ?? "")).toMatchObject({ isHelpNear: true });
  expect((await reviewOf(order.id))?.status).toBe("visible");
});

test("a review in which a crisis is heard meets help first, and nothing of it is stored", async () => {
  const order = await placeDeliveredOrder();
  expect(await write(order.token, despair)).toMatchObject({
    status: 422,
    location: null,
    data: { step: "help", values: despair },
  });
  expect(await write(order.token, { ...despair, backToForm: "1" })).toMatchObject({
    status: 422,
    data: { step: "edit", errors: {}, values: despair },
  });
  expect(await reviewOf(order.id)).toBeUndefined();
});

test("whoever goes on is told that such a review is kept from the public", async () => {
  const order = await placeDeliveredOrder();
  const before = (await getProductReviews(buyer, slug))?.count ?? 0;
  expect(await write(order.token, { ...despair, helpSeen: "helpSeen" })).toMatchObject({
    status: 303,
    location: `${paths.paymentSuccess(order.token)}&done=reviewed-unseen`,
  });
  expect(await reviewOf(order.id)).toMatchObject({ ...despair, status: "hidden" });
  expect((await getProductReviews(buyer, slug))?.count ?? 0).toBe(before);
});

test("a published review disappears when it is changed into a cry for help", async () => {
  const order = await placeDeliveredOrder();
  await write(order.token);
  await write(order.token, { ...despair, helpSeen: "helpSeen" });
  expect((await reviewOf(order.id))?.status).toBe("hidden");
  // Only staff publish it again.
  expect(await write(order.token)).toMatchObject({ status: 303 });
  expect((await reviewOf(order.id))?.status).toBe("hidden");
});

test("what is said of a book stands on that book's page alone", async () => {
  const order = await placeDeliveredBookOrder();
  await write(order.token);
  expect(await reviewOf(order.id)).toMatchObject({ productSlug: ownBook.slug });
  expect(await getProductReviews(buyer, ownBook.slug)).toMatchObject({ count: 1 });
});

test("only a delivered order can be reviewed", async () => {
  const order = await placePaidOrder();
  expect((await getReviewPage(buyer, order.token))?.state).toBe("not_possible");
  expect(await write(order.token)).toMatchObject({ location: paths.orderReview(order.token) });
  expect(await reviewOf(order.id)).toBeUndefined();
});

test("a product's page shows the six newest opinions with words", async () => {
  for (let number = 1; number <= 7; number += 1) {
    const order = await placeDeliveredOrder();
    const ctx = testContext("buyer", { now: new Date(Date.now() + number * 1000) });
    const text = `To jest opinia numer ${number}.`;
    await saveReview(ctx, {
      token: order.token,
      stars: 5,
      text,
      authorName: "Ola",
      screening: screeningOf(),
    });
  }
  const shown = await getProductReviews(buyer, slug);
  expect(shown?.latest.map(({ text }) => /\d/.exec(text)?.[0])).toEqual([
    "7",
    "6",
    "5",
    "4",
    "3",
    "2",
  ]);
});

describe("what is written", () => {
  test("loses its links and addresses", async () => {
    const order = await placeDeliveredOrder();
    await write(order.token, {
      text: "Polecam <b>bardzo</b>, napisz do mnie: ola@example.com albo https://spam.example/x",
      authorName: "Ola www.spam.pl",
    });
    const review = await reviewOf(order.id);
    expect(review?.text).toBe("Polecam bardzo, napisz do mnie: albo");
    expect(review?.authorName).toBe("Ola");
  });

  test.each([
    [{ stars: "" }, { stars: "Wybierz ocenę od 1 do 5." }],
    [{ stars: "6" }, { stars: "Wybierz ocenę od 1 do 5." }],
    [
      { text: "Fajne" },
      { text: "Napisz co najmniej 10 znaków (bez linków i adresów) albo zostaw to pole puste." },
    ],
    [{ text: "a".repeat(601) }, { text: "Skróć opinię do 600 znaków." }],
    [{ authorName: " " }, { authorName: "Podaj imię – pokażemy je przy opinii." }],
    [{ authorName: "O".repeat(41) }, { authorName: "Skróć imię do 40 znaków." }],
  ])("as %j comes back with a sentence and the values", async (fields, errors) => {
    const order = await placeDeliveredOrder();
    const answer = await write(order.token, fields as Record<string, string>);
    expect(answer).toMatchObject({ status: 422, data: { errors, values: { ...form, ...fields } } });
    expect(await reviewOf(order.id)).toBeUndefined();
  });
});
