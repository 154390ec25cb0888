import { resendPause } from "~/config/limits";
import { formatDateTime, formatPrice, formatTime } from "~/copy/format";
import { minute } from "~/time/durations";
import type { Refusal } from "../command/refusals";
import { orderRefusals, resendRefusals } from "../orders/acts";
import { correctionRefusal } from "../orders/order-options";
import { isInWork } from "../orders/order-state";
import { paymentRefusals } from "../payments/acts";
import type { OrderCard } from "./order-card.server";

/** Why there is nothing of an order to send, where its card says so; null where it does not. */
function whyNothing(order: OrderCard): string | null {
  const { email, status, contentDeletedAt, refundsAhead, left, bookEdition } = order;
  if (email === null) return "To zamówienie jest bez adresu, więc nie ma dokąd wysłać.";
  if (status === "awaiting_payment") return "To zamówienie nie jest jeszcze opłacone.";
  if (status === "cancelled" || status === "expired")
    return "Za to zamówienie nikt nie zapłacił, więc dokument nie powstał.";
  if (status === "refunded" || (refundsAhead.length > 0 && left.length === 0))
    return "Pieniądze za to zamówienie wracają albo już wróciły.";
  if (contentDeletedAt && bookEdition === null)
    return `Dokumentu już nie ma: usunęliśmy go ${formatDateTime(contentDeletedAt)}.`;
  if (isInWork(status)) return "Dokument jeszcze powstaje.";
  return status === "failed" ? "Dokument nie powstał." : null;
}

const because = (refusal: Refusal, text: string | null): Refusal => ({
  ...refusal,
  text: text ?? refusal.text,
});

/** Why staff cannot send an order's document again now: the one reason, and from when they can. */
export function resendRefusal(order: OrderCard): Refusal | null {
  const { resend: state } = order.options;
  if (state === "offered") return null;
  if (state === "not_possible") return because(resendRefusals.not_possible, whyNothing(order));
  const last = order.documentMail?.askedAt;
  if (state !== "too_soon" || !last) return resendRefusals[state];
  // Of a minute that has begun, the next one: it is promised to the minute.
  const from = new Date(last.getTime() + resendPause + minute - 1);
  return because(
    resendRefusals.too_soon,
    `Ostatnia wiadomość wyszła o ${formatTime(last)}. Następną można wysłać od ${formatTime(from)}.`,
  );
}

/** Why staff cannot correct an order's address: the one reason. */
export function addressRefusal(order: OrderCard): Refusal | null {
  const refused = correctionRefusal(order.options);
  return refused && !order.options.emailCorrectedAt
    ? because(orderRefusals.not_correctable, whyNothing(order))
    : refused;
}

/** Why nothing of an order's money can go back: the one reason. */
export function nothingLeftRefusal({ paidAt, options, refundsAhead }: OrderCard): Refusal {
  const { nothing_left } = paymentRefusals;
  if (refundsAhead.length > 0)
    return because(nothing_left, "To, co zostało do zwrotu, jest już w drodze.");
  if (!paidAt) return because(nothing_left, "Za to zamówienie nic nie wpłynęło.");
  const returned = options.refunds.filter(({ completedAt }) => completedAt !== null);
  const last = returned.at(-1)?.completedAt;
  if (!last) return nothing_left;
  const sum = returned.reduce((total, { amountGrosze }) => total + amountGrosze, 0);
  return because(
    nothing_left,
    `Zwrócono już całość: ${formatPrice(sum)}, ${formatDateTime(last)}.`,
  );
}
