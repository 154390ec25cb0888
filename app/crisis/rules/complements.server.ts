import type { WordClasses } from "../lexicon.server";

const heights =
  "moście balkonie parapecie wiadukcie przepaść mostu dachu balkonu okna okno wieżowca wiaduktu piętra bloku klifu";
const vehicles = "autobus pociągi pociąg tramwaj samochód auto metro tir ciężarówkę koła";

/** What completes the verbs in `methods.ts`. */
export const complements: WordClasses = {
  "with.height": heights,
  "with.vehicle": vehicles,
  "with.life": "życie życia życiem",
  "with.suicide": "samobójstw~ samobujstw*",
  "with.veins": "żyły zyly nadgarstki",
  "with.head": "łeb głowę czoło",
  "with.tracks": "torach tory torów",
  "with.tree": "drzewo ścianę latarnię tira",
  "with.kite": "kitę kite",
  "with.ownGoal": "samobója samobuja samoboja",
  "with.away": "świata zawsze",
  "with.sie": "się sie się siem siebie",
  "with.soba": "sobą soba",
  "with.self": "sobie",
  "with.my": "swoje swoim moje tym to",
  "with.finish": "koniec porządek",
  "with.gas": "gaz kurki",
};
