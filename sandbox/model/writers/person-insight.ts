import type { PersonInsightContent } from "../../../app/products/person-insight/content.ts";
import { around, capitalised, demonstration, sentencesOf, standalone } from "./own-words.ts";

const list = (...items: string[]) => items.filter(Boolean);

/**
 * Writes „Wgląd w osobę”: what the answers say, parted from what nobody knows. Of the other person it only repeats.
 * @param answers of the order form; any of them may be odd
 */
export function writePersonInsight(answers: Record<string, unknown>): PersonInsightContent {
  const happened = sentencesOf(answers.recentInteraction, 150).slice(0, 3);
  const facts = [
    ...sentencesOf(answers.currentSituation, 150).slice(0, 2),
    ...sentencesOf(answers.communicationStyle, 150).slice(0, 1),
    ...happened.slice(0, 1),
  ].filter((fact) => Array.from(fact).length >= 8);
  const known = facts.map((fact) => `${capitalised(fact)}.`);
  const said = happened.length > 0 ? happened : ["To, co się ostatnio wydarzyło"];
  const draws = standalone(answers.positiveTraits, 120);
  const slows = standalone(answers.redFlagConcerns, 120);
  return {
    known: known.length > 0 ? known : ["Ta relacja jest dla Ciebie ważna."],
    guessed: [
      "Dlaczego ta osoba zachowuje się właśnie tak.",
      "Co myśli i czuje, gdy Ciebie nie ma obok.",
    ],
    conversation: said.map((moment) => ({
      said: `${capitalised(moment)}.`,
      heard: "Może to, a może coś innego: z zewnątrz nie da się tego wiedzieć.",
      need: "Do dopisania: czego wtedy potrzebujesz?",
    })),
    reading: [
      `${around(answers.yourFeeling, 120, (words) => `O sobie piszesz: „${words}”. `, "")}To, co czujesz, mówi coś pewnego o Tobie i nic pewnego o drugiej stronie. Za jednym zachowaniem może stać zmęczenie, ostrożność albo mniejsze zaangażowanie, a z zewnątrz wyglądają podobnie.`,
    ],
    draws: list(draws && `To, co cenisz: „${draws}”.`),
    slows: list(slows && `To, co Cię niepokoi: „${slows}”.`),
    questions: [
      {
        question: "Jak rozumiesz to, co było między nami ostatnio?",
        reason: "Pozwala usłyszeć drugą opowieść o tej samej chwili.",
      },
      {
        question: "Na co możemy się umówić na najbliższy miesiąc?",
        reason: "Mała umowa pokazuje, czy za słowami idą czyny.",
      },
    ],
    ownQuestions: around(
      answers.specificQuestions,
      160,
      (words) =>
        `Pytasz: „${words}”. Z opisu jednej strony nie da się na to odpowiedzieć. Da się zapytać wprost i zobaczyć, co dzieje się potem.`,
      "",
    ),
    boundaries: [
      {
        when: "potrzebujesz czasu na odpowiedź",
        words: "„Daj mi chwilę, odpowiem jutro. Chcę, żeby moja zgoda była prawdziwa”.",
      },
    ],
    plan: [
      {
        when: "dziś",
        title: "Dopisz po jednym zdaniu",
        description:
          "Do faktów i do domysłów dodaj po jednym własnym. Zobacz, która kolumna rośnie szybciej.",
      },
      {
        when: "w tym tygodniu",
        title: "Zadaj jedno pytanie",
        description: "Wybierz spokojną porę, zadaj je i poczekaj na odpowiedź bez podpowiadania.",
      },
    ],
    opening: around(
      answers.currentSituation,
      160,
      (words) =>
        `„${words}” – tak opisujesz to, co jest między Wami teraz. Zacznijmy od tego, co wiadomo.`,
      "Nie wszystko, co jest między ludźmi, da się opisać od razu. Zacznijmy od tego, co wiadomo.",
    ),
    closing: `${around(answers.whatYouWant, 120, (words) => `O tym, czego chcesz, piszesz: „${words}”. `, "")}Masz prawo zapytać na głos i masz prawo poczekać. ${demonstration}`,
    title: "Co wiadomo, a czego się domyślasz",
  };
}
