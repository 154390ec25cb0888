import {
  forwardRef,
  useEffect,
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
} from "react";
import { CharacterCounter } from "./character-counter";
import { describeControl, Field, type FieldBasics } from "./field";

type TextareaFieldProps = FieldBasics & {
  /** Length to aim at or, with `enforced`, not to exceed. The text itself is never cut. */
  limit?: { characters: number; enforced?: boolean };
} & Omit<ComponentPropsWithoutRef<"textarea">, "id" | "name" | "required" | "value">;

/** A longer answer. The limit is written out in words; once hydrated, a counter "n/300" runs beside it. */
export const TextareaField = forwardRef<HTMLTextAreaElement, TextareaFieldProps>(
  function TextareaField(
    { id, name, label, hint, error, required, limit, className, onChange, rows = 5, ...rest },
    ref,
  ) {
    const [length, setLength] = useState(String(rest.defaultValue ?? "").length);

    // Typed before the scripts came, or put back by the browser's back button: no event has told us of it.
    useEffect(() => {
      const control = document.getElementById(id);
      if (control instanceof HTMLTextAreaElement) setLength(control.value.length);
    }, [id]);

    function count(event: ChangeEvent<HTMLTextAreaElement>) {
      setLength(event.currentTarget.value.length);
      onChange?.(event);
    }

    return (
      <Field {...{ id, label, hint, error, required, className }}>
        <textarea
          ref={ref}
          id={id}
          name={name}
          rows={rows}
          className="control resize-y leading-relaxed"
          onChange={count}
          {...rest}
          {...describeControl({ id, hint, error, required, extra: limit && `${id}-limit` })}
        />
        {limit && <CharacterCounter id={`${id}-limit`} length={length} {...limit} />}
      </Field>
    );
  },
);
