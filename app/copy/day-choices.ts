import { formatWeekdayDate } from "./appointment-time";
import { formatDay } from "./format";

/** The days of a booking as people call them, today first. @param days YYYY-MM-DD */
export const dayChoices = (days: readonly string[]) =>
  days.map((day, index) => ({
    day,
    label: index === 0 ? "Dzisiaj" : index === 1 ? "Jutro" : formatWeekdayDate(`${day}T12:00:00Z`),
    note: index < 2 ? formatDay(day) : null,
  }));
