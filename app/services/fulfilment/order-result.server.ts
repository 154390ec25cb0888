import { eq } from "drizzle-orm";
import { orderedProduct } from "~/products/ordered-product";
import { documentTexts } from "~/db/schema";
import type { DocumentModel } from "~/documents/model";
import { recipeOf } from "~/products/registry.server";
import type { ServiceContext } from "../command/context.server";
import { documentFacts } from "./render-order-document.server";
import { findOrder } from "../orders/queries.server";

/**
 * The text of an order as its document has it, for the page that shows it.
 * @returns null when there is none: not yet, not any more, or not as one text
 * @throws ZodError when what is stored does not fit the product any more
 */
export async function getOrderResult(
  ctx: ServiceContext,
  token: string,
): Promise<DocumentModel | null> {
  const order = await findOrder(ctx, token);
  const product = order && orderedProduct(order);
  if (!product) return null;
  const [text] = await ctx.db
    .select()
    .from(documentTexts)
    .where(eq(documentTexts.orderId, order.id));
  const { compose } = recipeOf(product).document;
  return text && compose ? compose(text.content, documentFacts(order, product, text)) : null;
}
