import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "~/db/client.server";
import { orderEvents, orders } from "~/db/schema";
import type { Actor } from "../context.server";
import { sourcesOf, type OrderStatus } from "./order-state";

export type Order = typeof orders.$inferSelect;
export type EventDetail = Record<string, string | number | boolean | null>;

/**
 * Moves an order to `target` if the state machine lets it, and records the event.
 * @returns the order as it is now, or null when it was not in a state that leads there
 */
export async function transitionOrder(
  executor: Executor,
  orderId: string,
  target: OrderStatus,
  by: { actor: Actor; at: Date; set?: Partial<typeof orders.$inferInsert>; detail?: EventDetail },
): Promise<Order | null> {
  // One transaction of its own (or a savepoint in the caller's): no crash may part a state from its event.
  return executor.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ ...by.set, status: target })
      .where(and(eq(orders.id, orderId), inArray(orders.status, sourcesOf(target))))
      .returning();
    if (!order) return null;
    await recordEvent(tx, orderId, target, by);
    return order;
  });
}

/** Writes one line of an order's history. */
export async function recordEvent(
  executor: Executor,
  orderId: string,
  type: string,
  by: { actor: Actor; at: Date; detail?: EventDetail },
): Promise<void> {
  await executor
    .insert(orderEvents)
    .values({ orderId, type, actor: by.actor, at: by.at, detail: by.detail ?? null });
}
