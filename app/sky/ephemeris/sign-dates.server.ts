import { formatDay, formatIsoDate } from "~/copy/format";
import { dayAfter } from "~/time/warsaw-time";
import { signs, type Sign } from "../signs";
import { skyEventsOfYear } from "./sky-events.server";

/** When a year's Sun is in a sign, in words; the days on which it comes and goes belong to two signs. */
export type SignDates = {
  /** Whole days: `21 kwietnia – 20 maja`. */
  dates: string;
  /** For who was born on an edge. */
  edge: string;
};

const dayAndMonth = (day: string) => formatDay(day).replace(/ \d{4}$/, "");

const known = new Map<number, Readonly<Record<string, SignDates>>>();

/**
 * The dates of all signs by their slugs, as the Sun keeps them in a calendar year of Europe/Warsaw; of Capricorn, the stay that
 * begins in that year.
 */
export function signDatesOf(year: number): Readonly<Record<string, SignDates>> {
  const before = known.get(year);
  if (before) return before;
  const told = Object.fromEntries(signs.map((sign) => [sign.slug, datesOf(sign, year)]));
  known.set(year, told);
  return told;
}

function datesOf(sign: Sign, year: number): SignDates {
  const entered = ingressOf(year, (event) => event.into === sign);
  const left = ingressOf(
    sign.slug === "koziorozec" ? year + 1 : year,
    (event) => event.from === sign,
  );
  return {
    dates: `${dayAndMonth(dayAfter(entered, 1))} – ${dayAndMonth(dayAfter(left, -1))}`,
    edge: `Urodziny ${dayAndMonth(entered)} lub ${dayAndMonth(left)}, dzień wcześniej albo dzień później? To granica znaków: Słońce przekracza ją co roku o innej porze, więc o znaku decydują rok i godzina.`,
  };
}

type Ingress = Extract<ReturnType<typeof skyEventsOfYear>[number], { kind: "ingress" }>;

/** The day, YYYY-MM-DD, of the one passage of the Sun that is looked for. */
function ingressOf(year: number, isIt: (event: Ingress) => boolean): string {
  const found = skyEventsOfYear(year).find(
    (event) => event.kind === "ingress" && event.body === "sun" && isIt(event),
  );
  if (!found) throw new Error("The Sun passes every sign once a year.");
  return formatIsoDate(found.at);
}
