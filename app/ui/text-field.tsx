import type { ComponentPropsWithoutRef } from "react";
import { describeControl, Field, type FieldBasics } from "./field";

type TextFieldProps = FieldBasics & {
  /** Default "text". The browser's keyboard and checks follow from it. */
  type?:
    "text" | "email" | "tel" | "url" | "search" | "password" | "number" | "date" | "datetime-local";
} & Omit<ComponentPropsWithoutRef<"input">, "type" | "id" | "name" | "required">;

export function TextField({
  id,
  name,
  label,
  hint,
  error,
  required,
  type = "text",
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <input
        id={id}
        name={name}
        type={type}
        className="control"
        {...rest}
        {...describeControl({ id, hint, error, required })}
      />
    </Field>
  );
}
