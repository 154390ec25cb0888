import type { ComponentPropsWithoutRef } from "react";
import { CharacterLimit } from "./character-limit";
import { describeControl, Field, type FieldBasics } from "./field";

type TextareaFieldProps = FieldBasics & {
  /** Length to aim at or, with `enforced`, not to exceed. The text itself is never cut. */
  limit?: { characters: number; enforced?: boolean; codePoints?: true };
} & Omit<ComponentPropsWithoutRef<"textarea">, "id" | "name" | "required" | "value">;

export function TextareaField({
  id,
  name,
  label,
  hint,
  error,
  required,
  limit,
  className,
  rows = 5,
  ...rest
}: TextareaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className="control resize-y leading-relaxed"
        {...rest}
        {...describeControl({ id, hint, error, required, extra: limit && `${id}-limit` })}
      />
      {limit && <CharacterLimit id={`${id}-limit`} control={id} {...limit} />}
    </Field>
  );
}
