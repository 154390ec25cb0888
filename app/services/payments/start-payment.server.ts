import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, lt } from "drizzle-orm";
import { orderedProduct } from "~/products/ordered-product";
import { payments } from "~/db/schema";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { panelLink } from "~/integrations/payments/tpay-panel.server";
import { createTransaction, type PaymentMethod } from "~/integrations/payments/tpay.server";
import { paths } from "~/paths";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { defineRefusals } from "../command/refusals";
import { isDaySoldOut } from "../spending/queries.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";

/** A gateway call that has not ended after this time belongs to a process that died, in milliseconds. */
const abandonedAfter = 25_000;
/** For how long an order counts as just placed, in milliseconds. */
const justPlaced = minute;
/** First question to the gateway about a payment that nobody reported, in milliseconds. */
const firstCheckAfter = 5 * minute;

/** Why nothing is paid for what was ordered before. */
export const payingRefusals = defineRefusals({
  sold_out_today:
    "Na dziś mamy już komplet zamówień na ten dokument. Nic nie zostało pobrane. Spróbuj zapłacić jutro.",
});

type Payment = typeof payments.$inferSelect;

/** The method that a posted form asks for; none leaves the choice to the gateway's page. */
export const paymentMethodOf = (posted: unknown): PaymentMethod | undefined =>
  posted === "blik" ? posted : undefined;

/**
 * Opens the payment of an order, or finds the one that is open already, also when two requests ask at the same time. An
 * order without an e-mail address, which the gateway insists on, is paid for by a signed link instead.
 * @param method of a payment that is opened now; one that is open keeps its page, where every method can be chosen
 * @returns the gateway's page to send the buyer to
 * @throws ExternalServiceError when the gateway is down, refuses, or gives no link; the order stays and can be tried
 * again; Conflict `sold_out_today` while the model has little left of the day's cap
 */
export async function startPayment(
  ctx: ServiceContext,
  order: Order,
  method?: PaymentMethod,
): Promise<string> {
  const deadline = ctx.now().getTime() + abandonedAfter;
  const isToBeWritten = orderedProduct(order)?.writtenByModel ?? false;
  // Whether there is room was asked when it was placed, and is asked again of whoever pays later.
  const isOlder = ctx.now().getTime() - order.placedAt.getTime() > justPlaced;
  if (isToBeWritten && isOlder && !(await openPayment(ctx, order)) && (await isDaySoldOut(ctx)))
    throw new Conflict(payingRefusals.sold_out_today);
  for (;;) {
    const claimed = await claim(ctx, order);
    if (claimed) return open(ctx, order, claimed, method);
    const current = await openPayment(ctx, order);
    if (current?.paymentUrl) return current.paymentUrl;
    if (ctx.now().getTime() > deadline) {
      throw new ExternalServiceError("tpay", "unavailable", "still_opening");
    }
    // Another request of the same buyer is talking to the gateway; holding a row lock meanwhile would drain the pool.
    if (current) await pause(100);
  }
}

async function openPayment(ctx: ServiceContext, order: Order): Promise<Payment | undefined> {
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.status, ["creating", "pending"])));
  return payment;
}

/** Reserves the order's one open payment for this request; null when another request holds it. */
async function claim(ctx: ServiceContext, order: Order): Promise<Payment | null> {
  const now = ctx.now();
  const [created] = await ctx.db
    .insert(payments)
    .values({
      orderId: order.id,
      status: "creating",
      amountGrosze: order.priceGrosze,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  const [abandoned] = await ctx.db
    .update(payments)
    .set({ createdAt: now })
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.status, "creating"),
        lt(payments.createdAt, new Date(now.getTime() - abandonedAfter)),
      ),
    )
    .returning();
  return abandoned ?? null;
}

async function open(
  ctx: ServiceContext,
  order: Order,
  payment: Payment,
  method: PaymentMethod | undefined,
): Promise<string> {
  try {
    const terms = {
      amountGrosze: order.priceGrosze,
      description: `${orderedProduct(order)?.title ?? "Zamówienie"} – zamówienie ${orderNumber(order.number)}`,
      orderToken: order.token,
      notificationUrl: env.APP_URL + paths.paymentNotification(),
      successUrl: env.APP_URL + paths.paymentSuccess(order.token),
      errorUrl: env.APP_URL + paths.paymentError(order.token),
    };
    const { email } = order;
    if (email === null) {
      const paymentUrl = panelLink(terms);
      await settleClaim(ctx, payment, { paymentUrl });
      return paymentUrl;
    }
    const payer = { email, name: order.personName ?? email };
    const transaction = await createTransaction({ ...terms, payer, method });
    if (!transaction.paymentUrl)
      throw new ExternalServiceError("tpay", "invalid", "no_payment_url");
    await writeDown(ctx, payment, { ...transaction, paymentUrl: transaction.paymentUrl });
    return transaction.paymentUrl;
  } catch (error) {
    const code = error instanceof ExternalServiceError ? error.code : "unexpected";
    await ctx.db
      .update(payments)
      .set({ status: "failed", failure: code })
      .where(and(eq(payments.id, payment.id), eq(payments.status, "creating")));
    throw error;
  }
}

async function writeDown(
  ctx: ServiceContext,
  payment: Payment,
  transaction: { transactionId: string; title: string; paymentUrl: string },
): Promise<void> {
  const ids = {
    transactionId: transaction.transactionId,
    transactionTitle: transaction.title,
    paymentUrl: transaction.paymentUrl,
  };
  const opened = await settleClaim(ctx, payment, ids);
  if (!opened) return;
  const { orderId, amountGrosze, createdAt } = payment;
  await ctx.db
    .insert(payments)
    .values({ ...opened, status: "pending", orderId, amountGrosze, createdAt })
    .onConflictDoUpdate({ target: payments.transactionTitle, set: ids });
}

/** @returns what was to be written down, where somebody else has settled the row meanwhile; else null */
async function settleClaim<Ids extends Partial<Payment>>(
  ctx: ServiceContext,
  payment: Payment,
  ids: Ids,
) {
  const opened = { ...ids, nextCheckAt: new Date(ctx.now().getTime() + firstCheckAfter) };
  const [pending] = await ctx.db
    .update(payments)
    .set({ ...opened, status: "pending" })
    .where(and(eq(payments.id, payment.id), eq(payments.status, "creating")))
    .returning({ id: payments.id });
  return pending ? null : opened;
}
