import type { LifeDecisionContent } from "../../../app/products/life-decision/content.ts";
import { around, capitalised, demonstration, nameFrom, partsOf, sentencesOf } from "./own-words.ts";

const asItIs = "Zostawić tak, jak jest";
const toCheck = { words: "do sprawdzenia", dots: 3 };

function optionsOf(answer: unknown): string[] {
  const named = partsOf(answer).map((part) => nameFrom(part, 55, ""));
  const names = [...new Set(named.filter((name) => name.length >= 2))].slice(0, 4);
  const [only = "Pójść w nowe"] = names;
  return names.length > 1 ? names : [only, only === asItIs ? "Zmienić to" : asItIs];
}

/**
 * Writes „Wsparcie w decyzji życiowej”: options and values as the person names them, and nothing rated for them.
 * @param answers of the order form; any of them may be odd
 */
export function writeLifeDecision(answers: Record<string, unknown>): LifeDecisionContent {
  const options = optionsOf(answers.options);
  const values = partsOf(answers.values)
    .map((part) => nameFrom(part, 36, ""))
    .filter((name) => name.length >= 2);
  const criteria = [
    ...[...new Set(values)].slice(0, 3).map((name) => ({ name, note: "z Twojej listy wartości" })),
    { name: "Spokój", note: "przy której opcji łatwiej zasnąć" },
    { name: "Odwrót", note: "czy da się z niej wycofać" },
  ].slice(0, 4);
  return {
    opening: around(
      answers.decisionDescription,
      220,
      (words) =>
        `„${words}” – tak opisujesz to, co jest do rozstrzygnięcia. Ten dokument układa Twoje słowa i niczego nie wybiera.`,
      "O samej decyzji jest w odpowiedziach niewiele, więc ten dokument układa to, co jest, i niczego nie wybiera.",
    ),
    core: [
      `${around(answers.emotions, 140, (words) => `O emocjach piszesz: „${words}”. `, "")}${around(answers.logic, 140, (words) => `O rozsądku: „${words}”. `, "")}Jedno i drugie jest wiadomością, nie wyrokiem. Warto zapytać, czego każde z nich pilnuje.`,
    ],
    options: options.map((name) => ({
      name,
      gives: [`Co daje: do dopisania po słowach „${name}, bo…”.`],
      costs: [`Ile kosztuje: do dopisania po słowach „${name}, ale…”.`],
    })),
    criteria: criteria.map((each) => ({ ...each, ratings: options.map(() => ({ ...toCheck })) })),
    fears: sentencesOf(answers.fears, 150)
      .slice(0, 2)
      .map((fear) => ({
        fear: `${capitalised(fear)}.`,
        check:
          "Zapisz, po czym poznasz, że tak się dzieje, i kogo możesz o to zapytać, zanim wybierzesz.",
      })),
    questions: [
      "Co musiałoby się zmienić, żeby ten wybór był łatwy?",
      "Jak wygląda zwykły wtorek przy każdej z opcji?",
      "Czego brakuje Ci dziś, żeby zdecydować?",
    ],
    plan: [
      {
        when: "dziś",
        title: "Wpisz własne oceny",
        description:
          "W tabeli stoją same trójki, bo z odpowiedzi nie da się ich wyczytać. Skreśl je i wpisz swoje.",
      },
      {
        when: "w tym tygodniu",
        title: "Sprawdź jedną niewiadomą",
        description:
          "Wybierz pytanie, na które odpowiedź da się zdobyć jednym telefonem albo jedną rozmową.",
      },
    ],
    closing: `Wybór zostaje u Ciebie. ${demonstration}`,
    title: "Decyzja, rozłożona na części",
  };
}
