import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { tieWords } from "~/copy/typography";
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
      <Watched check={check} id={id}>
        <span className="file-box">
          <input
            type="file"
            id={id}
            name={name}
            className="control cursor-pointer py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-full file:border-0 file:bg-area-soft file:px-4 file:font-semibold file:text-area-ink"
            {...rest}
            {...describeControl({ id, hint, error, required, extra: `${id}-limits` })}
          />
          {/* In its place once the script can name what was chosen: a browser's own words are in its language. */}
          <span aria-hidden="true" className="file-shown control">
            <span className="rounded-full bg-area-soft px-4 py-1 font-semibold whitespace-nowrap text-area-ink">
              {rest.multiple ? "Wybierz pliki" : "Wybierz plik"}
            </span>
            <span data-chosen className="min-w-0 wrap-anywhere text-muted">
              Nie wybrano pliku
            </span>
          </span>
        </span>
      </Watched>
      <p id={`${id}-limits`} className="text-sm text-muted">
        {tieWords(limits)}
      </p>
    </Field>
  );
}

/** What the script names the chosen files in, and checks them with. */
function Watched({
  check,
  id,
  children,
}: {
  check: FileCheck | undefined;
  id: string;
  children: ReactNode;
}) {
  return (
    <file-limits
      class="block space-y-1.5"
      {...(check && {
        "data-most": check.most,
        "data-bytes": check.bytes,
        "data-too-many": check.tooMany,
        "data-too-large": check.tooLarge,
      })}
    >
      <div hidden data-problem role="status">
        <FieldError id={`${id}-problem`} />
      </div>
      {children}
    </file-limits>
  );
}
