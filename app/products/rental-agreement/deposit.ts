import { parseGrosze, parseNumber } from "~/forms/typed-values";
import { maxDepositReturnDays, rentalKindOf, type RentalAnswers, type RentalKind } from "./fields";

export const act = "ustawy o ochronie praw lokatorów";

/** How many months' rent a deposit may be, and where the law says so. */
const caps: Record<RentalKind, { months: number; times: string; article: string }> = {
  ordinary: { months: 12, times: "dwunastokrotności", article: `art. 6 ust. 1 ${act}` },
  occasional: { months: 6, times: "sześciokrotności", article: `art. 19a ust. 4 ${act}` },
  institutional: { months: 6, times: "sześciokrotności", article: `art. 19f ust. 4–5 ${act}` },
};

/** Why a deposit is more than the law allows; null where it is not, or nobody can tell yet. */
export function depositRefusal(answers: RentalAnswers): string | null {
  const { months, times, article } = caps[rentalKindOf(answers)];
  const rent = parseGrosze(answers.rentAmount ?? "");
  const deposit = parseGrosze(answers.depositAmount ?? "");
  return rent > 0 && deposit > rent * months
    ? `Kaucja nie może przekraczać ${times} miesięcznego czynszu (${article}).`
    : null;
}

const returnArticles: Record<RentalKind, string> = {
  ordinary: `art. 6 ust. 4 ${act}`,
  occasional: `art. 19a ust. 5 ${act}`,
  institutional: `art. 19f ${act}`,
};

/** Whether a deposit is to be returned later than the law allows. */
export const isReturnedTooLate = ({ depositReturnDays = "" }: RentalAnswers): boolean =>
  parseNumber(depositReturnDays) > maxDepositReturnDays;

/** Why a deposit would be returned too late; null where it is not, or there is none. */
export function returnRefusal(answers: RentalAnswers): string | null {
  if (!isReturnedTooLate(answers) || parseGrosze(answers.depositAmount ?? "") === 0) return null;
  return `Kaucję trzeba zwrócić w ciągu miesiąca od opróżnienia mieszkania (${returnArticles[rentalKindOf(answers)]}). Wpisz najwyżej ${maxDepositReturnDays} dni.`;
}
