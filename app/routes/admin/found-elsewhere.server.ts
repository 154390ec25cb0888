import { listSearch } from "~/forms/filters";
import type { TextByControl } from "~/forms/kind";
import { paths } from "~/paths";
import type { ServiceContext } from "~/services/command/context.server";
import { listContactMessages } from "~/services/contact/desk-queries.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import { listMembers } from "~/services/members/desk-queries.server";
import { listPayments } from "~/services/payments/desk-queries.server";
import { listThreads } from "~/services/support/desk-queries.server";
import { attempt } from "./attempt.server";
import { isTabHidden, tabLabel } from "./tabs";

/** A list that has what was looked for, with the way there. */
export type FoundElsewhere = { label: string; href: string; total: number; isMore: boolean };

type Place = {
  /** Its key; it is called as there. */
  tab: string;
  /** Which of its filters takes the words. */
  filter: string;
  list: (ctx: ServiceContext, words: string) => Promise<NumberedPage<unknown>>;
};

const places: readonly Place[] = [
  {
    ...{ tab: "users", filter: "email" },
    list: (ctx, email) => listMembers(ctx, { email }, 1),
  },
  {
    ...{ tab: "modules/payments", filter: "q" },
    list: (ctx, q) => listPayments(ctx, { q }, 1),
  },
  {
    ...{ tab: "messages", filter: "email" },
    list: (ctx, email) => listContactMessages(ctx, { email }, 1),
  },
  {
    ...{ tab: "support", filter: "email" },
    list: (ctx, email) => listThreads(ctx, { email }, 1),
  },
];

/**
 * Which other lists have what an order was looked for by: only those that whoever looks may open, and each is asked once.
 * @param typed into the filters of orders
 */
export async function foundElsewhere(
  ctx: ServiceContext,
  { email, number }: TextByControl,
): Promise<FoundElsewhere[]> {
  const words = email ?? number;
  const { actor } = ctx;
  if (words === undefined || actor.kind !== "staff") return [];
  const found = await Promise.all(
    places
      .filter(({ tab }) => !isTabHidden(tab, actor.permissions))
      .map(async ({ tab, filter, list }) => {
        const label = tabLabel(tab);
        const page = await attempt(ctx, label, list(ctx, words));
        const href = paths.adminTab(tab) + listSearch({ [filter]: words });
        return { label, href, total: page?.total ?? 0, isMore: page?.isMore ?? false };
      }),
  );
  return found.filter(({ total }) => total > 0);
}
