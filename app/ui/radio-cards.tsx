import { tieWords } from "~/copy/typography";
import type { ConstellationDrawing as Drawing } from "~/sky/drawing";
import { ConstellationDrawing } from "./constellation-drawing";
import { FieldGroup, type FieldBasics } from "./field";

export type RadioCard = { value: string; label: string; hint?: string; drawing?: Drawing | null };

type RadioCardsProps = FieldBasics & {
  options: readonly RadioCard[];
  defaultValue?: string;
};

/**
 * One answer out of a few, each on a card of its own, above its constellation where it has one. The first radio carries
 * `id`, so that the error summary can lead to it.
 */
export function RadioCards({ id, name, options, defaultValue, ...rest }: RadioCardsProps) {
  const drawn = options.some(({ drawing }) => drawing);
  return (
    <FieldGroup id={id} {...rest} legend={rest.label}>
      <div
        className={
          drawn ? "grid grid-cols-2 gap-3 pt-1 sm:grid-cols-3" : "grid gap-3 pt-1 sm:grid-cols-2"
        }
      >
        {options.map(({ value, label, hint, drawing }, index) => (
          <label
            key={value}
            className="flex cursor-pointer flex-col overflow-hidden rounded-card border-2 border-line bg-surface has-checked:border-primary has-checked:bg-area-soft"
          >
            <span className="flex grow items-start gap-2.5 p-3">
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${value}`}
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                required={rest.required}
                className="tick mt-0.5 size-5"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{label}</span>{" "}
                {hint && <span className="block text-sm text-muted">{tieWords(hint)}</span>}
              </span>
            </span>
            {drawing && (
              <span data-theme="dark" data-area="spirituality" className="area-night block p-2.5">
                <ConstellationDrawing drawing={drawing} className="h-16 w-full sm:h-20" />
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
