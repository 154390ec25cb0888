import { defineRefusals } from "../command/refusals";

/** Why a nick cannot be somebody's. */
export const nickRefusals = defineRefusals({
  nick_taken: "Ktoś już tak się nazywa albo bardzo podobnie. Wybierz inny nick.",
  nick_is_pseudonym:
    "Tak nazywasz się w jednej z grup z pseudonimami. Wybierz inny nick, żeby nikt tego nie połączył.",
  nick_needed: "Nick jest potrzebny, dopóki należysz do grup, w których go widać.",
});
