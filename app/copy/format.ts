const timeZone = "Europe/Warsaw";

const price = new Intl.NumberFormat("pl-PL", {
  style: "currency",
  currency: "PLN",
  useGrouping: "always",
});
const date = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone });
const time = new Intl.DateTimeFormat("pl-PL", { timeStyle: "short", timeZone });
const plural = new Intl.PluralRules("pl-PL");

const list = new Intl.ListFormat("pl-PL");

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

/** Money of one currency, in hundredths of it. */
export type Money = { currency: string; grosze: number };

/** Sums of some currencies, `11,99 zł i 500,00 EUR`; of none it is nothing, in złoty. */
export const formatMoney = (sums: readonly Money[]): string =>
  sums.length === 0
    ? formatPrice(0)
    : list.format(sums.map(({ currency, grosze }) => formatAmount(grosze, currency)));

/** `3 maja 2026`, as the calendar in Warsaw has it; the day stays with its month. */
export function formatDate(moment: Date | string): string {
  return date.format(new Date(moment)).replace(" ", "\u00a0");
}

/** The same of a day. @param day YYYY-MM-DD */
export const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`);

/** `3 maja`. @param day YYYY-MM-DD */
export const formatDayAndMonth = (day: string): string => formatDay(day).replace(/ \d{4}$/, "");

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

/** `03.05.2026`, for the cells of a table that tell no more than a day. */
export const formatShortDate = (moment: Date | string): string =>
  shortDate.format(new Date(moment));

/** `03.05.2026 14:05`, Warsaw time, on one line: for tables. */
export function formatShortDateTime(moment: Date | string): string {
  return `${shortDate.format(new Date(moment))}\u00a0${formatTime(moment)}`;
}

/** `03.05`, of a day as YYYY-MM-DD: for the axis of a plot. */
export const formatDayMonth = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`;

/** `4.6` → `4,6`: one decimal place, as ratings are written. */
export function formatRating(value: number): string {
  return value.toLocaleString("pl-PL", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `12345` → `12 345`, and with `digits` as many decimal places: `0,0061`. */
export function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString("pl-PL", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A part of a whole: `formatShare(1, 8)` → `12,5%`; a dash where there is no whole. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "–";
  return (part / whole).toLocaleString("pl-PL", {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

/** How long something took: `38,4 s`, `1 min 12 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / second;
  if (seconds < 59.95) return `${formatNumber(seconds, 1)}\u00a0s`;
  const whole = Math.round(seconds);
  return `${formatNumber(Math.floor(whole / 60))}\u00a0min ${whole % 60}\u00a0s`;
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

/** One of something is not counted: `godzinę temu`. */
const agoIn = (count: number, one: string, few: string, many: string): string =>
  `${count === 1 ? one : formatCount(count, one, few, many)} temu`;

/** How long ago: `przed chwilą`, `5 minut temu`, `2 godziny temu`, `3 dni temu`; after a month the date. */
export function formatTimeAgo(moment: Date | string, now: Date | string): string {
  const ago = new Date(now).getTime() - new Date(moment).getTime();
  if (ago < minute) return "przed chwilą";
  if (ago < hour) return agoIn(Math.floor(ago / minute), "minutę", "minuty", "minut");
  if (ago < day) return agoIn(Math.floor(ago / hour), "godzinę", "godziny", "godzin");
  if (ago < 30 * day) return agoIn(Math.floor(ago / day), "dzień", "dni", "dni");
  return formatDate(moment);
}

const isoDate = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });

/** `2026-05-03`: the day that it is in Warsaw, for comparing dates. */
export function formatIsoDate(moment: Date): string {
  return isoDate.format(moment);
}
