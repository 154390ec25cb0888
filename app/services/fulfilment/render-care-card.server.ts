import { careCardFile } from "~/copy/document-files";
import type { documentFiles } from "~/db/schema";
import { renderDocument } from "~/documents/render.server";
import { careCardToDocument } from "~/documents/templates/care-card";
import { orderedProduct } from "~/products/ordered-product";
import { recipeOf } from "~/products/registry.server";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { careCardOf } from "../orders/care-card";
import type { Failure } from "../orders/failure";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";

type CareCardFile = typeof documentFiles.$inferInsert;

/**
 * The card that an order without a text ends in, as the file of its document.
 * @returns null where none is due: a text for others' eyes that came to nothing, though no words of its buyer called for help;
 * and where it could not be rendered, since the money goes back all the same
 */
export async function renderCareCard(
  ctx: ServiceContext,
  order: Order,
  failure: Failure,
): Promise<CareCardFile | null> {
  const product = orderedProduct(order);
  const card = careCardOf(order, failure);
  if (!product?.writtenByModel || !card) return null;
  if (recipeOf(product).prompt?.forOthers && order.crisisLevel === "none") return null;
  const renderedAt = ctx.now();
  try {
    const { bytes, pageCount } = await renderDocument(
      careCardToDocument(card, {
        productTitle: product.title,
        area: product.area,
        personName: order.personName,
        orderNumber: orderNumber(order.number),
        constellation: product.document.constellation,
        writtenAt: renderedAt,
      }),
    );
    const file = { fileName: careCardFile, contentType: "application/pdf", bytes, pageCount };
    return { orderId: order.id, position: 0, ...file, renderedAt };
  } catch (error) {
    ctx.log.error({ orderId: order.id, error: describeError(error) }, "no card was rendered");
    return null;
  }
}
