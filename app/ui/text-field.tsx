import type { ComponentPropsWithoutRef } from "react";
import { describeControl, Field, type FieldBasics } from "./field";

type TextFieldProps = FieldBasics & {
  /** Default "text". The browser's keyboard and checks follow from it. */
  type?:
    "text" | "email" | "tel" | "url" | "search" | "password" | "number" | "date" | "datetime-local";
  /** Offered by the browser while somebody types, without any script. */
  suggestions?: readonly string[];
  /** For a short answer: the input is narrow, the words around it are not. */
  short?: boolean;
} & Omit<ComponentPropsWithoutRef<"input">, "type" | "id" | "name" | "required">;

export function TextField({
  id,
  name,
  label,
  hint,
  error,
  required,
  type = "text",
  suggestions = [],
  short = false,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <input
        id={id}
        name={name}
        type={type}
        className={short ? "control max-w-60" : "control"}
        {...rest}
        list={suggestions.length > 0 ? `${id}-suggestions` : undefined}
        {...describeControl({ id, hint, error, required })}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
