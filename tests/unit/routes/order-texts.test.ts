import { describe, expect, test } from "vitest";
import { followUpOf, orderWordsOf } from "~/products/order-words";
import {
  delayTexts,
  failureTexts,
  orderStages,
  refundedText,
  retentionText,
} from "~/routes/orders/order-texts";
import type { OrderOptions } from "~/services/orders/order-options";
import { failureLabels, type Failure } from "~/services/orders/failure";

const at = (time: string) => new Date(`2026-05-03T${time}:00Z`);
const options: OrderOptions = {
  resend: "not_possible",
  canCorrectEmail: false,
  emailCorrectedAt: null,
  late: false,
  canSaveConfirmation: false,
  isConfirmed: true,
  withdrawal: "open",
  lastWithdrawalDay: null,
  withdrawnAt: null,
  review: null,
  resent: [],
  short: [],
  refunds: [],
  hasDroppedRefund: false,
};
const order = {
  options,
  status: "awaiting_payment" as const,
  delivery: "document" as const,
  isPaymentRefused: false,
  failure: null,
  email: "anna@example.com",
  placedAt: at("10:00"),
  paidAt: null,
  writtenAt: null,
  renderedAt: null,
  mailedAt: null,
};
const statesOf = (more: Partial<Parameters<typeof orderStages>[0]>) =>
  orderStages({ ...order, ...more }).map(({ state }) => state);

describe("the stages of an order", () => {
  test("begin with the payment that it waits for", () => {
    expect(statesOf({})).toEqual(["done", "current", "waiting", "waiting", "waiting"]);
  });

  test("show Warsaw time, the promised time and where the mail goes", () => {
    const stages = orderStages({ ...order, status: "processing", paidAt: at("10:01") });
    expect(stages[0]).toMatchObject({ label: "Zamówienie przyjęte", time: "12:00" });
    expect(stages[2]).toMatchObject({ state: "current", note: "Zwykle gotowe do 12:03." });
    const done = orderStages({
      ...order,
      status: "completed",
      paidAt: at("10:01"),
      mailedAt: at("10:02"),
    });
    expect(done.at(-1)).toMatchObject({ state: "done", note: "anna@example.com" });
  });

  test("tell what holds an order up while it is tried again", () => {
    const stages = orderStages({
      ...order,
      status: "processing",
      paidAt: at("10:01"),
      failure: "model_unavailable",
    });
    expect(stages[2]?.note).toBe(delayTexts.model_unavailable);
  });

  test.each(["failed", "expired", "cancelled", "refunded"] as const)(
    "stop where an order that is %s stopped",
    (status) => {
      const paidAt = status === "failed" || status === "refunded" ? at("10:01") : null;
      expect(statesOf({ status, paidAt })).toContain("failed");
      expect(statesOf({ status, paidAt })).not.toContain("current");
    },
  );

  test("say of a payment that was refused that it did not come, and not that it is under way", () => {
    const [, payment] = orderStages({ ...order, isPaymentRefused: true });
    expect(payment).toMatchObject({ label: "Płatność nie doszła", state: "failed" });
    const [, later] = orderStages({ ...order, isPaymentRefused: true, status: "expired" });
    expect(later).toMatchObject({ label: "Płatność potwierdzona", state: "failed" });
  });

  test("do not call undone what went with an order that was stopped by its buyer", () => {
    const stages = orderStages({
      ...{ ...order, status: "refunded", paidAt: at("10:01"), failure: "withdrawn" },
    });
    expect(stages.map(({ label, state }) => [label, state])).toEqual([
      ["Zamówienie przyjęte", "done"],
      ["Płatność potwierdzona", "done"],
      ["Zatrzymane na Twoją prośbę", "done"],
    ]);
  });

  test("say after a withdrawal when it came, and whether the money is back", () => {
    const refund = {
      ...{ amountGrosze: 1199, requestedAt: at("10:05"), isChargeback: false, partFor: null },
      completedAt: null,
    };
    const told = (refunds: OrderOptions["refunds"]) =>
      orderStages({
        ...{ ...order, status: "failed", paidAt: at("10:01"), failure: "withdrawn" },
        options: { ...options, withdrawnAt: at("10:05"), refunds },
      })
        .slice(2)
        .map(({ label, state, time }) => [label, state, time]);
    const received = ["Odstąpienie od umowy przyjęte", "done", "12:05"];
    expect(told([refund])).toEqual([
      received,
      ["Pieniądze w\u00a0drodze do Ciebie", "current", undefined],
    ]);
    expect(told([{ ...refund, completedAt: at("10:06") }])).toEqual([
      received,
      ["Pieniądze zwrócone", "done", undefined],
    ]);
  });

  test("promise no reading before the contract is confirmed", () => {
    for (const text of [delayTexts.mail_unavailable, failureTexts.mail_unavailable])
      expect(text).not.toMatch(/otw[oó]rz/u);
  });

  test("are all done when the order is", () => {
    expect(new Set(statesOf({ status: "completed" }))).toEqual(new Set(["done"]));
  });
});

test.each(Object.keys(failureLabels) as Failure[])(
  "there is a Polish sentence for %s, now and for good",
  (failure) => {
    for (const text of [delayTexts[failure], failureTexts[failure]]) {
      expect(text).toMatch(/^[A-ZŁŚŻ].+\.$/);
    }
  },
);

test("money that is back says why, unless nothing had gone wrong", () => {
  expect(refundedText({ failure: "model_refused", delivery: "document" })).toContain(
    "nie mogliśmy napisać dokumentu",
  );
  expect(refundedText({ failure: "withdrawn", delivery: "document" })).toBe(
    "Przyjęliśmy odstąpienie od umowy.",
  );
  expect(refundedText({ failure: null, delivery: "document" })).toBeNull();
  for (const failure of Object.keys(failureLabels) as Failure[])
    expect(refundedText({ failure, delivery: "appointment" }) ?? "").not.toContain("wracamy");
});

test("content that is still there has a time to go, and a time when it went", () => {
  const contentDeleteAt = new Date("2026-05-04T10:00:00Z");
  const whole = { whole: "odpowiedzi i dokument" };
  const made = { contentDeleteAt, renderedAt: at("09:00"), mailedAt: null, isCard: false };
  expect(retentionText({ ...made, contentDeletedAt: null }, whole)).toBe(
    "Twoje odpowiedzi i dokument usuniemy 4\u00a0maja 2026, 12:00.",
  );
  expect(
    retentionText(
      { ...made, renderedAt: null, mailedAt: at("09:01"), contentDeletedAt: at("10:00") },
      whole,
    ),
  ).toBe("Twoje odpowiedzi i dokument usunęliśmy 3\u00a0maja 2026, 12:00.");
  expect(retentionText({ ...made, renderedAt: null, contentDeletedAt: null }, whole)).toBe(
    "Twoje odpowiedzi usuniemy 4\u00a0maja 2026, 12:00.",
  );
  const card = { ...made, renderedAt: null, isCard: true, contentDeletedAt: null };
  expect(retentionText(card, whole)).toContain("Twoje odpowiedzi i kartkę usuniemy");
});

test.each([
  ["Dream-x", "Piszemy analizę snu"],
  ["Ebook-x", "E-book opłacony"],
  ["Spec_Horo-x", "Piszemy Twój horoskop"],
  ["Smart-x", "Piszemy Twój dokument"],
  ["Legal-x", "Płatność zakończona sukcesem!"],
  ["AiAppointment-x", "Zamówienie przyjęte!"],
  ["Other-x", "Płatność zakończona sukcesem!"],
  ["", "Płatność zakończona sukcesem!"],
  ["xSmart-", "Płatność zakończona sukcesem!"],
])("the token %s is told that: %s", (token, title) => {
  expect(orderWordsOf(token).paid.title).toBe(title);
});

test.each([
  ["Dream-x", { label: "Zamów kolejną analizę", href: "/dream-analysis" }],
  ["Ebook-x", { label: "Kup inny e-book", href: "/books" }],
  ["Spec_Horo-x", { label: "Zamów kolejny horoskop", href: "/horoscope/special" }],
  ["Legal-x", { label: "Przygotuj kolejną umowę", href: "/doradca-prawny" }],
  // Many products have such tokens, and which it was is not known any more.
  ["Smart-x", null],
  ["Other-x", null],
])("an order of a product that is gone, %s, leads on to %o", (token, followUp) => {
  expect(followUpOf(token)).toEqual(followUp);
});
