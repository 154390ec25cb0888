import { pictureMessages } from "~/forms/kinds/picture";

/** Of a withdrawal that staff would take for a buyer. */
export const nothingPaid =
  "Za to zamówienie nikt nie zapłacił, więc nie ma czego zwracać. Kupująca osoba może odstąpić od umowy na stronie zamówienia, a nieopłacone zamówienie i tak wygaśnie.";

/** What is wrong with what was sent, and what the specification answers with 400. */
export const wrongForIt: Readonly<Record<string, string>> = {
  picture_too_large: pictureMessages.too_large,
  picture_wrong_format: pictureMessages.wrong_format,
  picture_damaged: pictureMessages.damaged,
  no_remake: "Nie można regenerować analizy dla tego zamówienia",
  not_cancellable: "Nie można anulować tego zamówienia (prawdopodobnie już opłacone)",
};

/** Where what was typed does not fit, rather than somebody having been faster. */
export const conflicts: Readonly<Record<string, string>> = {
  not_waiting:
    "Błąd podczas ponownej wysyłki. Ten e-book został już wysłany albo nikt za niego nie zapłacił.",
  ordered: "Ktoś już zamówił tę książkę, więc nie da się jej usunąć. Można ją odłożyć do archiwum.",
  same_address: "To ten sam adres, który już mamy.",
  too_much: "Tyle już nie zostało: kwota jest wyższa niż to, co można zwrócić.",
  short_payment:
    "Ta wpłata jest niższa od ceny, więc nie zwraca się jej osobno. Zwróć pieniądze na stronie zamówienia: to obejmie także tę wpłatę.",
  not_withdrawn:
    "Nie mamy oświadczenia o odstąpieniu. Najpierw je przyjmij albo wybierz inny powód.",
  withdrawal_unpaid: nothingPaid,
  nothing_covered: "Nie ma czego odsłaniać: tej treści już nie ma albo widać ją i bez tego.",
  pressed_already: "To samo jest już przyjęte i zaraz się wykona.",
  nothing_matches: "Temu filtrowi nic już nie odpowiada.",
  too_many: "To za dużo na raz. Zawęź filtr.",
  below_least: "Cena promocyjna to co najmniej 1 zł.",
  in_past: "Początek promocji już minął. Wybierz późniejszy albo zostaw puste pole.",
  ends_before_start: "Promocja musi się skończyć później, niż się zaczyna.",
  not_lower: "Cena promocyjna musi być niższa od regularnej.",
  no_true_reduction:
    "To nie byłaby obniżka: w ciągu 30 dni przed jej początkiem cena jest tak samo niska albo niższa. Wybierz niższą cenę albo inny czas.",
  overlaps: "W tym czasie ten produkt ma już inną promocję.",
  spoils_later:
    "Po tej promocji jedna z zaplanowanych nie byłaby już prawdziwą obniżką. Najpierw ją odwołaj albo zmień cenę lub czas.",
  draft_exists: "Nowa wersja już powstaje albo czeka na decyzję.",
  no_draft: "Tej nowej wersji już nie ma albo jeszcze powstaje.",
  group_changed:
    "Ktoś był szybszy: ta grupa zmieniła się, odkąd ją widzisz. Wróć do niej i zacznij jeszcze raz.",
  name_taken: "Inna grupa już się tak nazywa.",
  has_texts:
    "W tej grupie są wpisy dla zamkniętego grona, więc nie da się jej otworzyć. Możesz utworzyć drugą, otwartą.",
  cases_wait:
    "W tej grupie są sprawy, które czekają albo w których można się jeszcze odwołać, więc musi zostać. Poniżej widzisz, do kiedy.",
  text_changed:
    "Ktoś był szybszy: ten tekst zmienił się, odkąd go widzisz. Wróć do niego, przeczytaj, co mówi teraz, i zacznij jeszcze raz.",
  promotion_ended: "Ta promocja już się skończyła.",
  review_hidden: "Ta opinia jest już ukryta.",
  review_shown: "Ta opinia jest już pokazana.",
  review_answered:
    "Ktoś był szybszy: odpowiedź zmieniła się, zanim nacisnęliśmy przycisk. Wróć do opinii, przeczytaj, co mówi teraz, i zacznij jeszcze raz.",
  no_such_note: "Ktoś był szybszy: tej notatki już nie ma. Wróć do płatności i zobacz, co zostało.",
  no_answer: "Nie ma już odpowiedzi.",
  already_requested: "Taka prośba już czeka na zgodę drugiej osoby.",
  account_deleted: "Tego konta już nie ma.",
  nothing_changed: "Nic się nie zmieniło: tak jest już teraz.",
  day_over: "Ten dzień już minął. Wybierz późniejszy albo zostaw to pole puste.",
  complained:
    "Ta osoba oznaczyła naszą wiadomość jako spam, więc na ten adres obsługa nic nie wysyła.",
  answered_meanwhile:
    "Ktoś z zespołu odpowiedział przed chwilą. Przeczytaj tę odpowiedź, a swoją wyślij po 10 minutach, jeśli nadal jest potrzebna.",
  sent_already: "Dokładnie taka odpowiedź już wyszła.",
  running: "Zadanie właśnie się wykonuje.",
  fresh: "To zadanie jeszcze ani razu nie ruszyło: zrobi się samo.",
  not_given_up: "To zadanie jeszcze próbuje. Porzucić można dopiero takie, które się poddało.",
  owed: "Tego zadania nie można porzucić: ktoś na nie czeka. Usuń przyczynę i ponów.",
  too_soon: "Ostatnia wiadomość wyszła przed chwilą. Ponowna wysyłka jest możliwa po 2 minutach.",
};

/** What somebody may not do, and who may. */
export const notAllowed: Readonly<Record<string, string>> = {
  oneself: "To Twoje własne konto. Poproś o to kogoś innego z zespołu.",
  own_interest: "Ta sprawa dotyczy Ciebie, więc zdecydować musi ktoś inny.",
  same_person: "O to prosisz Ty, więc zgodzić musi się ktoś inny.",
  nobody_else: "Nie ma teraz nikogo, kto mógłby się na to zgodzić.",
  own_order: "To Twoje własne zamówienie, więc zrobić to musi ktoś inny z zespołu.",
  no_account: "Do tego potrzebne jest konto w serwisie.",
};
