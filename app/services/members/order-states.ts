import type { OrderStatus } from "../orders/order-state";

export const orderStates: Record<OrderStatus, string> = {
  awaiting_payment: "czeka na płatność",
  paid: "opłacone",
  processing: "w przygotowaniu",
  completed: "zrealizowane",
  failed: "nie udało się go zrealizować",
  cancelled: "anulowane",
  expired: "wygasło",
  refunded: "pieniądze zwrócone",
};
