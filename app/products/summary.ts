import { printAnswer } from "~/forms/fields";
import type { Product } from "./product";

/** The name that the person goes by in their document and their mail; null when the form asks for none. */
export function personNameOf(answers: Record<string, string>): string | null {
  const { name, firstName, lastName } = answers;
  return name ?? ([firstName, lastName].filter(Boolean).join(" ") || null);
}

/** The answers with their questions, in the order of the form; unanswered questions are left out. */
export function summarise(
  product: Product,
  answers: Record<string, string>,
): { label: string; value: string }[] {
  return product.fields.flatMap((field) => {
    const answer = answers[field.name];
    return answer ? [{ label: field.label, value: printAnswer(field, answer) }] : [];
  });
}
