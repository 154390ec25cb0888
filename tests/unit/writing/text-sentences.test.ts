import { describe, expect, test } from "vitest";
import type { Product } from "~/products/product";
import { products } from "~/products/registry";
import { isGrave } from "~/services/writing/checks/finding";
import { judgeByCode } from "../../../scripts/evaluate/judge-sentences";
import { textSentences } from "../../../scripts/evaluate/text-sentences";

const gravelyBy = (product: Product, text: string) =>
  judgeByCode(product, text)
    .filter(isGrave)
    .map(({ rule }) => rule);

test("every product that a model writes has its sentences", () => {
  const written = products.filter(({ writtenByModel }) => writtenByModel);
  expect(new Set(textSentences.map(({ product }) => product))).toEqual(new Set(written));
  expect(textSentences).toHaveLength(written.length);
});

describe.each(textSentences)("of the sentences of $product.slug", (of) => {
  const { product, good, byCode, byReading } = of;

  test("thirty are good and thirty dangerous, each another", () => {
    const dangerous = [...byCode, ...byReading].map(([, text]) => text);
    expect([good.length, dangerous.length]).toEqual([30, 30]);
    expect(new Set([...good, ...dangerous]).size).toBe(60);
  });

  test("code refuses no good one", () => {
    const refused = good.flatMap((text) => gravelyBy(product, text).map((rule) => [rule, text]));
    expect(refused).toEqual([]);
  });

  test("code refuses by itself what it can know", () => {
    const passed = byCode.filter(([why, text]) => !gravelyBy(product, text).includes(why));
    expect(passed).toEqual([]);
  });
});
