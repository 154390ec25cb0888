import { dreamAnalysis } from "~/products/dream-analysis/product";
import { orderCard } from "~/services/desk/order-card.server";
import { NotFound } from "~/services/command/errors";
import { defineCancellation } from "./unpaid-orders.server";

export const cancel = defineCancellation(async (ctx, id) => {
  const order = await orderCard(ctx, id);
  if (order.productSlug !== dreamAnalysis.slug) throw new NotFound("dream");
  return order;
});
