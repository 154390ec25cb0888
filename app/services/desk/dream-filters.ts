import type { Field } from "~/forms/fields";
import { dayFilters, type Filters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { dreamStates } from "./dream-states";
import { orderSearch } from "./order-filters";

export const dreamFilters = [
  ...orderSearch,
  {
    kind: "choice",
    name: "status",
    label: "Status",
    placeholder: "Wszystkie",
    options: optionsOf(dreamStates),
  },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export type DreamFilters = Filters<typeof dreamFilters>;
