import { normalise, withoutControlCharacters } from "../../forms/text";
import {
  defaultDepositReturnDays,
  isAsked,
  rentalFields,
  rentalFieldsOf,
  type RentalAnswers,
  type RentalField,
  type StepNumber,
} from "./fields";

/** Spaces, also those that do not break, and the apostrophes that some write between thousands. */
const separators = /[\s\u00a0\u202f']/g;

/** `2 500,50` or `2500.5` → 2500.5; NaN for anything that is no plain decimal number. */
export function parseNumber(text: string): number {
  const plain = text.replace(separators, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

/** `2 500,50 zł` → 250050 grosze; NaN for what is no amount of at most two decimal places. */
export function parseGrosze(text: string): number {
  const plain = text
    .replace(/\s*(zł|PLN)\.?\s*$/i, "")
    .replace(separators, "")
    .replace(",", ".");
  const [, sign, whole = "", part = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (sign === undefined) return NaN;
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, "0")));
}

/** A day as YYYY-MM-DD, from that or from `31.01.2027`; null when there is no such day between 1900 and 2199. */
export function parseDay(text: string): string | null {
  const trimmed = text.trim();
  const polish = /^(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{4})$/.exec(trimmed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  const [year, month, day] = (
    polish ? [polish[3], polish[2], polish[1]] : iso ? [iso[1], iso[2], iso[3]] : []
  ).map(Number);
  if (!year || !month || !day || year < 1900 || year > 2199) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** Longest lease that a date is computed for, in months. */
export const mostMonths = 1_200;

/**
 * The last day of a lease: its first day plus whole months minus one day. Where the month has no such day, the months
 * end with its last one: a month from 31 January ends on 28 February less a day, as civil law counts (art. 112 k.c.).
 * @param start YYYY-MM-DD
 */
export function endOfLease(start: string, months: number): string {
  const [year = 0, month = 1, day = 1] = start.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
  end.setUTCDate(end.getUTCDate() - 1);
  return end.toISOString().slice(0, 10);
}

/** The last day that follows from the answers; null while they do not say it. */
export function endDateOf({ startDate, rentalPeriodMonths }: RentalAnswers): string | null {
  const start = parseDay(startDate ?? "");
  const months = parseNumber(rentalPeriodMonths ?? "");
  const counts = Number.isInteger(months) && months > 0 && months <= mostMonths;
  return start && counts ? endOfLease(start, months) : null;
}

/** One answer as it is kept: without control characters, empty when it was not given. */
function given(field: RentalField, value: string | undefined): string {
  if (field.kind === "checkbox") return value === "true" || value === "on" ? "true" : "false";
  const text = normalise(withoutControlCharacters(value ?? ""));
  const line = field.kind === "longText" ? text : text.replace(/\s*\n\s*/g, " ");
  return field.kind === "date" ? (parseDay(line) ?? line) : line;
}

/** The answers of one step out of a posted form. An unticked box is posted as nothing at all. */
export function postedAnswers(step: StepNumber, values: Record<string, string>): RentalAnswers {
  const answers: RentalAnswers = {};
  for (const field of rentalFieldsOf(step)) answers[field.name] = given(field, values[field.name]);
  return answers;
}

/** The answers with what follows from others: the end of the lease. */
export function withEndDate(answers: RentalAnswers): RentalAnswers {
  return { ...answers, endDate: endDateOf(answers) ?? "" };
}

/**
 * The answers as they are ordered: an empty deposit is the rent, a party's fields that do not concern it are empty, and
 * every field is there, booleans as text. The address for the mail is not among them.
 */
export function completeAnswers(answers: RentalAnswers): Record<string, string> {
  const complete: RentalAnswers = {
    ...withEndDate(answers),
    depositAmount: answers.depositAmount || answers.rentAmount,
    depositReturnDays: answers.depositReturnDays || defaultDepositReturnDays,
  };
  return Object.fromEntries(
    rentalFields
      .filter(({ name }) => name !== "email")
      .map((field) => [field.name, isAsked(field, complete) ? (complete[field.name] ?? "") : ""]),
  );
}
