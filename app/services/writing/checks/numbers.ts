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
const currencies = "zł|PLN|euro|EUR|USD|CHF|GBP|dolar|funt|frank|koron|€";
/** Thousands stand apart (`1 200,50`), behind a dot, or behind nothing; `unit` tells what is counted. */
const amount = new RegExp(
  String.raw`(?<number>(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:,\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)(?:\s?(?<factor>tys|mln)\.?)?(?:\s?(?<unit>${currencies}|%|proc|km|r\.|roku))?`,
  "giu",
);
const isCurrency = new RegExp(`^(?:${currencies})$`, "iu");
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
  /** As it stands, and what stands before it. */
  written: string;
  before: string;
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
    });
  const addDay = (written: string, place: number, day: string, month: number, year?: string) => {
    const full = year?.length === 4 ? Number(year) : null;
    days.push({ day: Number(day), month, year: full });
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
    const values = valuesOf(number).map((value) => value * (multipliers[factor ?? ""] ?? 1));
    found.push({
      kind: kindOf(unit),
      tokens: values.map(numberToken),
      values,
      digits: factor || unit ? 3 : number.replace(/\D/gu, "").length,
      unit,
      written: whole.trim(),
      before: text.slice(Math.max(0, index - 12), index),
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

/** A sum of money; without a currency where the text has none. */
export type Money = { value: number; currency: string };

const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;

/** Sums that a text names: what has a currency, and what is too large for a count and no year. */
export function moneyIn(text: string): Money[] {
  return numbersIn(text).found.flatMap(({ kind, values: [value = 0], unit }) => {
    if (kind === "money") return [{ value, currency: unit }];
    return kind === "count" && unit === "" && value >= 100 && !isYear(value)
      ? [{ value, currency: "" }]
      : [];
  });
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

/** The largest number of sums whose pairs are reckoned with. */
const maxSums = 16;

/** Adds differences, shares, a year of months, later hours and the next years. */
function addFollowing(
  known: Set<string>,
  given: string,
  found: readonly Found[],
  counts: readonly number[],
): void {
  const sums = [...new Set(moneyIn(given).map(({ value }) => value))].slice(0, maxSums);
  const shares = found.flatMap(({ kind, values }) => (kind === "share" ? values : []));
  const tell = (value: number) => void known.add(numberToken(Math.round(value)));
  for (const sum of sums) {
    [sum / 2, sum * 12, sum / 12].forEach(tell);
    for (const share of shares)
      [share, 100 + share, 100 - share].forEach((each) => tell((sum * each) / 100));
    for (const other of sums) {
      if (other <= sum) continue;
      [other - sum, other + sum, (other - sum) * 12].forEach(tell);
      for (const ratio of [(other - sum) / sum, (other - sum) / other, sum / other])
        [Math.floor(ratio * 100), Math.ceil(ratio * 100)].forEach((percent) =>
          known.add(percentToken(percent)),
        );
    }
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
