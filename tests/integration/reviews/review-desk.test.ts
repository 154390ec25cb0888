import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, books, mails, orders, reviews } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as reviewsPage } from "~/routes/admin/reviews";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { sendMail } from "~/services/outbox/send-mail.server";
import { openContent } from "~/services/acts/open-content.server";
import { orderNumber } from "~/services/orders/order-number";
import { answerReview, removeAnswer } from "~/services/reviews/answer-review.server";
import {
  countHiddenReviews,
  listReviews,
  reviewCard,
} from "~/services/reviews/desk-queries.server";
import { hideReview } from "~/services/reviews/hide-review.server";
import { getLatestReviews, getProductReviews } from "~/services/reviews/queries.server";
import type { HidingReason } from "~/services/reviews/acts";
import { saveReview } from "~/services/reviews/save-review.server";
import { showReview } from "~/services/reviews/show-review.server";
import { announcedBy } from "../../support/announcements";
import { signIn } from "../../support/members";
import { placeDeliveredOrder } from "../../support/order-page";
import { testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { screeningOf } from "../../support/screening";

const buyer = testContext("buyer");
const support = staffContext("support");
const slug = "emotion-mirror";
const hiddenSubject = "Twoja opinia nie jest publiczna";

async function reviewed(
  more: { text?: string | null; stars?: number; crisisLevel?: "none" | "acute" } = {},
) {
  const order = await placeDeliveredOrder();
  const text = more.text === undefined ? `Spokojne i trafne. ${randomUUID()}` : more.text;
  const review = { stars: 4, authorName: "Łucja", screening: screeningOf(), ...more, text };
  await saveReview(testContext("buyer"), { ...review, token: order.token });
  return { ...order, text: text ?? "" };
}

const rowOf = async (orderId: string) =>
  (await db.select().from(reviews).where(eq(reviews.orderId, orderId)))[0];
const auditOf = async (orderId: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.targetId, orderId)).orderBy(auditLog.id)).map(
    ({ act, reason }) => [act, reason],
  );
const mailsOf = (orderId: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, orderId), eq(mails.kind, "review_hidden")));
const shownTexts = async () =>
  (await getProductReviews(buyer, slug))?.latest.map(({ text }) => text) ?? [];

describe("hiding a review", () => {
  test("takes it out of the shop, tells its author why, and changes none of its words", async () => {
    const { id, text, email } = await reviewed({ stars: 1 });
    expect(await shownTexts()).toContain(text);
    await hideReview(support, { orderId: id, reason: "personal_data" });
    expect(await shownTexts()).not.toContain(text);
    expect(await getLatestReviews(buyer, 100)).not.toContainEqual(
      expect.objectContaining({ text }),
    );
    expect(await rowOf(id)).toMatchObject({ text, stars: 1, hiddenReason: "personal_data" });
    const [mail, ...others] = await mailsOf(id);
    expect(others).toEqual([]);
    await sendMail(testContext("worker"), { mailId: mail?.id ?? "", lastAttempt: false });
    const sent = mailsTo(email).find(({ subject }) => subject === hiddenSubject);
    expect(sent?.text).toContain("dane osobowe");
    expect(sent?.text).toContain("w ciągu sześciu miesięcy");
    expect(sent?.text).not.toContain(text);
    expect(await auditOf(id)).toEqual([["hide_review", "personal_data"]]);
    await expect(hideReview(support, { orderId: id, reason: "offensive" })).rejects.toThrow(
      Conflict,
    );
  });

  test("of an order without an address is told to nobody", async () => {
    const { id } = await reviewed();
    await db.update(orders).set({ email: null }).where(eq(orders.id, id));
    await hideReview(support, { orderId: id, reason: "unlawful" });
    expect(await rowOf(id)).toMatchObject({ status: "hidden" });
    expect(await mailsOf(id)).toEqual([]);
  });

  test("is never done for being negative, nor by whoever may not, nor to what there is not", async () => {
    const { id } = await reviewed({ stars: 1 });
    for (const reason of ["negative", "", "low_stars"] as unknown as HidingReason[]) {
      const input = { orderId: id, reason } as never;
      for (const done of [hideReview, showReview, removeAnswer])
        await expect(done(support, input)).rejects.toThrow(Invalid);
    }
    for (const ctx of [buyer, staffContext("finance"), staffContext("moderator")]) {
      const shown = { orderId: id, reason: "mistake" } as const;
      const hidden = { orderId: id, reason: "unlawful" } as const;
      await expect(hideReview(ctx, hidden)).rejects.toThrow(NotAllowed);
      await expect(showReview(ctx, shown)).rejects.toThrow(NotAllowed);
      await expect(removeAnswer(ctx, shown)).rejects.toThrow(NotAllowed);
      await expect(answerReview(ctx, { orderId: id, text: "Nie.", before: null })).rejects.toThrow(
        NotAllowed,
      );
      await expect(listReviews(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(reviewCard(ctx, id)).rejects.toThrow(NotAllowed);
      await expect(countHiddenReviews(ctx)).rejects.toThrow(NotAllowed);
    }
    expect((await rowOf(id))?.status).toBe("visible");
    for (const orderId of [randomUUID(), "nic"])
      await expect(hideReview(support, { orderId, reason: "unlawful" })).rejects.toThrow(NotFound);
  });

  test("that was undone at once is not told any more", async () => {
    const { id } = await reviewed();
    await hideReview(support, { orderId: id, reason: "offensive" });
    await showReview(support, { orderId: id, reason: "mistake" });
    const [mail] = await mailsOf(id);
    await sendMail(testContext("worker"), { mailId: mail?.id ?? "", lastAttempt: false });
    expect((await mailsOf(id))[0]?.status).toBe("refused");
    expect((await rowOf(id))?.hiddenReason).toBeNull();
    await expect(showReview(support, { orderId: id, reason: "mistake" })).rejects.toThrow(Conflict);
  });
});

test("a review that was hidden a second time is told of once, with the reason that holds", async () => {
  const { id, email } = await reviewed();
  const at = (seconds: number) =>
    staffContext("support", { now: new Date(Date.now() + seconds * 1_000) });
  await hideReview(at(0), { orderId: id, reason: "offensive" });
  await showReview(at(1), { orderId: id, reason: "mistake" });
  await hideReview(at(2), { orderId: id, reason: "personal_data" });
  for (const mail of await mailsOf(id))
    await sendMail(testContext("worker"), { mailId: mail.id, lastAttempt: false });
  const sent = mailsTo(email).filter(({ subject }) => subject === hiddenSubject);
  expect(sent.map(({ text }) => text?.includes("dane osobowe"))).toEqual([true]);
});

describe("a review that a program hid", () => {
  const despair = {
    text: "Piękne, ale ja i tak nie chcę już żyć.",
    screening: screeningOf("acute"),
  };

  test("waits for a person, covered until it is opened, and is shown or left hidden", async () => {
    const before = await countHiddenReviews(support);
    const [first, second] = [await reviewed(despair), await reviewed(despair)];
    expect(await countHiddenReviews(support)).toBe(before + 2);
    const card = () => reviewCard(support, first.id);
    expect(await card()).toMatchObject({
      ...{ text: null, authorName: "–", length: despair.text.length },
      ...{ isWaiting: true, hiddenReason: "acute_crisis" },
    });
    const target = { kind: "review", id: first.id } as const;
    await openContent(support, { target, reason: "crisis_report" });
    expect(await card()).toMatchObject({ text: despair.text, authorName: "Łucja" });
    expect(await reviewCard(staffContext("admin"), first.id)).toMatchObject({ text: null });
    await showReview(support, { orderId: first.id, reason: "nothing_wrong" });
    // Everybody reads it now: opening it would only be counted.
    await expect(
      openContent(staffContext("admin"), { target, reason: "crisis_report" }),
    ).rejects.toMatchObject({ code: "nothing_covered" });
    await hideReview(support, { orderId: second.id, reason: "acute_crisis" });
    expect(await countHiddenReviews(support)).toBe(before);
    expect(await shownTexts()).toContain(despair.text);
    for (const { id } of await mailsOf(second.id))
      await sendMail(testContext("worker"), { mailId: id, lastAttempt: false });
    const sent = mailsTo(second.email).find(({ subject }) => subject === hiddenSubject);
    expect(sent?.text).toContain("800 70 2222".replaceAll(" ", "\u00a0"));
  });

  test("sends its author the reasons at once, once, as a program's decision", async () => {
    const { id, email, token } = await reviewed(despair);
    const again = { stars: 3, authorName: "Łucja", ...despair, token };
    await saveReview(testContext("buyer"), again);
    const [mail, ...others] = await mailsOf(id);
    expect(others).toEqual([]);
    await sendMail(testContext("worker"), { mailId: mail?.id ?? "", lastAttempt: false });
    const sent = mailsTo(email).find(({ subject }) => subject === hiddenSubject);
    expect(sent?.text).toContain("Zrobił to automat");
    expect(sent?.text).toContain("/regulamin#opinie");
    expect(sent?.text).not.toContain("bez automatu");
  });

  test("cannot be found by its words", async () => {
    const mark = randomUUID();
    await reviewed({ ...despair, text: `Naprawdę nie chcę już żyć. ${mark}` });
    const shown = await reviewed({ text: `Dobre i spokojne. ${mark}` });
    const found = await listReviews(support, { words: mark.toUpperCase() }, 1);
    expect(found.rows.map(({ id }) => id)).toEqual([shown.id]);
    expect((await listReviews(support, { words: "%" }, 1)).total).toBe(0);
  });
});

describe("an answer of the shop", () => {
  test("stands below the review wherever it is shown, and can be changed and taken back", async () => {
    const { id, text } = await reviewed();
    const answered = async () =>
      (await getProductReviews(buyer, slug))?.latest.find((review) => review.text === text)?.answer;
    expect(await answered()).toBeNull();
    await answerReview(support, { orderId: id, text: " Dziękujemy! ", before: null });
    expect(await answered()).toMatchObject({ text: "Dziękujemy!" });
    expect(await getLatestReviews(buyer, 1)).toMatchObject([{ answer: { text: "Dziękujemy!" } }]);
    const late = answerReview(support, { orderId: id, text: "Nie czytałam.", before: null });
    await expect(late).rejects.toMatchObject({ code: "review_answered" });
    const before = (await rowOf(id))?.answeredAt ?? null;
    await answerReview(support, { orderId: id, text: "Dziękujemy, poprawione.", before });
    expect(await rowOf(id)).toMatchObject({ text, stars: 4, answer: "Dziękujemy, poprawione." });
    await removeAnswer(support, { orderId: id, reason: "outdated" });
    expect(await answered()).toBeNull();
    await expect(removeAnswer(support, { orderId: id, reason: "outdated" })).rejects.toThrow(
      Conflict,
    );
    expect(await auditOf(id)).toEqual([
      ["answer_review", null],
      ["answer_review", null],
      ["remove_review_answer", "outdated"],
    ]);
  });

  test("is neither empty, nor endless, nor below what nobody reads", async () => {
    const { id } = await reviewed();
    for (const text of ["", " \n ", "\u200b", "x".repeat(1_001)])
      await expect(answerReview(support, { orderId: id, text, before: null })).rejects.toThrow(
        Invalid,
      );
    await hideReview(support, { orderId: id, reason: "advertisement" });
    const late = answerReview(support, { orderId: id, text: "Dziękujemy.", before: null });
    await expect(late).rejects.toMatchObject({ code: "review_hidden" });
  });

  test("drops the pages that are kept, in every process", async () => {
    const { id } = await reviewed();
    const answer = { orderId: id, text: "Dziękujemy.", before: null };
    const drop = () => answerReview(support, answer);
    expect(await announcedBy("public_pages_changed", drop)).toEqual(["reviews"]);
  });
});

describe("the desk of reviews", () => {
  async function desk() {
    const { jar } = await signIn((await newStaff("support")).identity, undefined, { fresh: "1" });
    const params = (id: string, name: string) => ({ tab: "reviews", id, act: name });
    return {
      sees: (where: string, id?: string) =>
        call<{ list: { rows: { id: string }[]; total: number } }>(
          reviewsPage,
          jar.on(get(`/admin/reviews${where}`)),
          id === undefined ? {} : { id },
        ),
      looks: (id: string, name: string) =>
        call<{ values: Record<string, string>; preview: { version?: string } }>(
          actPage,
          jar.on(get(`/admin/reviews/${id}/${name}`)),
          params(id, name),
        ),
      tries: (id: string, name: string, form: Record<string, string>) =>
        call(act, jar.on(post(`/admin/reviews/${id}/${name}`, form)), params(id, name)),
    };
  }

  test("filters, and breaks by nothing in its address", async () => {
    const { id, number, text } = await reviewed({ stars: 2 });
    const { sees } = await desk();
    const ids = async (where: string) => (await sees(where)).data.list.rows.map((row) => row.id);
    const words = `words=${text.slice(-36)}`;
    // A single hit opens itself.
    const { location } = await sees(`?${words}&stars=2&product=${slug}&state=unanswered`);
    expect(location).toContain(`/admin/reviews/${id}`);
    expect(await ids(`?${words}&stars=3`)).toEqual([]);
    expect(await ids(`?${words}&state=answered`)).toEqual([]);
    expect(await ids(`?${words}&from=2199-01-01`)).toEqual([]);
    expect((await sees("?stars=9&state=x&words=%00&from=1&page=-2")).status).toBe(200);
    expect((await sees(`/${id}`, id)).status).toBe(200);
    expect(orderNumber(number)).toMatch(/^K-/);
    for (const none of ["nic", "%00", randomUUID()])
      expect((await sees(`/${none}`, none)).status).toBe(404);
  });

  test("finds what was said of a book", async () => {
    const { id, text } = await reviewed();
    const [book] = await db.select().from(books).limit(1);
    const slug = book?.slug ?? "";
    await db.update(reviews).set({ productSlug: slug }).where(eq(reviews.orderId, id));
    const { sees } = await desk();
    const words = `words=${text.slice(-36)}`;
    expect((await sees(`?product=${slug}&${words}`)).location).toContain(`/admin/reviews/${id}`);
    expect((await sees(`?product=emotion-mirror&${words}`)).data.list.rows).toEqual([]);
  });

  test("answers, and shows its answer in the form that changes it", async () => {
    const { id } = await reviewed();
    const { tries, looks } = await desk();
    expect((await tries(id, "answer", { answer: " " })).status).toBe(422);
    expect(await tries(id, "answer", { answer: "Dziękujemy! www.spam.pl" })).toMatchObject({
      status: 303,
      location: `/admin/reviews/${id}?done=review-answered`,
    });
    const { values, preview } = (await looks(id, "change-answer")).data;
    expect(values).toEqual({ answer: "Dziękujemy!" });
    const version = preview.version ?? "";
    const change = (answer: string) => tries(id, "change-answer", { answer, version });
    expect((await change("Nowa treść.")).status).toBe(303);
    const late = await change("O tej nowej nic nie wiem.");
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.data)).toContain("Ktoś był szybszy: odpowiedź zmieniła się");
    expect(await rowOf(id)).toMatchObject({ answer: "Nowa treść." });
    expect((await tries(id, "hide", { reason: "negative" })).status).toBe(422);
    expect((await tries(id, "hide", { reason: "offensive" })).status).toBe(303);
    expect((await tries(id, "hide", { reason: "offensive" })).status).toBe(409);
    expect((await tries(id, "open", { reason: "complaint" })).status).toBe(303);
    expect((await tries(id, "show", { reason: "mistake" })).status).toBe(303);
    expect((await tries(id, "remove-answer", { reason: "mistake" })).status).toBe(303);
  });
});
