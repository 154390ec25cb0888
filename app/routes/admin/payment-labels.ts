import type { Field } from "~/forms/fields";
import { dayFilters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import type { DifferenceKind } from "~/services/payments/differences.server";
import type { Explanation, ExportReason, PaymentReason } from "~/services/payments/payment-reasons";
import type { PaymentState, PaymentType } from "~/services/payments/payment-state";
import type { StatusLabel } from "~/ui/badge";
import { stateLabels } from "./order-labels";

export const paymentStateLabels: Record<PaymentState, StatusLabel> = {
  pending: { label: "Oczekująca", tone: "warning" },
  completed: { label: "Zakończona", tone: "success" },
  failed: { label: "Nieudana", tone: "danger" },
  cancelled: { label: "Anulowana", tone: "neutral" },
  refunded: { label: "Zwrócona", tone: "neutral" },
};

export const paymentTypeLabels: Record<PaymentType, string> = {
  smart_request: "SmartRequest",
  ebook: "E-book",
  subscription: "Subskrypcja",
};

export const paymentReasonLabels: Record<PaymentReason, string> = {
  buyer_asked: "Prośba kupującej osoby",
  gateway_error: "Błąd bramki",
  duplicate: "Płatność podwójna",
  bank_statement: "Wpłata widoczna na wyciągu",
  clean_up: "Porządki",
};

export const explanationLabels: Record<Explanation, string> = {
  settled_in_panel: "Rozliczone w panelu bramki",
  counted_another_day: "Bramka zaksięgowała innego dnia",
  test_transaction: "Transakcja testowa",
  not_of_the_shop: "Wpłata spoza sklepu",
  written_off: "Spisane na straty",
};

export const differenceLabels: Record<DifferenceKind, string> = {
  unknown_to_us: "Nie znamy tej wpłaty",
  unknown_to_gateway: "Bramka nie zna tej płatności",
  status: "Inny stan",
  amount: "Inna kwota",
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

export const exportReasonLabels: Record<ExportReason, string> = {
  accounting: "Księgowość",
  tax_office: "Urząd skarbowy",
  audit: "Kontrola",
  complaint: "Reklamacja",
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

/** What payments are narrowed down by, in the list and in the file. */
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
