import { formatDateTime, formatDay, formatMoney, formatPrice } from "~/copy/format";
import { formatConfidence } from "~/copy/model-figures";
import { inSentence } from "~/copy/in-sentence";
import { stateIn, type StateWords } from "~/copy/state-words";
import type { Target } from "~/services/access/targets";
import { exportedLists } from "~/services/acts/exported-lists";
import { outcomeOf, reasonLabel } from "~/services/acts/words";
import { factLabels, type Facts } from "~/services/audit/facts";
import type { AuditLine } from "~/services/audit/queries.server";
import { horoscopeKinds, horoscopeStates } from "~/services/horoscopes/entries";
import { membershipRoles, membershipStates } from "~/services/groups/membership-states";
import { memberStatuses, subscriptions, textsLeftInLog } from "~/services/members/member-states";
import { jobKindLabels } from "~/services/operations/job-kinds";
import { orderStatuses } from "~/services/orders/order-state";
import { begunRefunds } from "~/services/orders/refund-states";
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
import { scopes } from "~/sky/ephemeris/period";
import { signs } from "~/sky/signs";
import { defaultGroupType, groupTypeLabels, groupTypeOf } from "~/site/group-types";
import {
  appealOutcomes,
  caseSides,
  caseStates,
  decisionNames,
  caseSubjectLabels,
} from "~/site/moderation";

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
  horoscope: { state: inLog(horoscopeStates) },
  mail: { kind: mailKindLabels },
  member: { status: inLog(memberStatuses) },
  membership: { state: inLog(membershipStates) },
  order: { status: inLog(orderStatuses) },
  payment: {
    status: { ...inLog(begunRefunds), ...inLog(paymentStatuses) },
    outcome: notificationOutcomes,
  },
  review: { status: inLog(reviewStates) },
};

const codes: Codes = {
  changed: factLabels,
  confirmedBy: confirmerLabels,
  decision: decisionNames,
  filters: Object.fromEntries(
    Object.values(exportedLists).flatMap((fields) =>
      fields.map(({ name, label }) => [name, label.toLowerCase()]),
    ),
  ),
  ours: ledgerStateLabels,
  role: membershipRoles,
  side: caseSides,
  subject: caseSubjectLabels,
  subscription: { ...subscriptions, none: "brak" },
  scope: Object.fromEntries(scopes.map(({ key, adjective }) => [key, adjective])),
  sign: Object.fromEntries(signs.map(({ slug, name }) => [slug, name])),
  horoscopeKind: Object.fromEntries(
    Object.entries(horoscopeKinds).map(([kind, { label }]) => [kind, label]),
  ),
  texts: textsLeftInLog,
  theirs: ledgerStateLabels,
  type: groupTypeLabels,
  way: withdrawalWays,
};

/** What a fact that is so, or is not, says; nothing where the act has said it. */
const flags: { readonly [Name in keyof Facts]?: { yes?: string; no?: string } } = {
  active: {},
  cancelled: { yes: "odwołana przed początkiem" },
  described: { yes: "nowy opis" },
  hidden: {},
  icon: { yes: "z ikoną", no: "bez ikony" },
  indexed: { yes: "w wyszukiwarkach", no: "poza wyszukiwarkami" },
  isArchived: { yes: "w archiwum", no: "poza archiwum" },
  isOn: {},
  isPublished: { yes: "w sprzedaży", no: "poza sprzedażą" },
  private: { yes: "zamknięta", no: "otwarta" },
  renamed: { yes: "nowa nazwa" },
  sensitive: { yes: "wrażliwa" },
  whole: { yes: "zwrot całości", no: "zwrot części" },
};

/** What is said of a fact that is nothing now. */
const nothing: { readonly [Name in keyof Facts]?: string } = { lapsesAt: "odwołania" };

/** Facts of which the log has only how it was before. */
const ofBefore: readonly string[] = ["decision", "state", "status"];

type Change = { was?: Fact; is?: Fact };

/** Sums of several currencies, as `moneyFacts` writes them. */
const moneyText = (value: string): string =>
  formatMoney(
    value.split(",").map((sum) => {
      const [grosze, currency = ""] = sum.split(" ");
      return { grosze: Number(grosze), currency };
    }),
  );

/**
 * A fact of the log in words, with what it was before; null where it says nothing.
 * @param targetKind of what the act was done to
 */
export function factPhrase(targetKind: string, name: string, { was, is }: Change): string | null {
  const label = (factLabels as Words)[name] ?? name;
  const text = (fact: Fact) => factText(targetKind, name, fact);
  const isKnown = (fact: Fact | undefined) => fact !== undefined && fact !== null && fact !== "";
  if (was === is) return null;
  if (typeof (is ?? was) === "boolean") {
    const words = flags[name as keyof Facts];
    const word = (is ?? was) ? words?.yes : words?.no;
    return word === undefined
      ? null
      : is === undefined || was === undefined
        ? word
        : `teraz ${word}`;
  }
  if (is === undefined) {
    if (!isKnown(was)) return null;
    return `${ofBefore.includes(name) ? `${label} przed zmianą` : label}: ${text(was!)}`;
  }
  const now = isKnown(is) ? text(is) : nothing[name as keyof Facts];
  if (!isKnown(was)) return now === undefined ? null : `${label}: ${now}`;
  return `${label}: ${text(was!)} → ${now ?? "brak"}`;
}

/** What a fact says; what has no words of its own stands as it was written. */
function factText(targetKind: string, name: string, value: Fact): string {
  if (typeof value === "number" && name === "type")
    return groupTypeLabels[groupTypeOf(value) ?? defaultGroupType];
  if (typeof value === "number" && name === "confidence") return formatConfidence(value);
  if (typeof value === "number")
    return /grosze$/i.test(name) ? formatPrice(value) : value.toLocaleString("pl-PL");
  if (typeof value !== "string") return String(value);
  if (name.endsWith("At")) return formatDateTime(value);
  if (name === "money") return moneyText(value);
  if (name.endsWith("On")) return formatDay(value);
  if (files.includes(name)) return `suma kontrolna ${value.slice(0, 8)}…`;
  if (name === "reason") return reasonLabel(value);
  if (name === "failure") return outcomeOf(value).toLowerCase();
  const labels =
    codesOf[targetKind as Target["kind"]]?.[name as keyof Facts] ?? codes[name as keyof Facts];
  if (!labels) return value;
  return value
    .split(",")
    .map((code) => (Object.hasOwn(labels, code) ? factWord(name, labels[code]!) : code))
    .join(", ");
}

/** Labels are no names, but those of subscriptions and types of groups. */
const factWord = (name: string, label: string) =>
  name === "subscription" || name === "type" || name === "sign" ? label : inSentence(label);

/** Facts that are digests of files. */
const files: readonly string[] = ["epub", "mobi", "pdf"];
