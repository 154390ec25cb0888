import { minutesOf, resendLimit, resendPause } from "~/config/limits";
import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

const { complaint, bad_language, hurtful, wrong_facts } = sharedReasons;

export const assistReasons = {
  buyer_wrote: "Prośba kupującej osoby",
  mail_not_received: "Wiadomość nie dotarła",
  complaint,
  our_mistake: "Nasz błąd",
  data_request: "Żądanie dotyczące danych",
} as const;
export type AssistReason = keyof typeof assistReasons;

export const remakeNotes = {
  wrong_facts,
  off_topic: "Tekst nie na temat",
  bad_language,
  broken_file: "Uszkodzony plik albo układ",
  hurtful,
} as const;
export type RemakeNote = keyof typeof remakeNotes;

export const draftSendings = {
  closer_to_answers: "Nowy tekst jest bliższy odpowiedziom",
  better_language: "Nowy tekst jest lepiej napisany",
  safer: "Nowy tekst jest bezpieczniejszy",
} as const;
export type DraftSending = keyof typeof draftSendings;

export const draftRejections = {
  not_better: "Nowy tekst nie jest lepszy",
  wrong_facts,
  bad_language,
  hurtful,
} as const;
export type DraftRejection = keyof typeof draftRejections;

export const orderAuditEvents = defineAuditEvents({
  send_again: {
    label: "Ponowna wysyłka dokumentu",
    does: "wysyła ponownie dokument",
    reasons: assistReasons,
  },
  send_book: { label: "Wysyłka e-booka", does: "wysyła e-book", reasons: assistReasons },
  send_mail_again: {
    label: "Ponowna wysyłka wiadomości",
    does: "wysyła ponownie e-mail",
    reasons: assistReasons,
  },
  correct_email: { label: "Poprawienie adresu", does: "poprawia adres", reasons: assistReasons },
  make_again: {
    label: "Napisanie dokumentu od nowa",
    does: "zleca napisanie dokumentu od nowa",
    reasons: remakeNotes,
  },
  write_draft: {
    label: "Zlecenie nowej wersji do porównania",
    does: "zleca nową wersję do porównania",
    reasons: remakeNotes,
  },
  send_draft: {
    label: "Wysłanie nowej wersji",
    does: "wysyła nową wersję",
    reasons: draftSendings,
  },
  reject_draft: {
    label: "Odrzucenie nowej wersji",
    does: "odrzuca nową wersję",
    reasons: draftRejections,
  },
  withdraw_for_buyer: {
    label: "Przyjęcie odstąpienia od umowy",
    does: "przyjmuje odstąpienie od umowy",
    reasons: assistReasons,
  },
  delete_content: {
    label: "Usunięcie treści zamówienia",
    does: "usuwa treść zamówienia",
    reasons: assistReasons,
  },
});

export const orderRefusals = defineRefusals({
  own_order: {
    text: "To Twoje własne zamówienie, więc zrobić to musi ktoś inny z zespołu.",
    outcome: "Własne zamówienie osoby, która o to prosi",
  },
  act_pending: {
    text: "Coś innego jest już tu przyjęte i zaraz się wykona.",
    outcome: "Czekała tu inna czynność, która tę wyklucza",
  },
  too_soon: {
    text: `Ostatnia wiadomość wyszła przed chwilą. Ponowna wysyłka jest możliwa po ${minutesOf(resendPause)} minutach.`,
    outcome: "Ostatnia wiadomość wyszła przed chwilą",
  },
  too_often: `Tę wiadomość wysłano ponownie już ${resendLimit} razy.`,
  not_possible: {
    text: "Nie ma czego wysłać: dokumentu jeszcze albo już nie ma, albo zamówienie jest bez adresu.",
    outcome: "Nie ma czego wysłać",
    isStale: true,
  },
  not_correctable: {
    text: "Adresu nie da się już poprawić: dokumentu nie ma, zamówienie nie jest opłacone albo pieniądze już wracają.",
    outcome: "Adresu nie da się już poprawić",
    isStale: true,
  },
  address_changed: {
    text: "Zamówienie ma już inny adres niż ten, który był na liście.",
    outcome: "Adres zmienił się po zrobieniu listy",
    isStale: true,
  },
  address_unconfirmed: {
    text: "Adres tego zamówienia został zmieniony i nikt go jeszcze nie potwierdził. Do tego czasu można tylko potwierdzić zmianę albo ją cofnąć.",
    outcome: "Zmieniony adres czeka na potwierdzenie",
    isStale: true,
  },
  address_waits: {
    text: "Zmianę można tu potwierdzić dopiero dobę po tym, jak zawiadomimy poprzedni adres.",
    isStale: true,
  },
  same_address: {
    text: "To ten sam adres, który już mamy.",
    outcome: "To ten sam adres",
  },
  no_remake: {
    text: "Nie można regenerować analizy dla tego zamówienia",
    outcome: "Dokumentu nie da się już napisać od nowa",
    isWrong: true,
  },
  draft_exists: "Nowa wersja już powstaje albo czeka na decyzję.",
  no_draft: "Nie ma nowej wersji, która czeka na decyzję.",
  nothing_to_delete: {
    text: "Treści już nie ma albo zamówienie jest w przygotowaniu.",
    outcome: "Nie ma czego usunąć albo trwa przygotowanie",
    isStale: true,
  },
  staff_address: {
    text: "To adres kogoś z zespołu. Dokument może dostać tylko osoba, która go kupiła.",
    outcome: "Nowy adres należał do kogoś z zespołu",
  },
  mail_under_way: {
    text: "Wiadomość z dokumentem właśnie wychodzi. Za kilka minut będzie wiadomo, czy dotarła – spróbuj wtedy jeszcze raz.",
    outcome: "Wiadomość z dokumentem właśnie wychodziła",
    isStale: true,
  },
  nothing_to_confirm: {
    text: "Potwierdzenie umowy jest już w Twojej poczcie albo nie ma jeszcze czego otworzyć.",
    isStale: true,
  },
  address_refused: {
    text: "Poczta odrzuciła ten adres. Popraw go, a e-book wyjdzie sam.",
    isStale: true,
  },
  book_sent: {
    text: "Ten e-book został już wysłany. Na stronie zamówienia jest zwykła ponowna wysyłka.",
    isStale: true,
  },
  nothing_to_send: {
    text: "Nie ma czego wysłać: to zamówienie nie jest opłacone albo się skończyło.",
    isStale: true,
  },
  no_model_budget: {
    text: "Limit kosztu modelu dla tego zamówienia jest wyczerpany.",
    isStale: true,
  },
  not_waiting:
    "Błąd podczas ponownej wysyłki. Ten e-book został już wysłany, nikt za niego nie zapłacił albo pieniądze wracają.",
});

const { too_soon, too_often, not_possible } = orderRefusals;

/** Why a document is not sent again. */
export const resendRefusals = { too_soon, too_often, not_possible };
