import { expect, test } from "vitest";
import { goneSince, goneSinceAt } from "~/services/mails/bounces";

const at = new Date("2026-03-02T10:00:00.000Z");
const later = new Date("2026-03-03T10:00:00.000Z");

const bounced = (bounceCode: string | null, facts: object = {}) => ({
  ...{ recipient: "ania@example.com", bounceKind: "hard" as const, bounceCode },
  ...{ bouncedAt: at, deliveredAt: null as Date | null },
  ...facts,
});

test.each([
  ["Permanent/General/5.1.1", true],
  ["Permanent/General/5.1.2", true],
  ["Permanent/General/5.1.3", true],
  ["Permanent/General/5.1.10", true],
  ["5.1.1", true],
  ["Permanent/NoEmail", true],
  ["permanent/noemail", true],
  // The address of whom it is from, a mailbox that moved, and spam.
  ["Permanent/General/5.1.8", false],
  ["Permanent/General/5.1.6", false],
  ["Permanent/General/5.1.11", false],
  ["Permanent/General/15.1.1", false],
  ["Permanent/General/5.2.1", false],
  ["Permanent/General/5.7.1", false],
  ["Permanent/OnAccountSuppressionList", false],
  ["Permanent/General", false],
  [null, false],
])("a mail that came back for good with %s says that nobody is there: %s", (code, isGone) => {
  expect(goneSince([bounced(code)])).toEqual(isGone ? at : null);
});

test("one that may come again, or another that arrived, says that somebody may be there", () => {
  expect(goneSince([bounced("5.1.1", { bounceKind: "soft" })])).toBeNull();
  expect(
    goneSince([bounced("5.1.1"), bounced(null, { bouncedAt: null, deliveredAt: at })]),
  ).toBeNull();
  expect(goneSince([])).toBeNull();
  expect(goneSince([bounced("5.1.1", { bouncedAt: later }), bounced("5.1.1")])).toEqual(at);
});

test.each([
  ["came back from another address", [bounced("5.1.1", { recipient: "ola@example.com" })], null],
  ["came back from nobody knows where", [bounced("5.1.1", { recipient: null })], null],
  [
    "came back from that address, written otherwise",
    [bounced("5.1.1", { recipient: "Ania@example.com" })],
    at,
  ],
  [
    "came back, after another had arrived elsewhere",
    [bounced("5.1.1"), bounced(null, { recipient: "ola@example.com", deliveredAt: at })],
    at,
  ],
  [
    "came back, after another had arrived nobody knows where",
    [bounced("5.1.1"), bounced(null, { recipient: null, deliveredAt: at })],
    null,
  ],
])("of one address, where a mail %s", (_, sent, since) => {
  expect(goneSinceAt("ania@example.com", sent)).toEqual(since);
});
