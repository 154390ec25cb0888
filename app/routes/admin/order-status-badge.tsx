import type { OrderStatus } from "~/services/orders/order-state";
import { StatusBadge } from "~/ui/badge";
import { orderStatuses } from "./order-labels";

/** How an order stands. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge {...orderStatuses[status]} />;
}
