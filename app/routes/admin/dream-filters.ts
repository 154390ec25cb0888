import type { Field } from "~/forms/fields";
import { dayFilters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { dreamStates } from "~/services/desk/dream-states";

export const dreamFilters = [
  {
    kind: "choice",
    name: "status",
    label: "Status",
    placeholder: "Wszystkie",
    options: optionsOf(dreamStates),
  },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];
