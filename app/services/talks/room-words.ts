import { formatCount } from "~/copy/format";

/** What the room itself says, to the letter of the specification where that has words for it. */
export const roomWords = {
  closing: "Kończymy za chwilę. Dokończamy bieżący wątek – bez nowych tematów.",
  over: "Czas rozmowy minął / rozmowa zakończona.",
  noData: "Brak danych do wyświetlenia.",
  notLoaded: "Nie udało się pobrać danych spotkania.",
  notSent: "Coś poszło nie tak. Spróbuj ponownie.",
  notAnswered: "Na tę wiadomość nie zdążyła przyjść odpowiedź. Przepraszamy.",
  lastMessage: "Ostatnia wiadomość przed końcem",
} as const;

/** The first words of a persona: who speaks, about what, and that it is no human being. */
export const welcomeOf = (
  persona: { name: string; role: string },
  { minutes, opening }: { minutes: number; opening: string | undefined },
): string =>
  [
    `Dzień dobry, tu ${persona.name}, ${persona.role}. Jestem programem (AI), nie człowiekiem: mogę się mylić i nie zastąpię specjalisty. Mamy ${formatCount(minutes, "minutę", "minuty", "minut")}.`,
    opening ?? "Od czego chcesz zacząć?",
  ].join("\n\n");

export const apology =
  "Przepraszam, odpowiedź się spóźnia i nie jest to Twoja wina. Zegar stoi: czas, w którym czekasz, wróci do Ciebie.";

export const farewellOf = (
  by: "time" | "buyer" | "declined" | null,
  hasWritten: boolean,
): string =>
  by === "declined"
    ? "Tu potrzebny jest człowiek, nie program, więc kończę tę rozmowę. Całą kwotę oddajemy. Numery, pod którymi ktoś Cię wysłucha, są na tej stronie."
    : hasWritten
      ? "Dziękuję za tę rozmowę. Tu ją kończymy. Zapis zostaje na tej stronie przez 24 godziny, a potem znika."
      : "Czas tej rozmowy minął, więc ją kończę. Wszystkiego dobrego.";

/** `oddane: 1 min 10 s` */
export function lengthInWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  return [minutes > 0 && `${minutes}\u00a0min`, `${seconds % 60}\u00a0s`].filter(Boolean).join(" ");
}

/**
 * What stands in for a summary that no model wrote: what was said, and a thing for now.
 * @param isGrave nobody is told again what they said of it, and help is what comes now
 */
export const plainSummary = (topic: string | null, firstWords: string, isGrave: boolean): string =>
  [
    `${topic === null ? "To była krótka rozmowa" : `Rozmowa była o temacie: ${topic}`}.${isGrave ? "" : ` Zaczęła się od Twoich słów: „${firstWords}”.`}`,
    isGrave
      ? "Co teraz: zadzwoń pod numery z tej strony albo powiedz o tym komuś bliskiemu."
      : "Co teraz: zapisz jedno zdanie, które chcesz z niej zabrać, i jedną małą rzecz na dziś albo na jutro.",
  ].join("\n\n");
