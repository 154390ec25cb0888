import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

/** Why staff change when a persona can be booked, and for how much. */
export const scheduleReasons = {
  more_demand: "Więcej chętnych niż terminów",
  less_demand: "Mniej chętnych niż terminów",
  capacity: "Inna liczba rozmów, które serwis udźwignie",
  price_list: "Nowy cennik",
  mistake: sharedReasons.mistake,
} as const;
export type ScheduleReason = keyof typeof scheduleReasons;

export const scheduleAuditEvents = defineAuditEvents({
  set_persona_hours: {
    label: "Zmiana godzin persony",
    does: "zmienia godziny persony",
    reasons: scheduleReasons,
  },
  set_persona_lanes: {
    label: "Zmiana liczby rozmów naraz",
    does: "zmienia liczbę rozmów naraz",
    reasons: scheduleReasons,
  },
  set_persona_prices: {
    label: "Zmiana cen persony",
    does: "zmienia ceny persony",
    reasons: scheduleReasons,
  },
});

export const scheduleRefusals = defineRefusals({
  schedule_changed:
    "Ktoś był szybszy: to się zmieniło, odkąd to widzisz. Wróć do persony i zacznij jeszcze raz.",
});

/** The most talks that a persona can hold at a time: as the column has it. */
export const mostLanes = 1_000;
/** The least price of a talk, in grosze, and the largest rebate in the evening, in percent: as the columns have it. */
export const leastTalkGrosze = 100;
export const mostPercentLess = 90;
/** Minutes of a day: an evening that begins then never comes. */
export const minutesOfDay = 24 * 60;
