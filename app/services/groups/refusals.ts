import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { defineRefusals, saidByPage } from "../command/refusals";

/** Why somebody may not write in a group. */
export const writeRefusals = defineRefusals({
  not_signed_in: "Zaloguj się, aby dodać komentarz.",
  banned_account: "Twoje konto jest zablokowane, więc nie możesz tu pisać.",
  banned: "Nie możesz już pisać w tej grupie.",
  not_a_member: "Dołącz do grupy, aby w niej pisać.",
  silenced: "Przez pewien czas możesz w tej grupie czytać, ale nie pisać.",
  nick_missing: "Wybierz nick: pod nim zobaczą Cię inni.",
  pseudonym_missing: "Wybierz pseudonim, pod którym będziesz tu pisać.",
});
export type WriteRefusal = keyof typeof writeRefusals;

/** Why a nick cannot be somebody's. */
export const nickRefusals = defineRefusals({
  nick_taken: "Ktoś już tak się nazywa albo bardzo podobnie. Wybierz inny nick.",
  nick_reserved: "Tak nazywa się ktoś z zespołu albo z opieki nad grupami. Wybierz inny nick.",
  nick_is_pseudonym:
    "Tak nazywasz się w jednej z grup z pseudonimami. Wybierz inny nick, żeby nikt tego nie połączył.",
  nick_is_full_name:
    "To Twoje imię i nazwisko. Nick widzą wszyscy, a imienia i nazwiska nie pokazujemy innym osobom w grupach – wybierz inny.",
  nick_needed: "Nick jest potrzebny, dopóki należysz do grup, w których go widać.",
});

/** Why somebody cannot be called so in a sensitive group. */
export const pseudonymRefusals = defineRefusals({
  pseudonym_needed: "Wybierz pseudonim.",
  pseudonym_taken:
    "Ktoś w tej grupie już tak się nazywa albo bardzo podobnie. Wybierz inny pseudonim.",
  pseudonym_reserved:
    "Tak nazywa się ktoś z zespołu albo z opieki nad grupami. Wybierz inny pseudonim.",
  pseudonym_is_full_name:
    "To Twoje imię i nazwisko. Pseudonim ma nie zdradzać, kim jesteś – wybierz inny.",
  pseudonym_is_surname:
    "To część Twojego imienia i nazwiska. Pseudonim ma nie zdradzać, kim jesteś – wybierz inny.",
  pseudonym_is_address:
    "Po tym ktoś mógłby poznać Twój adres e-mail. Pseudonim ma nie zdradzać, kim jesteś – wybierz inny.",
  pseudonym_is_nick:
    "To nick z grup otwartych. Pseudonim ma nie zdradzać, kim jesteś – wybierz inny.",
});

export const consentRefusals = defineRefusals({ consent_needed: sensitiveGroupConsent.required });

/** Why a group cannot be proposed. */
export const wishRefusals = defineRefusals({
  group_exists: "Taka grupa już jest. Znajdziesz ją na liście grup.",
});

/** Why what somebody proposes or offers cannot take the place of what waits. */
export const wishConflicts = defineRefusals({
  wish_waits:
    "To już czeka na odpowiedź, w innych słowach. Niżej widzisz, jak brzmi teraz. Połącz jedno z\u00a0drugim i\u00a0wyślij jeszcze raz, a\u00a0zastąpi to, co czeka.",
  wish_answered_meanwhile:
    "Ktoś z\u00a0zespołu właśnie na to odpowiedział. Przeczytaj odpowiedź niżej. Jeśli chcesz, wyślij swoje słowa jeszcze raz, jako nową propozycję.",
});

/** Why a keeper cannot change the words of their group. */
export const groupWordsRefusals = defineRefusals({
  group_words_changed:
    "Ktoś z opiekunów zmienił to, odkąd to widzisz. Niżej stoi, jak jest teraz. Połącz jedno z drugim i zapisz jeszcze raz.",
});

/** Why a request to be let in cannot be answered. */
export const joinRequestRefusals = {
  answered: saidByPage("answered"),
  silenced: writeRefusals.silenced,
};
