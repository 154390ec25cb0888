import { and, eq, inArray } from "drizzle-orm";
import { orderEvents, orders } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import type { OrderEvent, ReachedStatus } from "./order-events";
import { sourcesOf, type OrderStatus } from "./order-state";

export type Order = typeof orders.$inferSelect;
export type EventDetail = Record<string, string | number | boolean | null>;

/**
 * Moves an order to `target` if the state machine lets it, and records the event.
 * @param change.from only from these states, where not every way there will do
 * @returns the order as it is now, or null when it was not in a state that leads there
 */
export async function transitionOrder(
  ctx: ServiceContext,
  orderId: string,
  target: ReachedStatus,
  change: {
    set?: Partial<typeof orders.$inferInsert>;
    detail?: EventDetail;
    from?: readonly OrderStatus[];
  } = {},
): Promise<Order | null> {
  const sources = sourcesOf(target).filter((source) => change.from?.includes(source) ?? true);
  // No crash may part a state from its event.
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx.db
      .update(orders)
      .set({ ...change.set, status: target })
      .where(and(eq(orders.id, orderId), inArray(orders.status, sources)))
      .returning();
    if (!order) return null;
    await recordEvent(tx, orderId, target, change.detail);
    return order;
  });
}

/** Writes one line of an order's history. */
export async function recordEvent(
  ctx: ServiceContext,
  orderId: string,
  type: OrderEvent,
  detail: EventDetail | null = null,
): Promise<void> {
  await ctx.db
    .insert(orderEvents)
    .values({ orderId, type, actor: ctx.actor.kind, at: ctx.now(), detail });
}
