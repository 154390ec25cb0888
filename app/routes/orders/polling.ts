import type { OrderStatus } from "~/services/orders/order-state";

const second = 1_000;

/** Questions about a payment: five every 2 s, one more after 5 s. */
const paymentTries = [2 * second, 2 * second, 2 * second, 2 * second, 2 * second, 5 * second];

/** How often the page of an order in work looks again, by its age, in milliseconds. */
const workIntervals = [
  { until: 2 * 60 * second, every: 2 * second },
  { until: 15 * 60 * second, every: 10 * second },
  { until: 4 * 60 * 60 * second, every: 60 * second },
];

/**
 * When the order page should look again.
 * @param tries how often it has asked about the payment already
 * @returns milliseconds, or null when there is nothing to wait for any more
 */
export function nextLook(
  order: { status: OrderStatus; paidAt: Date | null },
  tries: number,
  now: Date,
): number | null {
  if (order.status === "awaiting_payment") return paymentTries[tries] ?? null;
  if (order.status !== "paid" && order.status !== "processing") return null;
  const age = now.getTime() - (order.paidAt ?? now).getTime();
  return workIntervals.find(({ until }) => age < until)?.every ?? null;
}
