import type { Product } from "~/products/product";

/**
 * Opinions from the catalogue, at most one of each area before any area has a second: what the landing page shows until
 * buyers have written enough.
 */
export function exampleOpinions(products: readonly Product[], count: number) {
  const areas = new Set<string>();
  const [first, others] = [[], []] as [Product[], Product[]];
  for (const product of products) {
    (areas.has(product.area) ? others : first).push(product);
    areas.add(product.area);
  }
  return [...first, ...others]
    .flatMap(({ title, exampleOpinions: [opinion] }) =>
      opinion ? [{ ...opinion, product: title, example: true }] : [],
    )
    .slice(0, count);
}
