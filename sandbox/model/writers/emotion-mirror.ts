import type { ReportContent } from "../../../app/documents/templates/report-content.ts";
import { tidy } from "../quote.ts";
import { around, demonstration, standalone } from "./own-words.ts";

const hard = ["smutek", "złość", "lęk", "frustracja", "melancholia"];
const good = ["radość", "spokój", "euforia"];

function meaningOf(emotion: string): { heading: string; paragraph: string } {
  if (hard.includes(emotion))
    return {
      heading: `Czego broni ${emotion}`,
      paragraph: `Wybrana emocja to ${emotion}. Trudne emocje zwykle czegoś pilnują: granicy, potrzeby, kogoś ważnego. Jakiej rzeczy pilnuje ta, wiesz tylko Ty. Pomaga pytanie: co by się stało, gdyby dziś ucichła, i o co wtedy nikt by się nie upomniał?`,
    };
  if (good.includes(emotion))
    return {
      heading: `Co karmi ${emotion === "radość" ? "radość" : emotion === "euforia" ? "euforię" : "spokój"}`,
      paragraph: `Wybrana emocja to ${emotion}. Dobrych chwil nie trzeba tłumaczyć, wystarczy zapamiętać, z czego się wzięły. Miejsce, osoba, pora dnia: jeden taki szczegół zapisany dziś ułatwi powrót do nich.`,
    };
  return {
    heading: "Emocja bez gotowej nazwy",
    paragraph:
      "Ta emocja nie ma nazwy na liście i nie musi jej mieć. Możesz nazwać ją po swojemu, choćby jednym obrazem, i zmienić tę nazwę jutro.",
  };
}

/**
 * Writes the report „Lustro Emocji” from a person's answers; it repeats them and asks, and claims nothing.
 * @param answers of the order form; any of them may be odd
 */
export function writeEmotionMirror(answers: Record<string, unknown>): ReportContent {
  const emotion = tidy(answers.focusEmotion);
  const meaning = meaningOf(emotion);
  const own = [answers.mood, answers.event, answers.touchedEmotion].map((each) =>
    standalone(each, 200),
  );
  const words = own.find(Boolean) ?? "";
  return {
    opening: around(
      answers.mood,
      160,
      (mood) => `„${mood}” – tak opisujesz swój nastrój. Od tych słów zaczyna się to lustro.`,
      "Nastrój nie zawsze daje się zamienić w słowa. To lustro zaczyna od tego, co udało się zapisać.",
    ),
    sections: [
      {
        heading: "Co widać w tym lustrze",
        paragraphs: [
          around(
            answers.event,
            200,
            (event) =>
              `Z tego dnia zostaje zdarzenie: „${event}”. Najpierw tyle, bez oceny: to się wydarzyło i to pamiętasz.`,
            "Jednego zdarzenia z tego dnia w odpowiedziach nie ma, i tak też może zostać. Nie trzeba szukać przyczyny na siłę.",
          ),
          around(
            answers.touchedEmotion,
            140,
            (touched) =>
              `Najmocniej porusza Cię: „${touched}”. To dobre miejsce, żeby się na chwilę zatrzymać.`,
            "Co porusza najmocniej, możesz dopisać w dowolnej chwili na marginesie.",
          ),
        ],
        points: [],
      },
      { heading: meaning.heading, paragraphs: [meaning.paragraph], points: [] },
      {
        heading: "Skąd mogła przyjść",
        paragraphs: [
          "Tego nie da się odczytać z kilku zdań. Można za to sprawdzić trzy rzeczy, które zna tylko osoba, która ten dzień przeżywa.",
        ],
        points: [
          "Co było tuż przed tą chwilą?",
          "Kiedy ostatnio było podobnie?",
          "Czego wtedy zabrakło albo co było na miejscu?",
        ],
      },
    ],
    quotation: {
      text: words,
      comment: words
        ? "To Twoje słowa, przytoczone bez zmian. Przeczytaj je jeszcze raz, powoli, jakby napisał je ktoś bliski."
        : "",
    },
    exercise: {
      title: "Jedno zdanie na kartce",
      steps: [
        "Usiądź wygodnie i zrób trzy spokojne wydechy.",
        "Dokończ na kartce: „Dziś najbardziej…”.",
        "Przeczytaj to zdanie na głos i sprawdź, czy coś w nim zmienić.",
      ],
    },
    nextSteps: [
      {
        title: "Wróć do tego jutro",
        description:
          "Przeczytaj swoje zdanie rano i dopisz jedno słowo: jest lżej, tak samo czy ciężej?",
      },
      {
        title: "Opowiedz to komuś",
        description:
          "Wybierz osobę, przy której mówi się łatwo, i opowiedz jej o tym dniu w dwóch zdaniach.",
      },
    ],
    closing: `Tyle da się zobaczyć z tych odpowiedzi. Resztę wiesz Ty. ${demonstration}`,
    title: titleOf(emotion),
  };
}

const titleOf = (emotion: string) => {
  const known = [...hard, ...good].includes(emotion);
  return known
    ? `${emotion.charAt(0).toUpperCase()}${emotion.slice(1)} tego dnia`
    : "Ten dzień w lustrze";
};
