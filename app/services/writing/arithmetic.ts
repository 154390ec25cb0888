import { formatCount, formatDate, formatIsoDate, formatNumber } from "~/copy/format";
import { weekdayOf } from "~/copy/weekdays";
import { day } from "~/time/durations";
import { daysIn, moneyIn, pairsOf, type Money, type WrittenDay } from "./checks/numbers";

const daysAhead = 14;
/** A day without a year that is further ahead was last year's: „10 listopada się rozstaliśmy”. */
const furthestDays = 270;

/** What a model reckons badly, in words that it may repeat. */
export type ArithmeticFacts = {
  nextDays: string[];
  deadlines: string[];
  differences: string[];
};

/**
 * The days of the next fortnight, the days left to each date, and the differences of all sums that somebody names.
 * @param texts what they wrote
 * @param today when the text is asked for; days are those of Europe/Warsaw
 */
export function arithmeticFacts(texts: readonly string[], today: Date): ArithmeticFacts {
  const noon = new Date(`${formatIsoDate(today)}T11:00:00Z`);
  const after = (days: number) => new Date(noon.getTime() + days * day);
  const text = texts.join("\n");
  const dates = [...daysIn(text).map((each) => nextSuch(each, noon)), ...endsIn(text, noon)];
  const left = new Set(dates.map((date) => Math.round((date.getTime() - noon.getTime()) / day)));
  return {
    nextDays: Array.from({ length: daysAhead }, (_, index) => inWords(after(index + 1))),
    deadlines: [...left]
      .filter((days) => days > 0)
      .sort((a, b) => a - b)
      .map((days) => `${inWords(after(days))}: za ${formatCount(days, "dzień", "dni", "dni")}`),
    differences: differencesOf(moneyIn(text)),
  };
}

const inWords = (moment: Date) => `${weekdayOf(moment)}, ${formatDate(moment)}`;

/** The day itself; without a year the next one of that name, unless it is so far ahead that the last one is meant. */
function nextSuch({ day: ofMonth, month, year }: WrittenDay, noon: Date): Date {
  const of = (year: number) => new Date(Date.UTC(year, month - 1, ofMonth, 11));
  if (year !== null) return of(year);
  const thisYear = noon.getUTCFullYear();
  const next = of(of(thisYear) < noon ? thisYear + 1 : thisYear);
  const isMeant = next.getTime() - noon.getTime() <= furthestDays * day;
  return isMeant ? next : of(next.getUTCFullYear() - 1);
}

/** Ends of the month and the year that a text counts with. */
function endsIn(text: string, noon: Date): Date[] {
  const year = noon.getUTCFullYear();
  return [
    ...(/ko(?:niec|ńc\p{L}+) (?:tego )?miesiąca/iu.test(text)
      ? [new Date(Date.UTC(year, noon.getUTCMonth() + 1, 0, 11))]
      : []),
    ...(/ko(?:niec|ńc\p{L}+) (?:tego )?roku/iu.test(text)
      ? [new Date(Date.UTC(year, 11, 31, 11))]
      : []),
  ];
}

function differencesOf(money: readonly Money[]): string[] {
  const told = ({ value, currency }: Money) =>
    `${formatNumber(value, Number.isInteger(value) ? 0 : 2)} ${currency}`;
  return pairsOf(money).map(({ less, more, difference }) => {
    const share = (of: Money) => `${Math.round((difference.value / of.value) * 100)} procent`;
    return `${told(more)} − ${told(less)} = ${told(difference)}; to ${share(less)} z ${told(less)} i ${share(more)} z ${told(more)}`;
  });
}
