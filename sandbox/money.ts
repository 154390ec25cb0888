/** Decimal złote of Tpay's wire to integer grosze; `null` for anything that is not a whole number of grosze. */
export function parseZloty(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return null;
  const grosze = Math.round(number * 100);
  return Math.abs(number * 100 - grosze) < 1e-6 ? grosze : null;
}

/** Grosze to the number of złote that Tpay's JSON carries. */
export const toZloty = (grosze: number) => grosze / 100;

/** Grosze to `"16.99"`, the two decimals of notifications, panel links and check sums. */
export const toDecimal = (grosze: number) => (grosze / 100).toFixed(2);

/** Grosze to a sum for people: `16,99 zł`. */
export function formatMoney(grosze: number, currency = "PLN"): string {
  return new Intl.NumberFormat("pl-PL", { style: "currency", currency }).format(grosze / 100);
}
