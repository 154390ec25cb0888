import { and, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Offered, Price } from "~/products/price";
import type { Product } from "~/products/product";
import { priceHistory, promotions } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { askedPrices, lowestBeforeReduction, type PriceEntry } from "./reduction";

export type Priced = Pick<Product, "slug" | "priceGrosze" | "regularPriceGrosze">;

/**
 * What is asked for a product now: its regular price, or that of the promotion that runs. The one place where a price
 * comes from, for pages and for orders.
 */
export async function getPrice(ctx: ServiceContext, product: Priced): Promise<Price> {
  const prices = await getPrices(ctx, [product]);
  return prices.get(product.slug) ?? { grosze: product.priceGrosze };
}

/** The same products with what is asked for each of them now. */
export async function withPrices(
  ctx: ServiceContext,
  products: readonly Product[],
): Promise<Offered[]> {
  const prices = await getPrices(ctx, products);
  return products.map((product) => ({
    ...product,
    price: prices.get(product.slug) ?? { grosze: product.priceGrosze },
  }));
}

/** What is asked for each product now, by slug. */
export async function getPrices(
  ctx: ServiceContext,
  products: readonly Priced[],
): Promise<Map<string, Price>> {
  const now = ctx.now();
  const slugs = products.map(({ slug }) => slug);
  const running = await ctx.db
    .select()
    .from(promotions)
    .where(
      and(
        inArray(promotions.productSlug, slugs),
        isNull(promotions.cancelledAt),
        lte(promotions.startsAt, now),
        gt(promotions.endsAt, now),
      ),
    );
  const offers = products.map((product) => {
    const promotion = running.find(({ productSlug }) => productSlug === product.slug);
    const isLowered = promotion !== undefined && promotion.priceGrosze < product.priceGrosze;
    return { product, promotion: isLowered ? promotion : undefined };
  });
  const reduced = offers.flatMap(({ product, promotion }) =>
    promotion || product.regularPriceGrosze !== undefined ? [product.slug] : [],
  );
  const histories = await historiesOf(ctx, reduced);
  return new Map(
    offers.map(({ product, promotion }) => {
      const grosze = promotion?.priceGrosze ?? product.priceGrosze;
      const lowestGrosze = lowestBeforeReduction(histories.get(product.slug) ?? [], grosze, now);
      const price = {
        grosze,
        ...(lowestGrosze !== null && { lowestGrosze }),
        ...(promotion && { until: promotion.endsAt }),
      };
      return [product.slug, price];
    }),
  );
}

/** What was, is and, as far as it is planned, will be asked for each product, oldest first, by slug. */
export async function historiesOf(
  ctx: Pick<ServiceContext, "db">,
  slugs: readonly string[],
): Promise<Map<string, PriceEntry[]>> {
  if (slugs.length === 0) return new Map();
  const [regular, lowered] = await Promise.all([
    ctx.db
      .select()
      .from(priceHistory)
      .where(inArray(priceHistory.productSlug, [...slugs])),
    ctx.db
      .select()
      .from(promotions)
      .where(and(inArray(promotions.productSlug, [...slugs]), isNull(promotions.cancelledAt))),
  ]);
  const of = <Row extends { productSlug: string }>(rows: readonly Row[], slug: string) =>
    rows.filter(({ productSlug }) => productSlug === slug);
  return new Map(slugs.map((slug) => [slug, askedPrices(of(regular, slug), of(lowered, slug))]));
}
