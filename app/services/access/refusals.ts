import { defineRefusals, saidByPage } from "../command/refusals";

export const accessRefusals = defineRefusals({
  oneself: "To Twoje własne konto. Poproś o to kogoś innego z zespołu.",
  sign_in_again:
    "Ta czynność wymaga świeżego logowania. Zaloguj się jeszcze raz, a potem wrócisz na tę stronę.",
  no_account: {
    text: "Do tego potrzebne jest konto w serwisie.",
    outcome: "Osoba, która o to prosiła, nie ma już uprawnień",
  },
});

/** The same of members, who meet the page of what they may not do: their pages offer nothing of the kind. */
export const oneselfRefused = saidByPage(accessRefusals.oneself.code);
