import type { TherapistContent } from "../../../app/products/therapist/content.ts";
import { around, capitalised, demonstration, sentencesOf, standalone } from "./own-words.ts";

const nextTime = "Do zauważenia następnym razem.";

const week = [
  ["Jedno zdanie", "Zapisz jednym zdaniem, co dziś uwiera, i odłóż kartkę."],
  ["Trzy wydechy", "Trzy razy w ciągu dnia zrób jeden długi, spokojny wydech."],
  ["Mały kawałek", "Podziel sprawę na dwie części i dotknij dziś mniejszej."],
  ["Fakt i myśl", "Zapisz obok siebie jeden fakt i jedną myśl o nim."],
  ["Ktoś zaufany", "Powiedz komuś jedno zdanie o tym, nad czym pracujesz."],
  ["Coś dla siebie", "Kwadrans zajęcia, którego nikt nie ocenia."],
  ["Spojrzenie wstecz", "Przeczytaj zapiski i podkreśl jedną rzecz, która poszła lżej."],
] as const;

/**
 * Writes the worksheet of „Terapeuta AI”: the person's own words in their places, the others left open.
 * @param answers of the order form; any of them may be odd
 */
export function writeTherapist(answers: Record<string, unknown>): TherapistContent {
  const [first = "", second = ""] = sentencesOf(answers.problemDescription, 130);
  const situation = first ? `${capitalised(first)}.` : nextTime;
  const thought = second || first;
  const quoted = thought ? `„${thought}”.` : "Jaka to myśl: do zauważenia następnym razem.";
  const feeling = standalone(answers.feelings, 120, 8);
  return {
    opening: around(
      answers.goal,
      180,
      (words) =>
        `O celu piszesz: „${words}”. Ta karta rozkłada jedną chwilę na części i zostawia miejsce na resztę.`,
      "Ta karta rozkłada jedną chwilę na części i zostawia miejsce na to, co zauważysz po drodze.",
    ),
    chain: {
      situation,
      thought: quoted,
      feeling: feeling ? `${capitalised(feeling)}.` : nextTime,
      body: nextTime,
      behaviour: "Co wtedy robisz i co to daje na krótko: do zauważenia następnym razem.",
    },
    loop: "Sytuacja, myśl, uczucie, ciało i zachowanie popychają się nawzajem. Wystarczy poruszyć jedno ogniwo, żeby drgnęły pozostałe. Które najłatwiej, pokaże tydzień zapisków.",
    understanding: [
      around(
        answers.pastAttempts,
        160,
        (words) =>
          `O dotychczasowych próbach piszesz: „${words}”. To, co pomaga choć trochę, jest dobrym początkiem.`,
        "O dotychczasowych próbach nie ma tu słowa, więc zaczynasz od czystej kartki. To też jest początek.",
      ),
    ],
    record: {
      situation: situation.slice(0, 120),
      thought: "wpisz słowo w słowo",
      feeling: feeling ? feeling.slice(0, 100) : "do zauważenia",
      evidence: "Za i przeciw: po jednym fakcie",
      balanced: "Może być inaczej, sprawdzę",
    },
    balanced: [
      {
        harsh: thought ? `${capitalised(thought)}.` : "Znowu to samo.",
        kind: "Tak to dziś widzę. Jutro mogę zobaczyć w tym coś jeszcze.",
      },
    ],
    experiment: {
      prediction: "Zapisz, co według obawy się stanie, jednym zdaniem.",
      action: "Wybierz najmniejszy krok w stronę celu, taki na pięć minut, i zrób go raz.",
      when: "w ciągu najbliższych trzech dni",
      sign: "Porównaj to, co się stało, z tym, co podpowiadała obawa.",
    },
    week: week.map(([title, description]) => ({ title, description })),
    closing: `Jeśli opowiesz o tym komuś, komu ufasz, będzie Ci lżej niż z samą kartką. ${demonstration}`,
    title: "Jedna chwila, rozłożona na części",
  };
}
