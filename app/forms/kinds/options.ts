import { z } from "zod";
import type { FieldBase } from "../kind";

export type Options<Option = { value: string; label: string }> = {
  options: readonly Option[];
  wrong?: string;
};

/** The options of a choice out of what each code is called, in the order of that table. */
export const optionsOf = <Code extends string>(
  labels: Readonly<Record<Code, string | { label: string }>>,
) =>
  (Object.entries(labels) as [Code, string | { label: string }][]).map(([value, label]) => ({
    value,
    label: typeof label === "string" ? label : label.label,
  }));

export const choiceMessage = "Wybierz jedną z dostępnych opcji.";

type ChoiceField = FieldBase & Options<{ value: string; label: string }>;

/** The schema of a choice: one of its options. */
export function optionOf({ name, options, required, wrong = choiceMessage }: ChoiceField) {
  const values = options.map(({ value }) => value);
  const choice = z.enum(values as [string, ...string[]], {
    error: (issue) => (issue.input === undefined && required) || wrong,
  });
  return { [name]: required === undefined ? choice.optional() : choice };
}

export const labelOf = ({ options }: ChoiceField, answer: string) =>
  options.find((option) => option.value === answer)?.label ?? answer;
