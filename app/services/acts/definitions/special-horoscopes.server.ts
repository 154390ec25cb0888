import { specialCard } from "~/services/desk/special-horoscopes.server";
import { Conflict } from "~/services/command/errors";
import { subjectOf, defineContentDeletion } from "./orders.server";
import { reasonedAct } from "../staff-act.server";
import {
  completionReasons,
  confirmationRefusal,
  paymentAuditEvents,
  paymentRefusals,
} from "~/services/payments/acts";
import { completeOrRequestApproval } from "./payments.server";

export const forceConfirm = reasonedAct({
  act: paymentAuditEvents.complete_payment,
  reasons: completionReasons,
  target: "order",
  title: "Force Confirm: wymuś potwierdzenie płatności",
  button: "Force Confirm",
  link: { label: "Force Confirm" },
  permission: "manage_payments",
  isDangerous: true,
  failed: "Błąd przy wymuszaniu. Sprawdź konsolę.",
  read: specialCard,
  subject: subjectOf,
  may: confirmationRefusal,
  effects: (order) => [
    "Najpierw zapytamy bramkę. Jeśli potwierdzi wpłatę, horoskop od razu ruszy.",
    "Jeśli nie potwierdzi, ten przycisk wyśle prośbę o zgodę drugiej osoby z administracji. Bez niej nic się nie stanie.",
    `Po potwierdzeniu powstanie horoskop${order.email ? ` i wyjdzie jedna wiadomość na ${order.email}` : ""}.`,
  ],
  async perform(ctx, id, reason) {
    const { payments } = await specialCard(ctx, id);
    // An order has at most one that is open.
    const payment = payments.find(({ status }) => status === "pending");
    if (!payment) throw new Conflict(paymentRefusals.no_open_payment);
    const isPaid = await completeOrRequestApproval(ctx, { paymentId: payment.id, reason });
    return isPaid ? "force-confirmed" : "completion-asked";
  },
});

export const remove = defineContentDeletion({
  title: "Usuń horoskop",
  button: "Usuń",
  removes: true,
  failed: "Wystąpił błąd przy usuwaniu horoskopu.",
  read: specialCard,
  more: ({ paidAt }) =>
    paidAt
      ? []
      : ["Horoskop nie jest opłacony. Kto zapłaci mimo to, dostanie pieniądze z powrotem."],
});
