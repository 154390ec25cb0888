import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { describeControl, FieldError, FieldHint } from "./field";

type CheckboxFieldProps = {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What may be unfolded below the label: no part of the box's name. */
  more?: ReactNode;
  error?: string;
  required?: boolean;
} & Omit<ComponentPropsWithoutRef<"input">, "type" | "id" | "name" | "required">;

/** One box to tick, never ticked beforehand unless the person did it. */
export function CheckboxField({
  id,
  name,
  label,
  hint,
  more,
  error,
  required,
  className,
  ...rest
}: CheckboxFieldProps) {
  return (
    <div className={className}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="flex items-start gap-3 py-2">
        <input
          type="checkbox"
          id={id}
          name={name}
          className="tick mt-0.5 size-6"
          {...rest}
          {...describeControl({ id, hint, error, required })}
        />
        <div className="min-w-0 space-y-1">
          <label htmlFor={id} className="block">
            {label}
          </label>
          {hint && <FieldHint id={id}>{hint}</FieldHint>}
          {more}
        </div>
      </div>
    </div>
  );
}
