import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";

export function BookViews({ view, mayAdd }: { view: "ebooks" | "books"; mayAdd: boolean }) {
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
      {mayAdd && (
        <ButtonLink href={paths.adminNewBook()} size="small" variant="secondary">
          Dodaj książkę
        </ButtonLink>
      )}
    </>
  );
}
