import type { SummaryError } from "./error-summary";

/** Errors of single fields as an error summary lists them: fields with the same message together. */
export function groupErrors(
  errors: readonly ({ message: string } & SummaryError["fields"][number])[],
): SummaryError[] {
  const summary: SummaryError[] = [];
  for (const { message, id, label, href, said } of errors) {
    const field = { id, label, ...(href && { href }), ...(said && said !== message && { said }) };
    const known = summary.find((entry) => entry.message === message);
    if (known) known.fields.push(field);
    else summary.push({ message, fields: [field] });
  }
  return summary;
}
