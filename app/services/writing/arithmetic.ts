import { formatCount, formatDate, formatIsoDate, formatNumber } from "~/copy/format";
import { weekdayOf } from "~/copy/weekdays";
import { daysIn, moneyIn, type Money, type WrittenDay } from "./checks/numbers";

const daysAhead = 14;
const day = 24 * 60 * 60_000;
/** Sums of which every pair is told. */
const maxSums = 8;

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

/** The day itself, or, without a year, the next one of that name. */
function nextSuch({ day, month, year }: WrittenDay, noon: Date): Date {
  const of = (year: number) => new Date(Date.UTC(year, month - 1, day, 11));
  const thisYear = of(noon.getUTCFullYear());
  if (year !== null) return of(year);
  return thisYear < noon ? of(noon.getUTCFullYear() + 1) : thisYear;
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
  const sums = [...new Map(money.map((sum) => [sum.value, sum])).values()].slice(0, maxSums);
  const told = ({ value, currency }: Money) =>
    `${formatNumber(value, Number.isInteger(value) ? 0 : 2)} ${currency}`.trim();
  return sums.flatMap((first, index) =>
    sums.slice(index + 1).map((second) => {
      const [less, more] = first.value < second.value ? [first, second] : [second, first];
      const currency = more.currency || less.currency;
      const difference = { value: more.value - less.value, currency };
      const share = (of: Money) => `${Math.round((difference.value / of.value) * 100)} procent`;
      return `${told(more)} − ${told(less)} = ${told(difference)}; to ${share(less)} z ${told(less)} i ${share(more)} z ${told(more)}`;
    }),
  );
}
