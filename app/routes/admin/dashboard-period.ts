import { products } from "~/products/registry";
import type { Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { maxPeriodDays, type Period } from "~/services/figures/period";
import { dayAfter } from "~/time/warsaw-time";

export const periodFilters = [
  ...dayFilters("from", "to"),
  {
    kind: "choice",
    name: "product",
    label: "Produkt",
    placeholder: "Wszystkie",
    options: products.map(({ slug, title }) => ({ value: slug, label: title })),
  },
] as const satisfies readonly Field[];

const usualPeriod = 30;

/**
 * The period in an address: the last thirty days without one, and never more than can be counted while somebody waits.
 * What does not fit is said at its field.
 * @param today YYYY-MM-DD
 */
export function readPeriod(request: Request, today: string) {
  const { filters, values, errors } = readListQuery(periodFilters, request);
  const to = filters.to !== undefined && filters.to < today ? filters.to : today;
  const usual = dayAfter(to, 1 - usualPeriod);
  const earliest = dayAfter(to, 1 - maxPeriodDays);
  let from = filters.from ?? usual;
  if (from > to) {
    errors.from ??= "Początek okresu jest po jego końcu.";
    from = usual;
  } else if (from < earliest) {
    errors.from ??= `Najdłuższy okres to ${maxPeriodDays} dni.`;
    from = earliest;
  }
  const period: Period = { from, to, product: filters.product };
  return { period, values: { from, to, ...values }, errors };
}
