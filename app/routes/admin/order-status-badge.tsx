import { type OrderStatus, orderStatuses } from "~/services/orders/order-state";
import { Badge } from "~/ui/badge";

/** How an order stands. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = orderStatuses[status];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {label}
    </Badge>
  );
}
