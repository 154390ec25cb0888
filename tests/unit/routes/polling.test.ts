import { describe, expect, test } from "vitest";
import { nextPoll } from "~/routes/orders/polling";

const paidAt = new Date("2026-05-03T10:00:00Z");
const minutesLater = (minutes: number) => new Date(paidAt.getTime() + minutes * 60_000);

describe("the page of an order looks again", () => {
  test("five times every two seconds and once after five while it waits for the payment", () => {
    const waiting = { status: "awaiting_payment" as const, paidAt: null };
    const looks = [0, 1, 2, 3, 4, 5, 6, 7].map((tries) => nextPoll(waiting, tries, paidAt));
    expect(looks).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 5_000, null, null]);
  });

  test.each([
    [0, 2_000],
    [1.9, 2_000],
    [2, 10_000],
    [14, 10_000],
    [15, 60_000],
    [239, 60_000],
    [240, null],
  ])("while it is in work, %s minutes after the payment every %s ms", (minutes, every) => {
    for (const status of ["paid", "processing"] as const) {
      expect(nextPoll({ status, paidAt }, 99, minutesLater(minutes))).toBe(every);
    }
  });

  test.each(["completed", "failed", "cancelled", "expired", "refunded"] as const)(
    "never when it is %s",
    (status) => {
      expect(nextPoll({ status, paidAt }, 0, minutesLater(0))).toBeNull();
    },
  );
});
