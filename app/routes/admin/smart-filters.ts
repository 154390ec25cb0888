import type { Field } from "~/forms/fields";
import { dayFilters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { products } from "~/products/registry";
import { smartStates, smartTypes } from "~/services/desk/smart-states";
import { grades } from "~/services/writing/confidence-rule";

/** What smart requests are narrowed down by. @param models that were ever asked */
export const smartFilters = (models: readonly string[]) =>
  [
    { kind: "text", name: "q", label: "Numer albo e-mail" },
    {
      kind: "choice",
      name: "status",
      label: "Status",
      placeholder: "Wszystkie",
      options: optionsOf(smartStates),
    },
    {
      kind: "choice",
      name: "type",
      label: "Typ",
      placeholder: "Wszystkie",
      options: products
        .filter(({ slug }) => (smartTypes as readonly string[]).includes(slug))
        .map(({ slug, title }) => ({ value: slug, label: title })),
    },
    {
      kind: "choice",
      name: "model",
      label: "Model",
      placeholder: "Wszystkie",
      options: models.map((model) => ({ value: model, label: model })),
    },
    {
      kind: "choice",
      name: "grade",
      label: "Ocena",
      placeholder: "Wszystkie",
      options: [
        ...Object.keys(grades).map((grade) => ({ value: grade, label: grade })),
        { value: "none", label: "bez oceny" },
      ],
    },
    ...dayFilters("from", "to"),
  ] as const satisfies readonly Field[];
