import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DayChart, ticksUpTo } from "~/ui/day-chart";

const shown = (days: string[], values: number[]) =>
  renderToStaticMarkup(
    <DayChart
      title="Zamówienia"
      days={days}
      series={[{ label: "Złożone", values }]}
      format={String}
    />,
  );

describe("the axis", () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [1400, [0, 500, 1000, 1500]],
  ])("up to %d has round steps", (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks);
  });

  test.each([1, 2, 9, 10, 11, 99, 12_345, 9_999_999])("reaches %d with few of them", (highest) => {
    const ticks = ticksUpTo(highest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(6);
  });
});

describe("the plot", () => {
  test("of days on which nothing happened has bars of no height, and no figure that is none", () => {
    const html = shown(["2026-03-28", "2026-03-29"], [0, 0]);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    expect(html.match(/<rect[^>]* height="0"/g)).toHaveLength(2);
  });

  test("of a single day is a plot, too", () => {
    expect(shown(["2026-03-28"], [3])).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("has a name, and says where the figures are for whoever does not see it", () => {
    const html = shown(["2026-03-28"], [3]);
    expect(html).toContain('role="img"');
    expect(html).toMatch(/aria-label="Zamówienia: [^"]*w tabeli/);
    expect(html).toContain("<title>28 marca 2026: złożone 3</title>".replace("28 ", "28\u00a0"));
  });
});
