import { expect, test } from "vitest";
import { isLegalStateOld } from "~/services/rental/check-legal-state.server";

test.each([
  ["2026-06-30", false],
  ["2026-07-02", true],
  ["2025-12-31", false],
])("a legal state of 2025-12-31 is old on %s: %s", (day, old) => {
  expect(isLegalStateOld("2025-12-31", new Date(`${day}T12:00:00Z`))).toBe(old);
});
