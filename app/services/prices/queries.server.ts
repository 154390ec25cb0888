import { eq } from "drizzle-orm";
import type { Product } from "~/products/product";
import { priceHistory } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { lowestBeforeReduction } from "./reduction";

/**
 * The price to strike through beside a product's price, in grosze; undefined when there is no reduction to speak of, or
 * the history does not bear it out. Only products with a regular price are ever asked about.
 */
export async function getLowestPrice(
  ctx: ServiceContext,
  product: Pick<Product, "slug" | "priceGrosze" | "regularPriceGrosze">,
): Promise<number | undefined> {
  if (product.regularPriceGrosze === undefined) return undefined;
  const history = await ctx.db
    .select({ priceGrosze: priceHistory.priceGrosze, validFrom: priceHistory.validFrom })
    .from(priceHistory)
    .where(eq(priceHistory.productSlug, product.slug));
  return lowestBeforeReduction(history, product.priceGrosze, ctx.now()) ?? undefined;
}
