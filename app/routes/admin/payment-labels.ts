import type { Field } from "~/forms/fields";
import { dayFilters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paymentStateLabels, type PaymentType } from "~/services/payments/payment-state";
import { stateLabels } from "./order-labels";

export const paymentTypeLabels: Record<PaymentType, string> = {
  smart_request: "SmartRequest",
  ebook: "E-book",
  subscription: "Subskrypcja",
};

/** How a transaction stands in our books and in the gateway's, as either calls it. */
export const ledgerStateLabels: Readonly<Record<string, string>> = {
  ...stateLabels,
  correct: "opłacona",
  refund: "zwrócona",
  error: "nieudana",
  declined: "odrzucona",
  chargeback: "cofnięta przez bank",
};

const paymentFailures: Readonly<Record<string, string>> = {
  timeout: "Bramka nie odpowiedziała na czas",
  connection: "Nie było połączenia z bramką",
  unexpected_answer: "Niezrozumiała odpowiedź bramki",
  no_payment_url: "Bramka nie podała adresu płatności",
  unexpected: "Niespodziewany błąd",
};

/** Why a payment could not be opened in the gateway. */
export const paymentFailureLabel = (code: string): string =>
  paymentFailures[code] ??
  (code.startsWith("http_") ? `Bramka odpowiedziała kodem ${code.slice(5)}` : code);

export const paymentFilters = [
  { kind: "text", name: "q", label: "Numer, e-mail albo transakcja" },
  {
    kind: "choice",
    name: "status",
    label: "Status",
    placeholder: "Wszystkie",
    options: optionsOf(paymentStateLabels),
  },
  {
    kind: "choice",
    name: "type",
    label: "Typ",
    placeholder: "Wszystkie",
    options: optionsOf(paymentTypeLabels),
  },
  {
    kind: "choice",
    name: "provider",
    label: "Dostawca",
    placeholder: "Wszyscy",
    options: [{ value: "Tpay", label: "Tpay" }],
  },
  ...dayFilters("dateFrom", "dateTo"),
  { kind: "uuid", name: "userId", label: "Konto (identyfikator)" },
  {
    kind: "choice",
    name: "only",
    label: "Tylko",
    placeholder: "Bez ograniczeń",
    options: [
      { value: "refundable", label: "Możliwe do zwrotu" },
      { value: "cancellable", label: "Możliwe do anulowania" },
      { value: "refund_stuck", label: "Zwrot nie przechodzi" },
      { value: "archived", label: "Zarchiwizowane" },
    ],
  },
] as const satisfies readonly Field[];
