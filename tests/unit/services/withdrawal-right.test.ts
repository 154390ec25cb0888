import { expect, test } from "vitest";
import { formatIsoDate } from "~/copy/format";
import { withdrawalRight } from "~/services/orders/buyer-rules";

const delivered = new Date("2026-05-03T10:00:00Z");
const later = (days: number) => new Date(delivered.getTime() + days * 24 * 60 * 60_000);
const order = {
  status: "completed",
  failure: null,
  paidAt: delivered,
  completedAt: delivered,
  openedAt: null,
  confirmationSavedAt: null,
} as const;
const mail = (state: string, kind = "document", deliveredAt: Date | null = null) =>
  ({ kind, state, isLinkOnly: false, deliveredAt }) as Parameters<
    typeof withdrawalRight
  >[3][number];
const rightOf = (
  email: string | null,
  days: number,
  {
    sent = [mail("accepted")],
    ...more
  }: { sent?: ReturnType<typeof mail>[]; [fact: string]: unknown } = {},
) =>
  withdrawalRight(
    { ...order, termsVersion: "2026-11-23-1a2b3c4d", email, ...more } as Parameters<
      typeof withdrawalRight
    >[0],
    false,
    formatIsoDate(later(days)),
    sent,
    null,
  );

test("the right ends with delivery where the contract was confirmed by mail, and not before", () => {
  expect(rightOf("anna@example.com", 0)).toBe("lost");
  const inWork = { status: "processing", completedAt: null };
  expect(rightOf("anna@example.com", 0, { ...inWork, sent: [mail("queued")] })).toBe("open");
  // At the address before it was corrected.
  expect(rightOf("anna@example.com", 0, { ...inWork, sent: [mail("accepted")] })).toBe("lost");
});

test("whoever saved the confirmation loses the right with what they read, and not before", () => {
  const unsent = {
    ...{ status: "processing", completedAt: null, confirmationSavedAt: delivered },
    sent: [mail("queued")],
  };
  expect(rightOf("anna@example.com", 0, unsent)).toBe("open");
  expect(rightOf("anna@example.com", 0, { ...unsent, openedAt: delivered })).toBe("lost");
  expect(rightOf(null, 1, { confirmationSavedAt: delivered, openedAt: delivered })).toBe("lost");
  expect(rightOf(null, 1, { openedAt: delivered })).toBe("open");
});

test("a link alone, to an address that staff gave, brings nothing and takes nothing away", () => {
  const link = (kind: string) => ({ ...mail("accepted", kind), isLinkOnly: true });
  const email = "anna@example.com";
  const alone = [link("document_corrected"), link("document_again")];
  expect(rightOf(email, 1, { sent: [mail("accepted"), ...alone] })).toBe("lost");
  expect(rightOf(email, 1, { sent: [mail("bounced"), ...alone] })).toBe("open");
  expect(rightOf(email, 1, { sent: [...alone, mail("accepted", "document_again")] })).toBe("lost");
});

test("what was read stays read, should its mail come back later", () => {
  const sent = [mail("bounced")];
  expect(rightOf("anna@example.com", 1, { sent })).toBe("open");
  expect(rightOf("anna@example.com", 1, { sent, openedAt: delivered })).toBe("lost");
});

test("what the buyer's server had taken counts, whatever that server reports later", () => {
  const lost = { sent: [mail("bounced", "document", delivered)] };
  expect(rightOf("anna@example.com", 1, lost)).toBe("lost");
  const link = { ...mail("bounced", "document_again", delivered), isLinkOnly: true };
  expect(rightOf("anna@example.com", 1, { sent: [link] })).toBe("open");
});

test("who left no address has no confirmation, and keeps the right for fourteen days", () => {
  expect(rightOf(null, 0)).toBe("open");
  expect(rightOf(null, 14)).toBe("open");
  expect(rightOf(null, 15)).toBe("late");
});

test.each([
  ["in winter", "2026-01-10T23:30:00Z", "2026-01-25", "2026-01-26"],
  ["in summer", "2026-05-03T22:30:00Z", "2026-05-18", "2026-05-19"],
  ["before midnight", "2026-05-03T21:30:00Z", "2026-05-17", "2026-05-18"],
  ["across the change of clocks", "2026-03-20T12:00:00Z", "2026-04-03", "2026-04-04"],
])("its days are Warsaw's, to the end of the fourteenth: paid %s", (_, paid, last, next) => {
  const facts = { ...order, email: null, termsVersion: null, isAddressUnconfirmed: false };
  const bought = { ...facts, paidAt: new Date(paid), completedAt: new Date(paid) };
  expect(withdrawalRight(bought, false, last, [], null)).toBe("open");
  expect(withdrawalRight(bought, false, next, [], null)).toBe("late");
});

test.each([
  ["every mail with the document came back", { sent: [mail("bounced"), mail("refused")] }],
  ["only another mail arrived", { sent: [mail("bounced"), mail("delivered", "refund_notice")] }],
  ["the mail with the document waits", { sent: [mail("queued")] }],
  ["the order keeps no terms, so that none were attached", { termsVersion: null }],
])("so has whom no mail with the terms reached: %s", (_, more) => {
  expect(rightOf("anna@example.com", 1, more)).toBe("open");
  expect(rightOf("anna@example.com", 15, more)).toBe("late");
});

test.each(["accepted", "delivered", "complained"])(
  "one such mail that did not come back confirms: %s",
  (state) => {
    const sent = [mail("bounced"), mail(state, "document_again")];
    expect(rightOf("anna@example.com", 1, { sent })).toBe("lost");
  },
);
