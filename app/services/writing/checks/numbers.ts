const months = [
  "stycznia",
  "lutego",
  "marca",
  "kwietnia",
  "maja",
  "czerwca",
  "lipca",
  "sierpnia",
  "września",
  "października",
  "listopada",
  "grudnia",
];

const writtenDate = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s+(${months.join("|")})(?:\s+(\d{4}))?`,
  "giu",
);
const isoDate = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu;
const shortDate = /(?<![\d.])(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/gu;
const timeOfDay = /(?<!\d)(\d{1,2}):(\d{2})(?!\d)/gu;
/** What amounts of money are counted in, and the one way in which each is told. */
const currencyWords: readonly (readonly [words: string, told: string])[] = [
  [String.raw`zł(?:ot\p{L}+)?|PLN`, "zł"],
  ["euro|EUR|€", "euro"],
  [String.raw`dolar\p{L}*|USD|\$`, "USD"],
  [String.raw`frank\p{L}*|CHF`, "CHF"],
  [String.raw`funt\p{L}*|GBP|£`, "GBP"],
  [String.raw`koron\p{L}*`, "koron"],
];
const currencies = currencyWords.map(([words]) => words).join("|");
/** Thousands stand apart (`1 200,50`), behind a dot, or behind nothing; `unit` tells what is counted. */
const amount = new RegExp(
  String.raw`(?<number>(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:,\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)(?:\s?(?<factor>tys|mln)\.?)?(?:\s?(?<unit>${currencies}|%|proc|km|r\.|roku))?`,
  "giu",
);
const isCurrency = new RegExp(`^(?:${currencies})$`, "iu");
const currencyOf = (unit: string) =>
  currencyWords.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(unit))?.[1] ?? "";
const multipliers: Readonly<Record<string, number>> = { tys: 1_000, mln: 1_000_000 };

const dateToken = (day: string | number, month: number) => `date ${Number(day)}.${month}`;
const timeToken = (hour: string | number, minute: string | number) =>
  `time ${Number(hour)}:${String(minute).padStart(2, "0")}`;
const numberToken = (value: number) => `number ${value}`;
const percentToken = (value: number) => `percent ${value}`;

/** What a number tells: money, a day, a year, an hour, a share, or a count of anything else. */
type Kind = "money" | "date" | "year" | "time" | "share" | "count";

/** A number in a text, with the tokens that it may mean: `1.200` is 1200 to some, and 1.2 to others. */
type Found = {
  kind: Kind;
  tokens: string[];
  values: number[];
  digits: number;
  unit: string;
  /** As it stands, what stands before it, and where. */
  written: string;
  before: string;
  place: number;
};

/** What a run of digits with dots, commas and spaces may mean. */
function valuesOf(written: string): number[] {
  const digits = written.replace(/[ \u00a0\u202f]/gu, "");
  if (!/[.,]/u.test(digits)) return [Number(digits)];
  const whole = digits.replace(/[.,](?=.*[.,])/gu, "").replace(",", ".");
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/u.test(digits);
  return [Number(whole), ...(isThousands ? [Number(digits.replace(/[.,]/gu, ""))] : [])];
}

/** A day that a text names; its year where the text has one. */
export type WrittenDay = { day: number; month: number; year: number | null };

/** Whether the calendar has such a day; without a year, whether some year has it. */
function isDay(day: number, month: number, year: number | null): boolean {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Every number of a text as a whole: dates and times as such, amounts and years by their value. */
function numbersIn(text: string): { found: Found[]; days: WrittenDay[] } {
  const found: Found[] = [];
  const days: WrittenDay[] = [];
  const add = (kind: Kind, token: string, written: string, place: number, values: number[] = []) =>
    void found.push({
      kind,
      tokens: [token],
      values,
      digits: 3,
      unit: "",
      written,
      before: text.slice(Math.max(0, place - 12), place),
      place,
    });
  const addDay = (written: string, place: number, day: string, month: number, year?: string) => {
    const full = year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0);
    if (isDay(Number(day), month, full)) days.push({ day: Number(day), month, year: full });
    add("date", dateToken(day, month), written, place);
    if (full !== null) add("year", numberToken(full), written, place, [full]);
    return " ".repeat(written.length);
  };
  const rest = text
    .replace(
      writtenDate,
      (whole, day: string, month: string, year: string | undefined, at: number) =>
        addDay(whole, at, day, months.indexOf(month.toLowerCase()) + 1, year),
    )
    .replace(isoDate, (whole, year: string, month: string, day: string, at: number) =>
      addDay(whole, at, day, Number(month), year),
    )
    .replace(shortDate, (whole, day: string, month: string, year: string, at: number) =>
      addDay(whole, at, day, Number(month), year),
    )
    .replace(timeOfDay, (whole, hour: string, minute: string, at: number) => {
      add("time", timeToken(hour, minute), whole, at);
      return " ".repeat(whole.length);
    });
  for (const { groups, index, 0: whole } of rest.matchAll(amount)) {
    const { number = "", factor, unit = "" } = groups ?? {};
    const values = valuesOf(number).map(
      (value) => value * (multipliers[factor?.toLowerCase() ?? ""] ?? 1),
    );
    found.push({
      kind: kindOf(unit),
      tokens: values.map(numberToken),
      values,
      digits: factor || unit ? 3 : number.replace(/\D/gu, "").length,
      unit,
      written: whole.trim(),
      before: text.slice(Math.max(0, index - 12), index),
      place: index,
    });
  }
  return { found, days };
}

function kindOf(unit: string): Kind {
  if (isCurrency.test(unit)) return "money";
  if (/^(?:%|proc)$/iu.test(unit)) return "share";
  return /^r/iu.test(unit) ? "year" : "count";
}

/** Days that texts name, in their order. */
export const daysIn = (text: string): WrittenDay[] => numbersIn(text).days;

/** A sum of money, more than nothing. */
export type Money = { value: number; currency: string };

const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;

/** What stands before a bare number that is money. */
const moneyWords =
  /(?:pensj|zarabia|zarobk|wynagrodz|wypłat|koszt|czynsz|rat[aęy]|kredyt|dług|cen[aęy]|kwot|opłat|premi|stypendi|budżet|oszczędno|płac)\p{L}*[\s:]+(?:\p{L}+\s+){0,2}$/iu;

/** „180 osób” is no sum, whatever stands before it; „4500 brutto” is one. */
const isBesideMoney = (before: string, after: string) =>
  moneyWords.test(before) && !/^\s(?!brutto|netto|miesi|roczn)\p{L}{3,}/iu.test(after);

/**
 * Sums that a text names, in złoty where no currency is told.
 * @param isMoney whether a bare number from 100 on is a sum; by default where words of money stand beside it
 */
export function moneyIn(text: string, isMoney = isBesideMoney): Money[] {
  return numbersIn(text).found.flatMap(({ kind, values: [value = 0], unit, place, written }) => {
    if (value <= 0) return [];
    if (kind === "money") return [{ value, currency: currencyOf(unit) }];
    const isBare = kind === "count" && unit === "" && value >= 100 && !isYear(value);
    const before = text.slice(Math.max(0, place - 40), place);
    const after = text.slice(place + written.length);
    return isBare && isMoney(before, after) ? [{ value, currency: "zł" }] : [];
  });
}

/** The largest number of sums whose pairs are reckoned with. */
const maxSums = 8;

/** Every two sums of one currency, the smaller first, and their difference. */
export function pairsOf(
  money: readonly Money[],
): { less: Money; more: Money; difference: Money }[] {
  const sums = [...new Map(money.map((sum) => [`${sum.value} ${sum.currency}`, sum])).values()];
  return sums.slice(0, maxSums).flatMap((first, index, all) =>
    all.slice(index + 1).flatMap((second) => {
      if (first.currency !== second.currency) return [];
      const [less, more] = first.value < second.value ? [first, second] : [second, first];
      const difference = { value: more.value - less.value, currency: more.currency };
      return [{ less, more, difference }];
    }),
  );
}

/** Round end of a scale that we ask for ourselves. */
const ours = numberToken(100);

/** Everything that a text may count with, and what plainly follows from it. @param given all that was sent */
export function knownNumbers(given: string): ReadonlySet<string> {
  const { found } = numbersIn(given);
  const known = new Set([ours, ...found.flatMap(({ tokens }) => tokens)]);
  for (const [, hour = "", minute = ""] of given.matchAll(/(?<!\d)(\d{1,2})\.(\d{2})(?!\d)/gu))
    known.add(timeToken(hour, minute));
  const counts = Array.from(given.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,:])/gu), ([written]) =>
    Number(written),
  );
  for (const count of counts) {
    // „O 18” is a full hour, and „2 tys.” may be told as 2.
    known.add(timeToken(count, "00"));
    known.add(numberToken(count));
  }
  addFollowing(known, given, found, counts);
  return known;
}

/** Adds differences, shares, a year of months, later hours and the next years. */
function addFollowing(
  known: Set<string>,
  given: string,
  found: readonly Found[],
  counts: readonly number[],
): void {
  // Who may count with too much is better off than who is refused a true sum.
  const money = moneyIn(given, () => true);
  const shares = found.flatMap(({ kind, values }) => (kind === "share" ? values : []));
  const tell = (value: number) => void known.add(numberToken(Math.round(value)));
  for (const { value: sum } of money) {
    [sum / 2, sum * 12, sum / 12].forEach(tell);
    for (const share of shares)
      [share, 100 + share, 100 - share].forEach((each) => tell((sum * each) / 100));
  }
  for (const { less, more, difference } of pairsOf(money)) {
    [difference.value, less.value + more.value, difference.value * 12].forEach(tell);
    for (const ratio of [
      difference.value / less.value,
      difference.value / more.value,
      less.value / more.value,
    ])
      [Math.floor(ratio * 100), Math.ceil(ratio * 100)].forEach((percent) =>
        known.add(percentToken(percent)),
      );
  }
  const hours = [...new Set(counts)].filter((count) => count <= 12);
  for (const token of [...known]) {
    const [, hour = "", minute = ""] = /^time (\d+):(\d+)$/u.exec(token) ?? [];
    if (hour) hours.forEach((later) => known.add(timeToken((Number(hour) + later) % 24, minute)));
  }
  const year = Math.max(...found.flatMap(({ values }) => values.filter(isYear)));
  for (let ahead = 1; ahead <= 10 && year > 0; ahead++) tell(year + ahead);
}

/** A limit that a text proposes („do 20:00”) is advice, as a small count is; an appointment is not. */
const isLimit = ({ kind, before }: Found) =>
  kind === "time" &&
  /(?:^|[^\p{L}])(?:do|przed|po|od|najpóźniej o)\s(?:godziny\s|godz\.\s)?$/iu.test(before);

/** A number that says something about the world, that nobody gave and that follows from nothing. */
export type UnknownNumber = { written: string; isGrave: boolean };

/**
 * Numbers of a text that nobody gave: grave are sums of money and days; hours, shares and counts of three digits and more are
 * not. Small counts ("5 minut") are advice.
 */
export function unknownNumbers(text: string, known: ReadonlySet<string>): UnknownNumber[] {
  return numbersIn(text).found.flatMap((each) => {
    const { kind, tokens, values, digits, written } = each;
    const may = kind === "share" ? [...tokens, ...values.map(percentToken)] : tokens;
    if (digits < 3 || isLimit(each) || may.some((token) => known.has(token))) return [];
    return [{ written, isGrave: ["money", "date", "year"].includes(kind) }];
  });
}
