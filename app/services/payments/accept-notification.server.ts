import { and, eq, sql } from "drizzle-orm";
import { metrics } from "~/config/metrics.server";
import { orders, paymentNotifications, payments } from "~/db/schema";
import {
  verifyNotification,
  type NotificationRefusal,
  type PaymentNotification,
} from "~/integrations/payments/tpay-notification.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { transitionOrder, type Order } from "../orders/transition-order.server";
import { semaphore } from "../concurrency/semaphore";
import { networkOf } from "../rate-limits/network";
import { findOrderOfReport } from "./find-order.server";
import { findReportedPayment } from "./find-payment.server";
import { recordChargeback } from "./chargebacks.server";
import { markPaid } from "./mark-paid.server";
import type { ReportOutcome } from "./notification-outcomes";

export type NotificationOutcome =
  | { accepted: true; outcome: ReportOutcome }
  | { accepted: false; reason: NotificationRefusal | "unknown_order" };

type Received = { body: Buffer; signature: string | null; clientAddress?: string };

/**
 * The gateway may report hundreds of payments in a second; pages need the rest of the database's connections meanwhile.
 * Only what has been proven waits here, so that nothing else can hold a place.
 */
const limited = semaphore(4);

/**
 * Takes a payment notification: proves that it is the gateway's, applies it, and writes it down. When this returns
 * `accepted`, everything is durable and the gateway may be told to stop repeating.
 * @param input.body the bytes exactly as received
 * @param input.clientAddress where it came from; the log has the network of what is refused
 */
export async function acceptNotification(
  ctx: ServiceContext,
  input: Received,
): Promise<NotificationOutcome> {
  const ended = await prove(ctx, input);
  metrics.notifications.inc({ verdict: ended.accepted ? ended.outcome : ended.reason });
  return ended;
}

async function prove(ctx: ServiceContext, input: Received): Promise<NotificationOutcome> {
  const verdict = await verifyNotification(input.body, input.signature, ctx.now());
  if ("refusal" in verdict) {
    const from = input.clientAddress === undefined ? undefined : networkOf(input.clientAddress);
    ctx.log.warn({ refusal: verdict.refusal, from }, "payment notification refused");
    return { accepted: false, reason: verdict.refusal };
  }
  return limited(() => take(ctx, verdict.notification));
}

async function take(
  ctx: ServiceContext,
  notification: PaymentNotification,
): Promise<NotificationOutcome> {
  const order = await findOrderOfReport(ctx, notification.orderToken);
  if (!order) {
    ctx.log.warn(
      { transaction: notification.transactionTitle },
      "payment notification for an unknown order",
    );
    return { accepted: false, reason: "unknown_order" };
  }
  const outcome = await apply(ctx, order, notification);
  await writeDown(ctx, order, notification, outcome);
  ctx.log.info({ orderId: order.id, outcome }, "payment notification accepted");
  return { accepted: true, outcome };
}

function apply(ctx: ServiceContext, order: Order, notification: PaymentNotification) {
  switch (notification.status) {
    case "TRUE":
      return markPaid(ctx, order, notification);
    case "CHARGEBACK":
      return markCharged(ctx, order, notification);
    default:
      // PAID and FALSE belong to the gateway's two-step mode, which we do not use.
      return Promise.resolve("noted" as const);
  }
}

/**
 * The gateway took the money back: the payment and its order are refunded. A chargeback that overtakes the report of
 * its own payment is kept too, so that the late report finds nothing left to fulfil.
 */
async function markCharged(
  ctx: ServiceContext,
  order: Order,
  { transactionTitle, paidGrosze }: PaymentNotification,
) {
  return inTransaction(ctx, async (tx) => {
    // The same order of locks as in `markPaid`.
    await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for("update");
    const charged = { status: "refunded" as const, transactionTitle, nextCheckAt: null };
    const known = await findReportedPayment(tx, order.id, transactionTitle);
    const [payment] = known
      ? await tx.db
          .update(payments)
          .set({ ...charged, paidGrosze: known.paidGrosze ?? paidGrosze })
          .where(eq(payments.id, known.id))
          .returning()
      : await tx.db
          .insert(payments)
          .values({
            ...charged,
            orderId: order.id,
            amountGrosze: order.priceGrosze,
            paidGrosze,
            createdAt: tx.now(),
          })
          .onConflictDoNothing()
          .returning();
    const [stillPaid] = await tx.db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, order.id), eq(payments.status, "paid")));
    const isSurplus = stillPaid !== undefined || known?.status === "underpaid";
    if (payment && !payment.isForced) await recordChargeback(tx, order, payment, isSurplus);
    if (stillPaid) return "noted" as const;
    const refunded = await transitionOrder(tx, order.id, "refunded", {
      detail: { transaction: transactionTitle, by: "chargeback" },
    });
    return refunded ? ("refunded" as const) : ("noted" as const);
  });
}

async function writeDown(
  ctx: ServiceContext,
  order: Order,
  notification: PaymentNotification,
  outcome: ReportOutcome,
) {
  await ctx.db
    .insert(paymentNotifications)
    .values({
      bodySha256: notification.bodySha256,
      orderId: order.id,
      transactionTitle: notification.transactionTitle,
      gatewayStatus: notification.status,
      paidGrosze: notification.paidGrosze,
      outcome,
      receivedAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: paymentNotifications.bodySha256,
      set: { deliveries: sql`${paymentNotifications.deliveries} + 1` },
    });
}
