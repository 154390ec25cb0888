import { formatDay, formatDayAndMonth } from "~/copy/format";

export const scopes = [
  { key: "daily", adjective: "dzienny", link: "Dzienny" },
  { key: "weekly", adjective: "tygodniowy", link: "Tygodniowy" },
  { key: "monthly", adjective: "miesięczny", link: "Miesięczny" },
  { key: "yearly", adjective: "roczny", link: "Roczny" },
] as const;

export type Scope = (typeof scopes)[number]["key"];

/** Whole days of the calendar, `until` being the first one after them. Dates as YYYY-MM-DD. */
export type Period = { scope: Scope; from: string; until: string };

const iso = (date: Date) => date.toISOString().slice(0, 10);
const at = (date: string) => new Date(`${date}T00:00:00Z`);

/** Whether a text is a date of the calendar, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = at(text);
  return !Number.isNaN(date.getTime()) && iso(date) === text;
}

function moved(date: string, by: { days?: number; months?: number }): string {
  const day = at(date);
  day.setUTCMonth(day.getUTCMonth() + (by.months ?? 0), day.getUTCDate() + (by.days ?? 0));
  return iso(day);
}

/** The day, week (from Monday), month or year that holds a date. */
export function periodOf(scope: Scope, date: string): Period {
  const firstOfMonth = `${date.slice(0, 7)}-01`;
  const firstOfYear = `${date.slice(0, 4)}-01-01`;
  const monday = moved(date, { days: -((at(date).getUTCDay() + 6) % 7) });
  switch (scope) {
    case "daily":
      return { scope, from: date, until: moved(date, { days: 1 }) };
    case "weekly":
      return { scope, from: monday, until: moved(monday, { days: 7 }) };
    case "monthly":
      return { scope, from: firstOfMonth, until: moved(firstOfMonth, { months: 1 }) };
    case "yearly":
      return { scope, from: firstOfYear, until: moved(firstOfYear, { months: 12 }) };
  }
}

/** The periods before and after, as the first day of each. */
export function neighbours(period: Period): { previous: string; next: string } {
  const previous = periodOf(period.scope, moved(period.from, { days: -1 })).from;
  return { previous, next: period.until };
}

const month = new Intl.DateTimeFormat("pl-PL", { timeZone: "UTC", month: "long", year: "numeric" });

/** `20 listopada 2026`, `16–22 listopada 2026`, `listopad 2026` or `2026`. */
export function periodInWords({ scope, from, until }: Period): string {
  if (scope === "daily") return formatDay(from);
  if (scope === "monthly") return month.format(at(from));
  if (scope === "yearly") return from.slice(0, 4);
  const last = moved(until, { days: -1 });
  if (last.slice(0, 7) === from.slice(0, 7)) return `${Number(from.slice(8))}–${formatDay(last)}`;
  return `${formatDayAndMonth(from)} – ${formatDay(last)}`;
}
