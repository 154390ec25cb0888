import type { Field } from "~/forms/fields";
import { products } from "~/products/registry";
import { orderStatuses } from "./order-labels";

/** What orders are looked for by. */
export const orderFilters = [
  { kind: "text", name: "number", label: "Numer albo link" },
  { kind: "text", name: "email", label: "E-mail (cały, część lub podobny)" },
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
    options: Object.entries(orderStatuses).map(([value, { label }]) => ({ value, label })),
  },
  { kind: "day", name: "from", label: "Od dnia" },
  { kind: "day", name: "to", label: "Do dnia (włącznie)" },
] as const satisfies readonly Field[];
