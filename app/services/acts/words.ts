import { accessRefusals } from "../access/refusals";
import type { AuditedAct, Reasons } from "../audit/audited-acts";
import { bookActs, bookRefusals } from "../books/acts";
import { type Refusal, changeRefusals } from "../command/refusals";
import { contactActs, contactRefusals } from "../contact/acts";
import { groupActs, groupRefusals } from "../groups/acts";
import { mailRefusals } from "../mails/refusals";
import { memberActs, memberRefusals } from "../members/acts";
import { moderationActs, moderationRefusals, textRefusals } from "../moderation/acts";
import { contentAccessActs, contentAccessRefusals } from "../content-access/acts";
import { jobRefusals, operationActs } from "../operations/acts";
import { orderActs, orderRefusals } from "../orders/acts";
import { paymentActs, paymentRefusals } from "../payments/acts";
import { priceActs, priceRefusals } from "../prices/acts";
import { reviewActs, reviewRefusals } from "../reviews/acts";
import { switchActs, switchRefusals } from "../switches/acts";
import { actActs, actRefusals } from "./acts";

/** Codes of all domains in one table. @throws where two of them say different things by one code */
export function gathered<Said>(
  tables: readonly Readonly<Record<string, Said>>[],
  isSame: (one: Said, other: Said) => boolean = () => false,
): ReadonlyMap<string, Said> {
  const all = new Map<string, Said>();
  for (const [code, said] of tables.flatMap((table) => Object.entries(table))) {
    const other = all.get(code);
    if (other !== undefined && !isSame(other, said)) throw new Error(`${code} means two things.`);
    all.set(code, said);
  }
  return all;
}

export const allActs = gathered<AuditedAct>([
  actActs,
  bookActs,
  contactActs,
  groupActs,
  memberActs,
  moderationActs,
  contentAccessActs,
  operationActs,
  orderActs,
  paymentActs,
  priceActs,
  reviewActs,
  switchActs,
]);

export const allRefusals = gathered<Refusal>([
  accessRefusals,
  actRefusals,
  bookRefusals,
  changeRefusals,
  contactRefusals,
  groupRefusals,
  jobRefusals,
  mailRefusals,
  memberRefusals,
  moderationRefusals,
  contentAccessRefusals,
  orderRefusals,
  paymentRefusals,
  priceRefusals,
  reviewRefusals,
  switchRefusals,
  textRefusals,
]);

export const allReasons = gathered<string>(
  [...allActs.values()].map(({ reasons }): Reasons => reasons),
  (one, other) => one === other,
);

export const actLabel = (code: string) => allActs.get(code)?.label ?? code;

export const reasonLabel = (code: string | null) =>
  code === null ? "–" : (allReasons.get(code) ?? code);

/** What became of an act that was to be done later, or of one row of many. @param code `done`, or a refusal's */
export const outcomeOf = (code: string) =>
  code === "done"
    ? "Zrobione"
    : (allRefusals.get(code)?.outcome ?? "Stan zmienił się w międzyczasie");
