import { formatIsoDate } from "./format";
import { capitalised } from "./in-sentence";

const weekday = new Intl.DateTimeFormat("pl-PL", { weekday: "long", timeZone: "Europe/Warsaw" });

/** `piątek`, as the calendar in Warsaw has it. */
export const weekdayOf = (moment: Date) => weekday.format(moment);

const day = 24 * 60 * 60_000;

/** The names of the seven days after a moment, in Warsaw, the next day first: `Sobota`, `Niedziela` … */
export function comingWeekdays(moment: Date): string[] {
  const noon = Date.parse(`${formatIsoDate(moment)}T11:00:00Z`);
  return [1, 2, 3, 4, 5, 6, 7].map((ahead) => capitalised(weekdayOf(new Date(noon + ahead * day))));
}
