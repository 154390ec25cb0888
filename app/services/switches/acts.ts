import { auditedActs, sharedReasons } from "../audit/audited-acts";
import { defineRefusals } from "../command/refusals";

/** Why a switch is turned on; codes, so that the audit log holds nobody's words. */
export const turnOnReasons = {
  vendor_outage: "Awaria u dostawcy",
  fault_of_ours: "Błąd po naszej stronie",
  wrong_content: "Błędne albo szkodliwe treści",
  legal_demand: "Wymóg prawny",
  abuse_wave: "Nadużycia albo spam",
  model_cost: "Zbyt wysoki koszt modelu",
  planned_work: "Planowane prace",
} as const;

export const turnOffReasons = {
  cause_removed: sharedReasons.cause_removed,
  work_done: "Prace zakończone",
  turned_by_mistake: "Użyty przez pomyłkę",
} as const;

export const turnReasons = { ...turnOnReasons, ...turnOffReasons };
export type TurnReason = keyof typeof turnReasons;

export const switchActs = auditedActs({
  turn_switch_on: { label: "Użycie wyłącznika", reasons: turnReasons },
  turn_switch_off: { label: "Cofnięcie wyłącznika", reasons: turnReasons },
});

export const switchRefusals = defineRefusals({
  already_on: { text: "To jest już zatrzymane.", isOvertaken: true },
  already_off: { text: "To działa: nie ma czego wznawiać.", isOvertaken: true },
});
