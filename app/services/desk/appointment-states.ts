import { teams } from "~/site/personas";
import { optionsOf } from "~/forms/kinds/options";
import type { Field } from "~/forms/fields";
import type { Filters } from "~/forms/filters";

/** How a booked talk stands, as the desk calls it. */
export const talkStates = {
  held: { label: "Czeka na płatność", tone: "neutral" },
  ahead: { label: "Umówiona", tone: "area" },
  running: { label: "Trwa", tone: "warning" },
  ended: { label: "Zakończona", tone: "success" },
  missed: { label: "Nikt nie przyszedł", tone: "neutral" },
  unplaced: { label: "Opłacona, bez terminu", tone: "danger" },
  released: { label: "Termin zwolniony", tone: "neutral" },
} as const;
export type TalkState = keyof typeof talkStates;

/** What waits for a person: of these the list shows every day, unless one is asked for. */
export const waitingTalks = ["unplaced", "unsettled"] as const;

const personaOptions = teams.flatMap(({ name: team, personas }) =>
  personas.map(({ id, name }) => ({ value: String(id), label: `${name} (${team})` })),
);

export const appointmentFilters = [
  {
    kind: "choice",
    name: "persona",
    label: "Persona",
    placeholder: "Wszystkie",
    options: personaOptions,
  },
  { kind: "day", name: "day", label: "Dzień (puste pole: dziś)" },
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Wszystkie",
    options: [...optionsOf(talkStates), { value: "unsettled", label: "Po czasie, nierozliczone" }],
  },
  { kind: "text", name: "email", label: "E-mail (ze wszystkich dni)" },
] as const satisfies readonly Field[];

export type AppointmentFilters = Filters<typeof appointmentFilters>;
