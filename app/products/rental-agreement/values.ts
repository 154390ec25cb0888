import { normalise, withoutControlCharacters } from "../../forms/text";
import { parseDay, parseNumber } from "../../forms/typed-values";
import {
  defaultDepositReturnDays,
  isAsked,
  rentalFields,
  rentalFieldsOf,
  type RentalAnswers,
  type RentalField,
  type StepNumber,
} from "./fields";
import { maxMonths } from "./messages";

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
  const counts = Number.isInteger(months) && months > 0 && months <= maxMonths;
  return start && counts ? endOfLease(start, months) : null;
}

/** One answer as it is kept: without control characters, empty when it was not given. */
function given(field: RentalField, value: string | undefined): string {
  if (field.kind === "checkbox") return value === "true" || value === "on" ? "true" : "false";
  const text = normalise(withoutControlCharacters(value ?? ""));
  const line = field.kind === "longText" ? text : text.replace(/\s*\n\s*/g, " ");
  return field.kind === "day" ? (parseDay(line) ?? line) : line;
}

/**
 * The answers of one step out of a posted form. An unticked box is posted as nothing at all; what else was not posted was not on
 * the page, and is none of its answers.
 */
export function postedAnswers(step: StepNumber, values: Record<string, string>): RentalAnswers {
  const answers: RentalAnswers = {};
  for (const field of rentalFieldsOf(step))
    if (field.kind === "checkbox" || values[field.name] !== undefined)
      answers[field.name] = given(field, values[field.name]);
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
