import { paths } from "~/paths";
import { countedThings, type ListedThings } from "~/services/listing/listed-things";
import { ButtonLink } from "~/ui/button";
import { FoldSummary } from "~/ui/fold-summary";

type BulkLinksProps = {
  /** What whoever looks may do. */
  bulk: { tab: string; things: ListedThings; links: readonly { name: string; label: string }[] };
  search: string;
  total: number;
  /** Whether each row meets the filter to the letter: an act upon all of them would leave the others out. */
  isPrecise: boolean;
};

/** The ways to what can be done to every row that the filter shows. Without a filter it would be everything there is. */
export function BulkLinks({
  bulk: { tab, things, links },
  search,
  total,
  isPrecise,
}: BulkLinksProps) {
  if (links.length === 0 || search === "" || total === 0 || !isPrecise) return null;
  return (
    <details>
      <FoldSummary className="link">
        Czynności zbiorcze ({countedThings(things, total)})
      </FoldSummary>
      <div className="flex flex-wrap gap-3 pt-3">
        {links.map(({ name, label }) => (
          <ButtonLink
            key={name}
            variant="secondary"
            size="small"
            href={paths.adminBulk(tab, name) + search}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </details>
  );
}
