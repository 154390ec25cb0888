import { formatAmount, formatMoney, formatPrice, type Money } from "~/copy/format";
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
import {
  dropRefund,
  planAgreedDrop,
  planAgreedSettlement,
  settleRefund,
  type PlannedEnd,
} from "~/services/payments/end-refund.server";
import { scheduledRefundRefusal } from "~/services/payments/schedule-refund.server";
import { retryPayment } from "~/services/payments/retry-payment.server";
import {
  refundEffects,
  refundFields,
  refundOrRequestApproval,
  refundRequestOf,
  aboveTheLimit,
  assertSameMoney,
  moneyInput,
} from "./refunds.server";
import { nullWhereGone } from "./null-where-gone";
import { noteActs } from "./notes.server";
import { defineStaffAct, reasonedActs } from "../staff-act.server";
import {
  paymentReasons,
  paymentAuditEvents,
  paymentRefusals,
  refundDropReasons,
} from "~/services/payments/acts";
import { singleApproverLimit } from "~/config/limits";
import type { FlashCode } from "~/notices/notices";
import { Conflict, NotAllowed } from "../../command/errors";
import { changedMeanwhile } from "../changed-meanwhile";
import {
  completionRefusal,
  deletionRefusal,
  forcedRefusal,
  paymentStateLabels,
  proofLength,
  restorationRefusal,
  retryRefusal,
} from "~/services/payments/payment-state";
import { type DeferredAct, defineDeferredAct } from "../deferred-act.server";
import { z } from "zod";
import { codesOf } from "../../audit/audit-events";
import type { ServiceContext } from "../../command/context.server";
import type { PaymentRequest } from "../../payments/lock-payment.server";

const subjectOf = ({ number, grosze, currency, email, state }: PaymentCard) =>
  [number, formatAmount(grosze, currency), email, paymentStateLabels[state].label.toLowerCase()]
    .filter(Boolean)
    .join(" · ");

const orderOf = ({ orderId }: PaymentCard) => orderId;

const definePaymentAct = reasonedActs({
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
  title: "Anuluj płatność",
  button: "Anuluj płatność",
  link: { label: "Anuluj" },
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

const stuckRefundOf = ({ refunds }: PaymentCard) => refunds.find(({ isStuck }) => isStuck);

const stuckRefundRefusal = (payment: PaymentCard) =>
  stuckRefundOf(payment) ? null : paymentRefusals.no_stuck_refund;

const stuckAmount = (payment: PaymentCard) =>
  formatAmount(stuckRefundOf(payment)?.grosze ?? 0, payment.currency);

/** What two people agree to: this refund and no other. */
const agreedEnd = { refundId: z.uuid(), expected: moneyInput };

/** @throws Conflict where it is another refund by now */
function frozenEnd<Input extends { refundId?: string; expected?: Money[] }>(
  input: Input,
  { refundId, sums, interested, perform }: PlannedEnd,
) {
  if (input.refundId !== undefined && input.refundId !== refundId)
    throw new Conflict(changedMeanwhile);
  assertSameMoney(input.expected, sums);
  return { frozen: { ...input, refundId, expected: sums }, interested, perform };
}

const endOfRefund = {
  permission: "manage_payments",
  targetOf: ({ paymentId }: { paymentId: string }) => ({ kind: "payment", id: paymentId }) as const,
} as const;

const staleEnd = async (
  ctx: ServiceContext,
  { input: { refundId }, target }: { input: { refundId: string }; target: { id: string } },
) => {
  const card = await paymentCard(ctx, target.id);
  return stuckRefundOf(card)?.id === refundId ? null : paymentRefusals.no_stuck_refund;
};

const dropInput = z.object({
  paymentId: z.uuid(),
  reason: z.enum(codesOf(refundDropReasons)),
  refundId: z.uuid().optional(),
  expected: moneyInput.optional(),
});

const dropByTwo = defineDeferredAct({
  ...endOfRefund,
  act: paymentAuditEvents.drop_refund,
  input: dropInput,
  frozen: dropInput.extend(agreedEnd),
  reasonOf: ({ reason }) => reason,
  plan: async (tx, input) => frozenEnd(input, await planAgreedDrop(tx, input)),
  byTwo: {
    permission: "approve_refunds",
    done: "refund-dropped",
    effects: async (ctx, { input: { expected }, target }) => [
      subjectOf(await paymentCard(ctx, target.id)),
      ...dropEffects(formatMoney(expected)),
    ],
    staleReason: staleEnd,
  },
});

const settlementInput = z.object({
  paymentId: z.uuid(),
  proof: z.string().max(proofLength),
  refundId: z.uuid().optional(),
  expected: moneyInput.optional(),
});

const settlementByTwo = defineDeferredAct({
  ...endOfRefund,
  act: paymentAuditEvents.settle_refund,
  input: settlementInput,
  frozen: settlementInput.extend(agreedEnd),
  reasonOf: () => "sent_by_transfer",
  plan: async (tx, input) => frozenEnd(input, await planAgreedSettlement(tx, input)),
  byTwo: {
    permission: "approve_refunds",
    done: "refund-settled",
    kept: (input) => ({ ...input, proof: "" }),
    async effects(ctx, { input: { expected, proof }, target }) {
      const payment = await paymentCard(ctx, target.id);
      return [
        subjectOf(payment),
        ...(proof === "" ? [] : [`Dowód: ${proof}`]),
        ...settlementEffects(formatMoney(expected), payment),
      ];
    },
    staleReason: staleEnd,
  },
});

/** Ends a refund, or asks a colleague to agree where one person is not enough. */
async function endOrRequestApproval<Done extends FlashCode>(
  ctx: ServiceContext,
  byTwo: DeferredAct,
  input: object,
  { end, done }: { end: () => Promise<void>; done: Done },
) {
  try {
    await end();
    return done;
  } catch (error) {
    if (!(error instanceof NotAllowed) || error.refusal !== paymentRefusals.two_people) throw error;
    await requestAct(ctx, byTwo, input);
    return "refund-end-asked" as const;
  }
}

const dropEffects = (amount: string) => [
  `Zwrot ${amount} nie wyjdzie, a jego zadanie zniknie.`,
  "Pieniądze znów będą się liczyć jako nasze. Jeśli trzeba, można zlecić nowy zwrot.",
  "Powód zostanie przy zwrocie i w historii zamówienia. Nie wyjdzie żadna wiadomość. Jeśli zamówienie jest zatrzymane albo kupująca osoba odstąpiła od umowy, jego strona powie, że zwrot się zatrzymał.",
];

const settlementEffects = (amount: string, { email }: PaymentCard) => [
  `Zwrot ${amount} będzie zapisany jako wykonany. Bramka nie odda tych pieniędzy drugi raz.`,
  email
    ? `Na ${email} wyjdzie jedna wiadomość, że pieniądze poszły przelewem.`
    : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
];

export const dropStuckRefund = definePaymentAct({
  act: paymentAuditEvents.drop_refund,
  title: "Porzuć zwrot, który nie może dojść",
  button: "Porzuć zwrot",
  link: { label: "Porzuć zwrot", part: "refunds" },
  isDangerous: true,
  may: stuckRefundRefusal,
  effects: (payment) => [
    ...dropEffects(stuckAmount(payment)),
    "Po odstąpieniu od umowy potrzebna jest zgoda drugiej osoby: wtedy ten przycisk wyśle prośbę.",
  ],
  deferred: dropByTwo,
  perform(ctx, paymentId, reason) {
    const drop = { paymentId, reason };
    const end = () => dropRefund(ctx, drop);
    return endOrRequestApproval(ctx, dropByTwo, drop, { end, done: "refund-dropped" });
  },
});

/** What proves money that moved outside of the gateway. */
export const proofField = {
  kind: "longText",
  name: "proof",
  label: "Dowód, własnymi słowami",
  hint: "Na przykład: wyciąg z 12 listopada, przelew nr 7. Bez danych, których tu nie trzeba.",
  required: "Napisz, skąd wiadomo o tych pieniądzach.",
  rows: 3,
  limit: { length: proofLength, message: `Skróć opis do ${proofLength} znaków.` },
} as const;

export const settleStuckRefund = defineStaffAct({
  act: paymentAuditEvents.settle_refund,
  target: "payment",
  orderOf,
  title: "Zapisz zwrot wysłany przelewem",
  button: "Zapisz zwrot",
  link: { label: "Zapisz zwrot przelewem", part: "refunds" },
  permission: "manage_payments",
  isDangerous: true,
  fields: [proofField],
  read: paymentCard,
  may: stuckRefundRefusal,
  preview: (payment) => ({
    subject: subjectOf(payment),
    effects: [
      ...settlementEffects(stuckAmount(payment), payment),
      `Powyżej ${singleApproverLimit / 100} zł i w obcej walucie potrzebna jest zgoda drugiej osoby: wtedy ten przycisk wyśle prośbę.`,
    ],
  }),
  deferred: settlementByTwo,
  perform(ctx, paymentId, { proof }) {
    const settlement = { paymentId, proof };
    const end = () => settleRefund(ctx, settlement);
    return endOrRequestApproval(ctx, settlementByTwo, settlement, { end, done: "refund-settled" });
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
      effects: [...refundEffects(left, order), aboveTheLimit],
    };
  },
  async perform(ctx, paymentId, answers) {
    const { orderId } = await paymentCard(ctx, paymentId);
    return refundOrRequestApproval(ctx, { orderId, paymentId, ...refundRequestOf(answers) });
  },
});

export const notes = noteActs({ kind: "payment", read: paymentCard, subject: subjectOf });
