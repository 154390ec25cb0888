import type { Field } from "~/forms/fields";
import { dayFilters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import type { StatusLabel } from "~/ui/badge";

export const dreamStateLabels = {
  Pending: { label: "Oczekuje", tone: "warning" },
  Processing: { label: "W przygotowaniu", tone: "warning" },
  Completed: { label: "Ukończone", tone: "success" },
  Failed: { label: "Nieudane", tone: "danger" },
  Cancelled: { label: "Anulowane", tone: "neutral" },
} as const satisfies Record<string, StatusLabel>;

export const dreamFilters = [
  {
    kind: "choice",
    name: "status",
    label: "Status",
    placeholder: "Wszystkie",
    options: optionsOf(dreamStateLabels),
  },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];
