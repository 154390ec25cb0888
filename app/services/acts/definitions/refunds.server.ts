import { isDeepStrictEqual } from "node:util";
import { singleApproverLimit } from "~/config/limits";
import { z } from "zod";
import { formatMoney, type Money } from "~/copy/format";
import { parseGrosze } from "~/forms/typed-values";
import { codesOf } from "../../audit/audit-events";
import { inTransaction, type ServiceContext } from "../../command/context.server";
import { Conflict, NotAllowed } from "../../command/errors";
import { isInWork } from "../../orders/order-state";
import {
  paymentAuditEvents,
  paymentRefusals,
  refundReasons,
  type RefundReason,
} from "../../payments/acts";
import {
  issueRefund,
  planAgreedRefund,
  planRefund,
  scheduleRefund,
  type RefundRequest,
} from "../../payments/refund-order.server";
import { scheduledRefundRefusal } from "../../payments/schedule-refund.server";
import { defineDeferredAct } from "../deferred-act.server";
import { reasonField } from "../reason-field";
import { refusePending } from "../refuse-pending.server";
import { requestAct } from "../request-act.server";
import { changedMeanwhile } from "../changed-meanwhile";
import { defineStaffAct } from "../staff-act.server";
import { countedOrders, ofOrder, subjectOf } from "./orders.server";
import { type OrderCard, orderCard } from "../../desk/order-card.server";
import { selectableOrders } from "../../desk/selectable-orders.server";

export const refundFields = [
  {
    kind: "amount",
    name: "amount",
    label: "Kwota w złotych",
    hint: "Puste pole oznacza wszystko, co zostało.",
    least: 1,
    tooSmall: "Kwota musi być większa od zera.",
  },
  reasonField(refundReasons, "Podaj powód zwrotu"),
] as const;

const endsBook =
  "Zwrot całości od razu zamknie link do e-booka: książki nie będzie już można pobrać.";

/** What a refund comes to, however it is asked for. */
export const refundEffects = (left: readonly Money[], order: OrderCard) => [
  `Do zwrotu zostało ${formatMoney(left)}. Pieniądze wrócą tą samą drogą, którą przyszły.`,
  ...(order.hasOutsideMoney
    ? ["Wpłata przyszła poza bramką, więc zwrot trzeba wysłać przelewem i zapisać przy płatności."]
    : []),
  ...(isInWork(order.status)
    ? ["Zwrot całości zatrzyma przygotowanie, a odpowiedzi i dokument znikną."]
    : order.bookEdition === null
      ? ["Dokument i jego strona zostają bez zmian."]
      : [endsBook]),
  order.email
    ? `Po zwrocie na ${order.email} wyjdzie jedna wiadomość.`
    : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
];

export const aboveTheLimit = `Powyżej ${singleApproverLimit / 100} zł w ciągu doby, a w obcej walucie zawsze, potrzebna jest zgoda drugiej osoby: wtedy ten przycisk wyśle prośbę, a pieniądze poczekają.`;

const { complaint, not_delivered, wrong_order, technical_fault, goodwill } = refundReasons;
const refundsOfMany = { complaint, not_delivered, wrong_order, technical_fault, goodwill };

/** Sums to which two people agree. */
export const moneyInput = z.array(z.object({ currency: z.string(), grosze: z.int() }));

/** @throws Conflict where it does not come to the same sums any more */
export function assertSameMoney(expected: readonly Money[] | undefined, now: readonly Money[]) {
  if (expected !== undefined && !isDeepStrictEqual(expected, now))
    throw new Conflict(changedMeanwhile);
}

const refundInput = z.object({
  orderId: z.uuid(),
  paymentId: z.uuid().optional(),
  amountGrosze: z.int().positive().optional(),
  reason: z.enum(codesOf(refundReasons)),
  expected: moneyInput.optional(),
});

export const refundByTwo = defineDeferredAct({
  ...ofOrder,
  act: paymentAuditEvents.refund_order,
  permission: "refund_orders",
  input: refundInput,
  frozen: refundInput.required({ expected: true }),
  async plan(tx, { expected, ...request }) {
    const planned = await planRefund(tx, request);
    assertSameMoney(expected, planned.sums);
    return {
      frozen: { ...request, expected: planned.sums },
      interested: planned.interested,
      perform: (askedBy) => issueRefund(tx, planned, request, askedBy),
    };
  },
  byTwo: {
    permission: "approve_refunds",
    begun: "zwrot jest zlecony. Czy pieniądze wróciły, widać przy płatności.",
    done: "refund-approved",
    async effects(ctx, { input: { expected }, status, target }) {
      const order = await orderCard(ctx, target.id);
      return [
        subjectOf(order),
        `Kwota: ${formatMoney(expected)}.`,
        ...(status === "requested" ? refundEffects(order.left, order) : []),
      ];
    },
    async staleReason(ctx, { input: { expected }, target }) {
      const { left } = await orderCard(ctx, target.id);
      const isLeft = ({ currency, grosze }: Money) =>
        left.some((sum) => sum.currency === currency && sum.grosze >= grosze);
      return !expected.every(isLeft)
        ? {
            ...paymentRefusals.too_much,
            text: "Tyle już nie zostało do zwrotu: ktoś był szybszy. Odmów, a jeśli trzeba, poproś o nową prośbę.",
          }
        : null;
    },
  },
  bulk: {
    list: selectableOrders,
    name: "refund",
    label: "Zwróć pieniądze za wszystkie",
    title: "Zwróć pieniądze za wszystkie zamówienia z filtra",
    reasons: refundsOfMany,
    required: "Podaj powód zwrotu",
    inputOf: (orderId, reason) => ({ orderId, reason }),
    async plan(tx, request) {
      const planned = await planAgreedRefund(tx, request);
      return {
        perform: (askedBy) => issueRefund(tx, planned, request, askedBy),
      };
    },
    effects: ({ rows, left }) => [
      `Lista obejmie ${countedOrders(rows)}. Wróci wszystko, co z ich wpłat zostało: dziś ${formatMoney(left)}.`,
      "Zamówienia w przygotowaniu zatrzymają się, a ich odpowiedzi i dokumenty znikną. Dostarczone dokumenty zostają, a linki do e-booków od razu przestaną działać.",
      "Po każdym zwrocie na adres z zamówienia wyjdzie jedna wiadomość.",
      "Pominiemy zamówienia, w których nie ma już czego zwracać. Jeśli jest wśród nich Twoje, poprosić i zgodzić się muszą inni.",
    ],
  },
});

/** Gives money back in half a minute, or asks a colleague to agree where one person is not enough. */
export async function refundOrRequestApproval(ctx: ServiceContext, request: RefundRequest) {
  try {
    await inTransaction(ctx, async (tx) => {
      const target = refundByTwo.targetOf(request);
      await refusePending(tx, target, refundByTwo.act.code);
      await scheduleRefund(tx, request);
    });
    return "act-delayed" as const;
  } catch (error) {
    if (!(error instanceof NotAllowed) || error.refusal !== paymentRefusals.two_people) throw error;
    await requestAct(ctx, refundByTwo, request);
    return "refund-asked" as const;
  }
}

export const refundRequestOf = (answers: { amount?: string; reason: RefundReason }) => ({
  amountGrosze: answers.amount === undefined ? undefined : parseGrosze(answers.amount),
  reason: answers.reason,
});

export const refund = defineStaffAct({
  act: paymentAuditEvents.refund_order,
  target: "order",
  title: "Czy na pewno chcesz zwrócić tę płatność?",
  button: "Zwróć pieniądze",
  link: { label: "Zwróć pieniądze" },
  permission: "refund_orders",
  isDangerous: true,
  fields: refundFields,
  read: orderCard,
  may: ({ scheduledRefund, left, hasForcedPayment }) =>
    scheduledRefundRefusal(scheduledRefund) ??
    (left.length > 0
      ? null
      : hasForcedPayment
        ? paymentRefusals.forced_payment
        : paymentRefusals.nothing_left),
  preview: (order) => ({
    subject: subjectOf(order),
    effects: [...refundEffects(order.left, order), aboveTheLimit],
  }),
  deferred: refundByTwo,
  perform: (ctx, orderId, answers) =>
    refundOrRequestApproval(ctx, { orderId, ...refundRequestOf(answers) }),
});
