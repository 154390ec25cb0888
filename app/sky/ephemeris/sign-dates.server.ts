import { formatDayAndMonth, formatDayMonth, formatIsoDate } from "~/copy/format";
import { dayAfter, warsawMoment } from "~/time/warsaw-time";
import { signs } from "../signs";
import { signAtMoment, turningPoint } from "./sky-events.server";

/** When a year's Sun is in a sign, in words; the days on which it comes and goes belong to two signs. */
export type SignDates = {
  /** Whole days: `21 kwietnia – 20 maja`. */
  dates: string;
  /** The same in figures: `21.04–20.05`. */
  short: string;
  /** For who was born on an edge. */
  edge: string;
};

const capricorn = 9;

const known = new Map<number, Readonly<Record<string, SignDates>>>();

/**
 * The dates of all signs by their slugs, as the Sun keeps them in a calendar year of Europe/Warsaw; of Capricorn, the stay that
 * begins in that year.
 */
export function signDatesOf(year: number): Readonly<Record<string, SignDates>> {
  const before = known.get(year);
  if (before) return before;
  const told = Object.fromEntries(signs.map(({ slug }, index) => [slug, datesOf(index, year)]));
  known.set(year, told);
  return told;
}

function datesOf(index: number, year: number): SignDates {
  const entered = ingressOf(index, year);
  const left = ingressOf((index + 1) % 12, index === capricorn ? year + 1 : year);
  const [first, last] = [dayAfter(entered, 1), dayAfter(left, -1)];
  return {
    dates: `${formatDayAndMonth(first)} – ${formatDayAndMonth(last)}`,
    short: `${formatDayMonth(first)}–${formatDayMonth(last)}`,
    edge: `Urodziny ${formatDayAndMonth(entered)} lub ${formatDayAndMonth(left)}, dzień wcześniej albo dzień później? To granica znaków: Słońce przekracza ją co roku o innej porze, więc o znaku decydują rok i godzina.`,
  };
}

/** The day, YYYY-MM-DD, on which the Sun enters a sign: from the 17th to the 25th of its month, from 1900 to 2100. */
function ingressOf(index: number, year: number): string {
  const month = `${year}-${String(((index + 2) % 12) + 1).padStart(2, "0")}`;
  const [from, to] = [warsawMoment(`${month}-17`, 0), warsawMoment(`${month}-26`, 0)];
  const at = turningPoint(
    from.getTime(),
    to.getTime(),
    (moment) => signAtMoment("sun", moment) !== signs[index],
  );
  return formatIsoDate(at);
}
