import { delayAct } from "~/services/acts/delay-act.server";
import { requestAct } from "~/services/acts/request-act.server";
import type { AssistReason } from "~/services/orders/assist-reasons";
import type { OrderCard } from "~/services/desk/order-card.server";
import { specialCard } from "~/services/desk/special-horoscopes.server";
import { Conflict } from "~/services/command/errors";
import { completePayment } from "~/services/payments/complete-payment.server";
import { assistReasonLabels } from "../order-labels";
import { paymentReasonLabels } from "../payment-labels";
import { deleteContent, subjectOf } from "./orders";
import { defineStaffAct, reasonedAct, reasonField } from "./staff-act";

/** The payment that somebody may have made and the gateway does not tell of; an order has at most one that is open. */
const openPayment = ({ payments }: OrderCard) =>
  payments.find(({ status }) => status === "pending");

export const forceConfirm = reasonedAct({
  title: "Force Confirm: wymuś potwierdzenie płatności",
  button: "Force Confirm",
  permission: "manage_payments",
  isDangerous: true,
  failed: "Błąd przy wymuszaniu. Sprawdź konsolę.",
  reasons: paymentReasonLabels,
  read: specialCard,
  subject: subjectOf,
  preview: (order) => ({
    effects: [
      "Najpierw zapytamy bramkę. Jeśli potwierdzi wpłatę, horoskop od razu ruszy.",
      "Jeśli nie potwierdzi, ten przycisk wyśle prośbę o zgodę drugiej osoby z administracji. Bez niej nic się nie stanie.",
      `Po potwierdzeniu powstanie horoskop${order.email ? ` i wyjdzie jedna wiadomość na ${order.email}` : ""}.`,
    ],
    impossible:
      order.paidAt !== null
        ? "Ten horoskop jest już opłacony."
        : openPayment(order)
          ? undefined
          : "Nie ma otwartej płatności, którą można by potwierdzić. W module Płatności można ją ponowić.",
  }),
  async perform(ctx, id, reason) {
    const payment = openPayment(await specialCard(ctx, id));
    if (!payment) throw new Conflict("no_open_payment");
    const wish = { paymentId: payment.id, reason };
    if ((await completePayment(ctx, wish)) === "paid") return "force-confirmed";
    await requestAct(ctx, { kind: "mark_paid", input: wish });
    return "completion-asked";
  },
});

export const remove = defineStaffAct({
  title: "Usuń horoskop",
  button: "Usuń",
  permission: "assist_orders",
  isDangerous: true,
  removes: true,
  failed: "Wystąpił błąd przy usuwaniu horoskopu.",
  fields: [reasonField(assistReasonLabels)],
  async preview(ctx, id) {
    const { paidAt } = await specialCard(ctx, id);
    const preview = await deleteContent.preview(ctx, id);
    return paidAt
      ? preview
      : {
          ...preview,
          effects: [
            ...preview.effects,
            "Horoskop nie jest opłacony. Kto zapłaci mimo to, dostanie pieniądze z powrotem.",
          ],
        };
  },
  async perform(ctx, id, { reason }) {
    const { id: orderId } = await specialCard(ctx, id);
    const input = { orderId, reason: reason as AssistReason };
    await delayAct(ctx, { kind: "delete_content", input });
    return "act-delayed";
  },
});
