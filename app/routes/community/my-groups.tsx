import { ChevronDown } from "~/ui/icons";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { DirectoryGroup, GroupList } from "~/services/groups/queries.server";
import { ButtonLink } from "~/ui/button";
import { GroupIcon } from "~/ui/group-icon";
import { RelativeTime } from "~/ui/relative-time";

/** The member's groups: folded on a narrow screen, and open beside the posts on a wide one. */
export function MyGroups({
  list: { groups, next },
  now,
}: {
  list: GroupList;
  /** When the page was written, ISO 8601. */
  now: string;
}) {
  return (
    <nav aria-labelledby="twoje-grupy" data-area="community">
      <details className="open-on-wide group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-2">
          <h2
            id="twoje-grupy"
            className="font-sans text-base font-semibold lg:font-serif lg:text-xl"
          >
            Twoje grupy
          </h2>
          <ChevronDown className="size-5 group-open:rotate-180" />
        </summary>
        <div className="mt-3 space-y-3">
          <ul className="space-y-1">
            {groups.map((group) => (
              <li key={group.slug}>
                <GroupLink group={group} now={now} />
              </li>
            ))}
          </ul>
          {next && (
            <p>
              <a href={paths.panelGroups(next)} className="link">
                Pokaż więcej grup
              </a>
            </p>
          )}
          {!next && <p className="text-sm text-muted">To wszystkie Twoje grupy.</p>}
          <ButtonLink href={paths.groups()} variant="secondary" size="small">
            Znajdź grupę
          </ButtonLink>
        </div>
      </details>
    </nav>
  );
}

const GroupLink = ({ group, now }: { group: DirectoryGroup; now: string }) => (
  <a
    href={paths.group(group.slug)}
    className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 leading-tight font-medium hover:bg-sunken"
  >
    <GroupIcon {...group} className="size-9" />
    <span className="min-w-0 wrap-anywhere">
      {tieWords(group.name)}{" "}
      {group.lastPost && (
        <span className="block text-sm font-normal text-muted">
          Post <RelativeTime moment={group.lastPost.at} now={now} />
        </span>
      )}
    </span>
  </a>
);
