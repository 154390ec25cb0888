import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

/** Why a switch is turned on; codes, so that the audit log holds nobody's words. */
export const switchOnReasons = {
  vendor_outage: "Awaria u dostawcy",
  fault_of_ours: "Błąd po naszej stronie",
  wrong_content: "Błędne albo szkodliwe treści",
  legal_demand: "Wymóg prawny",
  abuse_wave: "Nadużycia albo spam",
  model_cost: "Zbyt wysoki koszt modelu",
  planned_work: "Planowane prace",
} as const;

export const switchOffReasons = {
  cause_removed: sharedReasons.cause_removed,
  work_done: "Prace zakończone",
  switched_by_mistake: "Użyty przez pomyłkę",
} as const;

export const switchReasons = { ...switchOnReasons, ...switchOffReasons };
export type SwitchReason = keyof typeof switchReasons;

export const switchAuditEvents = defineAuditEvents({
  turn_switch_on: { label: "Użycie wyłącznika", does: "włącza wyłącznik", reasons: switchReasons },
  turn_switch_off: {
    label: "Cofnięcie wyłącznika",
    does: "cofa wyłącznik",
    reasons: switchReasons,
  },
});

export const switchRefusals = defineRefusals({
  already_on: { text: "To jest już zatrzymane.", isStale: true },
  already_off: { text: "To działa: nie ma czego wznawiać.", isStale: true },
});
