import { expect, test } from "vitest";
import { isLegalStateOld, isSaleStoppedByLaw } from "~/services/rental/check-legal-state.server";

test.each([
  ["2026-06-30", false],
  ["2026-07-02", true],
  ["2025-12-31", false],
])("a legal state of 2025-12-31 is old on %s: %s", (day, old) => {
  expect(isLegalStateOld("2025-12-31", new Date(`${day}T12:00:00Z`))).toBe(old);
});

test.each([
  ["2026-12-31", false],
  ["2027-01-02", true],
])("an agreement of 2025-12-31 that nobody has confirmed is stopped on %s: %s", (day, stopped) => {
  const ctx = { now: () => new Date(`${day}T00:00:00Z`) };
  expect(isSaleStoppedByLaw(ctx, "2025-12-31", false)).toBe(stopped);
  expect(isSaleStoppedByLaw(ctx, "2026-11-01", false)).toBe(false);
  expect(isSaleStoppedByLaw(ctx, "2025-12-31", true)).toBe(false);
});
