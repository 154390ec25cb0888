import { isCalendarDate, periodOf, type Period, type Scope } from "./period";

const dayLength = 86_400_000;

/** The ISO week of a Monday: `2026-W47`. */
function weekOf(monday: string): string {
  // Thursday decides to which year a week belongs.
  const thursday = new Date(Date.parse(monday) + 3 * dayLength);
  const year = thursday.getUTCFullYear();
  const number = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayLength));
  return `${year}-W${String(number).padStart(2, "0")}`;
}

function mondayOf(year: number, week: number): string {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + ((week - 1) * 7 - weekday) * dayLength).toISOString().slice(0, 10);
}

/** A period as a short address names it: `2026-11-22`, `2026-W47`, `2026-11` or `2026`. */
export function nameOfPeriod({ scope, from }: Pick<Period, "scope" | "from">): string {
  switch (scope) {
    case "daily":
      return from;
    case "weekly":
      return weekOf(from);
    case "monthly":
      return from.slice(0, 7);
    case "yearly":
      return from.slice(0, 4);
  }
}

const patterns: readonly { scope: Scope; is: RegExp }[] = [
  { scope: "daily", is: /^\d{4}-\d\d-\d\d$/ },
  { scope: "weekly", is: /^\d{4}-W\d\d$/ },
  { scope: "monthly", is: /^\d{4}-\d\d$/ },
  { scope: "yearly", is: /^\d{4}$/ },
];

/** The period that a short address names; null for what is none. */
export function periodNamed(name: string): Period | null {
  const scope = patterns.find(({ is }) => is.test(name))?.scope;
  if (!scope) return null;
  const date =
    scope === "weekly"
      ? mondayOf(Number(name.slice(0, 4)), Number(name.slice(6)))
      : scope === "daily"
        ? name
        : scope === "monthly"
          ? `${name}-01`
          : `${name}-01-01`;
  if (!isCalendarDate(date) || date < "0001-01-01") return null;
  const period = periodOf(scope, date);
  return nameOfPeriod(period) === name ? period : null;
}

/** A date as readers' addresses write it: YYYY-MM-DD, or yyyy.MM.dd; null for what is no date of the calendar. */
export function readDate(text: string): string | null {
  const date = text.trim().replaceAll(".", "-");
  return isCalendarDate(date) && date >= "0001-01-01" ? date : null;
}
