import { formatIsoDate } from "~/copy/format";
import { paths } from "~/paths";
import { catalogueSlug } from "~/products/e-book/product";
import { orderFields } from "~/products/order-fields";
import type { Product } from "~/products/product";
import { withSignDates } from "~/products/special-horoscope/dated-signs.server";
import { findExcerpt, type findBookOnSale } from "~/services/books/queries.server";
import type { ServiceContext } from "~/services/command/context.server";
import { getBookFacts } from "~/services/downloads/preview.server";
import { getPrice } from "~/services/prices/queries.server";
import { getSampleGlimpse } from "~/services/samples/queries.server";
import { isDaySoldOut, isModelLocked } from "~/services/spending/queries.server";
import { isOnCached } from "~/services/switches/cached-switches.server";
import { stopSelling } from "~/services/switches/switch-names";
import type { OrderPageSubject } from "./order-page";

type Asked = { product: Product; book?: Awaited<ReturnType<typeof findBookOnSale>> };

/** What the page of a product's order form shows, beside what somebody wrote there. */
export async function orderPageSubject(
  ctx: ServiceContext,
  { product, book }: Asked,
): Promise<OrderPageSubject> {
  const sample = getSampleGlimpse(product.slug);
  const isSoldOut = product.writtenByModel && (await isDaySoldOut(ctx));
  return {
    product,
    cover: book
      ? { src: paths.bookCover(book.slug), width: 600, height: 852 }
      : (sample?.pictures[0] ?? null),
    inner: book ? null : (sample?.pictures[1] ?? null),
    sample,
    fields: withSignDates(orderFields(product), Number(formatIsoDate(ctx.now()).slice(0, 4))),
    price: await getPrice(ctx, product),
    isStopped:
      isSoldOut ||
      (product.writtenByModel && (await isModelLocked(ctx))) ||
      (await isOnCached(ctx, stopSelling(catalogueSlug(product)))),
    isSoldOut,
    isDelayed: product.writtenByModel && (await isOnCached(ctx, "stop-model")),
    ...(book && {
      bookFacts: await getBookFacts(book),
      fragment: (await findExcerpt(ctx, book.slug)) ? paths.bookFragment(book.slug) : null,
    }),
  };
}
