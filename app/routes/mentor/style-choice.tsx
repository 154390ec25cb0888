import { Fragment } from "react";
import { tieWords } from "~/copy/typography";
import { findStyle, mentorStyles, styleName } from "~/services/talks/styles";
import { classNames } from "~/ui/class-names";
import { FieldGroup } from "~/ui/field";
import { StyleIcon } from "./style-icon";

type StyleChoiceProps = {
  name: string;
  label: string;
  /** The number of a style, as a form has it; of any other text the first style is chosen. */
  chosen: string | undefined;
  error: string | undefined;
};

/**
 * Five cards, one a style of the mentor. They are small on a telephone, where what a style does stands below them once it is
 * chosen; what it is not stands there everywhere. The first radio carries the name, so that the error summary can lead to it.
 */
export function StyleChoice({ name, label, chosen, error }: StyleChoiceProps) {
  const selected = findStyle(Number(chosen)) ?? mentorStyles[0];
  return (
    <FieldGroup id={name} legend={label} error={error} required>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-6 sm:gap-3">
        {mentorStyles.map((style, index) => (
          <Fragment key={style.number}>
            <label
              className={classNames(
                "flex min-h-11 cursor-pointer items-center gap-2 rounded-card border-2 border-line bg-surface px-2.5 py-1.5 leading-tight last-of-type:col-span-2 has-checked:border-primary has-checked:bg-area-soft sm:flex-col sm:items-start sm:p-3",
                index < 3 ? "sm:col-span-2" : "sm:col-span-3 sm:last-of-type:col-span-3",
              )}
            >
              <span className="flex items-center gap-2 sm:w-full sm:justify-between">
                <StyleIcon
                  icon={style.icon}
                  className="order-first size-5 shrink-0 text-area-ink sm:size-7"
                />
                <input
                  type="radio"
                  id={index === 0 ? name : `${name}-${style.number}`}
                  name={name}
                  value={style.number}
                  defaultChecked={style === selected}
                  aria-describedby={`${name}-${style.number}-says`}
                  className="tick size-5"
                />
              </span>{" "}
              <span className="text-sm font-semibold sm:text-base">
                {tieWords(styleName(style.number))}
              </span>{" "}
              <span className="text-sm text-muted max-sm:hidden">{tieWords(style.does)}</span>
            </label>
            {/* Right behind its style, where text browsers read it; on a screen, below all cards. */}
            <p
              id={`${name}-${style.number}-says`}
              className="order-last col-span-full hidden text-sm text-muted [label:has(:checked)+&]:block"
            >
              <span className="sm:hidden">{tieWords(style.does)}</span> {tieWords(style.isNot)}
            </p>
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  );
}
