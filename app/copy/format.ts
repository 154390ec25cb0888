const timeZone = "Europe/Warsaw";

const price = new Intl.NumberFormat("pl-PL", {
  style: "currency",
  currency: "PLN",
  useGrouping: "always",
});
const date = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone });
const time = new Intl.DateTimeFormat("pl-PL", { timeStyle: "short", timeZone });
const plural = new Intl.PluralRules("pl-PL");

/** `1199` (grosze) → `11,99 zł`, `280000` → `2 800,00 zł`, with non-breaking spaces. */
export function formatPrice(grosze: number): string {
  return price.format(grosze / 100);
}

/** The same in whatever currency a payment came: `11,99 EUR`. */
export function formatAmount(hundredths: number, currency: string): string {
  if (currency === "PLN") return formatPrice(hundredths);
  const digits = {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: "always",
  } as const;
  return `${(hundredths / 100).toLocaleString("pl-PL", digits)}\u00a0${currency}`;
}

/** `3 maja 2026`, as the calendar in Warsaw has it; the day stays with its month. */
export function formatDate(moment: Date | string): string {
  return date.format(new Date(moment)).replace(" ", "\u00a0");
}

/** `14:05`, Warsaw time. */
export function formatTime(moment: Date | string): string {
  return time.format(new Date(moment));
}

const preciseTime = new Intl.DateTimeFormat("pl-PL", { timeStyle: "medium", timeZone });

/** `14:05:09`, Warsaw time. */
export function formatPreciseTime(moment: Date | string): string {
  return preciseTime.format(new Date(moment));
}

/** `3 maja 2026, 14:05`, Warsaw time. */
export function formatDateTime(moment: Date | string): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

const shortDate = new Intl.DateTimeFormat("pl-PL", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone,
});

/** `03.05.2026 14:05`, Warsaw time: for tables. */
export function formatShortDateTime(moment: Date | string): string {
  return `${shortDate.format(new Date(moment))} ${formatTime(moment)}`;
}

/** `4.6` → `4,6`: one decimal place, as ratings are written. */
export function formatRating(value: number): string {
  return value.toLocaleString("pl-PL", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A counted noun: `formatCount(5, "opinia", "opinie", "opinii")` → `5 opinii`. */
export function formatCount(count: number, one: string, few: string, many: string): string {
  const rule = plural.select(count);
  return `${count}\u00a0${rule === "one" ? one : rule === "few" ? few : many}`;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago: `przed chwilą`, `5 minut temu`, `2 godziny temu`, `3 dni temu`; after a month the date. */
export function formatTimeAgo(moment: Date | string, now: Date | string): string {
  const ago = new Date(now).getTime() - new Date(moment).getTime();
  if (ago < minute) return "przed chwilą";
  if (ago < hour)
    return `${formatCount(Math.floor(ago / minute), "minutę", "minuty", "minut")} temu`;
  if (ago < day)
    return `${formatCount(Math.floor(ago / hour), "godzinę", "godziny", "godzin")} temu`;
  if (ago < 30 * day) return `${formatCount(Math.floor(ago / day), "dzień", "dni", "dni")} temu`;
  return formatDate(moment);
}

const isoDate = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });

/** `2026-05-03`: the day that it is in Warsaw, for comparing dates. */
export function formatIsoDate(moment: Date): string {
  return isoDate.format(moment);
}
