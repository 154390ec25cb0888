import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { promotions } from "~/db/schema";
import type { Price } from "~/products/price";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { products } from "~/products/registry";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { therapist } from "~/products/therapist/product";
import { loader as fragment } from "~/routes/books/fragment";
import { loader as shop } from "~/routes/books/shop";
import { loader as orderForm } from "~/routes/orders/order-form";
import { loader as horoscope } from "~/routes/public/horoscope";
import { loader as hub } from "~/routes/public/hub";
import { loader as landing } from "~/routes/public/landing";
import { loader as terms } from "~/routes/public/terms";
import { loader as rental } from "~/routes/rental/landing";
import { loader as samplePages } from "~/routes/samples/pages";
import { announcedBy } from "../../support/announcements";
import { ownBook } from "../../support/own-book";
import { beginWithRegularPrices } from "../../support/prices";
import { call, get } from "../../support/requests";

const clock = { now: new Date() };
const hour = 60 * 60_000;
const lowered = [therapist, specialHoroscope, rentalAgreement, ownBook];

const reduceAll = () =>
  db.insert(promotions).values(
    lowered.map(({ slug }) => ({
      ...{ productSlug: slug, priceGrosze: 777, createdAt: new Date() },
      startsAt: new Date(Date.now() - hour),
      endsAt: new Date(Date.now() + hour),
    })),
  );

beforeEach(() => beginWithRegularPrices(clock));

type Loader = (args: LoaderFunctionArgs) => unknown;

/** Every price in what a loader hands to its page. */
function pricesIn(value: unknown): Price[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "price" in value ? [value.price as Price] : [];
  return [...own, ...Object.values(value).flatMap(pricesIn)];
}

test.each([
  ["a hub", hub, therapist.hub.path, {}],
  ["the hub of the sky", horoscope, "/horoscope", {}],
  ["the landing page", landing, "/", {}],
  ["the terms", terms, "/regulamin", {}],
  ["the shop of books", shop, "/books", {}],
  ["the beginning of a book", fragment, `/books/${ownBook.slug}/fragment`, { slug: ownBook.slug }],
  ["the rental agreement", rental, rentalAgreement.path, {}],
  ["a sample", samplePages, `/samples/${therapist.slug}/pages`, { slug: therapist.slug }],
  ["an order form", orderForm, therapist.path, {}],
] as const)(
  "%s shows the price in force, with the lowest of 30 days",
  async (_, loader, where, params) => {
    const shown = async () => {
      const { data } = await call(loader as Loader, get(where), params);
      return pricesIn(data);
    };
    const before = await shown();
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter(({ grosze }) => grosze === 777)).toEqual([]);
    await reduceAll();
    const reduced = (await shown()).filter(({ grosze }) => grosze === 777);
    expect(reduced.length).toBeGreaterThan(0);
    for (const { lowestGrosze } of reduced)
      expect(products.map(({ priceGrosze }) => priceGrosze)).toContain(lowestGrosze);
  },
);

test("the landing page begins at the lowest price in force", async () => {
  await reduceAll();
  const { data } = await call<{ fromGrosze: number }>(landing as Loader, get("/"));
  expect(data.fromGrosze).toBe(777);
});

test("a promotion drops the pages that are kept, in every process", async () => {
  expect(await announcedBy("public_pages_changed", reduceAll)).toEqual(["promotions"]);
});
