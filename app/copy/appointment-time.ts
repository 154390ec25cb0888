import { formatDate, formatTime } from "./format";
import { weekdayOf } from "./weekdays";

/** `wtorek, 24 listopada 2026`, as the calendar in Warsaw has it. */
export const formatWeekdayDate = (moment: Date | string): string =>
  `${weekdayOf(new Date(moment))}, ${formatDate(moment)}`;

const minute = 60_000;

/** `18:00–18:15`, Warsaw time. */
export const formatHours = (startsAt: Date | string, minutes: number): string =>
  `${formatTime(startsAt)}–${formatTime(new Date(new Date(startsAt).getTime() + minutes * minute))}`;

/** `wtorek, 24 listopada 2026, 18:00–18:15 (czas polski)`: the one way in which page, mail and calendar say when a talk is. */
export const formatAppointment = (startsAt: Date | string, minutes: number): string =>
  `${formatWeekdayDate(startsAt)}, ${formatHours(startsAt, minutes)} (czas\u00a0polski)`;
