import { accessRefusals } from "../access/refusals";
import type { AuditedAct, Reasons } from "../audit/audited-acts";
import { bookActs, bookRefusals } from "../books/acts";
import { gathered } from "../command/gathered";
import { type Refusal, changeRefusals } from "../command/refusals";
import { contactActs, contactRefusals } from "../contact/acts";
import { groupActs, groupRefusals } from "../groups/acts";
import { mailRefusals } from "../mails/refusals";
import { memberActs, memberRefusals } from "../members/acts";
import { moderationActs, moderationRefusals, textRefusals } from "../moderation/acts";
import { openingActs, openingRefusals } from "../openings/acts";
import { jobRefusals, operationActs } from "../operations/acts";
import { orderActs, orderRefusals } from "../orders/acts";
import { paymentActs, paymentRefusals } from "../payments/acts";
import { priceActs, priceRefusals } from "../prices/acts";
import { reviewActs, reviewRefusals } from "../reviews/acts";
import { switchActs, switchRefusals } from "../switches/acts";
import { actActs, actRefusals } from "./acts";

export const allActs = gathered<AuditedAct>([
  actActs,
  bookActs,
  contactActs,
  groupActs,
  memberActs,
  moderationActs,
  openingActs,
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
  openingRefusals,
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
