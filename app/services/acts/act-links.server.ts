import type { ServiceContext } from "../command/context.server";
import { rowActs } from "./registry.server";
import type { StaffAct } from "./staff-act.server";

type Tab = keyof typeof rowActs;
type ActsOf<In extends Tab> = (typeof rowActs)[In];

/** What every act of a tab can look at. */
type CardOf<In extends Tab> = {
  [Name in keyof ActsOf<In>]: ActsOf<In>[Name] extends StaffAct<infer Card>
    ? (card: Card) => void
    : never;
}[keyof ActsOf<In>] extends (card: infer Card) => void
  ? Card
  : never;

export type ActLinkLine = { tab: string; id: string; act: string; label: string; part?: string };

/** The ways to what whoever looks may do to a row as it is now, in the order of the table of acts. */
export function actLinksOf<In extends Tab>(
  tab: In,
  card: CardOf<In> & { id: string },
  { actor }: Pick<ServiceContext, "actor">,
): ActLinkLine[] {
  const permissions = actor.kind === "staff" ? actor.permissions : [];
  // `CardOf` is what each of them takes.
  const row = card as never;
  return Object.entries<StaffAct>(rowActs[tab]).flatMap(([act, { link, permission, may }]) => {
    if (!link || (permission && !permissions.includes(permission))) return [];
    const refused = may?.(row);
    if (refused && refused.code !== link.evenIf?.code) return [];
    const { label, part } = link;
    return {
      ...{ tab, id: card.id, act, part },
      label: typeof label === "string" ? label : label(row),
    };
  });
}
