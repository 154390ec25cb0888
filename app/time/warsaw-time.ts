const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "medium",
});

const dayLength = 86_400_000;

/** What the clock in Warsaw shows at a moment, as if it were UTC, in milliseconds. */
const clockAt = (moment: number) => Date.parse(`${parts.format(moment).replace(" ", "T")}Z`);

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
