import { writeRefusals } from "~/services/groups/refusals";
import type { WritingRefusal } from "~/services/posts/writing-limits.server";

/** What the code of a `NotAllowed` says to whoever wanted to write. */
export function notAllowedWords(code: string): string | null {
  if (code === "blocked") return "Ta osoba nie przyjmuje od Ciebie odpowiedzi.";
  return code in writeRefusals ? writeRefusals[code as keyof typeof writeRefusals].text : null;
}

export const writingWords: Record<WritingRefusal, { post: string; comment: string }> = {
  new_member_limit: {
    post: "Pierwszego dnia można dodać dwa posty. Jutro ten limit zniknie – zachowaj tekst i wróć.",
    comment:
      "Pierwszego dnia można dodać dziesięć komentarzy. Jutro ten limit zniknie – zachowaj tekst i wróć.",
  },
  new_member_link: {
    post: "Pierwszego dnia nie można wstawiać linków. Opisz to własnymi słowami albo wróć jutro.",
    comment:
      "Pierwszego dnia nie można wstawiać linków. Opisz to własnymi słowami albo wróć jutro.",
  },
  repeated: {
    post: "Ten sam tekst jest już w innym Twoim poście. Dopisz coś nowego albo zajrzyj do tamtej rozmowy.",
    comment: "Ten komentarz już tu jest. Jeśli chcesz coś dodać, napisz to innymi słowami.",
  },
};

export const writingStoppedWords =
  "Pisanie w grupach jest teraz na chwilę wstrzymane dla wszystkich, więc niczego nie opublikowaliśmy. Twój tekst jest nadal w formularzu: skopiuj go albo wyślij jeszcze raz później.";

export const tooOftenWords = "To już dużo jak na jeden raz. Odpocznij chwilę i wyślij to ponownie.";
