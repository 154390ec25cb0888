import { dayAfter, daysFrom, warsawMoment } from "~/time/warsaw-time";

/** Days in Warsaw, YYYY-MM-DD, both of them inside, and perhaps one product alone. */
export type Period = { from: string; to: string; product?: string };

/** So many days at most are looked at together: all that belongs to them is counted while somebody waits. */
export const maxPeriodDays = 92;

/** As many days, just before them. */
export function periodBefore({ from, to, product }: Period): Period {
  const length = daysFrom(from, to).length;
  return { from: dayAfter(from, -length), to: dayAfter(from, -1), product };
}

/** When each day of a period begins, and when the last one ends: a day in spring or autumn has 23 or 25 hours. */
export function boundsOf({ from, to }: Period) {
  const days = daysFrom(from, to);
  return {
    days,
    starts: days.map((day) => warsawMoment(day, 0)),
    start: warsawMoment(from, 0),
    end: warsawMoment(to, 24),
  };
}
