import { eq } from "drizzle-orm";
import { orderedProduct } from "~/products/ordered-product";
import { documentTexts } from "~/db/schema";
import type { DocumentModel } from "~/documents/model";
import { recipeOf } from "~/products/registry.server";
import type { ServiceContext } from "../command/context.server";
import { openBought } from "../orders/open-bought.server";
import { documentFacts } from "./render-order-document.server";
import { findOrder } from "../orders/queries.server";

/**
 * The text of an order as its document has it, for the page that shows it: who reads it has opened what they bought.
 * @param isOpened whether somebody reads it, and does not only ask whether it is there
 * @returns null when there is none: not yet, not any more, or not as one text; or where it may not be read yet
 * @throws ZodError when what is stored does not fit the product any more
 */
export async function openOrderResult(
  ctx: ServiceContext,
  token: string,
  isOpened = true,
): Promise<DocumentModel | null> {
  const order = await findOrder(ctx, token);
  const product = order && orderedProduct(order);
  if (!product || !(await openBought(ctx, order, isOpened))) return null;
  const [text] = await ctx.db
    .select()
    .from(documentTexts)
    .where(eq(documentTexts.orderId, order.id));
  const { compose } = recipeOf(product).document;
  return text && compose ? compose(text.content, documentFacts(order, product, text)) : null;
}
