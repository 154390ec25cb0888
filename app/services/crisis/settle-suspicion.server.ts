import { and, eq } from "drizzle-orm";
import { withReading } from "~/crisis/assess.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { documentTexts, orders } from "~/db/schema";
import type { Product } from "~/products/product";
import type { ServiceContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { consultAboutAll } from "./consult-second-reader.server";
import { countScreening } from "./count-screening.server";

/**
 * Before an order's document is written, a second reader reads its answers without hurry and to the end, where
 * it was not asked, not given all of them, or gave no answer while somebody waited. Once a text is stored the level stays as it is: a repeated
 * attempt has to make the same document and the same mail.
 * @returns the order with its level as it is now
 */
export async function settleSuspicion(
  ctx: ServiceContext,
  order: Order,
  product: Product,
): Promise<Order> {
  const { crisisLevel: level, crisisSuspectedAbove: suspectedAbove } = order;
  if (suspectedAbove === null || !order.answers) return order;
  const [written] = await ctx.db
    .select({ orderId: documentTexts.orderId })
    .from(documentTexts)
    .where(eq(documentTexts.orderId, order.id));
  if (written) return order;
  const place = product.crisisPlace ?? "order";
  const texts = freeTextsOf(product.fields, order.answers);
  const reading = await consultAboutAll(ctx, { place, texts });
  const settled = withReading({ level, suspectedAbove }, reading);
  const [updated] = await ctx.db
    .update(orders)
    .set({ crisisLevel: settled.level, crisisSuspectedAbove: settled.suspectedAbove })
    .where(and(eq(orders.id, order.id), eq(orders.status, "processing")))
    .returning();
  if (settled.level === "acute") await countScreening(ctx, { place, level: "acute" });
  return updated ?? order;
}
