import { defineAuditEvents, noReasons, reasonsOfAsked } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

export const declineReasons = {
  not_justified: "Brak podstaw",
  wrong_input: "Błędne dane",
  explain_first: "Najpierw trzeba to wyjaśnić",
} as const;

/** Why whoever asked needs it no longer. */
export const withdrawalReasons = { taken_back: "Prośba wycofana" } as const;
export type DeclineReason = keyof typeof declineReasons | keyof typeof withdrawalReasons;

export const stopReasons = {
  no_longer_needed: "Już niepotrzebna",
  wrong_selection: "Niewłaściwy wybór",
  asked_by_colleague: "Prośba kogoś z zespołu",
} as const;
export type StopReason = keyof typeof stopReasons;

/** As many rows as one act may have; who wants more narrows the filter and asks twice. */
export const maxBulkRows = 2_000;

export const actAuditEvents = defineAuditEvents({
  request_act: {
    label: "Prośba o zgodę drugiej osoby",
    does: "prosi o zgodę drugiej osoby",
    reasons: reasonsOfAsked,
  },
  approve_act: { label: "Zgoda na prośbę", does: "zgadza się na prośbę", reasons: reasonsOfAsked },
  decline_act: {
    label: "Odmowa zgody na prośbę",
    does: "odmawia zgody na prośbę",
    reasons: { ...declineReasons, ...stopReasons },
  },
  withdraw_request: {
    label: "Wycofanie własnej prośby",
    does: "wycofuje swoją prośbę",
    reasons: { ...withdrawalReasons, ...stopReasons },
  },
  fail_act: {
    label: "Czynność, która się nie udała",
    does: "nie może dokończyć czynności",
    reasons: noReasons,
  },
  take_back_act: {
    label: "Cofnięcie czynności przed jej wykonaniem",
    does: "cofa czynność, zanim się wykonała",
    reasons: reasonsOfAsked,
  },
  ask_for_bulk: {
    label: "Przygotowanie czynności zbiorczej",
    does: "przygotowuje czynność zbiorczą",
    reasons: reasonsOfAsked,
  },
  run_bulk: {
    label: "Czynność zbiorcza",
    does: "wykonuje czynność zbiorczą",
    reasons: reasonsOfAsked,
    isAsked: true,
  },
  stop_bulk: {
    label: "Zatrzymanie czynności zbiorczej",
    does: "zatrzymuje czynność zbiorczą",
    reasons: stopReasons,
  },
});

export const actRefusals = defineRefusals({
  too_late: { text: "Za późno: to już się wykonało.", isStale: true },
  nothing_matches: "Temu filtrowi nic już nie odpowiada.",
  all_begun:
    "Wszystko, co pokazuje ten filtr, obejmuje już taka sama czynność zbiorcza. Zaczekaj na nią albo ją zatrzymaj.",
  too_many: "To za dużo na raz. Zawęź filtr.",
  already_requested: "Taka prośba już czeka na zgodę drugiej osoby.",
  decided_already: {
    text: "Ta prośba jest już rozpatrzona albo wygasła.",
    isStale: true,
  },
  bulk_ended: { text: "Ta czynność już się zakończyła.", isStale: true },
  taken_back_by_colleague: {
    text: "Ktoś inny z zespołu to cofnął.",
    outcome: "Cofnął to ktoś inny z zespołu",
  },
  unexpected: {
    text: "Coś się u nas nie udało. Spróbuj jeszcze raz.",
    outcome: "Coś się u nas nie udało i nic się nie zmieniło",
  },
  own_request: "To Twoja prośba. Nie odmawiasz jej, tylko ją wycofujesz.",
  not_own_request: "Wycofać prośbę może tylko osoba, która o to poprosiła. Ty możesz odmówić.",
  same_person:
    "Ta prośba jest od Ciebie, z tego albo z drugiego Twojego konta, więc zgodzić musi się ktoś inny.",
  nobody_else: "Nie ma teraz nikogo, kto mógłby się na to zgodzić.",
});
