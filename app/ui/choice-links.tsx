import { classNames } from "./class-names";

export type ChoiceLink = { label: string; note: string | null; href: string; isChosen: boolean };

type ChoiceLinksProps = {
  id: string;
  title: string;
  choices: readonly ChoiceLink[];
  /** In columns, where they are many. */
  isMany?: boolean;
};

/** A few addresses of the same page, one of which is this one. */
export function ChoiceLinks({ id, title, choices, isMany = false }: ChoiceLinksProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="space-y-3">
      <h2 id={`${id}-heading`} className="text-2xl">
        {title}
      </h2>
      <ul
        className={
          isMany ? "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4" : "flex flex-wrap gap-3"
        }
      >
        {choices.map((each) => (
          <li key={each.href}>
            <a
              href={each.href}
              aria-current={each.isChosen ? "true" : undefined}
              className={classNames(
                "flex h-full min-h-11 flex-col justify-center rounded-control border px-4 py-2",
                each.isChosen ? "border-area bg-area-soft font-semibold" : "border-line bg-surface",
              )}
            >
              <span>{each.label}</span>
              {each.note && <span className="text-sm text-muted">{each.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
