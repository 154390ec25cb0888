import {
  claimTimeInWords,
  minutesOf,
  contentAccessTime,
  singleApproverLimit,
} from "~/config/limits";
import type { Notices } from "./notice";

/** What is said after an act of staff. */
export const deskNotices = {
  "member-banned": {
    kind: "success",
    text: "Konto jest zablokowane, a jego logowania zakończone.",
  },
  "switch-on": {
    kind: "success",
    text: "Zatrzymane, od razu i w całym serwisie.",
  },
  "switch-off": { kind: "success", text: "Wznowione. Wszystko działa jak zwykle." },
  "member-unbanned": { kind: "success", text: "Konto nie jest już zablokowane." },
  "member-saved": { kind: "success", text: "Zmiany są zapisane." },
  "member-signed-out": { kind: "success", text: "Logowania tej osoby są zakończone." },
  "deletion-asked": {
    kind: "warning",
    text: "Konto jeszcze działa: na usunięcie musi zgodzić się druga osoba. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "subscription-saved": { kind: "success", text: "Subskrypcja jest zapisana." },
  "subscription-ended": { kind: "success", text: "Subskrypcja jest zakończona." },
  "group-created": { kind: "success", text: "Grupa jest utworzona. Teraz możesz dodać jej ikonę." },
  "wish-accepted": { kind: "success", text: "Przyjęte. Ta osoba dostanie powiadomienie." },
  "wish-declined": {
    kind: "success",
    text: "Odmowa jest zapisana. Ta osoba dostanie powiadomienie.",
  },
  "group-saved": { kind: "success", text: "Zmiany są zapisane." },
  "group-icon-saved": { kind: "success", text: "Ikona jest zapisana." },
  "group-icon-removed": { kind: "success", text: "Grupa nie ma już ikony." },
  "group-indexed": { kind: "success", text: "Wyszukiwarki mogą pokazywać tę grupę." },
  "group-not-indexed": {
    kind: "success",
    text: "Prosimy wyszukiwarki, żeby nie pokazywały tej grupy.",
  },
  "group-deletion-asked": {
    kind: "warning",
    text: "Grupa jeszcze działa: na usunięcie musi zgodzić się druga osoba. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "text-hidden": { kind: "success", text: "Ukryte. Autor dostanie decyzję z powodem." },
  "text-restored": { kind: "success", text: "Przywrócone. Autor się o tym dowie." },
  "text-changed": { kind: "success", text: "Zmienione. Autor dostanie decyzję z powodem." },
  "text-deleted": { kind: "success", text: "Usunięte. Autor dostanie decyzję z powodem." },
  "case-claimed": { kind: "success", text: `Ta sprawa jest Twoja przez ${claimTimeInWords}.` },
  "case-decided": {
    kind: "success",
    text: "Decyzja zapisana. Osoby, których dotyczy, dostaną wiadomość.",
  },
  "decided-and-next": {
    kind: "success",
    text: "Poprzednia sprawa jest rozstrzygnięta, a kogo dotyczy, dostanie wiadomość. To jest następna.",
  },
  "decision-taken-back": {
    kind: "success",
    text: "Decyzja jest cofnięta i wszystko, co odebrała, wróciło.",
  },
  "appeal-answered": { kind: "success", text: "Odwołanie jest rozpatrzone." },
  "party-written": { kind: "success", text: "Wiadomość jest wysłana." },
  "pseudonym-requested": {
    kind: "success",
    text: "Prośba czeka na zgodę drugiej osoby.",
  },
  "ebook-sent": { kind: "success", text: "E-book został wysłany ponownie." },
  "book-added": { kind: "success", text: "📘 Książka została dodana!" },
  "book-edited": {
    kind: "success",
    text: "Zapisano zmiany. Zamówienia mają tytuł i cenę z chwili zakupu.",
  },
  "book-files-replaced": {
    kind: "success",
    text: "Nowe wydanie jest gotowe. Kto kupił wcześniejsze, ma je nadal.",
  },
  "book-published": { kind: "success", text: "Książka jest w sprzedaży." },
  "book-unpublished": {
    kind: "success",
    text: "Książki nie można już kupić. Sprzedane egzemplarze działają.",
  },
  "book-archived": { kind: "success", text: "Książka jest w archiwum." },
  "book-restored": {
    kind: "success",
    text: "Książka wróciła z archiwum. Do sprzedaży trzeba ją jeszcze opublikować.",
  },
  "book-deleted": { kind: "success", text: "Książka została usunięta." },
  "horoscope-approved": { kind: "success", text: "Horoskop jest zatwierdzony." },
  "horoscope-edited": {
    kind: "success",
    text: "Horoskop jest zapisany i czeka na zatwierdzenie. Sprawdzenia poszły od nowa.",
  },
  "horoscope-withdrawn": { kind: "success", text: "Horoskopu nie ma już na stronie." },
  "horoscope-rewriting": { kind: "success", text: "Horoskop pisze się od nowa." },
  "horoscopes-ordered": {
    kind: "success",
    text: "Zlecone. Horoskopy powstają jeden po drugim, a postęp widać na tej liście.",
  },
  "horoscopes-all-there": {
    kind: "info",
    text: "Wszystkie te horoskopy już są albo właśnie powstają.",
  },
  "horoscopes-approved": { kind: "success", text: "Wszystkie horoskopy są zatwierdzone." },
  "horoscopes-approved-but": {
    kind: "warning",
    text: "Zatwierdzone jest to, co przeszło wszystkie sprawdzenia i było tu, gdy otworzyła się tamta strona. Ile zostało, stoi niżej.",
  },
  "horoscopes-deletion-asked": {
    kind: "warning",
    text: "Horoskopy jeszcze są: na usunięcie musi zgodzić się druga osoba. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "act-delayed": {
    kind: "success",
    text: "Przyjęte. Zrobimy to za pół minuty. Do tego czasu możesz to cofnąć u góry strony.",
  },
  "act-taken-back": { kind: "success", text: "Cofnięte. Nic się nie wydarzyło." },
  "act-too-late": {
    kind: "warning",
    text: "Tego nie da się już cofnąć: czas minął albo ktoś był szybszy.",
  },
  "bulk-asked": {
    kind: "info",
    text: "Lista jest zapisana i czeka na zgodę drugiej osoby z administracji. Nic się jeszcze nie dzieje.",
  },
  "bulk-stopped": {
    kind: "success",
    text: "Zatrzymane. To, co było już zrobione, zostaje.",
  },
  "draft-asked": {
    kind: "success",
    text: "Nowa wersja powstaje. Gdy będzie gotowa, zobaczysz liczby obu tekstów obok siebie.",
  },
  "draft-rejected": { kind: "success", text: "Nowa wersja jest usunięta, a wysłana została." },
  "content-opened": {
    kind: "info",
    text: `Treść jest odsłonięta na ${minutesOf(contentAccessTime)} minut, tylko dla Ciebie.`,
  },
  "refund-asked": {
    kind: "warning",
    text: `Ten zwrot przekracza ${singleApproverLimit / 100} zł w ciągu doby albo jest w obcej walucie, więc potrzebna jest zgoda drugiej osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”. Pieniądze jeszcze nie wyszły.`,
  },
  "withdrawal-asked": {
    kind: "warning",
    text: `Z tym odstąpieniem wróciłoby więcej niż ${singleApproverLimit / 100} zł w ciągu doby albo obca waluta, więc potrzebna jest zgoda drugiej osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”. Zamówienie na razie trwa, a pieniądze jeszcze nie wyszły.`,
  },
  "complaint-asked": {
    kind: "warning",
    text: `Z tą reklamacją wróciłoby więcej niż ${singleApproverLimit / 100} zł w ciągu doby, więc potrzebna jest zgoda drugiej osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”. Zegar 14 dni biegnie dalej.`,
  },
  "complaint-decided": {
    kind: "success",
    text: "Reklamacja jest rozpatrzona, odpowiedź wychodzi.",
  },
  "mail-sent-again": { kind: "success", text: "Wiadomość wychodzi jeszcze raz." },
  "message-answered": { kind: "success", text: "Odpowiedź jest w drodze." },
  "message-closed": { kind: "success", text: "Wiadomość jest zamknięta." },
  "job-retried": { kind: "success", text: "Zadanie rusza jeszcze raz, z pełną liczbą prób." },
  "job-dropped": { kind: "success", text: "Zadanie jest porzucone." },
  "order-cancelled": { kind: "success", text: "Zamówienie jest anulowane." },
  "payment-link-sent": { kind: "success", text: "Link do płatności jest w drodze." },
  "outside-payment-asked": {
    kind: "warning",
    text: "Taki zapis wymaga zgody drugiej osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "outside-payment-recorded": { kind: "success", text: "Wpłata jest zapisana." },
  "payment-completed": {
    kind: "success",
    text: "Bramka potwierdziła wpłatę, a zamówienie ruszyło.",
  },
  "completion-asked": {
    kind: "warning",
    text: "Bramka nie potwierdza tej wpłaty, więc potrzebna jest zgoda drugiej osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "force-confirmed": { kind: "success", text: "Wymuszone potwierdzenie wykonane ✅" },
  "review-hidden": { kind: "success", text: "Opinia jest ukryta." },
  "review-shown": { kind: "success", text: "Opinia jest znów na stronach sklepu." },
  "review-answered": { kind: "success", text: "Odpowiedź jest pod opinią." },
  "review-answer-removed": { kind: "success", text: "Odpowiedź jest usunięta." },
  "promotion-created": {
    kind: "success",
    text: "Promocja jest zapisana. Zacznie się i skończy sama.",
  },
  "persona-hours-saved": { kind: "success", text: "Godziny persony są zapisane." },
  "persona-lanes-saved": { kind: "success", text: "Liczba rozmów naraz jest zapisana." },
  "persona-prices-saved": { kind: "success", text: "Ceny persony są zapisane." },
  "promotion-ended": { kind: "success", text: "Promocja jest zakończona." },
  "payment-cancelled": { kind: "success", text: "Płatność jest anulowana." },
  "payment-retried": { kind: "success", text: "Nowa płatność jest otwarta w bramce." },
  "payment-deleted": { kind: "success", text: "Płatność jest usunięta." },
  "payment-archived": {
    kind: "info",
    text: "Z tej płatności wpłynęły pieniądze, więc jej zapis został. Jest teraz w archiwum.",
  },
  "thread-answered": { kind: "success", text: "Wiadomość została wysłana." },
  "thread-closed": { kind: "success", text: "Wątek został zamknięty." },
  "thread-deleted": { kind: "success", text: "Zgłoszenie usunięte!" },
  "thread-taken": { kind: "success", text: "To zgłoszenie jest teraz u Ciebie." },
  "thread-handed-back": { kind: "success", text: "To zgłoszenie jest znowu u całego zespołu." },
  "refund-end-asked": {
    kind: "warning",
    text: "Tak kończą ten zwrot dwie osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”. Do tego czasu zwrot trwa.",
  },
  "refund-dropped": { kind: "success", text: "Zwrot jest porzucony, z powodem." },
  "refund-settled": { kind: "success", text: "Zwrot jest zapisany jako wykonany." },
  "payment-restored": { kind: "success", text: "Płatność jest znów na liście." },
  "note-saved": { kind: "success", text: "Notatka jest zapisana." },
  "note-deleted": { kind: "success", text: "Notatka jest usunięta." },
  "difference-explained": { kind: "success", text: "Różnica jest oznaczona jako wyjaśniona." },
  "ledger-check-asked": {
    kind: "success",
    text: "Porównujemy nasze księgi z bramką. Wynik pojawi się tu za chwilę.",
  },
  "act-approved": { kind: "success", text: "Zrobione: zgoda jest zapisana, a czynność wykonana." },
  "bulk-approved": {
    kind: "success",
    text: "Zgoda jest zapisana i czynność ruszyła, pozycja po pozycji. Jak idzie, widać w „Czynnościach zbiorczych”.",
  },
  "refund-approved": {
    kind: "success",
    text: "Zgoda jest zapisana i zwrot zlecony. Czy pieniądze wróciły, widać przy płatności.",
  },
  "act-declined": {
    kind: "success",
    text: "Odmowa jest zapisana i nic się nie wydarzyło. Osoba, która prosiła, zobaczy ją razem z powodem.",
  },
  "own-request-withdrawn": {
    kind: "success",
    text: "Prośba jest wycofana i nic się nie wydarzyło.",
  },
  "export-without-reason": { kind: "error", text: "Wybierz powód." },
} as const satisfies Notices;
