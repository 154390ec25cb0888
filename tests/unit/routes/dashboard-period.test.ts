import { describe, expect, test } from "vitest";
import { readPeriod } from "~/routes/admin/dashboard-period";

const today = "2026-03-31";
const read = (search: string) => readPeriod(new Request(`http://shop.test/admin${search}`), today);

describe("the period of the figures", () => {
  test("is the last thirty days, today among them, where nobody asks for another one", () => {
    expect(read("")).toMatchObject({
      period: { from: "2026-03-02", to: today, product: undefined },
      errors: {},
    });
  });

  test("ends today at the latest, and begins where it is asked to", () => {
    expect(read("?from=2026-03-30&to=2027-01-01&product=dream-analysis").period).toEqual({
      from: "2026-03-30",
      to: today,
      product: "dream-analysis",
    });
  });

  test.each([
    ["?from=2026-03-10&to=2026-03-09", "2026-02-08", "2026-03-09", "Początek okresu"],
    ["?from=2025-12-29&to=2026-03-31", "2025-12-30", today, "Najdłuższy okres to 92 dni."],
    ["?from=x", "2026-03-02", today, ""],
  ])("%s is said at its field", (search, from, to, words) => {
    const { period, errors } = read(search);
    expect(period).toMatchObject({ from, to });
    expect(errors.from).toContain(words);
  });

  test("of 92 days is whole", () => {
    expect(read("?from=2025-12-30&to=2026-03-31").errors).toEqual({});
  });

  test("knows only products that there are", () => {
    expect(read("?product=constructor").period.product).toBeUndefined();
  });
});
