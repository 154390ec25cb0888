import { paths } from "~/paths";
import type { OrderStatus } from "~/services/orders/order-state";
import { isInWork } from "~/services/orders/order-state";
import { isAwaited, isReportAwaited, progressMark } from "~/services/orders/order-progress";
import type { OrderView } from "~/services/orders/order-page.server";
import type { Look } from "~/ui/pending";

const second = 1_000;

const paymentTries = [2 * second, 2 * second, 2 * second, 2 * second, 2 * second, 5 * second];

/** How often it looks whether its mail has come back, where no stream tells it, in milliseconds. */
const reportInterval = 15 * second;

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
export function nextPoll(
  order: { status: OrderStatus; paidAt: Date | null },
  tries: number,
  now: Date,
): number | null {
  if (!isAwaited(order.status)) return null;
  if (order.status === "awaiting_payment") return paymentTries[tries] ?? null;
  const age = now.getTime() - (order.paidAt ?? now).getTime();
  return workIntervals.find(({ until }) => age < until)?.every ?? null;
}

/**
 * How the page of an order is looked at again; null when there is nothing to wait for any more. Looks end after a while, and
 * listening does not: whoever leaves the page open hears of a payment that comes late.
 * @param next address of the next look, with its number
 */
export function orderPoll(
  order: OrderView,
  { token, tries, next, now }: { token: string; tries: number; next: string; now: Date },
): Look | null {
  if (isAgreed(order)) return null;
  const isListening = order.status === "completed" && isReportAwaited(order.lastMail, now);
  const after = isListening
    ? reportInterval
    : order.options.short.length > 0 || order.isPaymentRefused
      ? null
      : nextPoll(order, tries, now);
  if (after === null && !isAwaited(order.status)) return null;
  return {
    href: next,
    after,
    stream: paths.orderEvents(token, progressMark(order)),
    // Each look asks the gateway, too, in case its notification is lost.
    looks: order.status === "awaiting_payment",
    scriptOnly: isListening,
  };
}

/** Whether a talk only waits for its time, or for its buyer to choose one: nothing changes before. */
const isAgreed = ({ status, appointment, mailedAt }: OrderView) =>
  isInWork(status) &&
  appointment !== null &&
  (mailedAt !== null || appointment.state === "unplaced");

/** How often a page has looked already, as its address says. */
export function pollCount(searchParams: URLSearchParams): number {
  return Math.max(0, Number.parseInt(searchParams.get("try") ?? "0", 10) || 0);
}
