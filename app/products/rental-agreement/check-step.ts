import { checkAnswers } from "~/forms/form-schema";
import {
  isAsked,
  rentalFieldsOf,
  rentalSteps,
  type RentalAnswers,
  type RentalFieldName,
  type StepNumber,
} from "./fields";
import { accountRefusal } from "./checksums";
import { depositRefusal, returnRefusal } from "./deposit";
import { withEndDate } from "./values";

export type RentalErrors = Partial<Record<RentalFieldName, string>>;

/** Everything that is wrong with the answers of one step. A box is right, ticked or not. */
export function checkStep(step: StepNumber, answers: RentalAnswers): RentalErrors {
  const asked = rentalFieldsOf(step).filter(
    (field) => field.kind !== "checkbox" && isAsked(field, answers),
  );
  const { endDate, ...wrong }: RentalErrors = checkAnswers(asked, withEndDate(answers));
  // It is computed: while one of these is wrong, there is nothing to be mended at the end itself.
  const isEndOpen = Boolean(wrong.startDate ?? wrong.rentalPeriodMonths);
  return {
    ...refusalsOf(step, answers),
    ...wrong,
    ...(endDate && !isEndOpen && { endDate }),
  };
}

/** What the law and check digits say against answers that are right by themselves. */
function refusalsOf(step: StepNumber, answers: RentalAnswers): RentalErrors {
  const refusals: RentalErrors = {};
  const refuse = (field: RentalFieldName, refusal: string | null) => {
    if (refusal) refusals[field] = refusal;
  };
  if (step === 3) {
    refuse("depositAmount", depositRefusal(answers));
    refuse("depositReturnDays", returnRefusal(answers));
  }
  if (step === 4) refuse("bankAccount", accountRefusal(answers.bankAccount ?? ""));
  return refusals;
}

/** Everything that is wrong with the whole form. */
export function checkAgreement(answers: RentalAnswers): RentalErrors {
  return Object.assign({}, ...rentalSteps.map(({ number }) => checkStep(number, answers)));
}

/** The steps whose answers leave nothing to be corrected. */
export const completeSteps = (answers: RentalAnswers): StepNumber[] =>
  rentalSteps
    .map(({ number }) => number)
    .filter((number) => Object.keys(checkStep(number, answers)).length === 0);
