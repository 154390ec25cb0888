import { CircleAlert } from "./icons";
import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { classNames } from "./class-names";

export type FieldBasics = {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Fields that are not required carry the mark "(opcjonalnie)". Default false. */
  required?: boolean;
};

/** Accessibility attributes that tie a control to its hint and error. */
export function describeControl({
  id,
  hint,
  error,
  required,
  extra,
}: Pick<FieldBasics, "id" | "hint" | "error" | "required"> & { extra?: string | false }) {
  const ids = [hint && `${id}-hint`, extra, error && `${id}-error`].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": required || undefined,
  };
}

type FieldProps = Omit<FieldBasics, "name"> & { className?: string; children: ReactNode };

export function Field({ id, label, hint, error, required, className, children }: FieldProps) {
  return (
    <div className={classNames("space-y-1.5", className)}>
      <label htmlFor={id} className="block font-semibold">
        {tieWords(label)}
        {!required && <OptionalMark />}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  );
}

type FieldGroupProps = Omit<FieldBasics, "name" | "label"> & {
  legend: string;
  className?: string;
  children: ReactNode;
};

export function FieldGroup({
  id,
  legend,
  hint,
  error,
  required,
  className,
  children,
}: FieldGroupProps) {
  const { "aria-describedby": describedBy } = describeControl({ id, hint, error });
  return (
    <fieldset
      aria-describedby={describedBy}
      className={classNames("min-w-0 space-y-1.5", className)}
    >
      <legend className="font-semibold">
        {tieWords(legend)}
        {!required && <OptionalMark />}
      </legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}

function OptionalMark() {
  return (
    <>
      {" "}
      <span className="optional-mark font-normal whitespace-nowrap text-muted">(opcjonalnie)</span>
    </>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="text-sm text-muted">
      {typeof children === "string" ? tieWords(children) : children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={`${id}-error`} className="flex items-start gap-2 font-semibold text-danger-ink">
      <CircleAlert className="mt-1 size-5 shrink-0 text-danger" />
      {children === undefined ? (
        // Words of the script. Until then nothing stands here, since not every browser knows `hidden`.
        <span data-text />
      ) : (
        <span>
          <span className="sr-only">Błąd: </span>
          {typeof children === "string" ? tieWords(children) : children}
        </span>
      )}
    </p>
  );
}
