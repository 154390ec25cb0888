import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { describeControl, Field, type FieldBasics } from "./field";

type FileFieldProps = FieldBasics & {
  /** What may be sent and how large, in words: "PDF, JPG albo PNG, najwyżej 5 MB". */
  limits: string;
} & Omit<ComponentPropsWithoutRef<"input">, "type" | "id" | "name" | "required">;

/** A file from the device; takes `accept` and `multiple`. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  { id, name, label, hint, limits, error, required, className, ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <input
        ref={ref}
        type="file"
        id={id}
        name={name}
        className="control cursor-pointer py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-full file:border-0 file:bg-area-soft file:px-4 file:font-semibold file:text-area-ink"
        {...rest}
        {...describeControl({ id, hint, error, required, extra: `${id}-limits` })}
      />
      <p id={`${id}-limits`} className="text-sm text-muted">
        {limits}
      </p>
    </Field>
  );
});
