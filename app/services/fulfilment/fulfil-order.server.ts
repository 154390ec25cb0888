import { and, eq } from "drizzle-orm";
import { deliveryOf, type Product } from "~/products/product";
import { orderedProduct } from "~/products/ordered-product";
import { orders } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { settleSuspicion } from "../crisis/settle-suspicion.server";
import { transitionOrder, type Order } from "../orders/transition-order.server";
import type { Failure } from "../orders/failure";
import { modelStopped } from "../spending/within-caps.server";
import { giveUp } from "./end-order.server";
import { makeLink } from "./make-link.server";
import { queueDelivery } from "./queue-delivery.server";
import { renderOrderDocument } from "./render-order-document.server";
import { waitForModel } from "./wait-for-model.server";
import { OrderWithdrawn } from "./while-in-work.server";
import { writeText } from "./write-text.server";
import { WritingStopped } from "./writing/writing-stopped";

/**
 * Makes what was paid for, and has it delivered: text, document, mail, or for a finished work a mail with a link. Every
 * step is stored before the next one starts and is skipped when it is found done, so this may be stopped and repeated
 * anywhere. The mail is the outbox's, which ends the order: see `deliveryWriter`.
 * @param input.lastAttempt whether the job will not be tried again: then a failure is final
 * @throws Error when another attempt should follow
 */
export async function fulfilOrder(
  ctx: ServiceContext,
  input: { orderId: string; lastAttempt: boolean },
): Promise<void> {
  const order = await startProcessing(ctx, input.orderId);
  if (!order) return;
  try {
    await deliver(ctx, order);
  } catch (error) {
    if (error instanceof OrderWithdrawn) return;
    const failure = failureOf(error);
    if (failure === "model_stopped") return waitForModel(ctx, order);
    ctx.log.warn({ orderId: order.id, failure, error: describeError(error) }, "fulfilment stopped");
    const isFinal =
      error instanceof WritingStopped || failure === "content_deleted" || input.lastAttempt;
    if (isFinal) return giveUp(ctx, order, failure);
    await ctx.db
      .update(orders)
      .set({ failure })
      .where(and(eq(orders.id, order.id), eq(orders.status, "processing")));
    throw error;
  }
}

/** @returns null when the order is not, or no longer, one to be fulfilled */
async function startProcessing(ctx: ServiceContext, orderId: string): Promise<Order | null> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status === "processing") return order;
  if (order?.status !== "paid") return null;
  // What was completed meanwhile is not begun again.
  return transitionOrder(ctx, orderId, "processing", { from: ["paid"] });
}

async function deliver(ctx: ServiceContext, order: Order): Promise<void> {
  const product = orderedProduct(order);
  if (!product) throw new Error(`Order for a product that does not exist: ${order.productSlug}`);
  await makers[deliveryOf(product)](ctx, order, product);
  await queueDelivery(ctx, order.id);
}

/** What is made for each kind of delivery, before its mail. */
const makers = {
  async document(ctx: ServiceContext, placed: Order, product: Product) {
    if (!placed.answers) throw new ContentDeleted();
    const settled = await settleSuspicion(ctx, placed, product);
    const text = await writeText(ctx, settled, product, placed.answers);
    const order = { ...settled, crisisLevel: text.crisisLevel };
    await renderOrderDocument(ctx, order, product, text);
  },
  download: (ctx: ServiceContext, order: Order) => makeLink(ctx, order),
};

class ContentDeleted extends Error {}

function failureOf(error: unknown): Failure {
  if (error instanceof ContentDeleted) return "content_deleted";
  if (error instanceof WritingStopped) return error.failure;
  if (!(error instanceof ExternalServiceError)) return "unexpected";
  if (error.code === modelStopped) return "model_stopped";
  return `model_${error.kind}`;
}
