import { paths } from "~/paths";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import { ButtonLink } from "~/ui/button";

export function BookViews({
  view,
  creationLinks,
}: {
  view: "ebooks" | "books";
  creationLinks: readonly ActLinkLine[];
}) {
  return (
    <>
      <nav aria-label="E-booki" className="flex flex-wrap gap-3">
        {(
          [
            ["ebooks", "Zamówienia"],
            ["books", "Książki"],
          ] as const
        ).map(([key, label]) => (
          <ButtonLink
            key={key}
            href={paths.adminTab(key)}
            size="small"
            variant={key === view ? "primary" : "secondary"}
            aria-current={key === view ? "page" : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </nav>
      {creationLinks.map(({ act, label }) => (
        <ButtonLink key={act} href={paths.adminNewBook()} size="small" variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </>
  );
}
