import { resendLimit } from "~/config/limits";
import { formatDateTime, formatPreciseTime, type Money } from "~/copy/format";
import { defineAuditEvents, noReasons, sharedReasons } from "../audit/audit-events";
import { defineRefusals, saidByPage, type Refusal } from "../command/refusals";
import type { OrderStatus } from "../orders/order-state";
import { orderRefusals } from "../orders/acts";

const { buyer_asked, complaint } = sharedReasons;

/**
 * Why staff give money back. `withdrawal` is the statutory right of art. 27 u.p.k.: it holds only where the buyer's
 * statement stands in our records.
 */
export const refundReasons = {
  complaint,
  not_delivered: "Brak dokumentu",
  wrong_order: "Zamówienie przez pomyłkę",
  technical_fault: "Błąd techniczny",
  goodwill: "Gest dobrej woli",
  withdrawal: "Odstąpienie od umowy",
} as const;
export type RefundReason = keyof typeof refundReasons;

export const paymentReasons = {
  buyer_asked,
  gateway_error: "Błąd bramki",
  duplicate: "Płatność podwójna",
  duplicate_order: "Zamówienie złożone drugi raz",
  reminder: "Przypomnienie o płatności",
  bank_statement: "Wpłata widoczna na wyciągu",
  clean_up: "Porządki",
} as const;
export type PaymentReason = keyof typeof paymentReasons;

const { gateway_error, duplicate, duplicate_order, reminder, bank_statement, clean_up } =
  paymentReasons;

/** Which of these fit an act, and are offered for it. */
export const linkReasons = { buyer_asked, gateway_error, reminder } as const;
export const cancellationReasons = {
  buyer_asked,
  duplicate_order,
  gateway_error,
  clean_up,
} as const;
export const completionReasons = { buyer_asked, bank_statement, gateway_error } as const;
export const withdrawingReasons = { buyer_asked, duplicate, gateway_error, clean_up } as const;
export const reopeningReasons = { buyer_asked, gateway_error } as const;
export const removalReasons = { duplicate, gateway_error, clean_up } as const;
export const restorationReasons = { buyer_asked, bank_statement, clean_up } as const;

/** How money came that did not come by the gateway. */
export const outsideWays = {
  bank_transfer: "Przelew na konto",
  postal_order: "Przekaz pocztowy",
  cash: "Gotówka",
} as const;
export type OutsideWay = keyof typeof outsideWays;

/** Why staff give up a refund that does not go through. */
export const refundDropReasons = {
  money_never_came: "Tych pieniędzy nigdy nie było w bramce",
  charged_back: "Bank sam cofnął wpłatę",
  asked_twice: "Zwrot zlecony drugi raz",
  gateway_refuses: "Bramka odmawia na stałe",
} as const;
export type RefundDropReason = keyof typeof refundDropReasons;

/** Why the gateway's books and ours may differ for good. */
export const explanations = {
  settled_in_panel: "Rozliczone w panelu bramki",
  counted_another_day: "Bramka zaksięgowała innego dnia",
  test_transaction: "Transakcja testowa",
  not_of_the_shop: "Wpłata spoza sklepu",
  written_off: "Spisane na straty",
} as const;
export type Explanation = keyof typeof explanations;

export const exportReasons = {
  accounting: "Księgowość",
  tax_office: "Urząd skarbowy",
  audit: "Kontrola",
  complaint,
} as const;
export type ExportReason = keyof typeof exportReasons;

/** How a statement of withdrawal came that the buyer did not make on the order's page. */
export const withdrawalWays = {
  mail: "Wiadomość e-mail",
  letter: "List",
  contact_form: "Formularz kontaktowy",
  in_person: "Na piśmie, osobiście",
} as const;
export type WithdrawalWay = keyof typeof withdrawalWays;

export const paymentAuditEvents = defineAuditEvents({
  fail_refund: {
    label: "Zwrot, który się nie udał",
    does: "nie może zwrócić pieniędzy",
    reasons: noReasons,
  },
  refund_order: {
    label: "Zwrot pieniędzy",
    does: "zwraca pieniądze za zamówienie",
    reasons: refundReasons,
  },
  record_payment: {
    label: "Zapis wpłaty poza bramką",
    does: "zapisuje wpłatę poza bramką za zamówienie",
    reasons: outsideWays,
    isAsked: true,
  },
  send_payment_link: {
    label: "Wysłanie linku do płatności",
    does: "wysyła link do płatności",
    reasons: paymentReasons,
  },
  drop_refund: {
    label: "Porzucenie zwrotu, który nie może dojść",
    does: "porzuca zwrot, który nie może dojść",
    reasons: refundDropReasons,
  },
  settle_refund: {
    label: "Zapis zwrotu wysłanego przelewem",
    does: "zapisuje zwrot wysłany przelewem",
    reasons: noReasons,
  },
  complete_payment: {
    label: "Oznaczenie płatności jako zakończonej",
    does: "oznacza jako zakończoną płatność",
    reasons: paymentReasons,
  },
  mark_paid: {
    label: "Uznanie płatności, której bramka nie potwierdza",
    does: "oznacza bez potwierdzenia jako opłaconą płatność",
    reasons: paymentReasons,
    isAsked: true,
  },
  cancel_payment: {
    label: "Anulowanie płatności",
    does: "anuluje płatność",
    reasons: paymentReasons,
  },
  retry_payment: {
    label: "Ponowienie płatności",
    does: "ponawia płatność",
    reasons: paymentReasons,
  },
  delete_payment: { label: "Usunięcie płatności", does: "usuwa płatność", reasons: paymentReasons },
  archive_payment: {
    label: "Archiwizacja płatności",
    does: "przenosi do archiwum płatność",
    reasons: paymentReasons,
  },
  restore_payment: {
    label: "Przywrócenie płatności z archiwum",
    does: "przywraca z archiwum płatność",
    reasons: paymentReasons,
  },
  explain_difference: {
    label: "Wyjaśnienie różnicy",
    does: "wyjaśnia różnicę",
    reasons: explanations,
  },
  cancel_order: {
    label: "Anulowanie zamówienia",
    does: "anuluje zamówienie",
    reasons: paymentReasons,
  },
  export_payments: {
    label: "Eksport płatności",
    does: "eksportuje płatności",
    reasons: exportReasons,
  },
  export_orders: {
    label: "Eksport zamówień",
    does: "eksportuje zamówienia",
    reasons: exportReasons,
  },
});

export const paymentRefusals = defineRefusals({
  two_people: {
    text: "To wymaga zgody drugiej osoby.",
    outcome: "Potrzebna zgoda drugiej osoby – zleć to jeszcze raz",
  },
  nothing_left: {
    text: "Nie ma już czego zwracać: nic nie wpłynęło albo wszystko jest zwrócone lub w drodze.",
    outcome: "Nie ma już czego zwracać",
    isStale: true,
  },
  forced_payment:
    "Bramka nie potwierdziła tej wpłaty: uznała ją obsługa, więc nie ma czego zwracać. Jeśli pieniądze przyszły inną drogą, zapisz je najpierw jako wpłatę poza bramką.",
  too_much: {
    text: "Tyle już nie zostało: kwota jest wyższa niż to, co można zwrócić.",
    outcome: "Tyle już nie zostało do zwrotu",
  },
  short_payment:
    "Ta wpłata jest niższa od ceny, więc nie zwraca się jej osobno. Zwróć pieniądze na stronie zamówienia: to obejmie także tę wpłatę.",
  refund_under_way: "Trwał inny zwrot z tej samej płatności, a wysyłamy je po jednym.",
  not_the_price:
    "Kwota musi być równa cenie zamówienia. Wpłatę o innej wysokości odeślij i poproś o właściwą.",
  outside_day: "Sprawdź dzień wpłaty: nie może być późniejszy niż dziś ani starszy niż rok.",
  not_payable: {
    text: "Do tego zamówienia nie można zapisać wpłaty: jest już opłacone albo się skończyło.",
    isStale: true,
  },
  outside_waits: "Wpłata poza bramką za to zamówienie czeka na zgodę drugiej osoby.",
  no_link_to_send: {
    text: "Nie ma czego wysłać: zamówienie nie czeka na płatność albo jest bez adresu.",
    isStale: true,
  },
  no_stuck_refund: {
    text: "Żaden zwrot tej płatności nie czeka już na człowieka.",
    isStale: true,
  },
  refund_went_through: {
    text: "Bramka mówi, że te pieniądze już wróciły do kupującej osoby. Za chwilę zobaczysz to także tutaj.",
    isStale: true,
  },
  refund_being_sent: {
    text: "Bramka właśnie dostaje ten zwrot. Spróbuj za minutę.",
    isStale: true,
  },
  charged_back: {
    text: "Bank sam cofnął tę wpłatę, więc nie ma już czego zwracać.",
    outcome: "Bank sam cofnął wpłatę, więc nie ma już czego zwracać",
  },
  not_refundable: { text: "Tej płatności nie można zwrócić.", isStale: true },
  not_withdrawn:
    "Nie mamy oświadczenia o odstąpieniu. Najpierw je przyjmij albo wybierz inny powód.",
  withdrawal_day:
    "Sprawdź dzień oświadczenia: nie może być późniejszy niż dziś ani wcześniejszy niż zamówienie.",
  withdrawal_late:
    "Oświadczenie przyszło po terminie: na odstąpienie jest 14 dni od zawarcia umowy (art. 27 ustawy o prawach konsumenta).",
  withdrawal_unpaid:
    "Za to zamówienie nikt nie zapłacił, więc nie ma czego zwracać. Kupująca osoba może odstąpić od umowy na stronie zamówienia, a nieopłacone zamówienie i tak wygaśnie.",
  withdrawal_lost: {
    text: "Prawo do odstąpienia wygasło: dokument dostarczono za zgodą na natychmiastowe wykonanie (art. 38 ust. 1 pkt 13 ustawy o prawach konsumenta).",
    isStale: true,
  },
  withdrawal_used: {
    text: "Od tej umowy już odstąpiono albo pieniądze zostały zwrócone.",
    isStale: true,
  },
  not_cancellable: {
    text: "Nie można anulować tego zamówienia (prawdopodobnie już opłacone)",
    isWrong: true,
  },
  holds_money: {
    text: "Na tym zamówieniu leżą pieniądze kupującej osoby, więc nie można go tak po prostu anulować. Wróć na jego stronę i naciśnij „Zwróć pieniądze” albo „Przyjmij odstąpienie”. Gdy zwrot się zacznie, zamówienie będzie można anulować.",
    isStale: true,
  },
  not_pending: { text: "Ta płatność nie czeka już na zakończenie.", isStale: true },
  not_withdrawable: { text: "Tej płatności nie można anulować.", isStale: true },
  not_failed: {
    text: "Ponowić można tylko nieudaną płatność zamówienia, które czeka na zapłatę.",
    isStale: true,
  },
  payment_gone: "Tej płatności już nie ma. Zostaje odmowa.",
  put_away_already: {
    text: "Ta płatność jest już w archiwum, a jej zapis musi zostać: przeszły przez nią pieniądze.",
    isStale: true,
  },
  not_put_away: { text: "Tej płatności nie ma w archiwum.", isStale: true },
  being_opened: {
    text: "Bramka właśnie otwiera tę płatność. Spróbuj za chwilę.",
    isStale: true,
  },
  explained_already: { text: "Tę różnicę ktoś już wyjaśnił.", isStale: true },
  no_difference: {
    text: "Ta różnica już nie istnieje: bramka i nasze zapisy znów się zgadzają.",
    isStale: true,
  },
  paid_already: { text: "Ten horoskop jest już opłacony.", isStale: true },
  no_open_payment: {
    text: "Nie ma otwartej płatności, którą można by potwierdzić. W module Płatności można ją ponowić.",
    isStale: true,
  },
});

/** Why nobody can say that an order was paid: it is so already, or it has no payment that somebody may have made. */
export function confirmationRefusal(order: {
  paidAt: Date | null;
  hasOpenPayment: boolean;
}): Refusal | null {
  if (order.paidAt !== null) return paymentRefusals.paid_already;
  return order.hasOpenPayment ? null : paymentRefusals.no_open_payment;
}

/** What staff have begun about an order that nobody has paid for. */
export type UnpaidOrder = {
  paymentLinks: {
    sent: number;
    /** Null where the next can go out at once. */
    nextAt: Date | null;
  };
  /** Until when money from outside of the gateway waits for a colleague to agree to it; null where none does. */
  outsideUntil: Date | null;
};

/** Why nobody is asked to agree to money from outside of the gateway: none can be recorded, or the same waits already. */
export const outsideRequestRefusal = (
  order: Parameters<typeof outsidePaymentRefusal>[0] & Pick<UnpaidOrder, "outsideUntil">,
): Refusal | null => outsidePaymentRefusal(order) ?? outsideRefusal(order);

/** Why no money from outside of the gateway is recorded for an order. */
export function outsidePaymentRefusal(order: {
  status: OrderStatus;
  paidAt: Date | null;
  contentDeletedAt: Date | null;
  hasForcedPayment: boolean;
}): Refusal | null {
  if (order.hasForcedPayment) return null;
  const waits = (["awaiting_payment", "cancelled", "expired"] as const).some(
    (status) => status === order.status,
  );
  return waits && order.paidAt === null && order.contentDeletedAt === null
    ? null
    : paymentRefusals.not_payable;
}

/** Why an order is left as it is while money for it waits to be recorded. */
const outsideRefusal = ({ outsideUntil }: Pick<UnpaidOrder, "outsideUntil">): Refusal | null =>
  outsideUntil && {
    ...paymentRefusals.outside_waits,
    text: `Wpłata poza bramką za to zamówienie czeka na zgodę drugiej osoby, najpóźniej do ${formatDateTime(outsideUntil)}. Zaczekaj, aż ktoś ją rozpatrzy: po odmowie albo po tym czasie znów będzie można to zrobić.`,
  };

/** Why its buyer is sent no way back to an order. */
export function paymentLinkRefusal(
  order: UnpaidOrder & { status: OrderStatus; email: string | null },
): Refusal | null {
  if (order.status !== "awaiting_payment" || order.email === null)
    return paymentRefusals.no_link_to_send;
  const { sent, nextAt } = order.paymentLinks;
  if (sent >= resendLimit) return orderRefusals.too_often;
  return (
    outsideRefusal(order) ??
    (nextAt && {
      ...orderRefusals.too_soon,
      text: `Link wyszedł przed chwilą. Następny można wysłać o ${formatPreciseTime(nextAt)}.`,
    })
  );
}

/** Why an order cannot be given up by staff: it was paid for, it has ended, or money is left of it, which only a refund gives back. */
export function cancellationRefusal(
  order: Pick<UnpaidOrder, "outsideUntil"> & {
    status: OrderStatus;
    paidAt: Date | null;
    left: readonly Money[];
    scheduledRefund: object | null;
  },
): Refusal | null {
  if (order.status !== "awaiting_payment" || order.paidAt !== null)
    return paymentRefusals.not_cancellable;
  return order.left.length > 0 || order.scheduledRefund !== null
    ? paymentRefusals.holds_money
    : outsideRefusal(order);
}

const { withdrawal_lost, withdrawal_used, withdrawal_unpaid, withdrawal_day, withdrawal_late } =
  paymentRefusals;

/** Why an order is not withdrawn from. */
export const withdrawalRefusals = {
  withdrawal_lost,
  withdrawal_used,
  withdrawal_unpaid,
  withdrawal_day,
  withdrawal_late,
  mail_under_way: orderRefusals.mail_under_way,
};

/** Why a buyer who waits does not get the money back at one press. */
export const lateRefundRefusals = {
  mail_under_way: orderRefusals.mail_under_way,
  delivered: saidByPage("delivered"),
  not_late: saidByPage("not_late"),
};
