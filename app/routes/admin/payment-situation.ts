import { formatAmount, formatDateTime } from "~/copy/format";
import { externalErrorIn } from "~/services/command/external-error-words";
import type { OrderCard } from "~/services/desk/order-card.server";
import type { PaymentCard } from "~/services/payments/desk-queries.server";
import type { NoticeKind } from "~/ui/notice";
import type { Situation } from "./detail-frame";
import { situationOf } from "./order-situation";
import { latestOf } from "./order-timeline";

const kinds: Record<PaymentCard["state"], NoticeKind> = {
  pending: "info",
  completed: "success",
  failed: "warning",
  cancelled: "info",
  refunding: "info",
  refunded: "info",
};

/** What became of the money, and what its sender sees of that. */
export function paymentSituation(payment: PaymentCard, order: OrderCard): Situation {
  const { state, failure, refunds, paidAt, createdAt } = payment;
  const isStuck = refunds.some((refund) => refund.isStuck);
  return {
    kind: isStuck ? "error" : kinds[state],
    title: isStuck ? "Zwrot czeka na człowieka" : paymentTitle(payment),
    text: failure
      ? `${externalErrorIn("payment", failure)}.`
      : paidAt
        ? `Pieniądze przyszły ${formatDateTime(paidAt)}.`
        : `Zaczęta ${formatDateTime(createdAt)}.`,
    latest: latestOf(order.timeline),
    seen: situationOf(order).seen,
  };
}

function paymentTitle({ state, status, leftGrosze, currency, provider }: PaymentCard): string {
  switch (state) {
    case "pending":
      return status === "underpaid"
        ? "Wpłata jest za niska"
        : "Bramka jeszcze nie powiedziała, że doszła";
    case "completed":
      return leftGrosze > 0
        ? `Doszła; można zwrócić ${formatAmount(leftGrosze, currency)}`
        : "Doszła; nie ma już z\u00a0niej czego zwrócić";
    case "failed":
      return "Nie doszła, pieniędzy nie pobrano";
    case "cancelled":
      return "Anulowana, zanim doszła";
    case "refunding":
      return provider === "outside" ? "Zwrot czeka na przelew" : "Pieniądze wracają";
    case "refunded":
      return "Pieniądze wróciły";
  }
}
