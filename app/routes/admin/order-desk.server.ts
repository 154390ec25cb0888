import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { readListQuery } from "~/forms/filters";
import { orderCard, type OrderCard } from "~/services/desk/order-card.server";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type { ServiceContext } from "~/services/command/context.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { FoundElsewhere } from "./found-elsewhere.server";
import { readPending } from "./read-pending.server";
import { openSingleHit } from "./single-hit.server";
import { staffContext } from "./staff-context.server";

/** Up to so many rows somebody may have looked for something else. */
const fewRows = 3;

type OrderTab<Filters, Line, Beside> = {
  tab: string;
  filters: readonly Field[] | ((ctx: ServiceContext) => Promise<readonly Field[]>);
  list: (ctx: ServiceContext, filters: Filters, page: number) => Promise<NumberedPage<Line>>;
  /** The order in view; by default whichever has the id. */
  card?: (ctx: ServiceContext, id: string) => Promise<OrderCard>;
  /** What can be done to it. @param beside what the tab shows besides */
  linksOf: (order: OrderCard, ctx: ServiceContext, beside: Beside) => readonly ActLinkLine[];
  /** Which other lists have what was looked for, where this one has little. */
  elsewhere?: (ctx: ServiceContext, typed: TextByControl) => Promise<FoundElsewhere[]>;
  /** What can be done to one in the list, where that stands there. */
  lineLinksOf?: (line: Line, ctx: ServiceContext) => readonly ActLinkLine[];
};

/**
 * What a page of the order desk shows: a page of its list and, where the address names one, an order.
 * @param beside what the tab shows besides
 * @throws NotAllowed, NotFound
 */
export async function readOrderDesk<
  Filters,
  Line extends { id: string },
  Beside extends object = object,
>(
  visit: LoaderFunctionArgs,
  {
    tab,
    filters,
    list,
    card = orderCard,
    linksOf,
    elsewhere,
    lineLinksOf = () => [],
  }: OrderTab<Filters, Line, Beside>,
  beside?: (ctx: ServiceContext, orderId: string | undefined) => Promise<Beside>,
) {
  const { ctx } = await staffContext(visit, "view_orders");
  const fields = typeof filters === "function" ? await filters(ctx) : filters;
  const { filters: chosen, ...query } = readListQuery(fields, visit.request);
  const { id } = visit.params;
  const [page, order, rest] = await Promise.all([
    list(ctx, chosen as Filters, query.page),
    id === undefined ? null : card(ctx, id),
    beside?.(ctx, id),
  ]);
  openSingleHit(visit, tab, query, page);
  const isShort = id === undefined && page.total <= fewRows;
  const found = (isShort && (await elsewhere?.(ctx, query.values))) || [];
  const links = order ? linksOf(order, ctx, rest as Beside) : [];
  const pending = await readPending<{ id: string }>(ctx, [...page.rows, order], {
    order: (row) => row.id,
  });
  const rows = page.rows.map((line) => ({ ...line, links: lineLinksOf(line, ctx) }));
  return {
    desk: { fields, query, list: { ...page, rows }, order, links, pending, elsewhere: found },
    ...(rest as Beside),
  };
}
