const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "medium",
});

const hourLength = 3_600_000;
const dayLength = 24 * hourLength;

/** What the clock in Warsaw shows at a moment, as if it were UTC, in milliseconds. */
const clockAt = (moment: number) => Date.parse(`${parts.format(moment).replace(" ", "T")}Z`);

/** The hour that clocks in Warsaw show at a moment, from 0 to 23. */
export const warsawHour = (moment: Date): number =>
  new Date(clockAt(moment.getTime())).getUTCHours();

/**
 * The moment at which clocks in Warsaw show an hour of a day, with the summer times of its year.
 * @param date YYYY-MM-DD
 * @param hour from 0 to 24; 24 is the next day's midnight
 */
export function warsawMoment(date: string, hour: number): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + (hour / 24) * dayLength;
  // The offset is that of the moment sought, not of the first guess: twice is enough, as clocks change at most once a day.
  let moment = wanted;
  for (let round = 0; round < 2; round++) moment += wanted - clockAt(moment);
  return new Date(moment);
}

/**
 * The days of a calendar from the first to the last, both among them; none where the last comes first.
 * @param first YYYY-MM-DD, as is `last` and what comes back
 */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += dayLength)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

/** The day that comes so many days after another one, or before it. @param date YYYY-MM-DD */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);

/**
 * The moment at which clocks in Warsaw show a time of a day; of the hour that comes twice in autumn, the first one.
 * @param written YYYY-MM-DDTHH:MM
 * @returns null for the hour that is left out in spring
 */
export function warsawMinute(written: string): Date | null {
  const wanted = Date.parse(`${written}:00Z`);
  // Two hours ahead in summer, one in winter.
  const moment = [2, 1]
    .map((hours) => wanted - hours * hourLength)
    .find((candidate) => clockAt(candidate) === wanted);
  return moment === undefined ? null : new Date(moment);
}
