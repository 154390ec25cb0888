import { paths } from "~/http/paths";
import { classNames } from "~/ui/class-names";

const items = [
  { href: paths.legalAdviser(), label: "Umowa najmu mieszkania" },
  { href: paths.documentInterpretation(), label: "Interpretacja dokumentu (Beta)" },
];

/** The side menu of the legal adviser. */
export function AdviserMenu({ current }: { current: string }) {
  return (
    <nav aria-label="Doradca prawny">
      <ul className="space-y-1">
        {items.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center rounded-control px-4 py-2 font-medium hover:bg-sunken",
                href === current && "bg-area-soft text-area-ink",
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

/** The right panel: an empty place says so. */
export function OffersPanel() {
  return (
    <aside
      aria-labelledby="oferty"
      className="rounded-card border border-dashed border-control p-5 text-muted"
    >
      <h2 id="oferty" className="text-lg">
        Miejsce na oferty
      </h2>
      <p className="mt-1 text-sm">
        W&nbsp;przyszłości pojawią się tu reklamy lub oferty. Na razie nie ma żadnych.
      </p>
    </aside>
  );
}
