import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import { listSearch } from "~/forms/filters";
import { countWaitingActs, mayAgreeToSome } from "~/services/acts/queries.server";
import { countAutomaticRefunds, countRejectedAnswers } from "~/services/desk/dead-ends.server";
import { countUnplaced, countUnsettled } from "~/services/desk/appointments.server";
import { countBounced, countUndelivered } from "~/services/desk/order-list.server";
import { countNewMessages } from "~/services/contact/desk-queries.server";
import type { ServiceContext } from "~/services/command/context.server";
import { countWaitingWishes } from "~/services/groups/desk-wishes.server";
import { countWaiting } from "~/services/moderation/desk-queries.server";
import { countFailedJobs } from "~/services/operations/count-jobs.server";
import {
  countDeclined,
  countRefundsByTransfer,
  countStuckRefunds,
} from "~/services/payments/desk-queries.server";
import { countDifferences } from "~/services/payments/differences.server";
import { horoscopeProgress } from "~/services/horoscopes/desk-queries.server";
import type { Permission } from "~/services/access/permissions";
import { countHiddenReviews } from "~/services/reviews/desk-queries.server";
import {
  countArrivedThreads,
  countComplaints,
  countWaitingThreads,
} from "~/services/support/desk-queries.server";
import { acceptanceFailures } from "~/services/support/complaint-words";
import { attempt } from "./attempt.server";
import { everyTab } from "./tabs";

type Source = {
  label: string;
  tab: string;
  filters?: Readonly<Record<string, string>>;
  permission?: Permission;
  /** Where more than one permission decides. */
  isFor?: (permissions: readonly Permission[]) => boolean;
  /** `isUrgent`: some of it cannot wait, and stands before the rest. */
  count: (ctx: ServiceContext) => Promise<{ count: number; note?: string; isUrgent?: boolean }>;
  /** Tells what happened, or of rows that another source counts, too: nothing more to do in its list. */
  isNews?: true;
};

const plain = (count: (ctx: ServiceContext) => Promise<number>) => async (ctx: ServiceContext) => ({
  count: await count(ctx),
});

const sources: readonly Source[] = [
  {
    label: "Zgłoszone treści",
    tab: "reports",
    permission: "moderate_content",
    async count(ctx) {
      const { waiting, crisis, child, unanswered } = await countWaiting(ctx);
      const urgent = [
        ...(child > 0 ? [`krzywda dziecka: ${child}`] : []),
        ...(crisis > 0 ? [`kryzys: ${crisis}`] : []),
        ...(unanswered > 0 ? [`wiadomości bez odpowiedzi: ${unanswered}`] : []),
      ];
      return {
        count: waiting,
        note: urgent.length > 0 ? `w tym ${urgent.join(", ")}` : undefined,
        isUrgent: child + crisis > 0,
      };
    },
  },
  {
    label: "Nowe wiadomości z formularza",
    tab: "messages",
    filters: { state: "new" },
    permission: "answer_messages",
    count: plain(countNewMessages),
  },
  {
    label: "Zgłoszenia",
    tab: "support",
    filters: { kind: "ticket", state: "waiting" },
    permission: "answer_messages",
    async count(ctx) {
      const { waiting, nearlyDue } = await countWaitingThreads(ctx);
      const note = nearlyDue > 0 ? `do 4 godzin albo po terminie: ${nearlyDue}` : undefined;
      return { count: waiting, note, isUrgent: nearlyDue > 0 };
    },
  },
  {
    label: "E-maile do zamkniętych zgłoszeń",
    tab: "support",
    filters: { state: "arrived" },
    permission: "answer_messages",
    async count(ctx) {
      const { arrived, urgent } = await countArrivedThreads(ctx);
      const note = urgent > 0 ? `w tym kryzys: ${urgent}` : undefined;
      return { count: arrived, note, isUrgent: urgent > 0 };
    },
  },
  {
    label: "Reklamacje do rozpatrzenia",
    tab: "support",
    filters: { kind: "complaint" },
    permission: "answer_messages",
    async count(ctx) {
      const { undecided, warned, outstanding } = await countComplaints(ctx);
      const notes = [
        ...warned
          .filter(({ count }) => count > 0)
          .map(({ days, count }) => `od ${days} dni: ${count}`),
        ...(outstanding > 0 ? [`uznane, do wykonania: ${outstanding}`] : []),
      ];
      return {
        count: undecided + outstanding,
        note: notes.join(", ") || undefined,
        isUrgent: warned.some(({ count }) => count > 0),
      };
    },
  },
  {
    label: "Reklamacje po 14 dniach, których nie udało się uznać",
    tab: "support",
    isNews: true,
    filters: { kind: "complaint" },
    permission: "answer_messages",
    async count(ctx) {
      const failing = (await countComplaints(ctx)).failing.filter(({ count }) => count > 0);
      return {
        count: failing.reduce((sum, { count }) => sum + count, 0),
        note: failing.map(({ why, count }) => `${acceptanceFailures[why]}: ${count}`).join(", "),
        isUrgent: true,
      };
    },
  },
  {
    label: "Zamówienia niedostarczone",
    tab: "orders",
    filters: { only: "undelivered" },
    permission: "view_orders",
    count: plain(countUndelivered),
  },
  {
    label: "Dokumenty, których wiadomość wróciła",
    tab: "orders",
    filters: { only: "bounced" },
    permission: "view_orders",
    count: plain(countBounced),
  },
  {
    label: "Opłacone rozmowy bez terminu",
    tab: "appointments",
    filters: { state: "unplaced" },
    permission: "view_orders",
    count: plain(countUnplaced),
  },
  {
    label: "Rozmowy po czasie, nierozliczone od 10 minut",
    tab: "appointments",
    filters: { state: "unsettled" },
    permission: "view_orders",
    count: plain(countUnsettled),
  },
  {
    label: "Automatyczne zwroty z ostatniej doby",
    tab: "orders",
    filters: { only: "refunded_automatically" },
    permission: "view_orders",
    isNews: true,
    count: plain(countAutomaticRefunds),
  },
  {
    label: "Odrzucone odpowiedzi modelu z ostatniej doby",
    tab: "modules/smart",
    isNews: true,
    permission: "view_orders",
    count: plain(countRejectedAnswers),
  },
  {
    label: "Płatności odrzucone przez bank",
    tab: "modules/payments",
    filters: { only: "declined" },
    permission: "view_orders",
    count: plain(countDeclined),
  },
  {
    label: "Zwroty do wysłania przelewem",
    tab: "modules/payments",
    filters: { only: "refund_by_transfer" },
    permission: "manage_payments",
    count: plain(countRefundsByTransfer),
  },
  {
    label: "Zwroty, które nie przechodzą",
    tab: "modules/payments",
    filters: { only: "refund_stuck" },
    permission: "view_orders",
    count: plain(countStuckRefunds),
  },
  {
    label: "Różnice z bramką do wyjaśnienia",
    tab: "modules/differences",
    permission: "manage_payments",
    count: plain(countDifferences),
  },
  {
    label: "Horoskopy do poprawy",
    tab: "horoscopes",
    filters: { state: "faulty" },
    permission: "manage_horoscopes",
    count: plain(async (ctx) => (await horoscopeProgress(ctx)).faulty),
  },
  {
    label: "Propozycje grup i opieki",
    tab: "wishes",
    permission: "manage_groups",
    count: plain(countWaitingWishes),
  },
  {
    label: "Ukryte opinie do sprawdzenia",
    tab: "reviews",
    filters: { state: "waiting" },
    permission: "manage_reviews",
    count: plain(countHiddenReviews),
  },
  {
    label: "Zadania, które się poddały",
    tab: "jobs",
    filters: { state: "given_up" },
    permission: "retry_jobs",
    count: plain(countFailedJobs),
  },
  {
    label: "Prośby, które czekają na Twoją zgodę",
    tab: "agreements",
    isFor: mayAgreeToSome,
    count: plain(async (ctx) => (await countWaitingActs(ctx)) ?? 0),
  },
];

/** A figure of the first page; the count is null where its source could not be read. */
export type PendingCount = {
  label: string;
  tab: string;
  href: string;
  count: number | null;
  note?: string;
  isNews?: true;
  isUrgent?: boolean;
};

/** How much waits in each list, for the menu; a list in which nothing does is left out. */
export function pendingByTab(work: readonly PendingCount[]): Record<string, number> {
  const byTab: Record<string, number> = {};
  for (const { tab, count, isNews } of work)
    if (count && !isNews) byTab[tab] = (byTab[tab] ?? 0) + count;
  return byTab;
}

const read = new WeakMap<AppLoadContext, Promise<PendingCount[]>>();

/** The same, counted once for the page and the frame around it. */
export function pendingWorkOnce(
  context: AppLoadContext,
  ctx: ServiceContext,
  permissions: readonly Permission[],
): Promise<PendingCount[]> {
  const known = read.get(context);
  if (known) return known;
  const counted = pendingWork(ctx, permissions);
  read.set(context, counted);
  return counted;
}

/** What waits for whoever looks, by what they may see. */
export async function pendingWork(
  ctx: ServiceContext,
  permissions: readonly Permission[],
): Promise<PendingCount[]> {
  const tabs = everyTab.map(({ key }) => key);
  const seen = sources.filter(
    ({ tab, permission, isFor = () => true }) =>
      tabs.includes(tab) && (!permission || permissions.includes(permission)) && isFor(permissions),
  );
  return Promise.all(
    seen.map(async ({ label, tab, filters, count, isNews }) => {
      const href = paths.adminTab(tab) + listSearch(filters ?? {});
      const counted = await attempt(ctx, label, count(ctx));
      const { note, isUrgent } = counted ?? {};
      return { label, tab, href, count: counted?.count ?? null, note, isNews, isUrgent };
    }),
  );
}
