import type { DeclineReason } from "~/services/acts/decide-act.server";
import type { StopReason } from "~/services/acts/bulk-kinds";
import type { ActName } from "~/services/acts/act-kinds.server";
import type { AuditedAct } from "~/services/audit/record-audit.server";
import type { BookReason } from "~/services/books/book-reasons";
import type { BookState } from "~/services/books/desk-queries.server";
import type { BadgeTone } from "~/ui/badge";
import type { BanReason, UnbanReason } from "~/services/members/ban-reasons";
import type {
  ChangeReason,
  DeletionReason,
  SignOutReason,
  SubscriptionReason,
} from "~/services/members/desk-reasons";
import type { LeftBehind } from "~/services/members/remove-account.server";
import type { Subscription } from "~/services/members/subscription.server";
import type { PseudonymReason } from "~/services/moderation/open-pseudonym.server";
import { breachReasons, leaveReasons, manyReports, reasonText } from "~/site/moderation";
import type { TurnReason } from "~/services/switches/switch-names";
import type { MemberStatus } from "~/services/members/desk-queries.server";
import { dropReasonLabels, retryReasonLabels } from "./job-labels";
import { closingReasonLabels } from "./message-labels";
import {
  assistReasonLabels,
  draftRejectionLabels,
  draftSendingLabels,
  openingReasonLabels,
  refundReasonLabels,
  remakeNoteLabels,
} from "./order-labels";
import { explanationLabels, exportReasonLabels, paymentReasonLabels } from "./payment-labels";
import { endingReasonLabels, promotionReasonLabels } from "./price-labels";
import { groupDeletionReasonLabels, groupReasonLabels } from "./group-labels";
import { answerRemovalLabels, hidingReasonLabels, showingReasonLabels } from "./review-labels";

/** Codes of the administration as its people read them. */
export const banReasonLabels: Record<BanReason, string> = {
  harassment: "Nękanie",
  hate_speech: "Mowa nienawiści",
  fraud: "Oszustwo",
  spam: "Spam",
  danger_to_others: "Zagrożenie dla innych",
  underage: "Osoba poniżej 16 lat",
  court_order: "Nakaz sądu",
  other_breach_of_terms: "Inne naruszenie regulaminu",
};

export const unbanReasonLabels: Record<UnbanReason, string> = {
  appeal: "Uwzględnione odwołanie",
  mistake: "Pomyłka",
  ban_served: "Ban minął",
  court_order: "Nakaz sądu",
};

const asked = "Prośba tej osoby";

export const changeReasonLabels: Record<ChangeReason, string> = {
  asked_by_member: asked,
  wrong_data: "Błędne dane",
  gift: "Prezent od nas",
  apology: "Przeprosiny",
  time_over: "Minął czas",
  security: "Bezpieczeństwo konta",
  unused: "Konto od dawna nieużywane",
  mistake: "Pomyłka",
};

export const subscriptionReasonLabels: Record<SubscriptionReason, string> = {
  gift: changeReasonLabels.gift,
  apology: changeReasonLabels.apology,
  asked_by_member: asked,
  time_over: changeReasonLabels.time_over,
  mistake: changeReasonLabels.mistake,
};

export const signOutReasonLabels: Record<SignOutReason, string> = {
  asked_by_member: asked,
  security: changeReasonLabels.security,
};

export const deletionReasonLabels: Record<DeletionReason, string> = {
  asked_by_member: asked,
  underage: banReasonLabels.underage,
  court_order: banReasonLabels.court_order,
};

export const subscriptionLabels: Record<Subscription, string> = {
  none: "Brak",
  plus: "Plus",
  premium: "Premium",
};

/** What becomes of the texts of a deleted account. */
export const textsLeftLabels: Record<LeftBehind, string> = {
  remove: "Wpisy, komentarze i zdjęcia tej osoby znikną.",
  keep: "Wpisy i komentarze zostaną, bez nicku i zdjęcia; pseudonim zostaje przy swoich.",
};

export const declineReasonLabels: Record<DeclineReason, string> = {
  not_justified: "Brak podstaw",
  wrong_input: "Błędne dane",
  taken_back: "Prośba wycofana",
};

export const stopReasonLabels: Record<StopReason, string> = {
  no_longer_needed: "Już niepotrzebna",
  wrong_selection: "Niewłaściwy wybór zamówień",
  asked_by_colleague: "Prośba kogoś z zespołu",
};

export const pseudonymReasonLabels: Record<PseudonymReason, string> = {
  ban_account: "Rozważamy zbanowanie konta",
  danger_to_life: "Zagrożenie życia albo zdrowia",
  authority_request: "Żądanie uprawnionego organu",
};

export const bookReasonLabels: Record<BookReason, string> = {
  new_book: "Nowa książka",
  correction: "Poprawka",
  new_edition: "Nowe wydanie",
  price_change: "Zmiana ceny",
  offer_change: "Zmiana oferty",
  rights_holder: "Życzenie autora albo wydawcy",
  complaint: "Reklamacja",
  mistake: "Pomyłka",
};

export const bookStateLabels: Record<BookState, { label: string; tone: BadgeTone }> = {
  published: { label: "W sprzedaży", tone: "success" },
  draft: { label: "Nieopublikowana", tone: "warning" },
  archived: { label: "W archiwum", tone: "neutral" },
};

export const actLabels: Record<ActName, string> = {
  refund_order: "Zwrot pieniędzy",
  delete_member: "Usunięcie konta",
  delete_group: "Usunięcie grupy",
  open_pseudonym: "Poznanie konta za pseudonimem",
  mark_paid: "Uznanie płatności, której bramka nie potwierdza",
  run_bulk: "Czynność na wielu zamówieniach",
};

export const auditedActLabels: Record<AuditedAct, string> = {
  ban_member: "Zbanowanie konta",
  unban_member: "Odbanowanie konta",
  edit_member: "Zmiana imienia i nazwiska",
  activate_member: "Włączenie konta",
  deactivate_member: "Wyłączenie konta",
  set_subscription: "Zmiana subskrypcji",
  end_sessions: "Zakończenie logowań",
  delete_member: "Usunięcie konta",
  refund_order: "Zwrot pieniędzy",
  send_again: "Ponowna wysyłka dokumentu",
  correct_email: "Poprawienie adresu",
  make_again: "Napisanie dokumentu od nowa",
  write_draft: "Zlecenie nowej wersji do porównania",
  send_draft: "Wysłanie nowej wersji",
  reject_draft: "Odrzucenie nowej wersji",
  withdraw_for_buyer: "Przyjęcie odstąpienia od umowy",
  delete_content: "Usunięcie treści zamówienia",
  open_content: "Odsłonięcie treści",
  complete_payment: "Oznaczenie płatności jako zakończonej",
  cancel_payment: "Anulowanie płatności",
  retry_payment: "Ponowienie płatności",
  delete_payment: "Usunięcie płatności",
  archive_payment: "Archiwizacja płatności",
  note_payment: "Dodanie notatki",
  delete_note: "Usunięcie notatki",
  explain_difference: "Wyjaśnienie różnicy",
  cancel_order: "Anulowanie zamówienia",
  add_book: "Dodanie książki",
  edit_book: "Zmiana książki",
  replace_book_file: "Nowe wydanie książki",
  publish_book: "Publikacja książki",
  unpublish_book: "Wycofanie książki ze sprzedaży",
  archive_book: "Archiwizacja książki",
  restore_book: "Przywrócenie książki z archiwum",
  delete_book: "Usunięcie książki",
  send_mail_again: "Ponowna wysyłka wiadomości",
  answer_message: "Odpowiedź na wiadomość",
  close_message: "Zamknięcie wiadomości",
  retry_job: "Ponowienie zadania",
  drop_job: "Porzucenie zadania",
  export_payments: "Eksport płatności",
  export_orders: "Eksport zamówień",
  create_promotion: "Utworzenie promocji",
  end_promotion: "Zakończenie promocji przed czasem",
  show_review: "Pokazanie opinii",
  hide_review: "Ukrycie opinii",
  answer_review: "Odpowiedź na opinię",
  remove_review_answer: "Usunięcie odpowiedzi na opinię",
  request_act: "Prośba o zgodę drugiej osoby",
  approve_act: "Zgoda na prośbę",
  decline_act: "Odmowa albo wycofanie prośby",
  take_back_act: "Cofnięcie czynności przed jej wykonaniem",
  ask_for_bulk: "Przygotowanie czynności zbiorczej",
  stop_bulk: "Zatrzymanie czynności zbiorczej",
  appoint_keeper: "Powołanie opiekuna grupy",
  dismiss_keeper: "Odwołanie opiekuna grupy",
  let_in: "Wpuszczenie do grupy",
  refuse_to_let_in: "Odmowa wpuszczenia do grupy",
  hide_automatically: "Ukrycie po kilku zgłoszeniach",
  claim_case: "Przejęcie sprawy",
  decide_case: "Decyzja w sprawie",
  appeal: "Odwołanie",
  answer_appeal: "Odpowiedź na odwołanie",
  write_to_party: "Wiadomość w sprawie",
  open_pseudonym: "Poznanie konta za pseudonimem",
  keeper_hides: "Opiekun ukrywa treść",
  keeper_silences: "Opiekun wycisza osobę",
  pin_post: "Opiekun przypina post",
  unpin_post: "Opiekun odpina post",
  create_group: "Utworzenie grupy",
  edit_group: "Zmiana grupy",
  set_group_icon: "Zmiana ikony grupy",
  delete_group: "Usunięcie grupy",
  turn_switch_on: "Użycie wyłącznika",
  turn_switch_off: "Cofnięcie wyłącznika",
};

export const targetLabels: Record<string, string> = {
  member: "Konto",
  membership: "Osoba w grupie",
  group: "Grupa",
  order: "Zamówienie",
  mail: "E-mail",
  message: "Wiadomość",
  job: "Zadanie",
  payment: "Płatność",
  book: "Książka",
  difference: "Różnica z bramką",
  product: "Produkt",
  promotion: "Promocja",
  review: "Opinia",
  export: "Eksport",
  act: "Prośba o zgodę",
  audit: "Dziennik",
  bulk: "Czynność zbiorcza",
  case: "Sprawa",
  post: "Post",
  comment: "Komentarz",
  switch: "Wyłącznik",
};

export const memberStatusLabels: Record<MemberStatus, string> = {
  banned: "Zbanowany",
  active: "Aktywny",
  inactive: "Nieaktywny",
};

export const turnReasonLabels: Record<TurnReason, string> = {
  vendor_outage: "Awaria u dostawcy",
  fault_of_ours: "Błąd po naszej stronie",
  wrong_content: "Błędne albo szkodliwe treści",
  legal_demand: "Wymóg prawny",
  abuse_wave: "Nadużycia albo spam",
  model_cost: "Zbyt wysoki koszt modelu",
  planned_work: "Planowane prace",
  cause_removed: "Przyczyna usunięta",
  work_done: "Prace zakończone",
  turned_by_mistake: "Użyty przez pomyłkę",
};

/** The words for the reasons of every kind of act: a code means the same wherever it stands. */
export const labelsOfReasons: readonly Readonly<Record<string, string>>[] = [
  bookReasonLabels,
  turnReasonLabels,
  changeReasonLabels,
  subscriptionReasonLabels,
  signOutReasonLabels,
  deletionReasonLabels,
  closingReasonLabels,
  retryReasonLabels,
  dropReasonLabels,
  exportReasonLabels,
  paymentReasonLabels,
  explanationLabels,
  hidingReasonLabels,
  answerRemovalLabels,
  showingReasonLabels,
  promotionReasonLabels,
  endingReasonLabels,
  refundReasonLabels,
  assistReasonLabels,
  draftRejectionLabels,
  draftSendingLabels,
  remakeNoteLabels,
  openingReasonLabels,
  declineReasonLabels,
  stopReasonLabels,
  unbanReasonLabels,
  banReasonLabels,
  leaveReasons,
  Object.fromEntries(Object.entries(breachReasons).map(([code, { label }]) => [code, label])),
  pseudonymReasonLabels,
  groupDeletionReasonLabels,
  groupReasonLabels,
  {
    note: "Notatka obsługi",
    shop_answer: "Odpowiedź sklepu",
    [manyReports]: reasonText(manyReports),
    upheld: "Decyzja zostaje",
    takes_over: "Przejęcie sprawy",
    question: "Pytanie albo wyjaśnienie",
    worth_reading_first: "Warto przeczytać najpierw",
    not_first_any_more: "Nie musi już być pierwszy",
    keeper_absent: "Opiekun nieobecny",
  },
];

/** Reasons of all acts stand in one log: the words for a code, whichever act it belongs to. */
export const reasonLabels: Readonly<Record<string, string>> = Object.assign(
  {},
  ...labelsOfReasons,
) as Record<string, string>;
