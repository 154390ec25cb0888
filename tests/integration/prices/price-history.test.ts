import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Price } from "~/products/price";
import { priceHistory } from "~/db/schema";
import { loader } from "~/routes/books/shop";
import { getPrice } from "~/services/prices/queries.server";
import { recordPrices, seedPriceHistory } from "~/services/prices/record-prices.server";
import { testContext } from "../../support/orders";
import { everythingSold, ownBook } from "../../support/own-book";
import { call, get } from "../../support/requests";

const ctx = testContext("schedule");
const historyOf = (slug: string) =>
  ctx.db.select().from(priceHistory).where(eq(priceHistory.productSlug, slug));

beforeEach(() => ctx.db.execute(sql`delete from price_history`).then(() => undefined));

describe("the history of prices", () => {
  test("begins with the catalogue's prices, however many processes start at the same time", async () => {
    const starts = await Promise.all(Array.from({ length: 5 }, () => recordPrices(ctx)));
    expect(starts.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, everythingSold.length]);
    expect(await historyOf(ownBook.slug)).toMatchObject([{ priceGrosze: 2999 }]);
  });

  test("grows only when a price changes, and knows when", async () => {
    const clock = { now: new Date("2026-11-20T10:00:00Z") };
    const later = testContext("schedule", clock);
    const priced = (priceGrosze: number) => [{ slug: "probny", priceGrosze }];
    await recordPrices(later, priced(4999));
    await recordPrices(later, priced(4999));
    clock.now = new Date("2026-12-20T10:00:00Z");
    expect(await recordPrices(later, priced(2999))).toBe(1);
    clock.now = new Date("2026-12-24T10:00:00Z");
    expect(await recordPrices(later, priced(4999))).toBe(1);
    const rows = await historyOf("probny");
    expect(rows.map(({ priceGrosze }) => priceGrosze)).toEqual([4999, 2999, 4999]);
    expect(rows[1]?.validFrom).toEqual(new Date("2026-12-20T10:00:00Z"));
  });

  test("of the demonstration has a past that a start does not change", async () => {
    await seedPriceHistory(ctx);
    await seedPriceHistory(ctx);
    await recordPrices(ctx);
    const rows = await historyOf(ownBook.slug);
    expect(rows.map(({ priceGrosze }) => priceGrosze)).toEqual([4999, 2999]);
    expect(await getPrice(ctx, ownBook)).toEqual({ grosze: 2999, lowestGrosze: 4999 });
  });

  test("that is real is never seeded over", async () => {
    await recordPrices(ctx);
    await seedPriceHistory(ctx);
    expect(await historyOf(ownBook.slug)).toHaveLength(1);
  });
});

describe("the shop's page", () => {
  const lowest = async () =>
    (await call<{ books: { price: Price }[] }>(loader, get("/books"))).data.books[0]?.price
      .lowestGrosze;

  test("strikes nothing through without a history, nor with one that shows no other price", async () => {
    expect(await lowest()).toBeUndefined();
    await recordPrices(ctx);
    expect(await lowest()).toBeUndefined();
  });

  test("shows the lowest price of 30 days once the history bears it out", async () => {
    await seedPriceHistory(ctx);
    expect(await lowest()).toBe(4999);
  });
});
