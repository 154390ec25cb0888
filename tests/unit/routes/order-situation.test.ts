import { describe, expect, test } from "vitest";
import { situationOf } from "~/routes/admin/order-situation";
import type { OrderCard } from "~/services/desk/order-card.server";

const at = new Date("2026-03-02T10:00:00.000Z");
const money = [{ grosze: 1199, currency: "PLN" }];
const ahead = { ...money[0], requestedAt: at, lastError: null, provider: "tpay", isStuck: false };
const returned = { amountGrosze: 1199, isChargeback: false };

type Told = Partial<Omit<OrderCard, "options">> & { options?: Partial<OrderCard["options"]> };

/** What staff read of an order, with breaking spaces. @param facts what is different from one that was delivered */
function told(facts: object) {
  const { options, ...others } = facts as Told;
  const { title, text, ...more } = situationOf({
    ...{ status: "completed", productSlug: "emotion-mirror", failure: null, openComplaint: null },
    ...{ left: [], refundsAhead: [], scheduledRefund: null, appointment: null, payments: [] },
    ...{ documentMail: null, unconfirmedAddress: null, openedAt: null, contentDeletedAt: null },
    ...{ contentDeleteAt: at, delivery: "document", hasForcedPayment: false, paidAt: at },
    ...others,
    options: { withdrawnAt: null, refunds: [], short: [], hasDroppedRefund: false, ...options },
  } as unknown as OrderCard);
  const spaced = (words = "") => words.replaceAll("\u00a0", " ");
  return { ...more, title: spaced(title), text: spaced(text) };
}

describe("an order that was withdrawn from", () => {
  const nothingToReturn = "nie ma czego zwracać";
  test.each<[string, Parameters<typeof told>[0], object, string, string]>([
    [
      "and that nobody had paid for",
      { status: "cancelled", paidAt: null },
      { kind: "info", title: "Jest odstąpienie od umowy" },
      `Nikt za to zamówienie nie zapłacił, więc ${nothingToReturn}.`,
      "wróciło",
    ],
    [
      "and that staff alone had counted as paid",
      { status: "failed", hasForcedPayment: true },
      { kind: "info", title: "Jest odstąpienie od umowy" },
      `bramka jej nie potwierdziła: ${nothingToReturn}.`,
      "wróciło",
    ],
    [
      "and whose money is on its way",
      { status: "failed", refundsAhead: [ahead], options: { refunds: [returned] } },
      { kind: "info", title: "Jest odstąpienie od umowy" },
      "Pieniądze wracają.",
      "wróciło",
    ],
    [
      "and whose refund waits for a person",
      {
        status: "failed",
        refundsAhead: [{ ...ahead, isStuck: true, provider: "outside" }],
        options: { refunds: [returned] },
      },
      { kind: "error", title: "Jest odstąpienie od umowy, a zwrot czeka na człowieka" },
      "Zwrot 11,99 zł: czeka na przelew.",
      "wracają",
    ],
    [
      "and of whose refunds one waits for a person",
      {
        status: "failed",
        refundsAhead: [ahead, { ...ahead, isStuck: true }],
        options: { refunds: [returned, returned] },
      },
      { kind: "error", title: "Jest odstąpienie od umowy, a zwrot czeka na człowieka" },
      "bramka jeszcze go nie przyjęła. Reszta pieniędzy wraca.",
      "Pieniądze wracają",
    ],
    [
      "and whose money is still here",
      { status: "failed", left: money },
      {
        ...{ kind: "warning", wanted: "refund" },
        title: "Jest odstąpienie od umowy, a pieniądze czekają na zwrot",
      },
      "Do zwrotu zostało: 11,99 zł.",
      "wróciło",
    ],
    [
      "in the middle of a talk, whose minutes are paid for",
      {
        status: "refunded",
        left: money,
        appointment: { state: "booked", performance: "over", isMissed: false },
        options: { refunds: [returned] },
      },
      { kind: "info", title: "Jest odstąpienie od umowy", wanted: undefined },
      "U nas zostało: 11,99 zł, za minuty rozmowy, które minęły.",
      "Do zwrotu",
    ],
    [
      "and whose payment a bank took back",
      { status: "refunded", options: { refunds: [{ ...returned, isChargeback: true }] } },
      { kind: "info", title: "Jest odstąpienie od umowy, a bank cofnął płatność" },
      "Płatność cofnął bank: te pieniądze oddaje on, nie my.",
      "wróciło",
    ],
    [
      "and of whose payments a bank took one back, and another waits",
      {
        status: "refunded",
        refundsAhead: [{ ...ahead, isStuck: true }],
        options: { refunds: [returned, { ...returned, isChargeback: true }] },
      },
      { kind: "error", title: "Jest odstąpienie od umowy, a zwrot czeka na człowieka" },
      "Płatność cofnął bank",
      "wróciło",
    ],
    [
      "and whose money went back",
      { status: "refunded", options: { refunds: [returned] } },
      { kind: "info", title: "Jest odstąpienie od umowy" },
      "Wszystko, co wpłynęło, wróciło.",
      "wracają",
    ],
  ])("%s", (_, { options, ...facts }: Told, situation, says, saysNot) => {
    const order = told({ ...facts, options: { ...options, withdrawnAt: at } });
    expect(order).toMatchObject(situation);
    expect(order.text).toContain("Przyszło 2 marca 2026");
    expect(order.text).toContain(says);
    expect(order.text).not.toContain(saysNot);
  });
});

describe("an order whose corrected address nobody has confirmed", () => {
  const sent = (state: string) => ({ documentMail: { state, at, askedAt: at } });
  const open = { confirmableFrom: at, isConfirmable: true };
  test.each([
    ["queued", "warning", "E-mail z linkiem: czeka w kolejce 2 marca 2026"],
    ["delivered", "warning", "E-mail z linkiem: doręczony 2 marca 2026"],
    ["bounced", "error", "E-mail z linkiem: wrócił 2 marca 2026"],
    ["refused", "error", "E-mail z linkiem: niewysłany 2 marca 2026"],
  ])("tells what became of the mail that asks, which is %s", (state, kind, says) => {
    const order = told({ unconfirmedAddress: open, ...sent(state) });
    expect(order.kind).toBe(kind);
    expect(order.title).toContain("Nowy adres czeka na potwierdzenie");
    expect(order.text).toContain("już potwierdzić linkiem z wiadomości");
    expect(order.text).toContain(says);
  });

  test.each([
    [null, "dobę po tym, jak na stary wyjdzie pytanie"],
    [at, "od 2 marca 2026"],
  ])("says from when the new one may, known to be %s", (confirmableFrom, says) => {
    const unconfirmedAddress = { confirmableFrom, isConfirmable: false };
    expect(told({ unconfirmedAddress, ...sent("accepted") }).text).toContain(says);
  });
});
