import { formatAmount, formatPrice } from "~/copy/format";
import { requestAct } from "~/services/acts/request-act.server";
import { orderCard } from "~/services/desk/order-card.server";
import { cancelPayment } from "~/services/payments/cancel-payment.server";
import {
  completePayment,
  planCompletion,
  completeUnconfirmed,
} from "~/services/payments/complete-payment.server";
import { deletePayment, restorePayment } from "~/services/payments/delete-payment.server";
import { paymentCard, type PaymentCard } from "~/services/payments/desk-queries.server";
import { orderIdOfPayment } from "~/services/payments/find-payment.server";
import { scheduledRefundRefusal } from "~/services/payments/schedule-refund.server";
import { retryPayment } from "~/services/payments/retry-payment.server";
import {
  refundEffects,
  refundFields,
  refundOrRequestApproval,
  refundRequestOf,
  twoPeopleEffects,
} from "./refunds.server";
import { nullWhereGone } from "./null-where-gone";
import { noteActs } from "./notes.server";
import { defineStaffAct, reasonedActs } from "../staff-act.server";
import {
  completionReasons,
  paymentAuditEvents,
  paymentReasons,
  paymentRefusals,
  removalReasons,
  reopeningReasons,
  restorationReasons,
  withdrawingReasons,
} from "~/services/payments/acts";
import {
  completionRefusal,
  deletionRefusal,
  forcedRefusal,
  paymentStateLabels,
  restorationRefusal,
  retryRefusal,
} from "~/services/payments/payment-state";
import { defineDeferredAct } from "../deferred-act.server";
import { z } from "zod";
import { codesOf } from "../../audit/audit-events";
import type { ServiceContext } from "../../command/context.server";
import type { PaymentRequest } from "../../payments/lock-payment.server";

export const subjectOf = ({ number, grosze, currency, email, state }: PaymentCard) =>
  [number, formatAmount(grosze, currency), email, paymentStateLabels[state].label.toLowerCase()]
    .filter(Boolean)
    .join(" · ");

export const orderOf = ({ orderId }: PaymentCard) => orderId;

export const definePaymentAct = reasonedActs({
  target: "payment",
  orderOf,
  permission: "manage_payments",
  read: paymentCard,
  subject: subjectOf,
});

const completion = z.object({ paymentId: z.uuid(), reason: z.enum(codesOf(paymentReasons)) });

/** Counts a payment as paid that the gateway does not confirm. */
const markPaid = defineDeferredAct({
  act: paymentAuditEvents.mark_paid,
  permission: "manage_payments",
  input: completion,
  frozen: completion.extend({ expectedGrosze: z.int() }),
  targetOf: ({ paymentId }) => ({ kind: "payment", id: paymentId }),
  orderOf: (ctx, { paymentId }) => orderIdOfPayment(ctx, paymentId),
  reasonOf: ({ reason }) => reason,
  async plan(tx, request) {
    const payment = await planCompletion(tx, request);
    return {
      frozen: { ...request, expectedGrosze: payment.amountGrosze },
      interested: payment.interested,
      perform: (askedBy) => completeUnconfirmed(tx, payment, request, askedBy),
    };
  },
  byTwo: {
    permission: "approve_payments",
    done: "force-confirmed",
    async effects(ctx, { input: { expectedGrosze }, target }) {
      const payment = await paymentCard(ctx, target.id).catch(nullWhereGone);
      if (!payment) return ["Tej płatności już nie ma."];
      const { number, productTitle, email } = await orderCard(ctx, payment.orderId);
      return [
        [number, productTitle, email].filter(Boolean).join(" · "),
        `Kwota: ${formatPrice(expectedGrosze)}.`,
        `Zamówienie ruszy, choć bramka nie potwierdza wpłaty: powstanie dokument i wyjdzie jedna wiadomość${email ? ` na ${email}` : ""}.`,
      ];
    },
    async staleReason(ctx, { target }) {
      const payment = await paymentCard(ctx, target.id).catch(nullWhereGone);
      if (!payment) return paymentRefusals.payment_gone;
      const refused = completionRefusal(payment);
      return (
        refused && {
          ...refused,
          text: "Ta płatność nie czeka już na zakończenie: ktoś był szybszy. Zostaje odmowa.",
        }
      );
    },
  },
});

/** Asks the gateway, and a colleague where it does not confirm. @returns whether it was paid */
export async function completeOrRequestApproval(
  ctx: ServiceContext,
  request: PaymentRequest,
): Promise<boolean> {
  if ((await completePayment(ctx, request)) === "paid") return true;
  await requestAct(ctx, markPaid, request);
  return false;
}

export const complete = definePaymentAct({
  act: paymentAuditEvents.complete_payment,
  reasons: completionReasons,
  title: "Oznacz płatność jako zakończoną",
  button: "Oznacz jako zakończoną",
  link: { label: "Oznacz jako zakończoną" },
  isDangerous: true,
  may: completionRefusal,
  effects: ({ email }) => [
    "Najpierw zapytamy bramkę. Jeśli potwierdzi wpłatę, zamówienie od razu ruszy.",
    "Jeśli nie potwierdzi, ten przycisk wyśle prośbę o zgodę drugiej osoby z administracji.",
    `Gdy płatność się zakończy, powstanie dokument i wyjdzie jedna wiadomość${email ? ` na ${email}` : ""}.`,
  ],
  deferred: markPaid,
  async perform(ctx, paymentId, reason) {
    if (await completeOrRequestApproval(ctx, { paymentId, reason })) return "payment-completed";
    return "completion-asked";
  },
});

export const cancel = definePaymentAct({
  act: paymentAuditEvents.cancel_payment,
  reasons: withdrawingReasons,
  title: "Anuluj płatność",
  button: "Anuluj płatność",
  link: { label: "Anuluj płatność" },
  may: ({ canBeCancelled }) => (canBeCancelled ? null : paymentRefusals.not_withdrawable),
  effects: () => [
    "Bramka wycofa tę transakcję. Kto zapłaci mimo to, dostanie dokument albo pieniądze z powrotem.",
    "Zamówienie czeka dalej: można je opłacić od nowa ze strony zamówienia.",
    "Nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, paymentId, reason) {
    await cancelPayment(ctx, { paymentId, reason });
    return "payment-cancelled";
  },
});

export const retry = definePaymentAct({
  act: paymentAuditEvents.retry_payment,
  reasons: reopeningReasons,
  title: "Ponów płatność",
  button: "Ponów płatność",
  link: { label: "Ponów" },
  may: retryRefusal,
  effects: () => [
    "Otworzymy w bramce nową płatność na tę samą kwotę. Ta zostanie w historii jako nieudana.",
    "Strona zamówienia poprowadzi do nowej płatności. Nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, paymentId, reason) {
    await retryPayment(ctx, { paymentId, reason });
    return "payment-retried";
  },
});

export const remove = definePaymentAct({
  act: paymentAuditEvents.delete_payment,
  reasons: removalReasons,
  title: "Usuń płatność",
  button: "Usuń",
  link: { label: "Usuń" },
  isDangerous: true,
  removes: true,
  may: deletionRefusal,
  effects: ({ hasMovedMoney, grosze }) =>
    hasMovedMoney
      ? [
          `Z tej płatności wpłynęły pieniądze (${formatPrice(grosze)}), więc jej zapis musi zostać: wymagają tego przepisy o rachunkowości.`,
          "Zamiast usunięcia trafi do archiwum i zniknie z listy. Znajdziesz ją po numerze i filtrem „Zarchiwizowane”, a stamtąd możesz ją przywrócić; zostanie w historii zamówienia, statystykach i eksporcie.",
        ]
      : [
          "Tej czynności nie da się cofnąć: płatność i notatki o niej znikną na zawsze.",
          "Przez tę płatność nie przeszły żadne pieniądze. Jeśli jest otwarta, bramka ją wycofa.",
          "Zamówienie zostaje, nie wyjdzie żadna wiadomość.",
        ],
  async perform(ctx, paymentId, reason) {
    const outcome = await deletePayment(ctx, { paymentId, reason });
    return outcome === "deleted" ? "payment-deleted" : "payment-archived";
  },
});

export const restore = definePaymentAct({
  act: paymentAuditEvents.restore_payment,
  reasons: restorationReasons,
  title: "Przywróć płatność z archiwum",
  button: "Przywróć",
  link: { label: "Przywróć z archiwum" },
  may: restorationRefusal,
  effects: () => [
    "Płatność wróci na zwykłą listę. W historii zamówienia, statystykach i eksporcie była cały czas.",
    "Pieniądze i zamówienie zostają bez zmian, nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, paymentId, reason) {
    await restorePayment(ctx, { paymentId, reason });
    return "payment-restored";
  },
});

export const refund = defineStaffAct({
  act: paymentAuditEvents.refund_order,
  target: "payment",
  orderOf,
  title: "Czy na pewno chcesz zwrócić tę płatność?",
  button: "Zwróć pieniądze",
  link: { label: "Zwróć" },
  permission: "refund_orders",
  isDangerous: true,
  fields: refundFields,
  read: paymentCard,
  may: (payment) =>
    forcedRefusal(payment) ??
    scheduledRefundRefusal(payment.scheduledRefund) ??
    (payment.canBeRefunded ? null : paymentRefusals.not_refundable),
  async preview(payment, ctx) {
    const order = await orderCard(ctx, payment.orderId);
    const left = [{ currency: payment.currency, grosze: payment.leftGrosze }];
    return {
      subject: subjectOf(payment),
      effects: [
        ...refundEffects({ left, outside: payment.provider === "outside" ? left : [] }, order),
        ...(await twoPeopleEffects(ctx, order, left)),
      ],
    };
  },
  async perform(ctx, paymentId, answers) {
    const { orderId } = await paymentCard(ctx, paymentId);
    return refundOrRequestApproval(ctx, { orderId, paymentId, ...refundRequestOf(answers) });
  },
});

export const notes = noteActs({ kind: "payment", read: paymentCard, subject: subjectOf });
