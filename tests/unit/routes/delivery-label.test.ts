import { expect, test } from "vitest";
import { deliveryLabel } from "~/routes/admin/delivery-label";

test("a figure of how fast mails go out says what it is, and that there is none yet", () => {
  expect(deliveryLabel("Połowa", 47_000)).toBe(
    "Połowa e-maili wychodzi w ciągu tego czasu od wpłaty",
  );
  expect(deliveryLabel("99 na 100", null)).toBe(
    "99 na 100 e-maili: jeszcze nie ma z czego policzyć",
  );
  // What could not be read is said to be that beside it.
  expect(deliveryLabel("Połowa", undefined)).not.toContain("jeszcze");
});
