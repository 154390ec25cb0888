import { daysFrom, warsawMoment } from "~/time/warsaw-time";

/** Days in Warsaw, YYYY-MM-DD, both of them inside, and perhaps one product alone. */
export type Period = { from: string; to: string; product?: string };

/** So many days at most are looked at together: all that belongs to them is counted while somebody waits. */
export const maxPeriodDays = 92;

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
