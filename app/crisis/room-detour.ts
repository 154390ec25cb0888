import { answeredNow, type DetourWords } from "./detour-words";

/** Apart from those of other forms: the script of a room has no room for them. */
export const roomDetour: DetourWords = {
  limits: `Ta postać to program. Nie usłyszy Twojego głosu, nie wezwie pomocy i nie będzie przy Tobie. Człowiek może. ${answeredNow}`,
  note: "Jeśli rozmowa trwa, jej zegar stoi, najwyżej pół godziny. Tej wiadomości jeszcze nigdzie nie zapisaliśmy. Możesz do niej wrócić albo wysłać ją tak, jak jest: telefony zostaną obok.",
  onward: "Wyślij wiadomość",
};
