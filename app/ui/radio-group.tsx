import { Fragment } from "react";
import { FieldGroup, type FieldBasics } from "./field";
import { FoldedPart } from "./folded-part";
import { OwnTime } from "./own-time";

export type RadioOption = {
  value: string;
  label: string;
  hint?: string;
  /** ISO 8601, of a time. */
  at?: string;
  /** Of many, in which part of them it is folded: those of one part stand together. */
  part?: { title: string; note?: string };
};

type RadioGroupProps = FieldBasics & {
  options: readonly RadioOption[];
  defaultValue?: string;
  /** Two columns from 640 px up, for short labels. */
  columns?: boolean;
  className?: string;
};

/** One answer, of many by parts. The first radio carries `id`, so that the error summary can lead to it. */
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
  const firstPart = options.find(({ part }) => part)?.part;
  const radios = (those: readonly RadioOption[]) => (
    <div className={columns ? "grid gap-x-6 sm:grid-cols-2" : undefined}>
      {those.map((option) => (
        <Radio
          key={option.value}
          {...{ name, option }}
          id={option === options[0] ? id : `${id}-${option.value}`}
          isChosen={option.value === defaultValue}
        />
      ))}
    </div>
  );
  return (
    <FieldGroup {...{ id, legend: label, hint, error, required, className }}>
      {partsOf(options).map(({ part, options: those }) =>
        part ? (
          <FoldedPart
            key={part.title}
            {...part}
            open={part === firstPart || those.some(({ value }) => value === defaultValue)}
          >
            {radios(those)}
          </FoldedPart>
        ) : (
          <Fragment key="">{radios(those)}</Fragment>
        ),
      )}
    </FieldGroup>
  );
}

function partsOf(options: readonly RadioOption[]) {
  const parts = new Map<string | undefined, RadioOption[]>();
  for (const option of options) {
    const those = parts.get(option.part?.title) ?? [];
    parts.set(option.part?.title, [...those, option]);
  }
  return [...parts.values()].map((those) => ({ part: those[0]?.part, options: those }));
}

type RadioProps = { id?: string; name: string; option: RadioOption; isChosen: boolean };

function Radio({ id, name, option, isChosen }: RadioProps) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="radio"
          id={id}
          name={name}
          value={option.value}
          defaultChecked={isChosen}
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
}
