import { deliveries, type DeliveryKind } from "~/products/deliveries/registry";
import type { OrderWords } from "~/products/product";
import type { appointments, payments } from "~/db/schema";
import type { Performance } from "./buyer-rules";
import type { OrderOptions } from "./order-options";
import type { OrderStatus } from "./order-state";
import { minute } from "~/time/durations";

/** What of an order says how its page begins. */
export type HeadedOrder = {
  status: OrderStatus;
  failure: string | null;
  delivery: DeliveryKind;
  contentDeletedAt: Date | string | null;
  isPaymentRefused: boolean;
  isPaymentNew: boolean;
  options: Pick<OrderOptions, "short" | "hasDroppedRefund"> & {
    withdrawnAt: Date | string | null;
  };
  appointment: {
    state: (typeof appointments.$inferSelect)["state"];
    performance: Performance | null;
    isMissed: boolean;
  } | null;
};

export const paymentRefusedTitle = "Płatność nie doszła";
export const checkingTitle = "Sprawdzamy płatność…";
export const unpaidTitle = "Czekamy na płatność";
export const droppedRefundTitle = "Zwrot się zatrzymał";
export const returnedMailTitle = "Wiadomość do Ciebie wróciła";
const missedTitle = "Ta rozmowa się nie odbyła";

/** Whether no mail program has taken what was made. */
export const isMailFailure = ({ failure }: Pick<HeadedOrder, "failure">) =>
  failure === "mail_unavailable" || failure === "mail_refused";

/** The heading of an order's page: what its buyer reads first, and what staff are told that they read. */
export function orderHeading(order: HeadedOrder, { paid, ready }: OrderWords): string {
  const { options, appointment } = order;
  const gone = order.contentDeletedAt === null ? null : deliveries[order.delivery].content;
  switch (order.status) {
    case "awaiting_payment":
      if (options.short.length > 0)
        return options.short.some(({ currency }) => currency !== "PLN")
          ? "Płatność w innej walucie"
          : "Wpłata jest za niska";
      if (order.isPaymentRefused) return paymentRefusedTitle;
      return order.isPaymentNew ? checkingTitle : unpaidTitle;
    case "paid":
    case "processing":
      if (!appointment) return isMailFailure(order) ? "Gotowe, czeka na pocztę" : paid.title;
      if (appointment.performance === "over")
        return appointment.isMissed ? missedTitle : ready.title;
      return appointment.state === "unplaced" ? "Ta godzina jest już zajęta" : paid.title;
    case "completed":
      return appointment?.isMissed ? missedTitle : (gone?.goneTitle ?? ready.title);
    case "failed":
      if (options.hasDroppedRefund) return droppedRefundTitle;
      return order.failure === "refund_requested" || order.failure === "withdrawn"
        ? "Zwracamy pieniądze"
        : "Nie wszystko się udało";
    case "refunded":
      return "Pieniądze zwrócone";
    case "cancelled":
    case "expired":
      return options.withdrawnAt ? "Zamówienie anulowane" : "Zamówienie wygasło";
  }
}

/**
 * Whether all that was tried to pay has failed. One that staff called back is no failure: it was on its way, and its money may
 * come all the same.
 */
export const haveAllFailed = (
  tried: readonly Pick<typeof payments.$inferSelect, "status">[],
): boolean => tried.length > 0 && tried.every(({ status }) => status === "failed");

/**
 * Whether a payment is open that was begun less than a minute ago: whoever looks at its order then is on their way back from it,
 * and the gateway may not have told us yet.
 */
export const isPaymentJustBegun = (
  tried: readonly Pick<typeof payments.$inferSelect, "status" | "createdAt">[],
  now: Date,
): boolean =>
  tried.some(
    ({ status, createdAt }) => status === "pending" && now.getTime() - createdAt.getTime() < minute,
  );
