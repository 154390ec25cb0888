import { describe, expect, test } from "vitest";
import { mailSituation } from "~/routes/admin/mail-situation";
import { messageSituation } from "~/routes/admin/message-situation";
import { paymentSituation } from "~/routes/admin/payment-situation";
import { threadSituation } from "~/routes/admin/thread-situation";

const at = new Date("2026-03-02T10:00:00.000Z");
const later = new Date("2026-03-05T10:00:00.000Z");
const spaced = (words = "") => words.replaceAll("\u00a0", " ");

describe("where a mail stands", () => {
  const mail = (facts: object) =>
    mailSituation({
      ...{ state: "accepted", bounceKind: null, bounceCode: null, bouncedAt: null },
      ...{ deliveredAt: null, lastError: null, complainedOn: null, events: [] },
      ...{ order: { id: "x", number: "KS-1" }, ...facts },
    } as never);

  test.each([
    ["queued", "info", "Czeka na wysłanie", "jeszcze nic.", false],
    ["accepted", "info", "Poczta ją przyjęła", "pewnie już wiadomość", false],
    ["delivered", "success", "Doszła", "wiadomość w skrzynce", false],
    ["bounced", "error", "Wróciła do nas", "nic: w skrzynce jej nie ma.", true],
    ["complained", "warning", "Doszła, a oznaczono ją jako spam", "wiadomość w spamie.", false],
    ["refused", "warning", "Nie wyszła", "nic: nie wysłaliśmy jej.", true],
  ])("%s", (state, kind, title, has, isLost) => {
    const situation = mail({ state });
    expect(situation.kind).toBe(kind);
    expect(spaced(situation.title)).toContain(title);
    expect(spaced(situation.seen?.what)).toContain(has);
    expect(situation.link?.label).toBe(isLost ? "Otwórz zamówienie KS-1" : undefined);
  });

  test.each([
    ["soft", "4.2.2", "Skrzynka jest, ale tym razem jej nie przyjęła."],
    ["hard", "5.1.1", "Takiej skrzynki nie ma"],
    ["hard", "5.7.1", "Serwer odbiorcy odmówił na stałe."],
  ])("that came back (%s, %s) says why", (bounceKind, bounceCode, says) => {
    const { text } = mail({ state: "bounced", bounceKind, bounceCode, bouncedAt: at });
    expect(text).toContain(says);
  });

  test("tells its last error until it is delivered, and that its addressee complained", () => {
    expect(mail({ state: "refused", lastError: "dropped" }).text).toBe(
      "Ostatni błąd: porzucona przez obsługę.",
    );
    expect(mail({ state: "delivered", lastError: "dropped" }).text).toBeUndefined();
    expect(mail({ state: "complained", complainedOn: at }).text).toContain("przyszła skarga");
  });
});

describe("where a message to us stands", () => {
  test.each([
    ["nobody has answered", {}, "warning", "Czeka na odpowiedź od 2 marca 2026", ""],
    ["is answered", { answeredAt: later }, "success", "Odpowiedź wyszła 5 marca 2026", ""],
    ["is closed", { closedAt: later }, "success", "Zamknięta bez odpowiedzi", ""],
    ["sounds like a crisis", { isUrgent: true }, "warning", "Czeka na odpowiedź", "kryzys"],
    [
      "came from somebody who complains of our mail",
      { complainedAt: at, closedAt: later },
      "warning",
      "Zamknięta bez odpowiedzi",
      "jako spam",
    ],
  ])("that %s", (_, facts, kind, title, says) => {
    const message = { answeredAt: null, closedAt: null, isUrgent: false, complainedAt: null };
    const situation = messageSituation({ ...message, receivedAt: at, ...facts } as never);
    expect(situation.kind).toBe(kind);
    expect(spaced(situation.title)).toContain(title);
    expect(spaced(situation.text)).toContain(says);
  });
});

describe("where a payment stands", () => {
  const order = {
    ...{ status: "awaiting_payment", productSlug: "emotion-mirror", payments: [], timeline: [] },
    contentDeletedAt: null,
    options: { short: [], refunds: [] },
  };
  test.each([
    [{ state: "pending", status: "pending" }, "info", "Bramka jeszcze nie powiedziała"],
    [{ state: "pending", status: "underpaid" }, "info", "Wpłata jest za niska"],
    [{ leftGrosze: 1199 }, "success", "Doszła; można zwrócić 11,99 zł"],
    [{}, "success", "Doszła; nie ma już z niej czego zwrócić"],
    [{ state: "failed" }, "warning", "Nie doszła, pieniędzy nie pobrano"],
    [{ state: "cancelled" }, "info", "Anulowana, zanim doszła"],
    [{ state: "refunding" }, "info", "Pieniądze wracają"],
    [{ state: "refunding", provider: "outside" }, "info", "Zwrot czeka na przelew"],
    [{ state: "refunded" }, "info", "Pieniądze wróciły"],
    [{ state: "refunding", refunds: [{ isStuck: true }] }, "error", "Zwrot czeka na człowieka"],
  ])("%o", (facts, kind, title) => {
    const payment = {
      ...{ state: "completed", status: "paid", provider: "tpay", currency: "PLN", leftGrosze: 0 },
      ...{ failure: null, refunds: [], paidAt: null, createdAt: at, ...facts },
    };
    const situation = paymentSituation(payment as never, order as never);
    expect(situation.kind).toBe(kind);
    expect(spaced(situation.title)).toContain(title);
    expect(spaced(situation.text)).toContain("Zaczęta 2 marca 2026");
    expect(situation.seen?.what).toBe("„Czekamy na płatność”.");
  });
});

describe("where a thread stands", () => {
  const thread = (facts: object) => {
    const { title, text, latest, ...more } = threadSituation({
      ...{ complaint: null, state: "waiting", dueAt: later, closedAt: null, readAt: null },
      ...{ isUrgent: false, isOverdue: false, newest: null, messages: [], ...facts },
    } as never);
    return { ...more, title: spaced(title), text: spaced(text), latest: spaced(latest) };
  };
  /** At the end of the last day that there is. */
  const dueAt = new Date("2026-03-04T23:00:00.000Z");
  const complaint = { remedy: "refund", askedGrosze: null, decision: null, decidedAt: null };
  const closed = { closedAt: at, dueAt: null };

  test.each([
    ["waits", {}, "warning", "Czeka na odpowiedź do 5 marca 2026"],
    ["is late", { isOverdue: true }, "error", "Termin odpowiedzi minął 5 marca 2026"],
    ["is urgent", { isUrgent: true }, "warning", "Czeka na odpowiedź do 5 marca 2026"],
    [
      "is urgent and late, of which late is the graver",
      { isUrgent: true, isOverdue: true },
      "error",
      "Termin odpowiedzi minął",
    ],
    ["is answered", { state: "answered", dueAt: null }, "info", "Odpowiedź jest wysłana"],
    ["is closed", { state: "closed", ...closed }, "info", "Wątek został zamknięty"],
    [
      "has had a mail since it was closed",
      { state: "arrived", ...closed },
      "info",
      "Po zamknięciu przyszedł nowy e-mail",
    ],
    [
      "has had one in which a crisis may be heard",
      { state: "arrived", isUrgent: true, ...closed },
      "warning",
      "Po zamknięciu przyszedł nowy e-mail",
    ],
    ["is a complaint that waits", { complaint, dueAt }, "warning", "Czeka na decyzję do 4 marca"],
    [
      "is a complaint that is late",
      { complaint, dueAt, isOverdue: true },
      "error",
      "Termin decyzji minął 4 marca",
    ],
    [
      "is a complaint that is decided",
      { complaint: { ...complaint, decidedAt: at }, state: "answered", dueAt: null },
      "info",
      "Rozpatrzona",
    ],
  ])("that %s", (_, facts, kind, title) => {
    const situation = thread(facts);
    expect(situation.kind).toBe(kind);
    expect(situation.title).toContain(title);
    expect(situation.title).not.toMatch(/\.$/);
    expect(situation.text.includes("kryzys")).toBe("isUrgent" in facts);
  });

  test.each([
    ["member", "wiadomość od osoby, która to zgłosiła, 2 marca 2026"],
    ["visitor", "wiadomość od osoby, która to zgłosiła, 2 marca 2026"],
    ["staff", "nasza odpowiedź, 2 marca 2026"],
    ["system", "nasza wiadomość, 2 marca 2026"],
  ])("tells what came last, of %s, whichever messages are shown", (author, says) => {
    const messages = [{ author: "member", at: later }];
    expect(thread({ newest: { author, at }, messages }).latest).toContain(says);
  });

  test.each([
    [{}, "„Aktywne”. Ostatnie otwarcie: jeszcze nie było."],
    [{ readAt: at, ...closed }, "„Zamknięte”. Ostatnie otwarcie: 2 marca 2026"],
  ])("tells what whoever it is of sees (%o)", (facts, says) => {
    const { seen } = thread(facts);
    expect(seen?.by).toBe("Kto to zgłosił, widzi");
    expect(spaced(seen?.what)).toContain(says);
  });
});
