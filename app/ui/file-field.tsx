import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { describeControl, Field, FieldError, type FieldBasics } from "./field";

type FileFieldProps = FieldBasics & {
  /** What may be sent and how large, in words: "PDF, JPG albo PNG, najwyżej 5 MB". */
  limits: string;
  check?: FileCheck;
} & Omit<ComponentPropsWithoutRef<"input">, "type" | "id" | "name" | "required">;

export type FileCheck = { most: number; bytes: number; tooMany: string; tooLarge: string };

export function FileField({
  id,
  name,
  label,
  hint,
  limits,
  check,
  error,
  required,
  className,
  ...rest
}: FileFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <Checked check={check} id={id}>
        <input
          type="file"
          id={id}
          name={name}
          className="control cursor-pointer py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-full file:border-0 file:bg-area-soft file:px-4 file:font-semibold file:text-area-ink"
          {...rest}
          {...describeControl({ id, hint, error, required, extra: `${id}-limits` })}
        />
      </Checked>
      <p id={`${id}-limits`} className="text-sm text-muted">
        {limits}
      </p>
    </Field>
  );
}

function Checked({
  check,
  id,
  children,
}: {
  check: FileCheck | undefined;
  id: string;
  children: ReactNode;
}) {
  if (!check) return children;
  return (
    <file-limits
      class="block space-y-1.5"
      data-most={check.most}
      data-bytes={check.bytes}
      data-too-many={check.tooMany}
      data-too-large={check.tooLarge}
    >
      <div hidden data-problem role="status">
        <FieldError id={`${id}-problem`} />
      </div>
      {children}
    </file-limits>
  );
}
