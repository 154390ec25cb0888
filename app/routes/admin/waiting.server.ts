import { paths } from "~/http/paths";
import { listSearch } from "~/forms/filters";
import { listActs } from "~/services/acts/queries.server";
import { countUndelivered } from "~/services/buyers/desk-queries.server";
import type { ServiceContext } from "~/services/context.server";
import { countWaiting } from "~/services/moderation/desk-queries.server";
import { countStuckRefunds } from "~/services/payments/desk-queries.server";
import { countDifferences } from "~/services/payments/differences.server";
import type { Permission } from "~/services/permissions";

type Source = {
  label: string;
  /** The list behind the figure, with its filters set. */
  href: string;
  /** Left out for what everybody of staff may see. */
  permission?: Permission;
  /** A note says more about some of them. */
  count: (ctx: ServiceContext) => Promise<{ count: number; note?: string }>;
};

const plain = (count: (ctx: ServiceContext) => Promise<number>) => async (ctx: ServiceContext) => ({
  count: await count(ctx),
});

/** What can wait for a person, what hurts most first. */
const sources: readonly Source[] = [
  {
    label: "Zgłoszone treści",
    href: paths.adminTab("reports"),
    permission: "moderate_content",
    async count(ctx) {
      const { waiting, crisis } = await countWaiting(ctx);
      return { count: waiting, note: crisis > 0 ? `w tym kryzys: ${crisis}` : undefined };
    },
  },
  {
    label: "Zamówienia niedostarczone",
    href: paths.adminTab("orders") + listSearch({ only: "undelivered" }),
    permission: "view_orders",
    count: plain(countUndelivered),
  },
  {
    label: "Zwroty, które nie przechodzą",
    href: paths.adminTab("modules/payments") + listSearch({ only: "refund_stuck" }),
    permission: "view_orders",
    count: plain(countStuckRefunds),
  },
  {
    label: "Różnice z bramką do wyjaśnienia",
    href: paths.adminTab("modules/differences"),
    permission: "manage_payments",
    count: plain(countDifferences),
  },
  {
    label: "Prośby, które czekają na Twoją zgodę",
    href: paths.adminTab("agreements"),
    count: plain(async (ctx) => (await listActs(ctx, "waiting")).length),
  },
];

/** A figure of the first page; the count is null where its source could not be read. */
export type Waiting = { label: string; href: string; count: number | null; note?: string };

/**
 * What waits for whoever looks, by what they may see.
 * @param attempt turns a source that fails into null, so that the others are shown
 */
export async function whatWaits(
  ctx: ServiceContext,
  permissions: readonly Permission[],
  attempt: <Value>(what: string, read: Promise<Value>) => Promise<Value | null>,
): Promise<Waiting[]> {
  const seen = sources.filter(({ permission }) => !permission || permissions.includes(permission));
  return Promise.all(
    seen.map(async ({ label, href, count }) => {
      const counted = await attempt(label, count(ctx));
      return { label, href, count: counted?.count ?? null, note: counted?.note };
    }),
  );
}
