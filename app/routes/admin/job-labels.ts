import type { DropReason, JobKind, JobState, RetryReason } from "~/services/operations/job-kinds";
import type { StatusLabel } from "~/ui/badge";

/** Codes of jobs as the desk reads them. */
export const jobKindLabels: Record<JobKind, string> = {
  fulfil_order: "Przygotowanie zamówienia",
  send_mail: "Wysłanie wiadomości",
  stamp_copies: "Oznaczenie egzemplarzy e-booka",
  write_draft: "Nowa wersja tekstu do porównania",
  send_refund: "Zwrot pieniędzy",
  delete_identity: "Usunięcie danych logowania",
  perform_delayed_act: "Czynność, którą można było cofnąć",
  run_bulk_act: "Czynność na wielu zamówieniach",
  resume_waiting: "Podjęcie zamówień, które czekały na model",
  check_ledger: "Porównanie z księgą bramki",
  resume_owed_work: "Podjęcie przerwanej pracy",
  reconcile_payments: "Pytanie bramki o płatności",
  expire_orders: "Wygaszenie nieopłaconych zamówień",
  delete_expired_sessions: "Usunięcie starych logowań",
  forget_allowances: "Usunięcie dawnych liczników limitów",
  forget_spending: "Usunięcie dawnych kosztów modelu",
  delete_expired_content: "Usunięcie treści po 24 godzinach",
  delete_expired_drafts: "Usunięcie starych szkiców umów",
  delete_expired_copies: "Usunięcie starych egzemplarzy e-booka",
  delete_contact_messages: "Usunięcie starych wiadomości",
  delete_old_notifications: "Usunięcie starych powiadomień",
  delete_unconfirmed_reports: "Usunięcie niepotwierdzonych zgłoszeń",
  remind_of_acute: "Przypomnienie o pilnych sprawach",
  close_cases: "Zamknięcie dawnych spraw",
  index_for_search: "Uzupełnienie wyszukiwarki",
  send_digests: "Podsumowania dnia",
  delete_loose_pictures: "Usunięcie nieużywanych zdjęć",
  delete_loose_book_files: "Usunięcie nieużywanych plików książek",
  drop_openings: "Usunięcie starych odsłonięć",
  drop_mail_reports: "Usunięcie starych zgłoszeń poczty",
  delete_payment_notes: "Usunięcie starych notatek",
  delete_account_mails: "Usunięcie starych wiadomości o kontach",
  end_subscriptions: "Zakończenie subskrypcji, które minęły",
  delete_old_texts: "Usunięcie tekstów, które powstawały na oczach czytelników",
  delete_turn_notes: "Usunięcie starych notatek o wyłącznikach",
  forget_service_minutes: "Usunięcie starych pomiarów usług",
  drop_old_acts: "Usunięcie starych próśb i czynności",
  drop_old_audit: "Usunięcie starych wpisów dziennika",
  check_audit: "Sprawdzenie dziennika",
  check_legal_state: "Sprawdzenie stanu prawnego umów",
};

export const jobKindLabel = (kind: string) =>
  (jobKindLabels as Readonly<Record<string, string>>)[kind] ?? kind;

export const jobStateLabels: Record<JobState, StatusLabel> = {
  given_up: { label: "Poddane", tone: "danger" },
  running: { label: "W toku", tone: "warning" },
  waiting: { label: "Czeka", tone: "neutral" },
};

export const retryReasonLabels: Record<RetryReason, string> = {
  cause_removed: "Przyczyna usunięta",
  outside_is_back: "Zewnętrzna usługa znów działa",
  person_asked: "Ktoś na to czeka",
};

export const dropReasonLabels: Record<DropReason, string> = {
  out_of_date: "Straciło aktualność",
  done_otherwise: "Zrobione inaczej",
  cannot_succeed: "Nie może się udać",
};

/** What is lost when a job of a kind is dropped. */
export function lossOf(kind: string): string {
  switch (kind) {
    case "send_mail":
      return "Ta wiadomość nigdy nie wyjdzie. W poczcie będzie oznaczona jako niewysłana.";
    case "stamp_copies":
      return "Egzemplarze e-booka powstaną dopiero wtedy, gdy kupująca osoba poprosi o nowy link.";
    default:
      return "Ta runda się nie odbędzie. Następna przyjdzie o swojej porze.";
  }
}
