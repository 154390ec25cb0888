import { z } from "zod";
import { minutesOf, resendPause } from "~/config/limits";
import { formatDate, formatPrice } from "~/copy/format";
import { parseDay, parseGrosze } from "~/forms/typed-values";
import { codesOf } from "../../audit/audit-events";
import type { ServiceContext } from "../../command/context.server";
import { orderCard, type OrderCard } from "../../desk/order-card.server";
import { subscriptionCard } from "../../members/desk-queries.server";
import { subscriptions } from "../../members/member-states";
import {
  cancellationReasons,
  cancellationRefusal,
  linkReasons,
  outsidePaymentRefusal,
  outsideRequestRefusal,
  outsideWays,
  paymentAuditEvents,
  paymentLinkRefusal,
  paymentRefusals,
} from "../../payments/acts";
import { orderRefusals } from "../../orders/acts";
import { cancelOrder } from "../../payments/cancel-order.server";
import { planOutsidePayment } from "../../payments/outside-payments.server";
import { proofLength } from "../../payments/payment-state";
import { sendPaymentLink } from "../../payments/send-payment-link.server";
import { defineDeferredAct, type ListedAct } from "../deferred-act.server";
import { reasonField } from "../reason-field";
import { requestAct } from "../request-act.server";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import { subjectOf } from "./orders.server";
import { proofField } from "./refund-ends.server";

export const defineCancellation = (
  read: (ctx: ServiceContext, id: string) => Promise<OrderCard> = orderCard,
) =>
  reasonedAct({
    act: paymentAuditEvents.cancel_order,
    reasons: cancellationReasons,
    target: "order",
    title: "Anuluj zamówienie",
    button: "Anuluj zamówienie",
    link: {
      label: "Anuluj zamówienie",
      evenIf: [paymentRefusals.holds_money, paymentRefusals.outside_waits],
    },
    permission: "assist_orders",
    read,
    subject: subjectOf,
    may: cancellationRefusal,
    effects: ({ hasOpenPayment }) => [
      hasOpenPayment
        ? "Zamówienie się skończy, a otwarta płatność zostanie wycofana z bramki. Kto zapłaci mimo to, dostanie dokument."
        : "Zamówienie się skończy. Nie ma otwartej płatności, którą trzeba by wycofać z bramki.",
      "Odpowiedzi zostaną do godziny, którą widać na stronie zamówienia. Nie wyjdzie żadna wiadomość o anulowaniu.",
    ],
    async perform(ctx, orderId, reason) {
      await cancelOrder(ctx, { orderId, reason });
      return "order-cancelled";
    },
  });

export const cancel = defineCancellation();

export const sendLink = reasonedAct({
  act: paymentAuditEvents.send_payment_link,
  reasons: linkReasons,
  target: "order",
  title: "Wyślij link do płatności",
  button: "Wyślij link",
  link: {
    label: "Wyślij link do płatności",
    evenIf: [orderRefusals.too_soon, orderRefusals.too_often, paymentRefusals.outside_waits],
  },
  permission: "assist_orders",
  read: orderCard,
  subject: subjectOf,
  may: paymentLinkRefusal,
  effects: ({ email, priceGrosze }) => [
    `Na ${email ?? "–"} wyjdzie jedna wiadomość z linkiem do strony zamówienia, gdzie można zapłacić ${formatPrice(priceGrosze)}.`,
    `Następną można wysłać po ${minutesOf(resendPause)} minutach. Zamówienie i jego cena zostają bez zmian.`,
  ],
  async perform(ctx, orderId, reason) {
    await sendPaymentLink(ctx, { orderId, reason });
    return "payment-link-sent";
  },
});

const money = {
  id: z.uuid(),
  amountGrosze: z.int().positive(),
  receivedOn: z.iso.date(),
  proof: z.string().max(proofLength),
  reason: z.enum(codesOf(outsideWays)),
};

const received = z.discriminatedUnion("of", [
  z.object({ of: z.literal("order"), ...money }),
  z.object({ of: z.literal("subscription"), memberId: z.uuid(), ...money }),
]);

type Asked = Pick<ListedAct<z.infer<typeof received>>, "input" | "status">;

function ofSubject({ input: { amountGrosze, receivedOn, proof }, status }: Asked) {
  const kept =
    status === "approved"
      ? "Dowód stoi przy wpłacie."
      : "Opisu dowodu już nie ma: tej wpłaty nie zapisano.";
  return [
    `Kwota: ${formatPrice(amountGrosze)}, wpłynęła ${formatDate(new Date(receivedOn))}.`,
    proof === "" ? kept : `Dowód: ${proof}`,
  ];
}

/** Money that came outside of the gateway, for an order or a subscription. */
const recordPayment = defineDeferredAct({
  act: paymentAuditEvents.record_payment,
  permission: "manage_payments",
  input: received,
  targetOf: (input) =>
    input.of === "order" ? { kind: "order", id: input.id } : { kind: "member", id: input.memberId },
  reasonOf: ({ reason }) => reason,
  plan: planOutsidePayment,
  byTwo: {
    permission: "approve_payments",
    done: "outside-payment-recorded",
    kept: (input) => ({ ...input, proof: "" }),
    async effects(ctx, { input, status }) {
      const subject = ofSubject({ input, status });
      if (input.of === "subscription")
        return ["Wpłata stanie w księgach osobno, przy subskrypcji.", ...subject];
      const order = await orderCard(ctx, input.id);
      return [subjectOf(order), ...subject, ...orderEffects(order)];
    },
    async staleReason(ctx, { input }) {
      return input.of === "order" ? outsidePaymentRefusal(await orderCard(ctx, input.id)) : null;
    },
  },
});

const orderEffects = ({ email, hasForcedPayment, hasOpenPayment }: OrderCard) => [
  hasForcedPayment
    ? "Zamówienie już ruszyło na słowo obsługi: teraz jego wpłata będzie miała dowód."
    : `Zamówienie ruszy: powstanie to, co kupiono, i wyjdzie jedna wiadomość${email ? ` na ${email}` : ""}.`,
  ...(hasOpenPayment || hasForcedPayment
    ? [
        "Otwarta płatność w bramce zostanie anulowana. Kto zapłaci mimo to, dostanie tę drugą wpłatę z powrotem.",
      ]
    : []),
  "W księgach wpłata stanie osobno, jako „Poza bramką”. Ewentualny zwrot trzeba będzie wysłać przelewem.",
];

const fields = [
  {
    kind: "amount",
    name: "amount",
    label: "Kwota w złotych",
    required: "Podaj kwotę, która wpłynęła.",
    least: 1,
    tooSmall: "Kwota musi być większa od zera.",
  },
  {
    kind: "day",
    name: "receivedOn",
    label: "Dzień wpłaty",
    hint: "Data z wyciągu albo pokwitowania.",
    required: "Podaj dzień, w którym pieniądze wpłynęły.",
  },
  proofField,
  {
    ...reasonField(outsideWays, "Wybierz, jak przyszły pieniądze."),
    label: "Jak przyszły pieniądze",
  },
] as const;

const twoPeople =
  "Ten przycisk wyśle prośbę o zgodę drugiej osoby z administracji. Do tego czasu nic się nie zmieni.";

type Typed = { amount: string; receivedOn: string; proof: string; reason: string };

const request = async (
  ctx: ServiceContext,
  subject: { of: "order"; id: string } | { of: "subscription"; id: string; memberId: string },
  { amount, receivedOn, proof, reason }: Typed,
) => {
  await requestAct(ctx, recordPayment, {
    ...subject,
    amountGrosze: parseGrosze(amount),
    receivedOn: parseDay(receivedOn) ?? "",
    proof,
    reason,
  });
  return "outside-payment-asked" as const;
};

export const record = defineStaffAct({
  act: paymentAuditEvents.record_payment,
  target: "order",
  title: "Zapisz wpłatę poza bramką",
  button: "Poproś o zgodę",
  link: { label: "Zapisz wpłatę poza bramką", evenIf: [paymentRefusals.outside_waits] },
  permission: "manage_payments",
  isDangerous: true,
  fields,
  read: orderCard,
  may: outsideRequestRefusal,
  preview: (order) => ({
    subject: subjectOf(order),
    effects: [
      `Kwota musi być równa cenie: ${formatPrice(order.priceGrosze)}.`,
      twoPeople,
      ...orderEffects(order),
    ],
  }),
  deferred: recordPayment,
  asksAbout: ({ id }) => ({ kind: "order", id }),
  perform: (ctx, id, answers) => request(ctx, { of: "order", id }, answers),
});

export const recordForSubscription = defineStaffAct({
  act: paymentAuditEvents.record_payment,
  target: "member",
  targetIdOf: ({ userId }) => userId,
  title: "Zapisz wpłatę za subskrypcję",
  button: "Poproś o zgodę",
  link: { label: "Zapisz wpłatę" },
  permission: "manage_payments",
  isDangerous: true,
  fields,
  read: subscriptionCard,
  preview: ({ email, plan }) => ({
    subject: `${email}, ${subscriptions[plan]}`,
    effects: [
      twoPeople,
      "Wpłata stanie w księgach osobno, jako „Poza bramką”. Sama subskrypcja zostaje bez zmian, nie wyjdzie żadna wiadomość.",
    ],
  }),
  deferred: recordPayment,
  asksAbout: ({ userId }) => ({ kind: "member", id: userId }),
  async perform(ctx, id, answers) {
    const { userId: memberId } = await subscriptionCard(ctx, id);
    return request(ctx, { of: "subscription", id, memberId }, answers);
  },
});
