import { formatDayAndMonth, formatIsoDate, formatTime } from "./format";

/** Whose sky a cover shows: "Niebo 23 listopada, 3.49", by the clock in Warsaw. */
export const skyLine = (moment: Date): string =>
  `Niebo ${formatDayAndMonth(formatIsoDate(moment))}, ${formatTime(moment)
    .replace(/^0(?=\d)/, "")
    .replace(":", ".")}`;
