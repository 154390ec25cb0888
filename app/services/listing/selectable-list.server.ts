import type { Field } from "~/forms/fields";
import { checkFilters, type Filters } from "~/forms/filters";
import type { TextByControl } from "~/forms/kind";
import type { Permission } from "../access/permissions";
import type { Target } from "../access/targets";
import type { ServiceContext } from "../command/context.server";
import type { ListedThings } from "./listed-things";

/** Different addresses: the first few by the alphabet, and how many there are. */
type NamedAddresses = { first: string[]; count: number };

const namedAtMost = 5;

/** @param found a row for each address; null where staff are not shown it, or there is none */
export function namedAddresses(found: readonly { address: string | null }[]): NamedAddresses {
  const known = found.flatMap(({ address }) => address ?? []).sort();
  return { first: known.slice(0, namedAtMost), count: known.length };
}

type ListDefinition<Fields extends readonly Field[], Figures extends object> = {
  /** What its rows are, and the audit names them by. */
  target: Target["kind"];
  /** Last part of its address, and of that of its rows. */
  tab: string;
  /** Whoever may see it. */
  permission: Permission;
  filters: Fields;
  /** The filter that an address is typed into. */
  addressFilter: Fields[number]["name"];
  things: ListedThings;
  /**
   * Every row that meets filters, the first to be done first. An address is met by the very same one alone: nobody answers
   * for rows that are only like what they were looking for.
   * @returns ids, `atMost` of them
   * @throws NotAllowed
   */
  matching: (ctx: ServiceContext, filters: Filters<Fields>, atMost: number) => Promise<string[]>;
  /** What an act upon rows says of them beside their number. */
  figures: (ctx: ServiceContext, ids: readonly string[]) => Promise<Figures>;
  /** Whom rows go to, for whoever asks for an act upon them, and whoever agrees. */
  addresses: (ctx: ServiceContext, ids: readonly string[]) => Promise<NamedAddresses>;
  /** Mailboxes (`mailboxOf`) of whoever rows belong to. */
  owners: (ctx: ServiceContext, ids: readonly string[]) => Promise<string[]>;
  /** What rows are called, by id. */
  names: (ctx: ServiceContext, ids: readonly string[]) => Promise<Map<string, string>>;
};

/** What filters of a list select. */
export type Selection = {
  /** As they were checked. */
  filters: Filters;
  /** As `matching`, at this moment. */
  ids: (ctx: ServiceContext, atMost: number) => Promise<string[]>;
};

/** A list whose filters can select rows, all of which something is done to. */
export type SelectableList<Figures extends object = object> = Omit<
  ListDefinition<readonly Field[], Figures>,
  "matching"
> & {
  /** @returns null where nothing was typed, which would be everything there is, or something wrong */
  select: (typed: TextByControl) => Selection | null;
};

export const defineSelectableList = <
  const Fields extends readonly Field[],
  Figures extends object = object,
>({
  matching,
  ...list
}: ListDefinition<Fields, Figures>): SelectableList<Figures> => ({
  ...list,
  select(typed) {
    const { filters, errors } = checkFilters(list.filters, typed);
    if (Object.keys(filters).length === 0 || Object.keys(errors).length > 0) return null;
    return { filters, ids: (ctx, atMost) => matching(ctx, filters, atMost) };
  },
});
