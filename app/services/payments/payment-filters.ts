import type { Field } from "~/forms/fields";
import { dayFilters, type Filters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paymentStateLabels, paymentTypeLabels, providerLabels } from "./payment-state";

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
    options: optionsOf(providerLabels),
  },
  ...dayFilters("dateFrom", "dateTo"),
  { kind: "text", name: "user", label: "Konto (nick)" },
  {
    kind: "choice",
    name: "only",
    label: "Tylko",
    placeholder: "Bez ograniczeń",
    options: [
      { value: "declined", label: "Odrzucone przez bank" },
      { value: "forced", label: "Uznane bez potwierdzenia bramki" },
      { value: "refundable", label: "Możliwe do zwrotu" },
      { value: "cancellable", label: "Możliwe do anulowania" },
      { value: "refund_stuck", label: "Zwrot nie przechodzi" },
      { value: "refund_by_transfer", label: "Zwrot do wysłania przelewem" },
      { value: "archived", label: "Zarchiwizowane" },
    ],
  },
] as const satisfies readonly Field[];

export type PaymentFilters = Filters<typeof paymentFilters>;
