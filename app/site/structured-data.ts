import { brand } from "~/config/brand";
import type { Price } from "~/products/price";
import { fullTitle } from "~/copy/full-title";
import type { Product } from "~/products/product";

/**
 * A product as schema.org has it, for search engines. Only ratings by real buyers are told; example figures are none.
 * @param origin of the site, without a slash at its end
 * @param offer.isSold false while nobody can order it
 */
export function productStructuredData(
  product: Pick<Product, "title" | "subtitle" | "description" | "path">,
  price: Price,
  reviews: { average: number; count: number } | null,
  origin: string,
  offer: { isSold: boolean } = { isSold: true },
) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: fullTitle(product),
    description: product.description,
    image: `${origin}/social.png`,
    brand: { "@type": "Brand", name: brand.name },
    offers: {
      "@type": "Offer",
      url: origin + product.path,
      price: (price.grosze / 100).toFixed(2),
      priceCurrency: "PLN",
      ...(price.until && { priceValidUntil: price.until.toISOString() }),
      availability: `https://schema.org/${offer.isSold ? "InStock" : "OutOfStock"}`,
    },
    ...(reviews && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: reviews.average,
        reviewCount: reviews.count,
      },
    }),
  };
}
