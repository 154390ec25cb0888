import { formatCount } from "~/copy/format";
import { paths } from "~/paths";
import type { Permission } from "~/services/access/permissions";
import { ButtonLink } from "~/ui/button";
import type { BulkAct } from "./acts/bulk-acts";

type BulkLinksProps = {
  acts: readonly BulkAct[];
  /** The filter, as it stands in the address; empty without one. */
  search: string;
  /** How many rows it shows. */
  total: number;
  permissions: readonly Permission[];
};

/** The ways to what can be done to every order that the filter shows. Without a filter it would be everything there is. */
export function BulkLinks({ acts, search, total, permissions }: BulkLinksProps) {
  const own = acts.filter(({ permission }) => permissions.includes(permission));
  const mayAct = permissions.includes("act_in_bulk") && own.length > 0;
  if (!mayAct || search === "" || total === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        Czynności zbiorcze ({formatCount(total, "zamówienie", "zamówienia", "zamówień")})
      </summary>
      <div className="flex flex-wrap gap-3 pt-3">
        {own.map(({ name, label }) => (
          <ButtonLink
            key={name}
            variant="secondary"
            size="small"
            href={paths.adminBulk("orders", name) + search}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </details>
  );
}
