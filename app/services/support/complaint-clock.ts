import { formatIsoDate } from "~/copy/format";
import { dayAfter, warsawMoment } from "~/time/warsaw-time";

/** Within so many days of the calendar after the day on which it came a complaint is answered (art. 7a ust. 1 u.p.k.). */
export const complaintDays = 14;

/** On these days after it came staff are warned of a complaint that nobody has decided. */
export const warningDays = [10, 12, 13] as const;
export type WarningDay = (typeof warningDays)[number];

/** The end of the last day on which a complaint can be decided: midnight in Warsaw, after the fourteenth day. */
export const decideBefore = (receivedAt: Date): Date =>
  warsawMoment(dayAfter(formatIsoDate(receivedAt), complaintDays), 24);

/** The last day on which a complaint can be decided, as YYYY-MM-DD in Warsaw. */
export const lastDayBefore = (dueAt: Date | string): string =>
  formatIsoDate(new Date(new Date(dueAt).getTime() - 1));

/** What is due by then came so many days ago, or more. */
export const dueOnDay = (days: WarningDay, now: Date): Date =>
  warsawMoment(dayAfter(formatIsoDate(now), complaintDays - days), 24);
