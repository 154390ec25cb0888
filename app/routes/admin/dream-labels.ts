import type { Field } from "~/forms/fields";
import { optionsOf } from "~/forms/kinds/options";
import type { BadgeTone } from "~/ui/badge";

/** The states of a dream's order as the console reads them. */
export const dreamStateLabels = {
  Pending: { label: "Oczekuje", tone: "warning" },
  Processing: { label: "W przygotowaniu", tone: "warning" },
  Completed: { label: "Ukończone", tone: "success" },
  Failed: { label: "Nieudane", tone: "danger" },
  Cancelled: { label: "Anulowane", tone: "neutral" },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

export const dreamFilters = [
  {
    kind: "choice",
    name: "status",
    label: "Status",
    placeholder: "Wszystkie",
    options: optionsOf(dreamStateLabels),
  },
  { kind: "day", name: "from", label: "Od dnia" },
  { kind: "day", name: "to", label: "Do dnia (włącznie)" },
] as const satisfies readonly Field[];
