import type { DreamAnalysisContent } from "../../../app/products/dream-analysis/content.ts";
import { around, capitalised, demonstration, read, sentencesOf } from "./own-words.ts";

const images: readonly { image: string; words: RegExp; meaning: string }[] = [
  {
    image: "Dom",
    words: /(?<!\p{L})dom(?:u|em|owi|y|ach)?(?!\p{L})/iu,
    meaning: "Dom we śnie bywa obrazem tego, co znane i własne.",
  },
  {
    image: "Woda",
    words:
      /(?<!\p{L})(?:wod(?:a|y|ę|zie|ą)|rzek(?:a|i|ę|ą)|rzece|morz(?:e|a|u|em)|jezior(?:o|a|ze|em))(?!\p{L})/iu,
    meaning: "Woda we śnie bywa obrazem uczuć: raz stoi, raz płynie.",
  },
  {
    image: "Most",
    words: /(?<!\p{L})mo(?:st|stu|stem|ście|sty)(?!\p{L})/iu,
    meaning: "Most może być obrazem przejścia między dwoma brzegami czegoś.",
  },
  {
    image: "Drzwi",
    words: /(?<!\p{L})drzwi(?:ami|ach|om)?(?!\p{L})/iu,
    meaning: "Drzwi mogą być obrazem tego, co jeszcze nieotwarte.",
  },
  {
    image: "Śmierć",
    words: /(?<!\p{L})(?:śmier(?:ć|ci|cią)|pogrzeb(?:u|ie|em)?)(?!\p{L})/iu,
    meaning: "Śmierć we śnie niczego nie zapowiada. Bywa obrazem końca, po którym coś się zmienia.",
  },
];

/**
 * Writes the analysis of a dream: its images as the dreamer names them, a guess at each, and questions.
 * @param answers of the order form; any of them may be odd
 */
export function writeDreamAnalysis(answers: Record<string, unknown>): DreamAnalysisContent {
  const dream = read(answers.dream);
  const found = images.filter(({ words }) => words.test(dream)).slice(0, 3);
  const told = sentencesOf(answers.dream, 180).slice(0, 3);
  return {
    opening: around(
      answers.dream,
      140,
      (words) =>
        `„${words}” – tak zaczyna się Twój sen. Przyjrzyjmy się mu spokojnie, bez sennika.`,
      "Ze snu zostało niewiele słów. Wystarczy, żeby zadać mu kilka spokojnych pytań.",
    ),
    retelling: [
      told.length > 0
        ? `Twoimi słowami: ${told.map((sentence) => `„${sentence}”`).join(", ")}. Niczego tu nie dodajemy.`
        : "Obraz nie dał się zapisać, i tak też bywa ze snami.",
    ],
    symbols:
      found.length > 0
        ? found.map(({ image, meaning }) => ({
            image,
            meanings: [meaning],
            question: "Z czym na jawie kojarzy Ci się ten obraz?",
          }))
        : [
            {
              image: "Cały sen",
              meanings: ["Może najważniejszy jest w nim nastrój, a nie pojedynczy obraz."],
              question: "Jakim jednym słowem nazwiesz ten nastrój?",
            },
          ],
    emotions: [
      "Co czuje się we śnie, a co zaraz po przebudzeniu? To bywają dwie różne rzeczy i obie warto zapisać.",
    ],
    recentEvents: around(
      answers.recentEvents,
      180,
      (words) =>
        `Ostatnio u Ciebie: „${words}”. Czy coś z tego ma w sobie podobny nastrój jak sen? Jeśli nie, też dobrze.`,
      "O ostatnich dniach nie ma tu słowa. Zapytaj siebie, co wydarzyło się w przeddzień snu i co od dawna czeka na swoją kolej.",
    ),
    nextSteps: [
      {
        title: "Zapisz jedno słowo",
        description: "Zaraz po przebudzeniu zapisz jedno słowo o nastroju snu, zanim wstaniesz.",
      },
    ],
    closing: `Pierwsze słowo o tym śnie należy do Ciebie. ${demonstration}`,
    title: found[0] ? `${capitalised(found[0].image)} w Twoim śnie` : "Sen, o który warto zapytać",
  };
}
