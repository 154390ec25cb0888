import { fullTitle } from "~/copy/full-title";
import { skyLine } from "~/copy/sky-line";
import { backOf } from "~/products/order-words";
import { orderedProduct } from "~/products/ordered-product";
import type { ReadDocument } from "~/services/fulfilment/read-document.server";
import type { OrderView } from "~/services/orders/order-page.server";
import { drawConstellation } from "~/sky/drawing";
import { byParts, type ReadingLinks } from "./reading-page";

/** What the page of a document shows of it, with the ways from it. */
export function readingPageOf(
  request: Request,
  order: OrderView,
  { figure, skyAt, ...read }: ReadDocument,
  links: ReadingLinks,
) {
  const product = orderedProduct(order);
  return {
    ...read,
    title: read.title ?? product?.title ?? order.productSlug,
    productTitle: product ? fullTitle(product) : null,
    area: product?.area,
    hub: product ? backOf(product) : null,
    drawing: figure && drawConstellation(figure, { width: 240, height: 180 }),
    sky: skyAt && skyLine(skyAt),
    links,
    deleteAt: order.contentDeleteAt.toISOString(),
    showHelp: order.showHelp,
    isByParts: new URL(request.url).searchParams.has(byParts),
  };
}
