import type { FieldOf } from "../forms/fields";

/** What a person is called; the hint says where the document uses it. */
export function nameField(
  hint: string,
  more: { name?: string; required?: string } = {},
): FieldOf<"text"> {
  return {
    kind: "text",
    name: "name",
    label: "Imię",
    hint,
    autoComplete: "given-name",
    ask: "Podaj imię.",
    ...more,
  };
}

const ways = ["żeńsko", "męsko", "neutralnie"] as const;

/** How somebody is to be written about, where they care to say; told to the model, never guessed from a name. */
export const formsField: FieldOf<"choice"> = {
  kind: "choice",
  name: "forms",
  label: "Jak o Tobie pisać?",
  hint: "Na przykład: „zrobiłaś”, „zrobiłeś” albo bez takich form.",
  placeholder: "Wybierz, jeśli chcesz",
  options: ways.map((value) => ({ value, label: value })),
};

/** Where the document is sent; what is said without an address is each product's own. */
export function emailField(
  required: string,
  more: { placeholder?: string; ask?: string } = {},
): FieldOf<"email"> {
  return {
    kind: "email",
    name: "email",
    label: "E-mail",
    hint: "Na ten adres wyślemy PDF.",
    required,
    ...more,
  };
}
