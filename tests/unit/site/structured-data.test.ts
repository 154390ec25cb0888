import { describe, expect, test } from "vitest";
import { publicPages } from "~/routes/public/public-pages";
import { listedProducts as products } from "~/products/registry";
import { productStructuredData } from "~/site/structured-data";

const origin = "https://shop.example";

describe.each(products)("what search engines are told of $slug", (product) => {
  test("is its price and its page, and no rating while there is no review", () => {
    const told = productStructuredData(product, { grosze: 999 }, null, origin);
    expect(told.offers).toMatchObject({
      price: "9.99",
      priceCurrency: "PLN",
      url: origin + product.path,
    });
    expect(told).not.toHaveProperty("aggregateRating");
  });

  test("is what its buyers gave it", () => {
    const reviews = { average: 4.5, count: 2 };
    expect(productStructuredData(product, { grosze: 999 }, reviews, origin)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  test("includes its page", () => {
    expect(publicPages).toContain(product.path);
  });
});
