import type { Field } from "~/forms/fields";
import { dayFilters, type Filters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { products } from "~/products/registry";
import { orderSelections } from "./order-selections";
import { orderStatuses } from "../orders/order-state";

export const orderSearch = [
  { kind: "text", name: "number", label: "Numer albo link" },
  { kind: "text", name: "email", label: "E-mail" },
] as const satisfies readonly Field[];

export const orderFilters = [
  ...orderSearch,
  {
    kind: "choice",
    name: "product",
    label: "Produkt",
    placeholder: "Wszystkie",
    options: products.map(({ slug, title }) => ({ value: slug, label: title })),
  },
  {
    kind: "choice",
    name: "status",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(orderStatuses),
  },
  ...dayFilters("from", "to"),
  {
    kind: "choice",
    name: "only",
    label: "Tylko",
    placeholder: "Bez ograniczeń",
    options: optionsOf(orderSelections),
  },
] as const satisfies readonly Field[];

export type OrderFilters = Filters<typeof orderFilters>;
