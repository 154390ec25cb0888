import { tieWords } from "~/copy/typography";
import { CircleAlert } from "./icons";

export type SummaryError = {
  message: string;
  /** `href` where the field is on another page, `said` where it says something else than the message. */
  fields: { id: string; label: string; href?: string; said?: string }[];
};

type ErrorSummaryProps = {
  errors: SummaryError[];
  title?: string;
  autoFocus?: boolean;
};

export function ErrorSummary({ errors, title, autoFocus = true }: ErrorSummaryProps) {
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
        {title ??
          (errors.some(({ fields }) => fields.length > 0)
            ? "Zostało do poprawy:"
            : "Nie udało się:")}
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 font-medium marker:text-danger">
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
  if (!first) return <>{tieWords(message)}</>;
  if (others.length === 0)
    return first.said ? (
      <>
        <span className="block">{tieWords(message)}</span>
        <FieldLink {...first}>{first.said}</FieldLink>
      </>
    ) : (
      <FieldLink {...first}>{message}</FieldLink>
    );
  return (
    <>
      {tieWords(message)}
      <ul className="list-[circle] pl-5">
        {fields.map((field) => (
          <li key={field.id}>
            <FieldLink {...field}>{field.said ?? field.label}</FieldLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type FieldLinkProps = { id: string; href?: string; children: string };

function FieldLink({ id, href = `#${id}`, children }: FieldLinkProps) {
  return (
    <a href={href} className="block w-fit py-0.5 underline underline-offset-4">
      {tieWords(children)}
    </a>
  );
}
