import { and, inArray, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { inWork } from "../orders/order-state";
import { isOn } from "../switches/switch-state.server";

/** An order this long after its payment with nobody at work on it has been forgotten, in milliseconds. */
const forgottenAfter = 5 * 60_000;

/**
 * Enqueues the work on paid orders whose job is gone or has used up its attempts without ending it: workers were killed
 * again and again, or the mail has been down for hours. Each is logged as an error, since somebody waits.
 * @returns how many
 */
export async function resumeFulfilment(ctx: ServiceContext): Promise<number> {
  // What waits for the model is not forgotten: `resumeWaiting` takes it up.
  const waits = (await isOn(ctx, "stop-model"))
    ? or(isNull(orders.failure), ne(orders.failure, "model_stopped"))
    : undefined;
  const forgotten = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...inWork]),
        waits,
        lte(orders.paidAt, new Date(ctx.now().getTime() - forgottenAfter)),
        notExists(sql`(
          select from graphile_worker.jobs as job
          where job.key = 'fulfil:' || ${orders.id} and job.attempts < job.max_attempts
        )`),
      ),
    );
  for (const { id } of forgotten) {
    ctx.log.error({ orderId: id }, "the work on a paid order is taken up again");
    await addJob(ctx, "fulfil_order", { orderId: id }, `fulfil:${id}`);
  }
  return forgotten.length;
}
