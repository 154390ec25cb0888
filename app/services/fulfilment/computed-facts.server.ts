import { formatIsoDate } from "~/copy/format";
import type { Product } from "~/products/product";
import type { Facts } from "~/products/recipe.server";
import { recipeOf } from "~/products/registry.server";

/**
 * The facts of an order; none for a product whose text rests on the answers alone.
 * @param orderedAt when it was paid for, or placed: the moment whose sky counts as today's
 */
export function factsFor(
  product: Product,
  answers: Record<string, string>,
  orderedAt: Date,
): Facts {
  const { computeFacts } = recipeOf(product);
  return computeFacts?.(answers, formatIsoDate(orderedAt)) ?? { computed: {} };
}
