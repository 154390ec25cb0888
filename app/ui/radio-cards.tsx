import { Fragment, type ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import type { ConstellationKey } from "~/sky/constellations";
import { classNames } from "./class-names";
import { FieldGroup, type FieldBasics } from "./field";
import { signSize } from "./figure-size";
import { signsSprite } from "./signs-sprite";

export type RadioCard = { value: string; label: string; hint?: string; figure?: ConstellationKey };

type RadioCardsProps = FieldBasics & {
  options: readonly RadioCard[];
  defaultValue?: string;
};

/** One answer out of a few, each on a card of its own. The first radio carries `id`, so that the error summary can lead to it. */
export function RadioCards({ id, name, options, defaultValue, ...rest }: RadioCardsProps) {
  const drawn = options.some(({ figure }) => figure);
  return (
    <FieldGroup id={id} {...rest} legend={rest.label}>
      <div
        className={
          drawn
            ? "grid grid-cols-3 gap-2 pt-1 sm:grid-cols-4 sm:gap-3"
            : "grid gap-1.5 pt-1 sm:grid-cols-2 sm:gap-3 sm:[&>:last-child:nth-child(odd)]:col-span-2"
        }
      >
        {options.map((option, index) => {
          const Card = option.figure ? FigureCard : WordsCard;
          return (
            <Fragment key={option.value}>
              <Card {...option}>
                <input
                  type="radio"
                  id={index === 0 ? id : `${id}-${option.value}`}
                  name={name}
                  value={option.value}
                  defaultChecked={option.value === defaultValue}
                  required={rest.required}
                  className={classNames(
                    "tick size-5",
                    option.figure && "absolute top-1.5 left-1.5",
                  )}
                />
              </Card>{" "}
            </Fragment>
          );
        })}
      </div>
    </FieldGroup>
  );
}

type CardProps = RadioCard & {
  /** Its radio. */
  children: ReactNode;
};

const card =
  "cursor-pointer overflow-hidden rounded-card border-2 border-line bg-surface has-checked:border-primary has-checked:bg-area-soft";

const WordsCard = ({ label, hint, children }: CardProps) => (
  <label className={`${card} flex items-start gap-2.5 px-3 py-1.5 leading-snug sm:py-3`}>
    <span className="mt-0.5 flex">{children}</span>
    <span className="min-w-0">
      <span className="block font-semibold">{label}</span>{" "}
      {hint && <span className="block text-sm text-muted">{tieWords(hint)}</span>}
    </span>
  </label>
);

/** A constellation, of the zodiac, above its name: so small that three stand beside each other on a telephone. */
const FigureCard = ({ figure, label, hint, children }: CardProps) => (
  <label className={`${card} relative flex flex-col`}>
    <span data-theme="dark" data-area="spirituality" className="area-night block p-1 sm:p-2.5">
      <svg
        viewBox={`0 0 ${signSize.width} ${signSize.height}`}
        aria-hidden="true"
        className="h-9 w-full fill-star sm:h-16 forced-colors:fill-[CanvasText]"
      >
        <use href={`${signsSprite}#${figure}`} />
      </svg>
      {children}
    </span>
    <span className="block px-1 py-1.5 text-center leading-tight sm:p-2">
      <span className="block text-sm font-semibold sm:text-base">{label}</span>{" "}
      {hint && <span className="mt-0.5 block text-xs text-muted">{hint}</span>}
    </span>
  </label>
);
