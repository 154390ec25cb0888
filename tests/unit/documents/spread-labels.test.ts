import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadLabels } from "~/documents/spread-labels";

const around = (angle: number) => ((angle % 360) + 360) % 360;

describe("labels on a circle", () => {
  it("stay where they are when there is room", () => {
    expect(spreadLabels([10, 100, 200], 10)).toEqual([10, 100, 200]);
  });

  it("move apart evenly where they crowd, also across 0°", () => {
    expect(spreadLabels([100, 100, 100], 10)).toEqual([90, 100, 110]);
    expect(spreadLabels([359, 1], 10).map(around)).toEqual([355, 5]);
  });

  it("never overlap, and never trade places", () => {
    const gap = 9.8;
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 2, maxLength: 10 }),
        (angles) => {
          const spread = spreadLabels(angles, gap).map(around);
          const sorted = [...spread].sort((a, b) => a - b);
          sorted.forEach((angle, index) => {
            const next = sorted[index + 1] ?? (sorted[0] ?? 0) + 360;
            expect(next - angle).toBeGreaterThan(gap - 1e-6);
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});
