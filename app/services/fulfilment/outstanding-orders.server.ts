import { and, eq, inArray, isNull, lte, ne, notExists, or } from "drizzle-orm";
import type { OutstandingJob } from "~/db/add-job.server";
import { mails, orders } from "~/db/schema";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { documentMail } from "../orders/document-mails";
import { inWork } from "../orders/order-state";
import { isOn } from "../switches/switch-state.server";

/** An order this long after its payment with nobody at work on it has been forgotten, in milliseconds. */
const forgottenAfter = 5 * minute;

/** The work on paid orders, except on those whose mail waits: that is the outbox's. */
export async function outstandingOrders(
  ctx: ServiceContext,
): Promise<OutstandingJob<"fulfil_order">[]> {
  const waits = (await isOn(ctx, "stop-model"))
    ? or(isNull(orders.failure), ne(orders.failure, "model_stopped"))
    : undefined;
  const waitingMail = ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.orderId, orders.id),
        eq(mails.kind, documentMail.code),
        eq(mails.status, "pending"),
      ),
    );
  const outstanding = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...inWork]),
        waits,
        lte(orders.paidAt, new Date(ctx.now().getTime() - forgottenAfter)),
        notExists(waitingMail),
      ),
    );
  return outstanding.map(({ id }) => ({ payload: { orderId: id }, key: `fulfil:${id}`, rest: 0 }));
}
