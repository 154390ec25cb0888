import type { ActName } from "~/services/acts/act-kinds.server";
import type { StopReason } from "~/services/acts/bulk-kinds";
import type { DeclineReason } from "~/services/acts/decide-act.server";

/** Codes of acts that do not happen at once, as the desk reads them: what a colleague has to agree to, and many at a time. */
export const actLabels: Record<ActName, string> = {
  refund_order: "Zwrot pieniędzy",
  delete_member: "Usunięcie konta",
  delete_group: "Usunięcie grupy",
  open_pseudonym: "Poznanie konta za pseudonimem",
  mark_paid: "Uznanie płatności, której bramka nie potwierdza",
  run_bulk: "Czynność na wielu zamówieniach",
};

export const declineReasonLabels: Record<DeclineReason, string> = {
  not_justified: "Brak podstaw",
  wrong_input: "Błędne dane",
  taken_back: "Prośba wycofana",
};

export const stopReasonLabels: Record<StopReason, string> = {
  no_longer_needed: "Już niepotrzebna",
  wrong_selection: "Niewłaściwy wybór zamówień",
  asked_by_colleague: "Prośba kogoś z zespołu",
};
