import { describe, expect, test } from "vitest";
import { products, type ProductSlug } from "~/products/registry";
import { isGrave } from "~/services/writing/checks/finding";
import { judgeByCode } from "../../../scripts/evaluate/judge-sentences";
import { textSentences } from "../../../scripts/evaluate/text-sentences";

const all = Object.entries(textSentences).map(([slug, sentences]) => ({
  slug: slug as ProductSlug,
  ...sentences,
}));

const gravelyBy = (slug: ProductSlug, text: string) =>
  judgeByCode(slug, text)
    .filter(isGrave)
    .map(({ rule }) => rule);

test("every product that a model writes has its sentences", () => {
  expect(all.map(({ slug }) => slug).sort()).toEqual(
    products.flatMap(({ slug, writtenByModel }) => (writtenByModel ? [slug] : [])).sort(),
  );
});

describe.each(all)("of the sentences of $slug", ({ slug, good, byCode, byReading }) => {
  test("thirty are good and thirty dangerous, each another", () => {
    const dangerous = [...byCode, ...byReading].map(([, text]) => text);
    expect([good.length, dangerous.length]).toEqual([30, 30]);
    expect(new Set([...good, ...dangerous]).size).toBe(60);
  });

  test("code refuses no good one", () => {
    const refused = good.flatMap((text) => gravelyBy(slug, text).map((rule) => [rule, text]));
    expect(refused).toEqual([]);
  });

  test("code refuses by itself what it can know", () => {
    const passed = byCode.filter(([why, text]) => !gravelyBy(slug, text).includes(why));
    expect(passed).toEqual([]);
  });

  test("code leaves to the reading what it cannot", () => {
    const known = byReading.flatMap(([, text]) =>
      gravelyBy(slug, text).map((rule) => [rule, text]),
    );
    expect(known).toEqual([]);
  });
});
