import { eq } from "drizzle-orm";
import { documentTexts, orders } from "~/db/schema";
import { orderedProduct } from "~/products/ordered-product";
import { recipeOf } from "~/products/registry.server";
import type { ConstellationKey } from "~/sky/constellations";
import type { ServiceContext } from "../command/context.server";
import type { OrderView } from "../orders/order-page.server";
import { documentFacts } from "./render-order-document.server";

/**
 * The constellation on the cover of what an order's page offers to open: that of its first page.
 * @returns null where the first page is no cover, as a letter's, and where there is nothing to open
 */
export async function coverFigureOf(
  ctx: Pick<ServiceContext, "db">,
  order: Pick<
    OrderView,
    "id" | "productSlug" | "bookSlug" | "bookTitle" | "delivery" | "isCard" | "documents"
  >,
): Promise<ConstellationKey | null> {
  const product = orderedProduct(order);
  if (!product || order.documents.length === 0) return null;
  if (order.isCard || order.delivery !== "document") return product.document.constellation;
  const { compose } = recipeOf(product).document;
  if (!compose) return null;
  const [stored] = await ctx.db
    .select({ order: orders, text: documentTexts })
    .from(documentTexts)
    .innerJoin(orders, eq(orders.id, documentTexts.orderId))
    .where(eq(documentTexts.orderId, order.id));
  if (!stored) return null;
  return compose(stored.text.content, documentFacts(stored.order, product, stored.text))
    .constellation;
}
