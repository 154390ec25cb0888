import { formatDateTime, formatPrice } from "~/copy/format";
import { stateIn, type StateWords } from "~/copy/state-words";
import type { Target } from "~/services/access/targets";
import { exportedLists } from "~/services/acts/exported-lists";
import { actLabel, outcomeOf, reasonLabel } from "~/services/acts/words";
import { factLabels, type Facts } from "~/services/audit/facts";
import type { AuditLine } from "~/services/audit/queries.server";
import { membershipRoles, membershipStates } from "~/services/groups/membership-states";
import { memberStatuses, subscriptions, textsLeftInLog } from "~/services/members/member-states";
import { jobKindLabels } from "~/services/operations/job-kinds";
import { orderStatuses } from "~/services/orders/order-state";
import { mailKindLabels } from "~/services/outbox/mail-kinds";
import { withdrawalWays } from "~/services/payments/acts";
import { notificationOutcomes } from "~/services/payments/notification-outcomes";
import {
  confirmerLabels,
  ledgerStateLabels,
  paymentStatuses,
} from "~/services/payments/payment-state";
import { textStates } from "~/services/posts/text-states";
import { reviewStates } from "~/services/reviews/review-states";
import { defaultGroupType, groupTypeLabels, groupTypeOf } from "~/site/group-types";
import { appealOutcomes, caseSides, caseStates, decisionKindLabels } from "~/site/moderation";
import { reportKindLabels } from "~/site/reports";

type Fact = NonNullable<AuditLine["after"]>[string];
type Words = Readonly<Record<string, string>>;
type Codes = { readonly [Name in keyof Facts]?: Words };

const inLog = (states: Readonly<Record<string, StateWords>>): Words =>
  Object.fromEntries(
    Object.entries(states).map(([code, words]) => [code, stateIn("inLog", words)]),
  );

/** Facts whose codes depend on what the act was done to. */
const codesOf: Readonly<Partial<Record<Target["kind"], Codes>>> = {
  case: { state: inLog(caseStates), text: inLog(textStates), outcome: appealOutcomes },
  job: { kind: jobKindLabels },
  mail: { kind: mailKindLabels },
  member: { status: inLog(memberStatuses) },
  membership: { state: inLog(membershipStates) },
  order: { status: inLog(orderStatuses) },
  payment: { status: inLog(paymentStatuses), outcome: notificationOutcomes },
  review: { status: inLog(reviewStates) },
};

const codes: Codes = {
  changed: factLabels,
  confirmedBy: confirmerLabels,
  decision: decisionKindLabels,
  filters: Object.fromEntries(
    Object.values(exportedLists).flatMap((fields) =>
      fields.map(({ name, label }) => [name, label.toLowerCase()]),
    ),
  ),
  ours: ledgerStateLabels,
  role: membershipRoles,
  side: caseSides,
  subject: reportKindLabels,
  subscription: subscriptions,
  texts: textsLeftInLog,
  theirs: ledgerStateLabels,
  type: groupTypeLabels,
  way: withdrawalWays,
};

/** What a fact of the log is called. */
export const factLabel = (name: string): string => (factLabels as Words)[name] ?? name;

/**
 * What a fact of the log says; what has no words of its own stands as it was written.
 * @param targetKind of what the act was done to
 */
export function factText(targetKind: string, name: string, value: Fact | undefined): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "tak" : "nie";
  if (typeof value === "number" && name === "type")
    return groupTypeLabels[groupTypeOf(value) ?? defaultGroupType];
  if (typeof value === "number")
    return /grosze$/i.test(name) ? formatPrice(value) : value.toLocaleString("pl-PL");
  if (name.endsWith("At")) return formatDateTime(value);
  if (name === "act") return actLabel(value);
  if (name === "reason") return reasonLabel(value);
  if (name === "failure") return outcomeOf(value);
  const labels =
    codesOf[targetKind as Target["kind"]]?.[name as keyof Facts] ?? codes[name as keyof Facts];
  if (!labels) return value;
  return value
    .split(",")
    .map((code) => (Object.hasOwn(labels, code) ? labels[code] : code))
    .join(", ");
}
