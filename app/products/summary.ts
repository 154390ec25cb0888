import type { CardsField, ChoiceField, Field, FieldKind, FieldOf } from "~/forms/fields";
import type { Product } from "./product";

const labelOf = ({ options }: ChoiceField | CardsField, answer: string) =>
  options.find((option) => option.value === answer)?.label ?? answer;

/** How each kind prints its answer for people: on the order page, in the document, in mails. */
const printers: { [Kind in FieldKind]: (field: FieldOf<Kind>, answer: string) => string } = {
  text: (_, answer) => answer,
  email: (_, answer) => answer,
  longText: (_, answer) => answer,
  choice: labelOf,
  cards: labelOf,
  date: (_, answer) =>
    new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${answer}T00:00:00Z`),
    ),
  consent: () => "tak",
  file: (_, answer) => answer,
};

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
  return product.fields.flatMap((field: Field) => {
    const answer = answers[field.name];
    if (!answer) return [];
    const print = printers[field.kind] as (field: Field, answer: string) => string;
    return [{ label: field.label, value: print(field, answer) }];
  });
}
