import type { Actor } from "../access/actor";
import { mayAct } from "../access/authorise.server";
import type { Refusal } from "../command/refusals";
import type { ServiceContext } from "../command/context.server";
import { actRefusal, isStaffAct, type ActRule, type StaffAct } from "./staff-act.server";
import { actsOfTabs } from "./staff-acts.server";

type Tab = keyof typeof actsOfTabs;
type NameIn<In extends Tab> = keyof (typeof actsOfTabs)[In];

/** What every one of these acts can look at. */
type RowOf<In extends Tab, Name extends NameIn<In>> = {
  [Each in Name]: (typeof actsOfTabs)[In][Each] extends ActRule<unknown, infer Row>
    ? (row: Row) => void
    : never;
}[Name] extends (row: infer Row) => void
  ? Row
  : never;

export type ActLinkLine = {
  tab: string;
  id: string;
  act: string;
  label: string;
  part?: string;
  /** Stands apart from the others. */
  isDangerous?: true;
};

type Linked = { tab: Tab; name: string; act: ActRule };

const actsOf = (tab: Tab): Linked[] =>
  Object.entries<ActRule>(actsOfTabs[tab]).map(([name, act]) => ({ tab, name, act }));

function linkOf({ tab, name, act }: Linked, row: { id: string }, actor: Actor): ActLinkLine[] {
  const { link, permission } = act;
  if (!link || (permission && !mayAct(actor, permission))) return [];
  const { id } = row;
  // `RowOf` is what each of them takes.
  const on = { id, row: row as never };
  const refused = actRefusal(act, on, actor);
  if (refused && !link.evenIf?.some(({ code }) => code === refused.code)) return [];
  const { label, part } = link;
  return [
    {
      ...{ tab, id, act: name, part },
      label: typeof label === "string" ? label : label(on.row),
      ...(isStaffAct(act) && act.isDangerous === true && { isDangerous: true as const }),
    },
  ];
}

/**
 * The ways to what whoever looks may do to a row as it is now, in the order of the table of acts.
 * @param only where not all acts of the tab are upon such a row, or the page has no room for all
 */
export const actLinksOf = <In extends Tab, Name extends NameIn<In> = NameIn<In>>(
  tab: In,
  row: RowOf<In, Name> & { id: string },
  { actor }: Pick<ServiceContext, "actor">,
  only?: readonly Name[],
): ActLinkLine[] =>
  actsOf(tab)
    .filter(({ name, act }) => !act.creates && (!only || only.includes(name as Name)))
    .flatMap((linked) => linkOf(linked, row, actor));

/** Why whoever may do this to a row cannot, as it is now; null for everybody else. */
export function refusedActOf<In extends Tab, Name extends NameIn<In>>(
  tab: In,
  name: Name,
  row: RowOf<In, Name> & { id: string },
  { actor }: Pick<ServiceContext, "actor">,
): Refusal | null {
  const act = actsOf(tab).find((each) => each.name === name)?.act;
  if (!act) return null;
  if (act.permission && !mayAct(actor, act.permission)) return null;
  return actRefusal(act, { id: row.id, row: row as never }, actor);
}

export type ShownAct = Pick<ActLinkLine, "tab" | "id" | "act"> &
  Pick<StaffAct, "fields" | "button"> & { effects: readonly string[]; version?: string };

/**
 * An act whose form stands beside the row that it is done to, as its own page would ask for it; null where there would be
 * no way to it. Of one that takes a fresh sign-in, only whoever has one is shown the form.
 */
export async function shownActOf<In extends Tab, Name extends NameIn<In>>(
  tab: In,
  name: Name,
  row: RowOf<In, Name> & { id: string },
  ctx: ServiceContext,
): Promise<ShownAct | null> {
  const linked = actsOf(tab).find((each) => each.name === name);
  if (!linked || !isStaffAct(linked.act) || linkOf(linked, row, ctx.actor).length === 0)
    return null;
  const { fields, button, preview } = linked.act;
  const { effects, version } = await preview(row as never, ctx);
  return { tab, id: row.id, act: linked.name, fields, button, effects, version };
}

/** The ways to what makes a row of a tab. */
export const creationLinksOf = (
  tab: Tab,
  { actor }: Pick<ServiceContext, "actor">,
): ActLinkLine[] =>
  actsOf(tab)
    .filter(({ act }) => act.creates)
    .flatMap((linked) => linkOf(linked, { id: "new" }, actor));
