import { desc, eq, sql } from "drizzle-orm";
import { isPricedInCode } from "~/products/e-book/product";
import { products } from "~/products/registry";
import { books, priceHistory } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import type { Priced } from "./queries.server";
import { day } from "~/time/durations";

const historyLock = 299_792_458;

/**
 * Writes down each regular price of the catalogue that differs from the last one written down. Processes that start at the same
 * time take turns, and only the first one finds something to do.
 * @returns how many prices were written down
 */
export async function recordPrices(
  ctx: ServiceContext,
  catalogue?: readonly Priced[],
): Promise<number> {
  return withPriceLock(ctx, async (tx) => {
    let recorded = 0;
    for (const product of catalogue ?? (await everythingSold(tx)))
      if (await recordPrice(tx, product)) recorded++;
    return recorded;
  });
}

/**
 * Writes down the regular price of one product, where it differs from the last one: from now on it counts. Whoever sells
 * what stands in no catalogue calls it whenever they set a price. From here to the end of the transaction nobody else writes
 * or judges a price.
 * @returns whether there was anything to write down
 */
export async function recordPrice(
  tx: TransactionContext,
  { slug, priceGrosze }: Pick<Priced, "slug" | "priceGrosze">,
): Promise<boolean> {
  await lockPrices(tx);
  const [last] = await tx.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productSlug, slug))
    .orderBy(desc(priceHistory.validFrom))
    .limit(1);
  if (last?.priceGrosze === priceGrosze) return false;
  await tx.db.insert(priceHistory).values({ productSlug: slug, priceGrosze, validFrom: tx.now() });
  return true;
}

async function everythingSold(tx: TransactionContext): Promise<Priced[]> {
  const shelf = await tx.db
    .select({
      slug: books.slug,
      priceGrosze: books.priceGrosze,
      regularPriceGrosze: books.regularPriceGrosze,
    })
    .from(books);
  return [
    ...products.filter(isPricedInCode),
    ...shelf.map(({ regularPriceGrosze, ...book }) => ({
      ...book,
      regularPriceGrosze: regularPriceGrosze ?? undefined,
    })),
  ];
}

/**
 * Gives the demonstration a past: its products were sold at their regular price until last week. Only where nothing
 * at all is known of a product, so that no real history can be touched.
 */
export async function seedPriceHistory(
  ctx: ServiceContext,
  catalogue?: readonly Priced[],
): Promise<void> {
  await withPriceLock(ctx, async (tx) => {
    for (const { slug, priceGrosze, regularPriceGrosze } of catalogue ??
      (await everythingSold(tx))) {
      if (regularPriceGrosze === undefined) continue;
      const known = await tx.db
        .select()
        .from(priceHistory)
        .where(eq(priceHistory.productSlug, slug));
      if (known.length > 0) continue;
      const ago = (days: number) => new Date(tx.now().getTime() - days * day);
      await tx.db.insert(priceHistory).values([
        { productSlug: slug, priceGrosze: regularPriceGrosze, validFrom: ago(67) },
        { productSlug: slug, priceGrosze, validFrom: ago(7) },
      ]);
    }
  });
}

/** Runs what writes prices, or decides by them, one after the other in all processes. */
export function withPriceLock<Result>(
  ctx: ServiceContext,
  run: (tx: TransactionContext) => Promise<Result>,
) {
  return inTransaction(ctx, async (tx) => {
    await lockPrices(tx);
    return run(tx);
  });
}

/** Keeps all others from writing prices, or deciding by them, until the transaction ends. */
export async function lockPrices(tx: TransactionContext): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${historyLock})`);
}
