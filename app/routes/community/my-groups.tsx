import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { GroupList } from "~/services/groups/queries.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { GroupIcon } from "~/ui/group-icon";

type MyGroupsProps = {
  list: GroupList;
  /** Address of the group in view; null shows all of them. */
  selected: string | null;
};

export function MyGroups({ list, selected }: MyGroupsProps) {
  return (
    <nav aria-labelledby="twoje-grupy" data-area="community">
      <details className="group lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-2 font-semibold">
          <span>
            Twoje grupy
            {selected && (
              <span className="block text-sm font-normal text-muted">
                {list.groups.find(({ slug }) => slug === selected)?.name}
              </span>
            )}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
        <Groups list={list} selected={selected} />
      </details>
      <div className="hidden lg:block">
        <h2 id="twoje-grupy" className="text-xl">
          Twoje grupy
        </h2>
        <Groups list={list} selected={selected} />
      </div>
    </nav>
  );
}

function Groups({ list: { groups, next, total }, selected }: MyGroupsProps) {
  return (
    <div className="mt-3 space-y-3">
      <ul className="space-y-1">
        {total > 0 && (
          <li>
            <GroupLink href={paths.panel()} isSelected={selected === null}>
              Wszystkie moje grupy
            </GroupLink>
          </li>
        )}
        {groups.map((group) => (
          <li key={group.slug}>
            <GroupLink
              href={paths.groupFeed(group.slug)}
              isSelected={group.slug === selected}
              icon={<GroupIcon {...group} className="size-9" />}
            >
              {tieWords(group.name)}
              <span className="line-clamp-1 text-sm font-normal text-muted">
                {group.description}
              </span>
            </GroupLink>
          </li>
        ))}
      </ul>
      {total === 0 && (
        <p className="text-muted">
          {tieWords(
            "Nie należysz jeszcze do żadnej grupy. Zajrzyj do spisu i wybierz coś dla siebie.",
          )}
        </p>
      )}
      {next && (
        <p>
          <a href={paths.groupFeed(selected ?? undefined, { groupsAfter: next })} className="link">
            Pokaż więcej grup
          </a>
        </p>
      )}
      {total > 0 && !next && (
        <p className="text-sm text-muted">Wszystkie grupy załadowane ({total})</p>
      )}
      <ButtonLink href={paths.groups()} variant="secondary" size="small">
        Znajdź grupę
      </ButtonLink>
    </div>
  );
}

function GroupLink({
  href,
  isSelected,
  icon,
  children,
}: {
  href: string;
  isSelected: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      aria-current={isSelected ? "page" : undefined}
      className={classNames(
        "flex min-h-11 items-center gap-3 rounded-control px-3 py-2 leading-tight font-medium hover:bg-sunken",
        isSelected && "bg-sunken font-semibold",
      )}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  );
}
