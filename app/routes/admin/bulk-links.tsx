import { formatCount } from "~/copy/format";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";

type BulkLinksProps = {
  tab: string;
  links: readonly { name: string; label: string }[];
  search: string;
  total: number;
};

/** The ways to what can be done to every order that the filter shows. Without a filter it would be everything there is. */
export function BulkLinks({ tab, links, search, total }: BulkLinksProps) {
  if (links.length === 0 || search === "" || total === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        Czynności zbiorcze ({formatCount(total, "zamówienie", "zamówienia", "zamówień")})
      </summary>
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
