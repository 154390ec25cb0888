import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { readListQuery } from "~/forms/filters";
import { actLinksOf } from "~/services/acts/act-links.server";
import type { ServiceContext } from "~/services/command/context.server";
import { authorsLike, groupNames } from "~/services/groups/desk-names.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import { casesAbout, textCard, type TextOf } from "~/services/moderation/text-cases.server";
import { groupsSuggested, withOffered } from "./offered-names.server";
import { openSingleHit } from "./single-hit.server";
import { staffContext } from "./staff-context.server";

type TextLine = { id: string; author: { name: string } };

/**
 * What a page of the desk over texts shows: a page of its list and, where the address names one, a text with its cases.
 * @param tab.author the filter that takes an author's name
 * @throws NotAllowed, NotFound
 */
export async function readTextDesk<Filters, Line extends TextLine, Detail>(
  visit: LoaderFunctionArgs,
  tab: {
    kind: TextOf["kind"];
    filters: readonly Field[];
    author: string;
    list: (ctx: ServiceContext, filters: Filters, page: number) => Promise<NumberedPage<Line>>;
    detail: (ctx: ServiceContext, id: string) => Promise<Detail>;
  },
) {
  const { ctx } = await staffContext(visit, "moderate_content");
  const { filters, ...query } = readListQuery(tab.filters, visit.request);
  const { id } = visit.params;
  const { kind } = tab;
  const [list, found, cases, card, known, names] = await Promise.all([
    tab.list(ctx, filters as Filters, query.page),
    id === undefined ? null : tab.detail(ctx, id),
    id === undefined ? [] : casesAbout(ctx, id),
    id === undefined ? null : textCard(ctx, { kind, id }),
    tab.filters.some(({ name }) => name === groupFilter) ? groupNames(ctx) : [],
    suggestedNames(ctx, tab.author, query.values),
  ]);
  openSingleHit(visit, `${kind}s`, query, list);
  const links = id !== undefined && card ? actLinksOf(`${kind}s`, { id, ...card }, ctx) : [];
  const refused = links.length > 0 ? null : (card?.refused.delete?.text ?? null);
  const offered: Readonly<Record<string, readonly string[]>> = {
    [groupFilter]: known.map(({ name }) => name),
    [tab.author]: list.rows.map(({ author }) => author.name),
  };
  const fields = withOffered(tab.filters, offered);
  const suggested = list.rows.length === 0 ? names : names.filter(({ isPart }) => isPart);
  return { fields, suggested, query, list, found, cases, links, refused };
}

const groupFilter = "groupId";

/** Names for filters by name. `isPart` says that rows of several of them are listed. */
async function suggestedNames(
  ctx: ServiceContext,
  author: string,
  { [groupFilter]: group, [author]: name }: TextByControl,
) {
  const [groups, authors] = await Promise.all([
    groupsSuggested(ctx, groupFilter, group),
    name === undefined ? [] : authorsLike(ctx, name),
  ]);
  return [
    ...(groups ? [{ ...groups, isPart: true }] : []),
    {
      ...{ control: author, question: "Może chodzi o:", isPart: false },
      names: authors.filter((each) => each !== name),
    },
  ].filter(({ names }) => names.length > 0);
}
