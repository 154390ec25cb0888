import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { actLinksOf } from "~/services/acts/act-links.server";
import type { ServiceContext } from "~/services/command/context.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import { casesAbout, textCard, type TextOf } from "~/services/moderation/text-cases.server";
import { openSingleHit } from "./single-hit.server";
import { staffContext } from "./staff-context.server";

/**
 * What a page of the desk over texts shows: a page of its list and, where the address names one, a text with its cases.
 * @throws NotAllowed, NotFound
 */
export async function readTextDesk<Filters, Line extends { id: string }, Detail>(
  visit: LoaderFunctionArgs,
  tab: {
    kind: TextOf["kind"];
    filters: readonly Field[];
    list: (ctx: ServiceContext, filters: Filters, page: number) => Promise<NumberedPage<Line>>;
    detail: (ctx: ServiceContext, id: string) => Promise<Detail>;
  },
) {
  const { ctx } = await staffContext(visit, "moderate_content");
  const { filters, ...query } = readListQuery(tab.filters, visit.request);
  const { id } = visit.params;
  const { kind } = tab;
  const [list, found, cases, card] = await Promise.all([
    tab.list(ctx, filters as Filters, query.page),
    id === undefined ? null : tab.detail(ctx, id),
    id === undefined ? [] : casesAbout(ctx, id),
    id === undefined ? null : textCard(ctx, { kind, id }),
  ]);
  openSingleHit(visit, `${kind}s`, query, list);
  const links = id !== undefined && card ? actLinksOf(`${kind}s`, { id, ...card }, ctx) : [];
  const refused = links.length > 0 ? null : (card?.refused.delete?.text ?? null);
  return { query, list, found, cases, links, refused };
}
