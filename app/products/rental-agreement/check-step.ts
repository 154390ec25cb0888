import { messages } from "~/forms/kinds/schemas";
import { isBlank } from "~/forms/text";
import {
  isAsked,
  lengthLimit,
  rentalFieldsOf,
  rentalKinds,
  rentalSteps,
  type RentalAnswers,
  type RentalField,
  type RentalFieldName,
  type StepNumber,
} from "./fields";
import { rentalMessages } from "./messages";
import { endDateOf, mostMonths, parseDay, parseGrosze, parseNumber } from "./values";

/** Sentences by field; a field without one is right. */
export type RentalErrors = Partial<Record<RentalFieldName, string>>;

/** Highest amount in grosze that is written out in words. */
const mostGrosze = 99_999_999_999;

function amountProblem(text: string, least: number, tooSmall: string): string | undefined {
  const grosze = parseGrosze(text);
  if (Number.isNaN(grosze)) return rentalMessages.amount;
  if (grosze < least) return tooSmall;
  return grosze > mostGrosze ? rentalMessages.amount : undefined;
}

function monthsProblem(text: string): string | undefined {
  const months = parseNumber(text);
  // What is no number at all is not above nought either.
  if (!(months > 0)) return rentalMessages.months;
  return Number.isInteger(months) && months <= mostMonths ? undefined : rentalMessages.wholeMonths;
}

const dayProblem = (text: string) => (parseDay(text) ? undefined : messages.date);

function between(text: string, least: number, most: number): boolean {
  const number = parseNumber(text);
  return Number.isInteger(number) && number >= least && number <= most;
}

/** An address with something before and after its one @, and a dot in its domain. */
const looksLikeAddress = /^[^\s@,;<>()"]+@[^\s@,;<>()".]+(\.[^\s@,;<>()".]+)+$/;

/** What an answer that was given has to be. */
const rules: Partial<Record<RentalFieldName, (text: string) => string | undefined>> = {
  rentalKind: (text) =>
    rentalKinds.some(({ value }) => value === text) ? undefined : messages.choice,
  area: (text) => (parseNumber(text) > 0 ? undefined : rentalMessages.area),
  date: dayProblem,
  startDate: dayProblem,
  rentalPeriodMonths: monthsProblem,
  rentAmount: (text) => amountProblem(text, 1, rentalMessages.rent),
  rentDueDay: (text) => (between(text, 1, 28) ? undefined : rentalMessages.dueDay),
  depositAmount: (text) => amountProblem(text, 0, rentalMessages.deposit),
  depositReturnDays: (text) => (between(text, 1, 365) ? undefined : rentalMessages.returnDays),
  email: (text) =>
    looksLikeAddress.test(text) && text.length <= 254 ? undefined : rentalMessages.email,
};

/** An empty one is its default. */
const withDefault: readonly RentalFieldName[] = ["depositReturnDays", "rentalKind"];

function problemOf(field: RentalField, answers: RentalAnswers): string | undefined {
  if (field.kind === "checkbox" || !isAsked(field, answers)) return undefined;
  // It is never typed: it is missing as long as what it follows from is.
  if (field.name === "endDate") return endDateOf(answers) ? undefined : rentalMessages.required;
  const text = answers[field.name] ?? "";
  if (isBlank(text))
    return field.optional || withDefault.includes(field.name) ? undefined : rentalMessages.required;
  const limit = lengthLimit(field);
  return text.length > limit ? messages.tooLong(limit) : rules[field.name]?.(text);
}

/** Everything that is wrong with the answers of one step. */
export function checkStep(step: StepNumber, answers: RentalAnswers): RentalErrors {
  const errors: RentalErrors = {};
  for (const field of rentalFieldsOf(step)) {
    const problem = problemOf(field, answers);
    if (problem) errors[field.name] = problem;
  }
  return errors;
}

/** Everything that is wrong with the whole form. */
export function checkAgreement(answers: RentalAnswers): RentalErrors {
  return Object.assign({}, ...rentalSteps.map(({ number }) => checkStep(number, answers)));
}
