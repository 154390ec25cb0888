import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { describeControl, Field, type FieldBasics } from "./field";

type TextFieldProps = FieldBasics & {
  /** Default "text". The browser's keyboard and checks follow from it. */
  type?: "text" | "email" | "tel" | "url" | "search" | "password" | "number" | "date";
} & Omit<ComponentPropsWithoutRef<"input">, "type" | "id" | "name" | "required">;

/** A one-line answer. Takes every native input attribute (`autoComplete`, `inputMode`, `defaultValue`, `onChange`…). */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { id, name, label, hint, error, required, type = "text", className, ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <input
        ref={ref}
        id={id}
        name={name}
        type={type}
        className="control"
        {...rest}
        {...describeControl({ id, hint, error, required })}
      />
    </Field>
  );
});
