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
/** Thousands stand apart (`1 200,50`), behind a dot, or behind nothing; `unit` tells what is counted. */
const amount =
  /(?<number>(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:,\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)(?:\s?(?<unit>zł|PLN|euro|EUR|USD|%|proc|tys|mln|km|r\.|roku))?/giu;
const multipliers: Readonly<Record<string, number>> = { tys: 1_000, mln: 1_000_000 };

const dateToken = (day: string, month: number) => `date ${Number(day)}.${month}`;
const timeToken = (hour: string, minute: string) => `time ${Number(hour)}:${minute}`;
const numberToken = (value: number) => `number ${value}`;

/** A number in a text, as the tokens that it may mean: `1.200` is 1200 to some, and 1.2 to others. */
type Found = { tokens: string[]; digits: number; unit?: string };

/** What a run of digits with dots, commas and spaces may mean. */
function valuesOf(written: string): number[] {
  const digits = written.replace(/[ \u00a0\u202f]/gu, "");
  if (!/[.,]/u.test(digits)) return [Number(digits)];
  const whole = digits.replace(/[.,](?=.*[.,])/gu, "").replace(",", ".");
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/u.test(digits);
  return [Number(whole), ...(isThousands ? [Number(digits.replace(/[.,]/gu, ""))] : [])];
}

/** Every number of a text as a whole: dates and times as such, amounts and years by their value. */
function numbersIn(text: string): Found[] {
  const found: Found[] = [];
  const add = (tokens: string[], digits = 3) => void found.push({ tokens, digits });
  const rest = text
    .replace(writtenDate, (_, day: string, month: string, year?: string) => {
      add([dateToken(day, months.indexOf(month.toLowerCase()) + 1)]);
      return year ? ` ${year} ` : " ";
    })
    .replace(isoDate, (_, year: string, month: string, day: string) => {
      add([dateToken(day, Number(month))]);
      return ` ${year} `;
    })
    .replace(shortDate, (_, day: string, month: string, year: string) => {
      add([dateToken(day, Number(month))]);
      return year.length === 4 ? ` ${year} ` : " ";
    })
    .replace(timeOfDay, (_, hour: string, minute: string) => {
      add([timeToken(hour, minute)]);
      return " ";
    });
  for (const { groups } of rest.matchAll(amount)) {
    const { number = "", unit } = groups ?? {};
    const factor = multipliers[unit?.toLowerCase() ?? ""] ?? 1;
    const tokens = valuesOf(number).map((value) => numberToken(value * factor));
    found.push({ tokens, digits: number.replace(/\D/gu, "").length, unit });
  }
  return found;
}

/** Round end of a scale that we ask for ourselves. */
const ours = numberToken(100);

/** Everything that a text may count with. @param given all that was sent */
export function knownNumbers(given: string): ReadonlySet<string> {
  const known = new Set([ours]);
  for (const { tokens } of numbersIn(given)) for (const token of tokens) known.add(token);
  for (const [, hour = "", minute = ""] of given.matchAll(/(?<!\d)(\d{1,2})\.(\d{2})(?!\d)/gu))
    known.add(timeToken(hour, minute));
  for (const [written = ""] of given.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,:])/gu)) {
    // „O 18” is a full hour, and „2 tys.” may be told as 2.
    known.add(timeToken(written, "00"));
    known.add(numberToken(Number(written)));
  }
  return known;
}

/**
 * Whether a text has a number that says something about the world and that nobody gave: a date, a time, an amount with its
 * unit, or three digits and more. Small counts ("5 minut") are advice.
 */
export function hasUnknownNumber(text: string, known: ReadonlySet<string>): boolean {
  return numbersIn(text).some(
    ({ tokens, digits, unit }) =>
      (unit !== undefined || digits >= 3) && !tokens.some((token) => known.has(token)),
  );
}
