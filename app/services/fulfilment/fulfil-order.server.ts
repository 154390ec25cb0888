import { and, eq } from "drizzle-orm";
import { deliveryKindOf } from "~/products/deliveries/registry";
import { orderedProduct } from "~/products/ordered-product";
import { orders } from "~/db/schema";
import { noAccess } from "~/integrations/ai/call-failure";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { transitionOrder, type Order } from "../orders/transition-order.server";
import type { Failure } from "~/services/orders/failure";
import { modelStopped } from "../spending/within-caps.server";
import { WritingStopped } from "../writing/writing-stopped";
import { works } from "./deliveries/registry.server";
import { failOrder } from "./end-order.server";
import { FulfilmentStopped } from "./fulfilment-stopped";
import { queueDelivery } from "./queue-delivery.server";
import { waitForAccess, waitForModel } from "./wait-for-model.server";
import { OrderWithdrawn } from "./while-in-work.server";

/**
 * Makes what was paid for, as its kind of delivery does, and has it delivered; may be stopped and repeated anywhere. The mail is the outbox's, which ends the order: see `deliveryWriter`.
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
    if (error instanceof ExternalServiceError && error.code === noAccess)
      return waitForAccess(ctx, order);
    ctx.log.warn({ orderId: order.id, failure, error: describeError(error) }, "fulfilment stopped");
    const isFinal =
      error instanceof WritingStopped || error instanceof FulfilmentStopped || input.lastAttempt;
    if (isFinal) return failOrder(ctx, order, failure);
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
  const made = await works[deliveryKindOf(product)].make(ctx, order, product);
  if (made !== "waits") await queueDelivery(ctx, order.id);
}

/** Why an order is not delivered, of what was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FulfilmentStopped) return error.failure;
  if (error instanceof WritingStopped) return error.reason;
  if (!(error instanceof ExternalServiceError)) return "unexpected";
  if (error.code === modelStopped) return "model_stopped";
  return `model_${error.kind}`;
}
