import { defineRefusals } from "../command/refusals";
import { writeRefusals } from "../groups/refusals";

/** Why a text is not taken as it is. */
export const writingRefusals = defineRefusals({
  new_member_posts:
    "W pierwszej dobie można dodać dwa posty. Twój tekst jest nadal w formularzu: skopiuj go i wróć, gdy ta doba minie.",
  new_member_comments:
    "W pierwszej dobie można dodać dziesięć komentarzy. Twój tekst jest nadal w formularzu: skopiuj go i wróć, gdy ta doba minie.",
  new_member_link:
    "W pierwszej dobie nie można wstawiać linków ani adresów e-mail. Opisz to własnymi słowami albo wróć, gdy ta doba minie.",
  post_repeated:
    "Ten sam tekst jest już w innym Twoim poście. Dopisz coś nowego albo zajrzyj do tamtej rozmowy.",
  words_changed:
    "Ten tekst zapisano tymczasem w innej karcie albo na innym urządzeniu, albo zmieniła go moderacja. Nic nie zginęło: masz tu obie wersje, obecną i swoją. Wybierz, która zostaje.",
  comment_repeated: "Ten komentarz już tu jest. Jeśli chcesz coś dodać, napisz to innymi słowami.",
  comment_repeated_elsewhere:
    "Taki sam komentarz jest już w innym wątku. Napisz choć trochę inaczej.",
});

/** @param who has blocked whoever reads this, as a sentence begins */
export const takesNoAnswers = (who: string): string => `${who} nie przyjmuje od Ciebie odpowiedzi.`;

/** Why nothing can be written here now, whatever it says. */
export const cannotWriteRefusals = {
  ...writeRefusals,
  ...defineRefusals({
    keeper_closed_talk:
      "Opieka grupy zamknęła tę rozmowę: można ją czytać, ale nie da się już nic dopisać. Twój tekst jest nadal w formularzu.",
    blocked: takesNoAnswers("Ta osoba"),
    writing_stopped:
      "Pisanie w grupach jest teraz na chwilę wstrzymane dla wszystkich, więc niczego nie opublikowaliśmy. Twój tekst jest nadal w formularzu: skopiuj go albo wyślij jeszcze raz później.",
  }),
};
