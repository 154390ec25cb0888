import { and, eq, inArray, isNull, lte, ne, notExists, or } from "drizzle-orm";
import type { OutstandingJob } from "~/db/add-job.server";
import { mails, orders } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { products } from "~/products/registry";
import { minute } from "~/time/durations";
import { appointmentUnplacedMail } from "../appointments/appointment-mails";
import type { ServiceContext } from "../command/context.server";
import { documentMail } from "../orders/document-mails";
import { inWork } from "../orders/order-state";
import { isOn } from "../switches/switch-state.server";

/** An order this long after its payment with nobody at work on it has been forgotten, in milliseconds. */
const forgottenAfter = 5 * minute;

/** Products whose orders are in work still when their mail has gone. */
const laterSlugs = products.flatMap((product) =>
  deliveryOf(product).endsAfterMail ? [product.slug] : [],
);

/** The work on paid orders, except on those whose mail waits, which is the outbox's, and on what comes later and has been announced. */
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
        inArray(mails.kind, [documentMail.code, appointmentUnplacedMail.code]),
        or(eq(mails.status, "pending"), inArray(orders.productSlug, laterSlugs)),
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
