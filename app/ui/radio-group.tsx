import { FieldGroup, type FieldBasics } from "./field";
import { OwnTime } from "./own-time";

export type RadioOption = {
  value: string;
  label: string;
  hint?: string;
  /** ISO 8601, of a time. */
  at?: string;
};

type RadioGroupProps = FieldBasics & {
  options: readonly RadioOption[];
  defaultValue?: string;
  /** Two columns from 640 px up, for short labels. */
  columns?: boolean;
  className?: string;
};

/** One answer out of a few, all in view. The first radio carries `id`, so that the error summary can lead to it. */
export function RadioGroup({
  id,
  name,
  label,
  hint,
  error,
  required,
  options,
  defaultValue,
  columns,
  className,
}: RadioGroupProps) {
  return (
    <FieldGroup {...{ id, legend: label, hint, error, required, className }}>
      <div className={columns ? "grid gap-x-6 sm:grid-cols-2" : undefined}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          return (
            <div key={option.value}>
              <label
                htmlFor={optionId}
                className="flex min-h-11 cursor-pointer items-start gap-3 py-2"
              >
                <input
                  type="radio"
                  id={optionId}
                  name={name}
                  value={option.value}
                  defaultChecked={option.value === defaultValue}
                  className="tick mt-0.5 size-6"
                />{" "}
                <span>
                  {option.label}
                  {option.at && (
                    <>
                      {" "}
                      <OwnTime at={option.at} place="beside" />
                    </>
                  )}
                  {option.hint && (
                    <>
                      {" "}
                      <span className="block text-sm text-muted">{option.hint}</span>
                    </>
                  )}
                </span>
              </label>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
