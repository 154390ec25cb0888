import { checkAnswers } from "~/forms/form-schema";
import {
  isAsked,
  rentalFieldsOf,
  rentalSteps,
  type RentalAnswers,
  type RentalFieldName,
  type StepNumber,
} from "./fields";
import { depositRefusal } from "./deposit";
import { withEndDate } from "./values";

export type RentalErrors = Partial<Record<RentalFieldName, string>>;

/** Everything that is wrong with the answers of one step. A box is right, ticked or not. */
export function checkStep(step: StepNumber, answers: RentalAnswers): RentalErrors {
  const asked = rentalFieldsOf(step).filter(
    (field) => field.kind !== "checkbox" && isAsked(field, answers),
  );
  const wrong: RentalErrors = checkAnswers(asked, withEndDate(answers));
  const tooMuch = step === 3 && !wrong.depositAmount && depositRefusal(answers);
  return tooMuch ? { ...wrong, depositAmount: tooMuch } : wrong;
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
