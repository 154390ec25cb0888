import type { SummaryError } from "./error-summary";

/** Errors of single fields as an error summary lists them: fields with the same message together. */
export function groupErrors(
  errors: readonly { message: string; id: string; label: string }[],
): SummaryError[] {
  const summary: SummaryError[] = [];
  for (const { message, id, label } of errors) {
    const known = summary.find((entry) => entry.message === message);
    if (known) known.fields.push({ id, label });
    else summary.push({ message, fields: [{ id, label }] });
  }
  return summary;
}
