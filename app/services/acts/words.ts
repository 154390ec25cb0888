import type { AuditFacts } from "~/db/schema";
import { accessRefusals } from "../access/refusals";
import { type AuditEvent, noReasons, type Reasons, reasonsOfAsked } from "../audit/audit-events";
import { scheduleAuditEvents, scheduleRefusals } from "../appointments/acts";
import { bookAuditEvents, bookRefusals } from "../books/acts";
import { inSentence } from "~/copy/in-sentence";
import { gathered } from "../command/gathered";
import { type Refusal, changeRefusals } from "../command/refusals";
import { contactAuditEvents, contactRefusals } from "../contact/acts";
import { groupAuditEvents, groupRefusals } from "../groups/acts";
import { horoscopeAuditEvents } from "../horoscopes/acts";
import { mailRefusals } from "../mails/refusals";
import { memberAuditEvents, memberRefusals } from "../members/acts";
import { moderationAuditEvents, moderationRefusals, textRefusals } from "../moderation/acts";
import { contentAccessAuditEvents, contentAccessRefusals } from "../content-access/acts";
import { noteAuditEvents, noteRefusals } from "../notes/acts";
import { jobRefusals, operationAuditEvents } from "../operations/acts";
import { orderAuditEvents, orderRefusals } from "../orders/acts";
import { paymentAuditEvents, paymentRefusals } from "../payments/acts";
import { priceAuditEvents, priceRefusals } from "../prices/acts";
import { reviewAuditEvents, reviewRefusals } from "../reviews/acts";
import { supportAuditEvents, supportRefusals } from "../support/acts";
import { switchAuditEvents, switchRefusals } from "../switches/acts";
import { actAuditEvents, actRefusals } from "./acts";

export const allActs = gathered<AuditEvent>([
  actAuditEvents,
  bookAuditEvents,
  contactAuditEvents,
  groupAuditEvents,
  horoscopeAuditEvents,
  memberAuditEvents,
  moderationAuditEvents,
  contentAccessAuditEvents,
  noteAuditEvents,
  operationAuditEvents,
  orderAuditEvents,
  paymentAuditEvents,
  priceAuditEvents,
  reviewAuditEvents,
  scheduleAuditEvents,
  supportAuditEvents,
  switchAuditEvents,
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
  noteRefusals,
  orderRefusals,
  paymentRefusals,
  priceRefusals,
  reviewRefusals,
  scheduleRefusals,
  supportRefusals,
  switchRefusals,
  textRefusals,
]);

export const allReasons = gathered<string>(
  [...allActs.values()].map(({ reasons }): Reasons => reasons),
  (one, other) => one === other,
);

export const actLabel = (code: string) => allActs.get(code)?.label ?? code;

/** What a line of the log says was done: of a request, an agreement or a failure also to what. */
export const deedLabel = ({ act, after }: { act: string; after?: AuditFacts | null }) =>
  typeof after?.act === "string" ? `${actLabel(act)}: ${actLabel(after.act)}` : actLabel(act);

/** The same as a verb, as far as its target: "zwraca pieniądze za zamówienie". */
export const doesIn = ({ act, after }: { act: string; after?: AuditFacts | null }) => {
  const does = allActs.get(act)?.does ?? act;
  return typeof after?.act === "string" ? `${does}: ${inSentence(actLabel(after.act))}` : does;
};

/**
 * Why something was done, by the code of a reason; null where nobody is asked for one. Lines of earlier releases have a code there all
 * the same: the program wrote it, and no person chose it.
 */
export function givenReason({
  act,
  reason,
  after,
}: {
  act: string;
  reason: string | null;
  after?: AuditFacts | null;
}): string | null {
  const reasons = allActs.get(act)?.reasons;
  const asked = reasons === reasonsOfAsked ? after?.act : null;
  const theirs = typeof asked === "string" ? allActs.get(asked)?.reasons : reasons;
  return theirs === noReasons || reason === "" ? null : reason;
}

export const reasonLabel = (code: string | null) =>
  code === null ? "–" : (allReasons.get(code) ?? code);

/** What became of an act that was to be done later, or of one row of many. @param code `done`, or a refusal's */
export const outcomeOf = (code: string) =>
  code === "done"
    ? "Zrobione"
    : (allRefusals.get(code)?.outcome ?? "Stan zmienił się w międzyczasie");
