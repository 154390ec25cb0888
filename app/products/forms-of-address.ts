import type { FieldOf } from "../forms/fields";

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
