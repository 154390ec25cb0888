import { asc, eq } from "drizzle-orm";
import { books, priceHistory, promotions } from "~/db/schema";
import { isPricedInCode } from "~/products/e-book/product";
import { findProduct, products } from "~/products/registry";
import type { Price } from "~/products/price";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { getPrices, historiesOf, type Priced } from "./queries.server";
import { lowestBeforeReduction, lowestOfPeriod, priceAt } from "./reduction";
import type { PriceState, PromotionState } from "./price-states";

export type PriceFilters = {
  title?: string;
  state?: PriceState;
};

export type PriceLine = {
  id: string;
  title: string;
  regularGrosze: number;
  price: Price;
  state: PriceState;
  nextAt: Date | null;
};

/**
 * A page of everything that has a price, in the order of the catalogue.
 * @throws NotAllowed
 */
export async function listPrices(
  ctx: ServiceContext,
  { title, state }: PriceFilters,
  page: number,
): Promise<NumberedPage<PriceLine>> {
  authoriseReading(ctx, "manage_prices");
  const wanted = title?.toLocaleLowerCase("pl");
  const lines = (await priceLines(ctx, await pricedProducts(ctx))).filter(
    (line) =>
      (wanted === undefined || line.title.toLocaleLowerCase("pl").includes(wanted)) &&
      (state === undefined || line.state === state),
  );
  return numberedPage(page, {
    count: async () => lines.length,
    rows: async (limit, offset) => lines.slice(offset, offset + limit),
  });
}

export type PromotionLine = {
  id: string;
  priceGrosze: number;
  startsAt: Date;
  endsAt: Date;
  state: PromotionState;
  /** The lowest price of the 30 days before it; null where it was never a true reduction, or taken back. */
  lowestGrosze: number | null;
};

export type PriceCard = PriceLine & {
  history: { priceGrosze: number; from: Date; to: Date | null }[];
  promotions: PromotionLine[];
  /** The lowest price of the 30 days before now: what a promotion that began at once would be compared with. */
  lowestGrosze: number | null;
};

/** @throws NotAllowed, NotFound */
export async function priceCard(ctx: ServiceContext, slug: string): Promise<PriceCard> {
  authoriseReading(ctx, "manage_prices");
  const product = (await pricedProducts(ctx)).find((each) => each.slug === slug);
  const [line] = product ? await priceLines(ctx, [product]) : [];
  if (!line) throw new NotFound("product");
  const now = ctx.now();
  const asked = (await historiesOf(ctx, [slug])).get(slug) ?? [];
  const rows = await ctx.db
    .select()
    .from(promotions)
    .where(eq(promotions.productSlug, slug))
    .orderBy(asc(promotions.startsAt));
  const past = asked.filter(({ validFrom }) => validFrom <= now);
  return {
    ...line,
    history: past
      .map(({ priceGrosze, validFrom }, index) => ({
        priceGrosze,
        from: validFrom,
        to: past[index + 1]?.validFrom ?? null,
      }))
      .reverse(),
    promotions: rows
      .map(({ id, priceGrosze, startsAt, endsAt, cancelledAt }) => ({
        ...{ id, priceGrosze, startsAt, endsAt },
        state: stateOf({ startsAt, endsAt, cancelledAt }, now),
        lowestGrosze: cancelledAt ? null : lowestBeforeReduction(asked, priceGrosze, startsAt),
      }))
      .reverse(),
    lowestGrosze: lowestOfPeriod(past, now),
  };
}

/**
 * The promotion with an id, and the product that it is of.
 * @throws NotAllowed, NotFound
 */
export async function promotionCard(
  ctx: ServiceContext,
  promotionId: string,
): Promise<{ promotion: PromotionLine; product: PriceCard }> {
  authoriseReading(ctx, "manage_prices");
  if (!isId(promotionId)) throw new NotFound("promotion");
  const [row] = await ctx.db.select().from(promotions).where(eq(promotions.id, promotionId));
  if (!row) throw new NotFound("promotion");
  const product = await priceCard(ctx, row.productSlug);
  const promotion = product.promotions.find(({ id }) => id === promotionId);
  if (!promotion) throw new NotFound("promotion");
  return { promotion, product };
}

function stateOf(
  { startsAt, endsAt, cancelledAt }: { startsAt: Date; endsAt: Date; cancelledAt: Date | null },
  now: Date,
): PromotionState {
  if (cancelledAt) return "cancelled";
  if (endsAt <= now) return "over";
  return startsAt > now ? "planned" : "running";
}

type Named = Priced & { title: string };

async function pricedProducts(ctx: ServiceContext): Promise<Named[]> {
  const recorded = await ctx.db.select().from(priceHistory);
  const shelf = await ctx.db
    .select({
      slug: books.slug,
      title: books.title,
      regularPriceGrosze: books.regularPriceGrosze,
    })
    .from(books);
  const slugs = new Set(recorded.map(({ productSlug }) => productSlug));
  const others = [...slugs].filter((slug) => !findProduct(slug)).sort();
  const now = ctx.now();
  return [
    ...products.filter(isPricedInCode),
    ...others.flatMap((slug) => {
      const history = recorded.filter(({ productSlug }) => productSlug === slug);
      const priceGrosze = priceAt(history, now);
      const book = shelf.find((each) => each.slug === slug);
      const regularPriceGrosze = book?.regularPriceGrosze ?? undefined;
      return priceGrosze === undefined
        ? []
        : [{ slug, title: book?.title ?? slug, priceGrosze, regularPriceGrosze }];
    }),
  ];
}

async function priceLines(ctx: ServiceContext, of: readonly Named[]): Promise<PriceLine[]> {
  const now = ctx.now();
  const [prices, rows] = await Promise.all([
    getPrices(ctx, of),
    ctx.db.select().from(promotions).orderBy(asc(promotions.startsAt)),
  ]);
  return of.map(({ slug, title, priceGrosze }) => {
    const price = prices.get(slug) ?? { grosze: priceGrosze };
    const next = rows.find((row) => row.productSlug === slug && stateOf(row, now) === "planned");
    return {
      id: slug,
      title,
      regularGrosze: priceGrosze,
      price,
      state: price.until ? "reduced" : next ? "planned" : "regular",
      nextAt: next?.startsAt ?? null,
    };
  });
}
