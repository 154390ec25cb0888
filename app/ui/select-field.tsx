import { ChevronDown } from "./icons";
import type { ComponentPropsWithoutRef } from "react";
import { describeControl, Field, type FieldBasics } from "./field";

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldBasics & {
  options: readonly SelectOption[];
  placeholder?: string;
  /** What is chosen before anybody chose. */
  preset?: string;
} & Omit<ComponentPropsWithoutRef<"select">, "id" | "name" | "required" | "children">;

export function SelectField({
  id,
  name,
  label,
  hint,
  error,
  required,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <Select id={id} name={name} {...rest} {...describeControl({ id, hint, error, required })} />
    </Field>
  );
}

type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "children"> &
  Pick<SelectFieldProps, "options" | "placeholder" | "preset">;

export function Select({ options, placeholder = "Wybierz z listy", preset, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select className="control appearance-none pr-11" {...rest}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option
            key={option.value}
            // What stands in it is its value, too, where nothing else is said: a list of years is half as long.
            value={option.value === option.label ? undefined : option.value}
            data-preset={option.value === preset ? "" : undefined}
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="select-arrow" />
    </span>
  );
}
