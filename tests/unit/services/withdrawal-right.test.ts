import { expect, test } from "vitest";
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
const mail = (state: string, kind = "document") =>
  ({ kind, state }) as { kind: string; state: "accepted" };
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
    later(days),
    sent,
  );

test("the right ends with delivery where the contract was confirmed by mail, and not before", () => {
  expect(rightOf("anna@example.com", 0)).toBe("lost");
  expect(rightOf("anna@example.com", 0, { status: "processing", completedAt: null })).toBe("open");
});

test("whoever saved the confirmation loses the right with what they read, and not before", () => {
  const unsent = { status: "processing", completedAt: null, confirmationSavedAt: delivered };
  expect(rightOf("anna@example.com", 0, unsent)).toBe("open");
  expect(rightOf("anna@example.com", 0, { ...unsent, openedAt: delivered })).toBe("lost");
  expect(rightOf(null, 1, { confirmationSavedAt: delivered, openedAt: delivered })).toBe("lost");
  expect(rightOf(null, 1, { openedAt: delivered })).toBe("open");
});

test("an address that staff gave, and nobody has confirmed, brings nothing back and takes nothing away", () => {
  const corrected = { isAddressUnconfirmed: true };
  const link = mail("accepted", "document_corrected");
  const sent = [mail("accepted"), link];
  expect(rightOf("anna@example.com", 1, { ...corrected, sent })).toBe("lost");
  expect(rightOf("anna@example.com", 1, { ...corrected, sent: [mail("bounced"), link] })).toBe(
    "open",
  );
});

test("who left no address has no confirmation, and keeps the right for fourteen days", () => {
  expect(rightOf(null, 0)).toBe("open");
  expect(rightOf(null, 13.9)).toBe("open");
  expect(rightOf(null, 14)).toBe("lost");
});

test.each([
  ["every mail with the document came back", { sent: [mail("bounced"), mail("refused")] }],
  ["only another mail arrived", { sent: [mail("bounced"), mail("delivered", "refund_notice")] }],
  ["the mail with the document waits", { sent: [mail("queued")] }],
  ["the order keeps no terms, so that none were attached", { termsVersion: null }],
])("so has whom no mail with the terms reached: %s", (_, more) => {
  expect(rightOf("anna@example.com", 1, more)).toBe("open");
  expect(rightOf("anna@example.com", 14, more)).toBe("lost");
});

test.each(["accepted", "delivered", "complained"])(
  "one such mail that did not come back confirms: %s",
  (state) => {
    const sent = [mail("bounced"), mail(state, "document_again")];
    expect(rightOf("anna@example.com", 1, { sent })).toBe("lost");
  },
);
