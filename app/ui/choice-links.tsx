import { classNames } from "./class-names";
import { OwnTime } from "./own-time";

export type ChoiceLink = {
  label: string;
  note: string | null;
  href: string;
  isChosen: boolean;
  /** ISO 8601, of a time. */
  at?: string;
};

type ChoiceLinksProps = {
  id: string;
  title: string;
  choices: readonly ChoiceLink[];
  /** In a form, which they send there with this control: what was typed comes along. */
  sends?: { name: string; value: string };
};

/** A few addresses of the same page, one of which is this one. */
export function ChoiceLinks({ id, title, choices, sends }: ChoiceLinksProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="space-y-3">
      <h2 id={`${id}-heading`} className="text-2xl">
        {title}
      </h2>
      <Choices choices={choices} sends={sends && { ...sends, id }} />
    </section>
  );
}

/** Such addresses alone. */
export function Choices({
  choices,
  sends,
  isMany = false,
}: Pick<ChoiceLinksProps, "choices"> & {
  sends?: { name: string; value: string; id: string };
  /** In columns, where they are many. */
  isMany?: boolean;
}) {
  return (
    <ul
      className={
        isMany ? "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4" : "flex flex-wrap gap-3"
      }
    >
      {choices.map((each) => (
        <li key={each.href}>
          {sends ? (
            <button
              name={sends.name}
              value={sends.value}
              formAction={`${each.href}#${sends.id}-heading`}
              aria-current={each.isChosen ? "true" : undefined}
              className={classNames("w-full cursor-pointer text-left", lookOf(each))}
            >
              <Choice {...each} />
            </button>
          ) : (
            <a
              href={each.href}
              aria-current={each.isChosen ? "true" : undefined}
              className={lookOf(each)}
            >
              <Choice {...each} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const lookOf = ({ isChosen }: ChoiceLink) =>
  classNames(
    "relative flex h-full min-h-11 flex-col justify-center rounded-control border px-4 py-2",
    isChosen ? "border-area bg-area-soft font-semibold" : "border-line bg-surface",
  );

function Choice({ label, note, at }: ChoiceLink) {
  return (
    <>
      <span>{label}</span>
      {note && <span className="text-sm text-muted">{note}</span>}
      {at && <OwnTime at={at} place="border" />}
    </>
  );
}
