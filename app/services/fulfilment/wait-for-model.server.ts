import { and, eq } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { orders } from "~/db/schema";
import { minute } from "~/time/durations";
import type { Order } from "../orders/transition-order.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { lockSwitchShared, isOn } from "../switches/switch-state.server";

/**
 * Has an order wait for the model without a job, so that no attempt is used up while staff have stopped it. Where it may
 * write again meanwhile, the order goes on at once.
 */
export async function waitForModel(ctx: ServiceContext, { id }: Order): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockSwitchShared(tx, "stop-model");
    if (!(await isOn(tx, "stop-model"))) return enqueue(tx, id);
    await tx.db
      .update(orders)
      .set({ failure: "model_stopped" })
      .where(and(eq(orders.id, id), eq(orders.status, "processing")));
  });
}

/** How long until a model is asked again whose account was empty or whose key did not hold, in milliseconds. */
const accessLookAfter = 10 * minute;

/**
 * Has an order wait for an operator to pay the vendor or to renew the key, and look again now and then: no attempt is used up.
 */
export async function waitForAccess(ctx: ServiceContext, { id }: Order): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(orders)
      .set({ failure: "model_stopped" })
      .where(and(eq(orders.id, id), eq(orders.status, "processing")));
    await enqueue(tx, id, new Date(tx.now().getTime() + accessLookAfter));
  });
}

/**
 * Takes up the work on every order that waits for the model.
 * @returns how many
 */
export async function resumeWaiting(ctx: ServiceContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockSwitchShared(tx, "stop-model");
    if (await isOn(tx, "stop-model")) return 0;
    const waiting = await tx.db
      .update(orders)
      .set({ failure: null })
      .where(and(eq(orders.status, "processing"), eq(orders.failure, "model_stopped")))
      .returning({ id: orders.id });
    for (const { id } of waiting) await enqueue(tx, id);
    return waiting.length;
  });
}

const enqueue = (ctx: Pick<ServiceContext, "db">, orderId: string, runAt?: Date) =>
  addJob(ctx, "fulfil_order", { orderId }, `fulfil:${orderId}`, runAt);
