/** Why a nick cannot be somebody's, by the outcome of `claimNick`. */
export const nickProblems = {
  taken: "Ktoś już tak się nazywa albo bardzo podobnie. Wybierz inny nick.",
  is_pseudonym:
    "Tak nazywasz się w jednej z grup z pseudonimami. Wybierz inny nick, żeby nikt tego nie połączył.",
  needed: "Nick jest potrzebny, dopóki należysz do grup, w których go widać.",
} as const;
