import type { Money } from "~/copy/format";

/** What the log says of sums: grosze where all is złoty, else each with its currency, such as `1199 PLN,250 EUR`. */
export function moneyFacts(money: readonly Money[]): { grosze: number } | { money: string } {
  const sums = sumsOf(money);
  return sums.every(isZloty)
    ? { grosze: sums[0]?.grosze ?? 0 }
    : { money: sums.map(({ grosze, currency }) => `${grosze} ${currency}`).join(",") };
}

const isZloty = ({ currency }: Money) => Number(currency === "PLN");

/** Sums of money together, one for each currency of which there is something: złoty first. */
export function sumsOf(money: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, grosze } of money)
    if (grosze > 0) sums.set(currency, (sums.get(currency) ?? 0) + grosze);
  return [...sums]
    .map(([currency, grosze]) => ({ currency, grosze }))
    .sort((a, b) => isZloty(b) - isZloty(a) || a.currency.localeCompare(b.currency));
}
