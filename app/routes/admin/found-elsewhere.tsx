import { Fragment } from "react";
import { formatNumber } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import type { FoundElsewhere } from "./found-elsewhere.server";

/** The ways to other lists that have what was looked for here. */
export function FoundElsewhereLinks({ found }: { found: readonly FoundElsewhere[] }) {
  if (found.length === 0) return null;
  return (
    <p>
      {tieWords("Pasuje do tego też: ")}
      {found.map(({ label, href, total, isMore }, index) => (
        <Fragment key={href}>
          {index > 0 && " · "}
          <a href={href} className="link inline-flex min-h-11 items-center">
            {tieWords(`${label}: ${isMore ? "ponad " : ""}${formatNumber(total)}`)}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
