import { paths } from "~/paths";
import type { Area } from "~/site/areas";
import { groupScopes, type GroupScope, type TypesInUse } from "~/site/group-scopes";
import { areaOfType, groupTypeLabels, type GroupType } from "~/site/group-types";
import { classNames } from "~/ui/class-names";

type Chip = { label: string; href: string; isChosen: boolean; area?: Area };

type GroupChipsProps = {
  inUse: TypesInUse;
  isMember: boolean;
  /** What the list on the page is of: all groups where nothing is chosen. */
  type?: GroupType;
  scope?: GroupScope;
  /** Where the list on the page is not one of groups. */
  isElsewhere?: boolean;
};

/**
 * What the directory can be narrowed to, each an address: nothing to choose first and press then. All of them are in sight at
 * any width: nobody looks for what ends at the edge.
 */
export function GroupChips({ inUse, isMember, type, scope, isElsewhere }: GroupChipsProps) {
  const ofType = (one: GroupType): Chip => ({
    label: groupTypeLabels[one],
    href: paths.groups({ type: one }),
    isChosen: one === type,
    area: areaOfType(one),
  });
  const ofScope = (one: GroupScope): Chip => ({
    label: groupScopes[one],
    href: paths.groups({ show: one }),
    isChosen: one === scope,
  });
  const scopes = (Object.keys(groupScopes) as GroupScope[]).filter(
    (one) => one !== "mine" || isMember,
  );
  // One's own are worth a press however the others are told apart.
  const besideTypes = scopes.filter((one) => one === "mine" || one === scope);
  const chips: Chip[] = [
    { label: "Wszystkie", href: paths.groups(), isChosen: !isElsewhere && !type && !scope },
    ...(isTypeOfItsOwn(inUse)
      ? [...(type ? [ofType(type)] : []), ...scopes.map(ofScope)]
      : [
          ...besideTypes.map(ofScope),
          ...inUse.types
            .map(ofType)
            .sort(
              (one, other) =>
                Number(other.isChosen) - Number(one.isChosen) ||
                one.label.localeCompare(other.label, "pl"),
            ),
        ]),
  ];
  return (
    <nav aria-label="Które grupy pokazać">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ label, href, isChosen, area }) => (
          <li key={href} data-area={area}>
            <a
              href={href}
              aria-current={isChosen ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center rounded-full border px-4 text-sm whitespace-nowrap text-area-ink",
                isChosen
                  ? "border-area bg-area-soft font-semibold forced-colors:border-2 forced-colors:border-[Highlight]"
                  : "border-line bg-surface hover:border-area",
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a type tells hardly any two groups apart from the others: fewer than two groups have the same. */
const isTypeOfItsOwn = ({ types, groups }: TypesInUse) => groups < 2 * types.length;
