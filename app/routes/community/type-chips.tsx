import { paths } from "~/paths";
import { areaOfType, groupTypeLabels, type GroupType } from "~/site/group-types";
import { classNames } from "~/ui/class-names";

/**
 * The kinds there are, each an address: nothing to choose first and press then. One line on a telephone, which is pushed
 * aside; the chosen one stands where it is seen.
 */
export function TypeChips({
  types,
  chosen,
}: {
  types: readonly GroupType[];
  /** Null where the list on the page is not one of groups. */
  chosen: GroupType | "all" | null;
}) {
  const chips = [
    { label: "Wszystkie", href: paths.groups(), isChosen: chosen === "all", area: undefined },
    ...types
      .map((type) => ({
        label: groupTypeLabels[type],
        href: paths.groups({ type }),
        isChosen: type === chosen,
        area: areaOfType(type),
      }))
      .sort(
        (one, other) =>
          Number(other.isChosen) - Number(one.isChosen) ||
          one.label.localeCompare(other.label, "pl"),
      ),
  ];
  return (
    <nav aria-label="Rodzaj grupy">
      <ul className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap">
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
