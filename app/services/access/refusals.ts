import { defineRefusals } from "../command/refusals";

export const accessRefusals = defineRefusals({
  oneself: "To Twoje własne konto. Poproś o to kogoś innego z zespołu.",
  no_account: {
    text: "Do tego potrzebne jest konto w serwisie.",
    outcome: "Osoba, która o to prosiła, nie ma już uprawnień",
  },
});
