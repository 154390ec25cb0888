import { defineRefusals, saidByPage } from "../command/refusals";

/** Told to whoever a case is about. */
export const appealRefusals = defineRefusals({
  not_appealable: "Od tej decyzji nie można się teraz odwołać.",
});

/** Told to keepers of groups. */
export const keeperRefusals = defineRefusals({
  decided_by_staff:
    "Nasz zespół już to sprawdził i zostawił. Tej decyzji opiekun grupy nie zmienia.",
  nothing_to_change: "Nie ma już czego zmieniać: ktoś był szybszy.",
});

/** Whom no keeper judges: another one. */
export const keptByStaff = { keeper: saidByPage("keeper") };

/** Why a keeper cannot take back what they decided. */
export const takeBackRefusals = { not_to_take_back: saidByPage("not_to_take_back") };

/** Why a keeper cannot put one more post first in their group. */
export const pinRefusals = { pins_full: saidByPage("pins_full") };
