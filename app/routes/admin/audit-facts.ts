import { factLabels } from "~/services/audit/facts";
import { formatDateTime, formatPrice } from "~/copy/format";
import type { AuditLine } from "~/services/audit/queries.server";
import { mailKindLabels } from "~/services/outbox/mail-kinds";
import { groupTypeLabels } from "~/site/group-types";
import { decisionKindLabels } from "~/site/moderation";
import { reportKindLabels } from "~/site/reports";
import { actLabel, reasonLabel } from "~/services/acts/words";
import { timelineLabels } from "./order-labels";
import { ledgerStateLabels, paymentFilters } from "./payment-labels";
import { jobKindLabels } from "~/services/operations/job-kinds";
import { subscriptions } from "~/services/members/member-states";

type Fact = NonNullable<AuditLine["after"]>[string];

const statusLabels: Readonly<Record<string, string>> = {
  active: "w użyciu",
  appealed: "odwołanie w toku",
  awaiting_payment: "czeka na płatność",
  banned: "ban",
  cancelled: "po anulowaniu",
  closed: "po zamknięciu",
  completed: "po zakończeniu",
  creating: "w trakcie otwierania",
  decided: "po decyzji",
  deleted: "po usunięciu",
  expired: "po terminie",
  failed: "bez powodzenia",
  hidden: "poza widokiem",
  inactive: "po wyłączeniu",
  left: "poza grupą",
  open: "czeka na decyzję",
  paid: "po zapłacie",
  pending: "czeka",
  processing: "w przygotowaniu",
  published: "widać",
  refunded: "po zwrocie",
  refunding: "w trakcie zwrotu",
  requested: "czeka na przyjęcie",
  underpaid: "za niska wpłata",
  visible: "widać",
};

const codeLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  changed: factLabels,
  confirmedBy: { gateway: "bramka", staff: "obsługa" },
  decision: decisionKindLabels,
  filters: Object.fromEntries(paymentFilters.map(({ name, label }) => [name, label.toLowerCase()])),
  kind: { ...jobKindLabels, ...mailKindLabels },
  ours: ledgerStateLabels,
  outcome: {
    ...timelineLabels.notification,
    upheld: "decyzja zostaje",
    changed: "decyzja zmieniona",
  },
  role: { keeper: "opiekun", member: "członek" },
  side: { author: "autor", reporter: "osoba zgłaszająca" },
  state: statusLabels,
  status: statusLabels,
  subject: reportKindLabels,
  subscription: subscriptions,
  text: statusLabels,
  theirs: ledgerStateLabels,
  texts: { keep: "zostają", remove: "znikają" },
  type: groupTypeLabels,
};

/** What a fact of the log is called. */
export const factLabel = (name: string): string =>
  (factLabels as Readonly<Record<string, string>>)[name] ?? name;

/** What a fact of the log says; what has no words of its own stands as it was written. */
export function factText(name: string, value: Fact | undefined): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "tak" : "nie";
  if (typeof value === "number")
    return /grosze$/i.test(name) ? formatPrice(value) : value.toLocaleString("pl-PL");
  if (name.endsWith("At")) return formatDateTime(value);
  if (name === "act") return actLabel(value);
  if (name === "reason") return reasonLabel(value);
  const labels = codeLabels[name];
  if (!labels) return value;
  return value
    .split(",")
    .map((code) => (Object.hasOwn(labels, code) ? labels[code] : code))
    .join(", ");
}
