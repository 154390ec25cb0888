import { CircleAlert } from "./icons";

export type SummaryError = {
  message: string;
  fields: { id: string; label: string }[];
};

type ErrorSummaryProps = {
  errors: SummaryError[];
  autoFocus?: boolean;
};

export function ErrorSummary({ errors, autoFocus = true }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <error-summary
      role="alert"
      tabIndex={-1}
      autofocus={autoFocus ? "" : undefined}
      class="block rounded-control border-2 border-danger bg-danger-soft p-5 text-danger-ink"
    >
      <p className="flex items-center gap-2.5 text-lg font-bold">
        <CircleAlert className="size-6 shrink-0 text-danger" />
        {errors.some(({ fields }) => fields.length > 0) ? "Zostało do poprawy:" : "Nie udało się:"}
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 font-medium">
        {errors.map((error) => (
          <li key={error.message}>
            <SummaryLine {...error} />
          </li>
        ))}
      </ul>
    </error-summary>
  );
}

function SummaryLine({ message, fields }: SummaryError) {
  const [first, ...others] = fields;
  if (!first) return <>{message}</>;
  if (others.length === 0) return <FieldLink id={first.id}>{message}</FieldLink>;
  return (
    <>
      {message}
      <ul className="flex flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field.id}>
            <FieldLink id={field.id}>{field.label}</FieldLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`#${id}`} className="inline-block py-0.5 underline underline-offset-4">
      {children}
    </a>
  );
}
