import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate } from "~/copy/format";
import { breakLines } from "~/documents/lines";
import { paginate } from "~/documents/pagination";
import { quoted, setPolish, tieWords } from "~/copy/typography";

const shown = (text: string) => text.replaceAll("\u00A0", "~");

describe("Polish typography", () => {
  it.each([
    ["W domu i w pracy", "W~domu i~w~pracy"],
    ["było to (o czym wiesz) z nią", "było to (o~czym wiesz) z~nią"],
    ["koszt 12 zł za 5 dni", "koszt 12~zł za 5~dni"],
    ["tel. 116 123 działa", "tel. 116~123 działa"],
    ["zob. art. 50 ust. 1", "zob. art.~50~ust.~1"],
    ["słowo – słowo", "słowo~– słowo"],
    ["Ania a Ola", "Ania a~Ola"],
    ["ustawa z dnia 21 czerwca 2001 r.", "ustawa z~dnia 21~czerwca 2001~r."],
    ["po 2 majach", "po 2 majach"],
    ["zamówienie nr K-10001", "zamówienie nr~K-10001"],
  ])("ties %j", (text, expected) => {
    expect(shown(tieWords(text))).toBe(expected);
  });

  it.each([
    ['Mówi "tak" i "nie".', "Mówi „tak” i~„nie”."],
    ["Mówi “tak” oraz „nie”", "Mówi „tak” oraz „nie”"],
    ['("wtrącenie")', "(„wtrącenie”)"],
    ["To - jak wiesz - trwa 2-3 dni...", "To~– jak wiesz~– trwa 2–3~dni…"],
    ["polsko-niemiecki", "polsko-niemiecki"],
  ])("sets %j", (text, expected) => {
    expect(shown(setPolish(text))).toBe(expected);
  });

  it("puts a quotation between one pair of quotes", () => {
    expect(quoted('"Mam dość"')).toBe("„Mam dość”");
    expect(quoted("„”")).toBe("");
  });

  it("writes dates in Warsaw with the month in the genitive", () => {
    expect(formatDate(new Date("2025-12-31T23:30:00Z"))).toBe("1\u00a0stycznia 2026");
    expect(formatDate(new Date("2026-08-31T21:59:00Z"))).toBe("31\u00a0sierpnia 2026");
  });
});

describe("breaking lines", () => {
  const measure = (text: string) => text.length;

  it("keeps tied words together and leaves no single short word at the end", () => {
    expect(breakLines("aaaa bbbb c\u00A0dddd", 11, measure)).toEqual(["aaaa bbbb", "c dddd"]);
    expect(breakLines("aaaa bbbb cccc d", 14, measure)).toEqual(["aaaa bbbb", "cccc d"]);
  });

  it("fits every line, in order, without losing a letter", () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 40, unit: "grapheme-ascii" }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 3, max: 50 }), fc.boolean(), (list, width, evenLast) => {
        const text = list.join(" ");
        const lines = breakLines(text, width, measure, { evenLast });
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        expect(lines.join("").replace(/ /g, "")).toBe(text.replace(/ /g, ""));
      }),
    );
  });
});

describe("pagination", () => {
  const row = fc.record({
    height: fc.integer({ min: 4, max: 40 }),
    before: fc.integer({ min: 0, max: 30 }),
    keep: fc.boolean(),
  });
  const heights = { page: 400, lastPage: 340 };

  it("keeps every row, in order, inside its page", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 120 }), (rows) => {
        const { pages } = paginate(rows, heights);
        expect(pages.flat().map((placed) => placed.row)).toEqual(rows);
        pages.forEach((page, index) => {
          const limit = index === pages.length - 1 ? heights.lastPage : heights.page;
          let bottom = 0;
          for (const { row: strip, top } of page) {
            expect(top).toBeGreaterThanOrEqual(bottom - 1e-9);
            bottom = top + strip.height;
          }
          expect(bottom).toBeLessThanOrEqual(limit + 1e-6);
        });
      }),
    );
  });

  it("does not part a heading from its text or leave two lines on the last page", () => {
    const line = { height: 15, before: 0, keep: false };
    const heading = { height: 20, before: 20, keep: false };
    const rows = [
      ...Array.from({ length: 24 }, () => line),
      heading,
      { ...line, keep: true },
      { ...line, keep: true },
      ...Array.from({ length: 2 }, () => line),
    ];
    const { pages } = paginate(rows, heights);
    expect(pages).toHaveLength(2);
    const [, last = []] = pages;
    const headingAt = last.findIndex((placed) => placed.row === heading);
    expect(headingAt).toBeGreaterThan(-1);
    expect(last.length).toBeGreaterThan(headingAt + 2);
  });
});
