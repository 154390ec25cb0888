import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, wordsOf } from "~/services/words/fold";
import { stemsOf } from "~/services/words/stems";
import { pairsToFind, pairsToKeepApart } from "./pairs";

const meet = ([one, other]: readonly [string, string]) =>
  stemsOf(one).some((stem) => stemsOf(other).includes(stem));

describe("stems of Polish words", () => {
  test("bring at least 95 % of sixty pairs of forms together", () => {
    expect(pairsToFind).toHaveLength(60);
    expect(pairsToFind.filter(meet).length).toBeGreaterThanOrEqual(57);
  });

  test("keep words apart that only look alike", () => {
    expect(pairsToKeepApart.filter(meet).length).toBeLessThanOrEqual(1);
  });

  test.each(pairsToFind)("of %s are the same without diacritics", (word) => {
    const plain = stemsOf(fold(word));
    expect(stemsOf(word)).toEqual(expect.arrayContaining(plain));
  });

  test("are few, short and safe whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const { text: word } of wordsOf(text)) {
          const stems = stemsOf(word);
          expect(stems.length).toBeGreaterThan(0);
          expect(stems.length).toBeLessThan(40);
          for (const stem of stems) expect(stem).toMatch(/^[\p{L}\p{N}\p{M}=]+$/u);
        }
      }),
    );
  });
});
