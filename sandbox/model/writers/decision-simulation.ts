import type { DecisionSimulationContent } from "../../../app/products/decision-simulation/content.ts";
import { around, demonstration, nameFrom } from "./own-words.ts";
import { tidy } from "../quote.ts";

/** The furthest moment, from however far somebody wants to look. */
function horizonOf(answer: unknown): string {
  const text = tidy(answer).toLowerCase();
  if (/tydzie|tygod|miesiąca\b|dni/.test(text)) return "po miesiącu";
  if (/pół|miesi/.test(text)) return "po pół roku";
  return /lat/.test(text) ? "po kilku latach" : "po roku";
}

/**
 * Writes „Symulacja decyzji”: the same bare scene on both ways, for the person to furnish.
 * @param answers of the order form; any of them may be odd
 */
export function writeDecisionSimulation(
  answers: Record<string, unknown>,
): DecisionSimulationContent {
  const optionA = nameFrom(answers.optionA, 55, "Pierwsza droga");
  const optionB = nameFrom(answers.optionB, 55, "Druga droga");
  const scene = (option: string, time: string) =>
    `${time}. Jest zwykły poranek, pachnie kawą. Wybór „${option}” jest już codziennością. Coś jest łatwiejsze, niż się zdawało, i coś trudniejsze; jedno i drugie umiesz nazwać.`;
  const moments = [
    { when: "po tygodniu", time: "Minął tydzień" },
    { when: "po trzech miesiącach", time: "Zmieniła się pora roku" },
    { when: horizonOf(answers.timePerspective), time: "Nowe stało się zwykłe" },
  ];
  const compared = (aspect: string) => ({ aspect, a: "do sprawdzenia", b: "do sprawdzenia" });
  return {
    opening: around(
      answers.goal,
      180,
      (words) => `O celu piszesz: „${words}”. Oto dwie drogi obok siebie, potraktowane tak samo.`,
      "Oto dwie drogi obok siebie, potraktowane tak samo. Po co jest ten wybór, możesz dopisać na marginesie.",
    ),
    optionA,
    optionB,
    moments: moments.map(({ when, time }) => ({
      when,
      a: scene(optionA, time),
      b: scene(optionB, time),
    })),
    between: [
      "Z odpowiedzi widać, czym drogi się zaczynają, a nie, jak się skończą. Różnicę poczujesz, czytając sceny na głos i dopisując do każdej jeden własny szczegół.",
    ],
    comparison: [compared("Czas"), compared("Pieniądze"), compared("Spokój")],
    signsA: [
      "Myślisz o niej z ciekawością, także na koniec trudnego dnia.",
      "Umiesz powiedzieć jednym zdaniem, po co.",
    ],
    signsB: [
      "Myślisz o niej ze spokojem, a nie tylko z ulgą.",
      "Umiesz powiedzieć jednym zdaniem, co zyskujesz.",
    ],
    fears: around(
      answers.fears,
      180,
      (words) =>
        `O obawie piszesz: „${words}”. Na każdej z dróg wygląda inaczej; na której mniejsza, sprawdzi mały test.`,
      "",
    ),
    test: {
      question: "Przy której drodze łatwiej wstać jutro rano?",
      action:
        "Przez jeden dzień żyj tak, jakby wybór padł na pierwszą drogę, przez następny – na drugą.",
      time: "dwa kolejne dni w tym tygodniu",
      sign: "Wieczorem zapisz jedno słowo o każdym z tych dni i porównaj je po trzech dniach.",
    },
    steps: [
      {
        when: "dziś",
        title: "Dopisz po jednym szczególe",
        description: "Do każdej sceny dodaj coś, co znasz tylko Ty: miejsce, osobę, zapach.",
      },
      {
        when: "po teście",
        title: "Opowiedz wynik komuś",
        description: "Wybierz kogoś, kto dobrze Ci życzy i nie ma w tej sprawie interesu.",
      },
    ],
    closing: `To wyobrażone sceny. Wybór zostaje u Ciebie. ${demonstration}`,
    title: "Dwie drogi obok siebie",
  };
}
