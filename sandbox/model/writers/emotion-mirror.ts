import type { ReportContent } from "../../../app/documents/templates/report-content.ts";
import { quote } from "../quote.ts";
import { themeOf } from "./emotions/index.ts";
import type { EmotionTheme } from "./emotions/theme.ts";
import { dedication, demonstration } from "./set-phrases.ts";

/**
 * Writes the report „Lustro Emocji” from a person's answers.
 * @param answers of the order form: `name`, `mood`, `event`, `touchedEmotion`, `focusEmotion`; any of them may be odd
 */
export function writeEmotionMirror(answers: Record<string, unknown>): ReportContent {
  const theme = themeOf(answers.focusEmotion);
  return {
    title: theme.title,
    opening: `${dedication(answers.name, "To lustro jest dla jednej osoby")}${mirrorOf(answers.mood)} ${theme.opening}`,
    sections: [
      { heading: "Co słychać w Twoich słowach", paragraphs: heard(answers), points: [] },
      { ...theme.meaning, points: [] },
      {
        heading: "Gdzie mieszka w ciele",
        paragraphs: [theme.body.paragraph],
        points: theme.body.points,
      },
      { ...theme.protection, points: [] },
      {
        heading: theme.exercise.heading,
        paragraphs: [theme.exercise.paragraph],
        points: theme.exercise.points,
      },
    ],
    quotation: { text: ownWords(answers), comment: theme.echo },
    nextSteps: nextSteps(theme),
    closing: `${theme.closing} ${demonstration}`,
  };
}

function mirrorOf(mood: unknown): string {
  const words = quote(mood, 120);
  return words === ""
    ? "Nastrój nie zawsze chce się zamienić w słowa, i to też jest odpowiedź."
    : `„${words}” – tak brzmi Twój nastrój zapisany własnymi słowami i od nich zaczyna się to odbicie.`;
}

function heard(answers: Record<string, unknown>): string[] {
  const event = quote(answers.event);
  const touched = quote(answers.touchedEmotion);
  return [
    "Zanim pojawi się jakakolwiek wskazówka, to, co piszesz, ma prawo po prostu wybrzmieć. Nastrój jest trochę jak pogoda: można go zauważyć i nazwać, zanim zacznie się cokolwiek z nim robić. Samo nazwanie często przynosi odrobinę przestrzeni między Tobą a tym, co się dzieje. W tej przestrzeni mieści się wybór, a razem z nim spokojniejszy oddech.",
    event === ""
      ? "Nie wskazujesz jednego zdarzenia, które stoi za tym stanem, i to zupełnie w porządku. Uczucia nie zawsze mają wyraźny początek. Bywa, że składają się z wielu drobnych chwil, z niedospanej nocy, czyjegoś tonu głosu, odkładanej rozmowy. Nie trzeba szukać winnego ani przyczyny na siłę. Wystarczy przyjąć, że coś w Tobie zbierało się po cichu i dziś prosi o uwagę."
      : `W tle jest konkretna chwila: „${event}”. Samo zdarzenie to jedna warstwa, a znaczenie, jakie dla Ciebie ma, to druga, zwykle głębsza. To samo zdarzenie kogoś innego może zostawić bez śladu, a w Tobie porusza strunę, która ma swoją historię. Warto zapytać łagodnie, co dokładnie w nim dotyka: słowa, milczenie, tempo, a może to, czego zabrakło.`,
    touched === ""
      ? "Możesz też sprawdzić, która chwila tego dnia porusza Cię najmocniej, gdy o niej teraz myślisz. Pierwsza odpowiedź, jaka przychodzi, bywa zaskakująca i właśnie dlatego cenna."
      : `Przy pytaniu o to, co najmocniej porusza, zostawiasz słowa: „${touched}”. Potraktuj je jak trop, a nie wyrok. Uczucia lubią chodzić parami i często to drugie, mniej widoczne, zna drogę do tego, czego naprawdę Ci trzeba.`,
  ];
}

/** The person's own words, at least three characters of them; without any, the neutral line of an empty mirror. */
function ownWords(answers: Record<string, unknown>): string {
  const candidates = [answers.mood, answers.event, answers.touchedEmotion].map((each) =>
    quote(each),
  );
  return candidates.find((text) => Array.from(text).length >= 3) ?? "Bez słów, a jednak obecne.";
}

function nextSteps(theme: EmotionTheme): ReportContent["nextSteps"] {
  return [
    ...theme.steps,
    {
      title: "Daj się komuś usłyszeć",
      description:
        "Wybierz osobę, przy której czujesz się bezpiecznie, i opowiedz jej choć kawałek. Jeśli ciężar rośnie albo trwa długo, poszukaj wsparcia u specjalisty. Sięganie po pomoc jest formą troski o siebie.",
    },
  ];
}
