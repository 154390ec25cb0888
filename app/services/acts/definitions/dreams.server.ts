import { dreamAnalysis } from "~/products/dream-analysis/product";
import { dreamStates } from "~/services/desk/dream-states";
import { orderCard } from "~/services/desk/order-card.server";
import { NotFound } from "~/services/command/errors";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { reasonedAct } from "../staff-act.server";
import { paymentAuditEvents, paymentRefusals } from "~/services/payments/acts";

export const cancel = reasonedAct({
  act: paymentAuditEvents.cancel_order,
  target: "order",
  title: "Anuluj zamówienie",
  button: "Anuluj zamówienie",
  link: { label: "Anuluj zamówienie" },
  permission: "assist_orders",
  async read(ctx, id) {
    const order = await orderCard(ctx, id);
    if (order.productSlug !== dreamAnalysis.slug) throw new NotFound("dream");
    return order;
  },
  subject: ({ number, productTitle, email }) =>
    [number, productTitle, email].filter(Boolean).join(" · "),
  may: ({ paidAt, status: now }) =>
    paidAt === null && dreamStates.Pending.statuses.some((status) => status === now)
      ? null
      : paymentRefusals.not_cancellable,
  effects: () => [
    "Zamówienie się skończy, a otwarta płatność zostanie wycofana z bramki. Kto zapłaci mimo to, dostanie dokument.",
    "Odpowiedzi zostaną do godziny, którą widać na stronie zamówienia. Nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, orderId, reason) {
    await cancelOrder(ctx, { orderId, reason });
    return "order-cancelled";
  },
});
