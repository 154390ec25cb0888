import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { formatDate, formatMoney, type Money } from "~/copy/format";
import { optionsOf } from "~/forms/kinds/options";
import { parseDay } from "~/forms/typed-values";
import { codesOf } from "../../audit/audit-events";
import { authoriseReading } from "../../access/authorise.server";
import { inTransaction, type ServiceContext } from "../../command/context.server";
import type { Refusal } from "../../command/refusals";
import { type OrderCard, orderCard } from "../../desk/order-card.server";
import { assistReasons, orderAuditEvents } from "../../orders/acts";
import { withdrawalRefusals, withdrawalWays } from "../../payments/acts";
import {
  planWithdrawal,
  takesTwoPeople,
  type TakenStatement,
} from "../../payments/withdraw-order.server";
import { changedMeanwhile } from "../changed-meanwhile";
import { defineDeferredAct } from "../deferred-act.server";
import { delayAct } from "../delay-act.server";
import { reasonField } from "../reason-field";
import { requestAct } from "../request-act.server";
import { defineStaffAct } from "../staff-act.server";
import { assistanceInput, filesOf, ofOrder, subjectOf } from "./orders.server";
import { assertSameMoney, moneyInput, twoPeopleEffects, wayBack } from "./refunds.server";

const statementInput = assistanceInput.extend({
  declaredOn: z.iso.date(),
  way: z.enum(codesOf(withdrawalWays)),
  expected: moneyInput.optional(),
});

const takeWithdrawal = defineDeferredAct({
  ...ofOrder,
  act: orderAuditEvents.withdraw_for_buyer,
  ahead: "Przyjmiemy odstąpienie i zwrócimy pieniądze",
  input: statementInput,
  frozen: statementInput.required({ expected: true }),
  async plan(tx, { expected, ...statement }) {
    const { left, interested, perform } = await planWithdrawal(tx, statement);
    assertSameMoney(expected, left);
    return { frozen: { ...statement, expected: left }, interested, perform };
  },
  byTwo: {
    permission: "approve_refunds",
    begun:
      "odstąpienie jest przyjęte, a zwrot zlecony. Czy pieniądze wróciły, widać przy płatności.",
    done: "refund-approved",
    async effects(ctx, { input: { declaredOn, way, expected }, status, target }) {
      const order = await orderCard(ctx, target.id);
      return [
        subjectOf(order),
        `Oświadczenie z ${formatDate(new Date(declaredOn))}: ${withdrawalWays[way].toLowerCase()}.`,
        ...(status === "requested"
          ? effectsOn(order, expected)
          : [`Kwota: ${formatMoney(expected)}.`]),
      ];
    },
    async staleReason(ctx, { input: { expected }, target }) {
      const order = await orderCard(ctx, target.id);
      return mayWithdraw(order) ?? (isDeepStrictEqual(expected, order.left) ? null : moneyChanged);
    },
  },
});

/** Why staff cannot take a withdrawal that a buyer wrote to us; null where they can. */
function mayWithdraw({
  canTakeWithdrawal,
  options: { withdrawal },
}: Pick<OrderCard, "canTakeWithdrawal" | "options">): Refusal | null {
  if (canTakeWithdrawal) return null;
  return withdrawal === "open"
    ? withdrawalRefusals.withdrawal_unpaid
    : withdrawalRefusals[`withdrawal_${withdrawal}`];
}

const moneyChanged: Refusal = {
  ...changedMeanwhile,
  text: "Na tym zamówieniu jest teraz inna kwota niż w prośbie. Odmów, a jeśli trzeba, poproś o nową prośbę.",
};

const effectsOn = (order: OrderCard, left: readonly Money[]) => [
  `Zamówienie się skończy, a cała wpłata (${formatMoney(left)}) wróci do kupującej osoby. ${wayBack(left, order.outsideLeft)}`,
  `Odpowiedzi i dokument (${filesOf(order)}) znikną od razu.`,
  order.confirmedEmail
    ? `Na ${order.confirmedEmail} wyjdzie potwierdzenie z treścią oświadczenia i godziną${left.length > 0 ? ", a po zwrocie druga wiadomość" : ""}.`
    : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
];

/** Takes a statement in half a minute, or asks a colleague to agree where it gives back more than one person may. */
async function takeOrRequestApproval(ctx: ServiceContext, statement: TakenStatement) {
  const { userId } = authoriseReading(ctx, ofOrder.permission);
  const needsColleague = await inTransaction(ctx, async (tx) => {
    const { order } = await planWithdrawal(tx, statement);
    return takesTwoPeople(tx, order, userId);
  });
  if (!needsColleague) return delayAct(ctx, takeWithdrawal, statement);
  await requestAct(ctx, takeWithdrawal, statement);
  return "withdrawal-asked" as const;
}

export const withdraw = defineStaffAct({
  act: orderAuditEvents.withdraw_for_buyer,
  target: "order",
  title: "Przyjmij odstąpienie od umowy",
  button: "Przyjmij odstąpienie",
  link: { label: "Przyjmij odstąpienie" },
  permission: "assist_orders",
  isDangerous: true,
  fields: [
    {
      kind: "day",
      name: "declaredOn",
      label: "Dzień oświadczenia",
      hint: "Data wiadomości albo stempla pocztowego.",
      required: "Podaj dzień, w którym kupująca osoba złożyła oświadczenie.",
    },
    {
      kind: "choice",
      name: "way",
      label: "Jak przyszło",
      placeholder: "Wybierz",
      options: optionsOf(withdrawalWays),
      required: "Wybierz, jak przyszło oświadczenie.",
    },
    reasonField({ buyer_wrote: assistReasons.buyer_wrote }),
  ],
  read: orderCard,
  may: mayWithdraw,
  preview: async (order, ctx) => ({
    subject: subjectOf(order),
    effects: [...effectsOn(order, order.left), ...(await twoPeopleEffects(ctx, order, order.left))],
  }),
  deferred: takeWithdrawal,
  perform: (ctx, orderId, { declaredOn, way, reason }) =>
    takeOrRequestApproval(ctx, { orderId, declaredOn: parseDay(declaredOn) ?? "", way, reason }),
});
