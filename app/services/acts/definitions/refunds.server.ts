import { isDeepStrictEqual } from "node:util";
import { singleApproverLimit } from "~/config/limits";
import { z } from "zod";
import { formatMoney, type Money } from "~/copy/format";
import { parseGrosze } from "~/forms/typed-values";
import { codesOf } from "../../audit/audit-events";
import { inTransaction, type ServiceContext } from "../../command/context.server";
import { Conflict } from "../../command/errors";
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
import { requiresTwoPeople } from "../../payments/refund-limit.server";
import { leftOfEach } from "../../payments/balances.server";
import { scheduledRefundRefusal } from "../../payments/schedule-refund.server";
import type { Refusal } from "../../command/refusals";
import { defineDeferredAct } from "../deferred-act.server";
import { reasonField } from "../reason-field";
import { refusePending } from "../refuse-pending.server";
import { orAskColleague } from "../or-ask-colleague.server";
import { changedMeanwhile } from "../changed-meanwhile";
import { defineStaffAct } from "../staff-act.server";
import { countedOrders, ofOrder, subjectOf } from "./orders.server";
import { type OrderCard, orderCard } from "../../desk/order-card.server";
import { nothingLeftRefusal } from "../../desk/told-refusals";
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

export const endsBook =
  "Zwrot całości od razu zamknie link do e-booka: książki nie będzie już można pobrać.";

/** How money goes back. @param outside what of it came outside of the gateway */
export function wayBack(left: readonly Money[], outside: readonly Money[]): string {
  if (outside.length === 0) return "Pieniądze wrócą tą samą drogą, którą przyszły.";
  return isDeepStrictEqual(left, outside)
    ? "Wpłata przyszła poza bramką, więc zwrot trzeba wysłać przelewem i zapisać przy płatności."
    : `Z tego ${formatMoney(outside)} przyszło poza bramką: tę część trzeba wysłać przelewem i zapisać przy płatności. Reszta wróci tą samą drogą, którą przyszła.`;
}

/**
 * What a refund comes to, however it is asked for.
 * @param money what is left, and what of that came outside of the gateway
 */
export const refundEffects = (
  { left, outside }: { left: readonly Money[]; outside: readonly Money[] },
  order: OrderCard,
) => [
  `Do zwrotu zostało ${formatMoney(left)}. ${wayBack(left, outside)}`,
  ...(isInWork(order.status)
    ? ["Zwrot całości zatrzyma przygotowanie, a odpowiedzi i dokument znikną."]
    : order.bookEdition === null
      ? order.lengths.files > 0
        ? ["Dokument i jego strona zostają bez zmian."]
        : ["Dokumentu tu nie ma, a strona zamówienia zostaje."]
      : [endsBook]),
  order.confirmedEmail
    ? `Po zwrocie na ${order.confirmedEmail} wyjdzie jedna wiadomość.`
    : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
];

const leftOn = ({ left, outsideLeft }: OrderCard) => ({ left, outside: outsideLeft });

const aboveTheLimit = `Powyżej ${singleApproverLimit / 100} zł w ciągu doby, a w obcej walucie zawsze, potrzebna jest zgoda drugiej osoby: wtedy ten przycisk wyśle prośbę, a pieniądze poczekają.`;

/** Says that a colleague has to agree, where so much of an order would take that, and nothing where it would not. */
export async function twoPeopleEffects(
  ctx: ServiceContext,
  order: Pick<OrderCard, "id" | "email">,
  left: readonly Money[],
): Promise<string[]> {
  if (ctx.actor.kind !== "staff") return [];
  const takesTwo = await requiresTwoPeople(ctx, {
    order,
    balances: left.map(({ currency, grosze }) => ({ currency, leftGrosze: grosze })),
    amountGrosze: left.reduce((sum, { grosze }) => sum + grosze, 0),
    staffId: ctx.actor.userId,
  });
  return takesTwo ? [aboveTheLimit] : [];
}

const { complaint, not_delivered, wrong_order, technical_fault, goodwill } = refundReasons;
const refundsOfMany = { complaint, not_delivered, wrong_order, technical_fault, goodwill };

/** Sums to which two people agree. */
export const moneyInput = z.array(z.object({ currency: z.string(), grosze: z.int() }));

/** @throws Conflict where it does not come to the same sums any more */
export function assertSameMoney(expected: readonly Money[] | undefined, now: readonly Money[]) {
  if (expected !== undefined && !isDeepStrictEqual(expected, now))
    throw new Conflict(changedMeanwhile);
}

/** Whether so much is left of an order. */
export const areLeft = ({ left }: Pick<OrderCard, "left">, sums: readonly Money[]): boolean =>
  sums.every(({ currency, grosze }) =>
    left.some((sum) => sum.currency === currency && sum.grosze >= grosze),
  );

export const moneyGone: Refusal = {
  ...paymentRefusals.too_much,
  text: "Tyle już nie zostało do zwrotu: ktoś był szybszy. Odmów, a jeśli trzeba, poproś o nową prośbę.",
};

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
      async perform(askedBy) {
        await issueRefund(tx, planned, request, askedBy);
      },
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
        ...(status === "requested" ? refundEffects(leftOn(order), order) : []),
      ];
    },
    async staleReason(ctx, { input: { expected }, target }) {
      return areLeft(await orderCard(ctx, target.id), expected) ? null : moneyGone;
    },
  },
  bulk: {
    list: selectableOrders,
    name: "refund",
    label: "Zwróć pieniądze za wszystkie",
    title: "Zwróć pieniądze za wszystkie zamówienia z filtra",
    reasons: refundsOfMany,
    required: "Podaj powód zwrotu",
    expected: leftOfEach,
    inputOf: (orderId, reason, expected) => ({ orderId, reason, expected }),
    async plan(tx, { expected, ...request }) {
      const planned = await planAgreedRefund(tx, request);
      assertSameMoney(expected, planned.sums);
      return {
        async perform(askedBy) {
          await issueRefund(tx, planned, request, askedBy);
        },
      };
    },
    effects: ({ rows, expected, changed, byTransfer }) => [
      `Lista obejmie ${countedOrders(rows)}. Wróci to, co z ich wpłat dziś zostało: ${formatMoney(expected)}.`,
      ...(byTransfer.length > 0
        ? [
            `Z tego ${formatMoney(byTransfer)} przyszło poza bramką: tyle trzeba będzie wysłać przelewem i zapisać przy płatnościach.`,
          ]
        : []),
      ...(changed > 0
        ? [
            `Od prośby zmieniły się kwoty, więc pominiemy: ${countedOrders(changed)}. Tych pieniędzy nie ma w sumie.`,
          ]
        : []),
      "Zamówienia w przygotowaniu zatrzymają się, a ich odpowiedzi i dokumenty znikną. Dostarczone dokumenty zostają, a linki do e-booków od razu przestaną działać.",
      "Po każdym zwrocie na adres z zamówienia wyjdzie jedna wiadomość.",
      "Pominiemy zamówienia, w których nie ma już czego zwracać, i te, w których do zgody albo do swojej kolei zmieni się kwota. Jeśli jest wśród nich Twoje, poprosić i zgodzić się muszą inni.",
    ],
  },
});

/** Gives money back in half a minute, or asks a colleague to agree where one person is not enough. */
export const refundOrRequestApproval = (ctx: ServiceContext, request: RefundRequest) =>
  orAskColleague(ctx, refundByTwo, request, {
    alone: () =>
      inTransaction(ctx, async (tx) => {
        const target = refundByTwo.targetOf(request);
        await refusePending(tx, target, refundByTwo.act.code);
        await scheduleRefund(tx, request);
      }),
    ...{ done: "act-delayed", asked: "refund-asked" },
  });

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
  may: (order) =>
    scheduledRefundRefusal(order.scheduledRefund) ??
    (order.left.length > 0
      ? null
      : order.hasForcedPayment
        ? paymentRefusals.forced_payment
        : nothingLeftRefusal(order)),
  preview: async (order, ctx) => ({
    subject: subjectOf(order),
    effects: [
      ...refundEffects(leftOn(order), order),
      ...(await twoPeopleEffects(ctx, order, order.left)),
    ],
  }),
  deferred: refundByTwo,
  perform: (ctx, orderId, answers) =>
    refundOrRequestApproval(ctx, { orderId, ...refundRequestOf(answers) }),
});
