import type { Field } from "~/forms/fields";
import { dayFilters, type Filters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { mailStates } from "../mails/mail-states";
import { mailKindLabels } from "./mail-kinds";

export const mailFilters = [
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(mailStates),
  },
  {
    kind: "choice",
    name: "kind",
    label: "Rodzaj",
    placeholder: "Wszystkie",
    options: optionsOf(mailKindLabels),
  },
  { kind: "text", name: "recipient", label: "Odbiorca (cały albo część)" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export type MailFilters = Filters<typeof mailFilters>;
