import { dreamAnalysis } from "~/products/dream-analysis/product";
import { dreamStates } from "~/services/desk/dreams.server";
import { orderCard } from "~/services/desk/order-card.server";
import { NotFound } from "~/services/command/errors";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { paymentReasonLabels } from "../payment-labels";
import { remake } from "./orders";
import { reasonedAct } from "./staff-act";

/** The specification's name for making a document again. */
export const regenerate = { ...remake, title: "Regeneruj analizę", button: "Regeneruj" };

const notCancellable = "Nie można anulować tego zamówienia (prawdopodobnie już opłacone)";

export const cancel = reasonedAct({
  title: "Anuluj zamówienie",
  button: "Anuluj zamówienie",
  permission: "assist_orders",
  reasons: paymentReasonLabels,
  async read(ctx, id) {
    const order = await orderCard(ctx, id);
    if (order.productSlug !== dreamAnalysis.slug) throw new NotFound("dream");
    return order;
  },
  subject: ({ number, productTitle, email }) =>
    [number, productTitle, email].filter(Boolean).join(" · "),
  preview(order) {
    const isUnpaid =
      order.paidAt === null && [...dreamStates.Pending].some((status) => status === order.status);
    return {
      effects: [
        "Zamówienie się skończy, a otwarta płatność zostanie wycofana z bramki. Kto zapłaci mimo to, dostanie dokument.",
        "Odpowiedzi zostaną do godziny, którą widać na stronie zamówienia. Nie wyjdzie żadna wiadomość.",
      ],
      impossible: isUnpaid ? undefined : notCancellable,
    };
  },
  async perform(ctx, orderId, reason) {
    await cancelOrder(ctx, { orderId, reason });
    return "order-cancelled";
  },
});
