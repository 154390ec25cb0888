import { z } from "zod";
import { singleApproverLimit } from "~/config/limits";
import { formatAmount, formatMoney, type Money } from "~/copy/format";
import { codesOf } from "../../audit/audit-events";
import type { ServiceContext } from "../../command/context.server";
import { Conflict } from "../../command/errors";
import { paymentAuditEvents, paymentRefusals, refundDropReasons } from "../../payments/acts";
import { paymentCard, type PaymentCard } from "../../payments/desk-queries.server";
import {
  dropRefund,
  planAgreedDrop,
  planAgreedSettlement,
  settleRefund,
  type PlannedEnd,
} from "../../payments/end-refund.server";
import { orderIdOfPayment } from "../../payments/find-payment.server";
import { proofLength } from "../../payments/payment-state";
import { changedMeanwhile } from "../changed-meanwhile";
import { defineDeferredAct } from "../deferred-act.server";
import { orAskColleague } from "../or-ask-colleague.server";
import { defineStaffAct } from "../staff-act.server";
import { definePaymentAct, orderOf, subjectOf } from "./payments.server";
import { assertSameMoney, moneyInput } from "./refunds.server";

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
  orderOf: (ctx: Pick<ServiceContext, "db">, { paymentId }: { paymentId: string }) =>
    orderIdOfPayment(ctx, paymentId),
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

const byTwoAlone = `Powyżej ${singleApproverLimit / 100} zł, w obcej walucie i tam, gdzie zwrot się należy (nadpłata, druga albo za niska wpłata, dokument, który nie powstał, uznana reklamacja, odstąpienie), potrzebna jest zgoda drugiej osoby: wtedy ten przycisk wyśle prośbę.`;

const dropEffects = (amount: string) => [
  `Zwrot ${amount} nie wyjdzie, a jego zadanie zniknie.`,
  "Pieniądze znów będą się liczyć jako nasze. Jeśli trzeba, można zlecić nowy zwrot.",
  "Powód zostanie przy zwrocie i w historii zamówienia. Nie wyjdzie żadna wiadomość. Strona zamówienia, które jest gotowe albo się skończyło, powie, że zwrot się zatrzymał.",
];

const settlementEffects = (amount: string, { email }: PaymentCard) => [
  `Zwrot ${amount} będzie zapisany jako wykonany. Bramka nie odda tych pieniędzy drugi raz.`,
  email
    ? `Na ${email} wyjdzie jedna wiadomość, że pieniądze poszły przelewem.`
    : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
];

export const drop = definePaymentAct({
  act: paymentAuditEvents.drop_refund,
  title: "Porzuć zwrot, który nie może dojść",
  button: "Porzuć zwrot",
  link: { label: "Porzuć zwrot", part: "refunds" },
  isDangerous: true,
  may: stuckRefundRefusal,
  effects: (payment) => [...dropEffects(stuckAmount(payment)), byTwoAlone],
  deferred: dropByTwo,
  perform(ctx, paymentId, reason) {
    const input = { paymentId, reason };
    return orAskColleague(ctx, dropByTwo, input, {
      alone: () => dropRefund(ctx, input),
      ...{ done: "refund-dropped", asked: "refund-end-asked" },
    });
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

export const settle = defineStaffAct({
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
    effects: [...settlementEffects(stuckAmount(payment), payment), byTwoAlone],
  }),
  deferred: settlementByTwo,
  perform(ctx, paymentId, { proof }) {
    const input = { paymentId, proof };
    return orAskColleague(ctx, settlementByTwo, input, {
      alone: () => settleRefund(ctx, input),
      ...{ done: "refund-settled", asked: "refund-end-asked" },
    });
  },
});
