import type { Product } from "~/products/product";

/** Made-up opinions from the catalogue, at most one of each area before any area has a second, for a demonstration. */
export function madeUpOpinions(products: readonly Product[], count: number) {
  const areas = new Set<string>();
  const [first, others] = [[], []] as [Product[], Product[]];
  for (const product of products) {
    if (!product.demonstration) continue;
    (areas.has(product.area) ? others : first).push(product);
    areas.add(product.area);
  }
  return [...first, ...others]
    .flatMap(({ title, demonstration }) => {
      const [opinion] = demonstration?.opinions ?? [];
      return opinion ? [{ ...opinion, product: title }] : [];
    })
    .slice(0, count);
}
