import { operator } from "~/config/operator.server";
import { careCardFile } from "~/copy/document-files";
import type { documentFiles } from "~/db/schema";
import { keptCover } from "~/documents/cover-picture.server";
import { draw } from "~/documents/drawing/draw.server";
import { careCardToDocument } from "~/documents/templates/care-card";
import { findProduct } from "~/products/registry";
import { recipeOf } from "~/products/registry.server";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { careCardOf } from "../orders/care-card";
import type { Failure } from "../orders/failure";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";

type CareCardFile = typeof documentFiles.$inferInsert;

/**
 * The card that an order without a text ends in.
 * @param product what was to be written
 * @returns null where none is due: nothing was to be written, or a text for others' eyes came to nothing and no words of its
 * buyer called for help
 */
export function careCardFor(
  order: Pick<Order, "productSlug" | "alarm" | "crisisLevel">,
  failure: Failure,
  product = findProduct(order.productSlug),
) {
  if (!product?.writtenByModel) return null;
  const isForOthers = recipeOf(product).prompt?.forOthers === true;
  return isForOthers && order.crisisLevel === "none" ? null : careCardOf(order, failure);
}

/**
 * The same as the file of the order's document.
 * @returns null also where it could not be rendered, since the money goes back all the same
 */
export async function renderCareCard(
  ctx: ServiceContext,
  order: Order,
  failure: Failure,
  product = findProduct(order.productSlug),
): Promise<CareCardFile | null> {
  const card = careCardFor(order, failure, product);
  if (!product || !card) return null;
  const renderedAt = ctx.now();
  try {
    const { bytes, pageCount, cover, sections } = await draw(
      "renderDocument",
      careCardToDocument(card, {
        productTitle: product.title,
        area: product.area,
        glow: product.document.glow,
        personName: order.personName,
        orderNumber: orderNumber(order.number),
        supportEmail: operator.email,
        constellation: product.document.constellation,
        writtenAt: renderedAt,
      }),
    );
    return {
      orderId: order.id,
      position: 0,
      ...{ fileName: careCardFile, contentType: "application/pdf", bytes, pageCount },
      ...{ figure: product.document.constellation, sections, cover: await keptCover(cover) },
      renderedAt,
    };
  } catch (error) {
    ctx.log.error({ orderId: order.id, error: describeError(error) }, "no card was rendered");
    return null;
  }
}
