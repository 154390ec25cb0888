import { formatCount } from "~/copy/format";
import type { Field } from "~/forms/fields";

/** For how long somebody is silenced. @param choices in days */
export const silenceField = (choices: readonly number[]) =>
  ({
    kind: "choice",
    name: "days",
    label: "Na jak długo",
    placeholder: "Wybierz czas",
    required: "Wybierz, na jak długo.",
    wrong: "Wybierz czas z listy.",
    options: choices.map((days) => ({
      value: String(days),
      label: formatCount(days, "dzień", "dni", "dni"),
    })),
  }) as const satisfies Field;
