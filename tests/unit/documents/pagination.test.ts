import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minFill, paginate, type Strip } from "~/documents/pagination";

const heights = { page: 600, lastPage: 500 };

/** A box of lines of 10 to 20 points that would rather not be cut; its first two and last two lines never part. */
const box = fc
  .array(fc.integer({ min: 10, max: 20 }), { minLength: 1, maxLength: 25 })
  .map((lines): Strip[] =>
    lines.map((height, index) => ({
      height,
      before: index === 0 ? 8 : 0,
      keep: index === 1 || (index > 1 && index === lines.length - 1),
      cuts: index > 0 ? 1 : 0,
    })),
  );
const document = fc.array(box, { minLength: 1, maxLength: 30 }).map((boxes) => boxes.flat());

const fullness = (rows: readonly Strip[]) =>
  rows.reduce((sum, { height, before }, index) => sum + height + (index > 0 ? before : 0), 0);

describe("pages of a document", () => {
  it("are two thirds full unless they are the last, and part nothing that belongs together", () => {
    fc.assert(
      fc.property(document, (rows) => {
        const { pages } = paginate(rows, heights);
        for (const page of pages.slice(0, -1))
          expect(fullness(page.map(({ row }) => row))).toBeGreaterThanOrEqual(
            heights.page * minFill,
          );
        for (const page of pages.slice(1)) expect(page[0]?.row.keep).toBe(false);
      }),
    );
  });

  it("begin where a row opens one, and leave the page before as full as it is", () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const rows = [...before, ...after.map((row, index) => ({ ...row, opens: index === 0 }))];
        const { pages } = paginate(rows, heights);
        expect(pages.filter((page) => page[0]?.row.opens)).toHaveLength(1);
        expect(pages.flat().filter(({ row }) => row.opens)).toHaveLength(1);
        for (const page of pages.slice(1)) expect(page[0]?.row.keep).toBe(false);
      }),
    );
  });

  it("cut a box only where a page would stay a third empty without", () => {
    const line = (cuts: number): Strip => ({ height: 20, before: 0, keep: false, cuts });
    const text = (lines: number) => Array.from({ length: lines }, () => line(0));
    const boxed = (lines: number) =>
      Array.from({ length: lines }, (_, index) => line(index > 0 ? 1 : 0));
    // 22 lines leave 8 of 30 free: room that a box of 10 may cost.
    const spared = paginate([...text(22), ...boxed(10)], heights).pages;
    expect(spared[1]?.[0]?.row.cuts).toBe(0);
    // 15 lines leave half a page: a box of 20 is cut.
    const cut = paginate([...text(15), ...boxed(20)], heights).pages;
    expect(cut[0]!.length).toBeGreaterThanOrEqual(20);
  });
});
