import { classNames } from "./class-names";

type NumberedPagesProps = {
  /** Names the list for screen readers: "Strony listy kont". */
  label: string;
  page: number;
  pages: number;
  href: (page: number) => string;
};

const maxButtons = 5;

/** The numbers in view: around the current page, and always as many as there are up to five. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = Math.min(maxButtons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}

const shape =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 font-semibold";

/** The way through a list by page numbers, at most five of them; renders nothing when everything is in view. */
export function NumberedPages({ label, page, pages, href }: NumberedPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev" className={`${shape} hover:bg-sunken`}>
              Poprzednia
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>
            <a
              href={href(number)}
              aria-current={number === page ? "page" : undefined}
              aria-label={`Strona ${number}`}
              className={classNames(
                shape,
                number === page
                  ? "bg-primary text-on-primary forced-colors:underline"
                  : "hover:bg-sunken",
              )}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next" className={`${shape} hover:bg-sunken`}>
              Następna
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
