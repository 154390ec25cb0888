import { formatAmount, formatPrice } from "~/copy/format";
import { requestAct } from "~/services/acts/request-act.server";
import { orderCard } from "~/services/desk/order-card.server";
import { cancelPayment } from "~/services/payments/cancel-payment.server";
import { completePayment } from "~/services/payments/complete-payment.server";
import { deletePayment } from "~/services/payments/delete-payment.server";
import { paymentCard, type PaymentCard } from "~/services/payments/desk-queries.server";
import { addNote, deleteNote, longestNote } from "~/services/payments/payment-notes.server";
import { retryPayment } from "~/services/payments/retry-payment.server";
import { paymentReasonLabels, paymentStateLabels } from "../payment-labels";
import { refundEffects, refundFields, refundOrAsk, wishOf } from "./orders";
import { defineStaffAct, reasonedActs } from "./staff-act";

const subjectOf = ({ number, grosze, currency, email, state }: PaymentCard) =>
  [number, formatAmount(grosze, currency), email, paymentStateLabels[state].label.toLowerCase()]
    .filter(Boolean)
    .join(" · ");

const definePaymentAct = reasonedActs({
  permission: "manage_payments",
  reasons: paymentReasonLabels,
  read: paymentCard,
  subject: subjectOf,
});

export const complete = definePaymentAct({
  title: "Oznacz płatność jako zakończoną",
  button: "Oznacz jako zakończoną",
  isDangerous: true,
  preview: ({ status, email }) => ({
    effects: [
      "Najpierw zapytamy bramkę. Jeśli potwierdzi wpłatę, zamówienie od razu ruszy.",
      "Jeśli nie potwierdzi, ten przycisk wyśle prośbę o zgodę drugiej osoby z administracji.",
      `Gdy płatność się zakończy, powstanie dokument i wyjdzie jedna wiadomość${email ? ` na ${email}` : ""}.`,
    ],
    impossible: status === "pending" ? undefined : "Ta płatność nie czeka już na zakończenie.",
  }),
  async perform(ctx, paymentId, reason) {
    const wish = { paymentId, reason };
    if ((await completePayment(ctx, wish)) === "paid") return "payment-completed";
    await requestAct(ctx, { kind: "mark_paid", input: wish });
    return "completion-asked";
  },
});

export const cancel = definePaymentAct({
  title: "Anuluj płatność",
  button: "Anuluj płatność",
  preview: ({ canBeCancelled }) => ({
    effects: [
      "Bramka wycofa tę transakcję. Kto zapłaci mimo to, dostanie dokument albo pieniądze z powrotem.",
      "Zamówienie czeka dalej: można je opłacić od nowa ze strony zamówienia.",
      "Nie wyjdzie żadna wiadomość.",
    ],
    impossible: canBeCancelled ? undefined : "Tej płatności nie można anulować.",
  }),
  async perform(ctx, paymentId, reason) {
    await cancelPayment(ctx, { paymentId, reason });
    return "payment-cancelled";
  },
});

export const retry = definePaymentAct({
  title: "Ponów płatność",
  button: "Ponów płatność",
  preview: ({ canBeRetried }) => ({
    effects: [
      "Otworzymy w bramce nową płatność na tę samą kwotę. Ta zostanie w historii jako nieudana.",
      "Strona zamówienia poprowadzi do nowej płatności. Nie wyjdzie żadna wiadomość.",
    ],
    impossible: canBeRetried
      ? undefined
      : "Ponowić można tylko nieudaną płatność zamówienia, które czeka na zapłatę.",
  }),
  async perform(ctx, paymentId, reason) {
    await retryPayment(ctx, { paymentId, reason });
    return "payment-retried";
  },
});

export const remove = definePaymentAct({
  title: "Usuń płatność",
  button: "Usuń",
  isDangerous: true,
  removes: true,
  preview: ({ hasMovedMoney, grosze, archivedAt, status }) => ({
    effects: hasMovedMoney
      ? [
          `Z tej płatności wpłynęły pieniądze (${formatPrice(grosze)}), więc jej zapis musi zostać: wymagają tego przepisy o rachunkowości.`,
          "Zamiast usunięcia trafi do archiwum i zniknie z listy. Znajdziesz ją po numerze i filtrem „Zarchiwizowane”; zostanie w statystykach i eksporcie.",
        ]
      : [
          "Tej czynności nie da się cofnąć: płatność i notatki o niej znikną na zawsze.",
          "Przez tę płatność nie przeszły żadne pieniądze. Jeśli jest otwarta, bramka ją wycofa.",
          "Zamówienie zostaje, nie wyjdzie żadna wiadomość.",
        ],
    impossible: archivedAt
      ? "Ta płatność jest już w archiwum, a jej zapis musi zostać: przeszły przez nią pieniądze."
      : status === "creating"
        ? "Bramka właśnie otwiera tę płatność. Spróbuj za chwilę."
        : undefined,
  }),
  async perform(ctx, paymentId, reason) {
    const outcome = await deletePayment(ctx, { paymentId, reason });
    return outcome === "deleted" ? "payment-deleted" : "payment-archived";
  },
});

export const refund = defineStaffAct({
  title: "Czy na pewno chcesz zwrócić tę płatność?",
  button: "Zwróć pieniądze",
  permission: "refund_orders",
  isDangerous: true,
  fields: refundFields,
  async preview(ctx, id) {
    const payment = await paymentCard(ctx, id);
    const order = await orderCard(ctx, payment.orderId);
    return {
      subject: subjectOf(payment),
      effects: refundEffects(payment.leftGrosze, order),
      impossible: payment.canBeRefunded ? undefined : "Tej płatności nie można zwrócić.",
    };
  },
  async perform(ctx, paymentId, answers) {
    const { orderId } = await paymentCard(ctx, paymentId);
    return refundOrAsk(ctx, { orderId, paymentId, ...wishOf(answers) });
  },
});

export const note = defineStaffAct({
  title: "Dodaj notatkę",
  button: "Zapisz notatkę",
  permission: "manage_payments",
  fields: [
    {
      kind: "longText",
      name: "text",
      label: "Notatka",
      hint: "Widzi ją cała obsługa. Bez danych, których tu nie trzeba.",
      required: "Wpisz treść notatki.",
      rows: 5,
      limit: { length: longestNote, message: `Skróć notatkę do ${longestNote} znaków.` },
    },
  ],
  async preview(ctx, id) {
    return {
      subject: subjectOf(await paymentCard(ctx, id)),
      effects: ["Notatka zostanie przy płatności przez rok. Kupująca osoba jej nie zobaczy."],
    };
  },
  async perform(ctx, paymentId, { text }) {
    await addNote(ctx, { paymentId, text });
    return "note-saved";
  },
});

export const removeNote = defineStaffAct({
  title: "Usuń ostatnią notatkę",
  button: "Usuń notatkę",
  permission: "manage_payments",
  fields: [],
  async preview(ctx, id) {
    const payment = await paymentCard(ctx, id);
    const last = payment.notes.at(-1);
    return {
      subject: subjectOf(payment),
      effects: last ? [`Zniknie na zawsze: „${last.text}”`] : [],
      impossible: last ? undefined : "Nie ma już notatek.",
      version: last?.id,
    };
  },
  async perform(ctx, paymentId, _answers, { version }) {
    await deleteNote(ctx, { paymentId, noteId: version });
    return "note-deleted";
  },
});
