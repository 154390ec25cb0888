import type { Jobs } from "~/db/add-job.server";
import { isRequiredMail } from "../outbox/mail-kinds";

/**
 * Jobs that run by the clock, and when: graphile-worker's crontab format (UTC); a missed run is made up for within `fill`.
 * `app/jobs/tasks.server.ts` has a task for each.
 */
export const schedules = {
  reconcile_payments: "* * * * * ?max=1",
  tend_appointments: "* * * * * ?max=1",
  send_daily_horoscopes: "*/5 4-11 * * * ?fill=1h&max=3",
  delete_unconfirmed_subscribers: "35 * * * * ?fill=2h&max=3",
  tend_horoscopes: "*/5 * * * * ?fill=1h&max=3",
  resume_outstanding_work: "*/2 * * * * ?max=1",
  expire_orders: "*/5 * * * * ?max=1",
  check_ledger: "10 3 * * * ?fill=12h&max=5",
  delete_expired_sessions: "20 * * * * ?max=3",
  delete_old_rate_limits: "20 * * * * ?max=3",
  delete_old_spending: "20 * * * * ?max=3",
  delete_expired_content: "*/5 * * * * ?fill=1h&max=3",
  delete_expired_drafts: "25 * * * * ?fill=2h&max=3",
  delete_expired_copies: "25 2 * * * ?fill=12h&max=3",
  tend_bucket: "* * * * * ?max=1",
  delete_loose_pictures: "55 3 * * * ?fill=12h&max=3",
  delete_loose_book_files: "5 4 * * * ?fill=12h&max=3",
  delete_old_audit_events: "30 4 2 * * ?fill=7d&max=5",
  check_audit: "45 * * * * ?fill=2h&max=3",
  check_legal_state: "5 6 * * * ?fill=12h&max=3",
  check_help_lines: "5 6 * * * ?fill=12h&max=3",
  send_digests: "0 16,17 * * * ?fill=4h&max=5",
  send_week_digests: "0 7,8 * * 0 ?fill=6h&max=5",
  index_for_search: "*/10 * * * * ?max=1",
  delete_old_notifications: "55 2 * * * ?fill=12h&max=5",
  forget_old_visits: "56 2 * * * ?fill=12h&max=5",
  delete_unconfirmed_reports: "*/30 * * * * ?fill=2h&max=3",
  delete_contact_messages: "35 * * * * ?fill=2h&max=3",
  accept_overdue_complaints: "*/5 * * * * ?fill=1h&max=3",
  delete_old_threads: "40 3 * * * ?fill=12h&max=3",
  delete_account_mails: "50 2 * * * ?fill=12h&max=3",
  end_subscriptions: "5 * * * * ?fill=2h&max=3",
  delete_old_sent_texts: "*/5 * * * * ?fill=1h&max=3",
  delete_old_mail_reports: "50 2 * * * ?fill=12h&max=3",
  delete_old_content_accesses: "35 2 * * * ?fill=12h&max=3",
  delete_old_acts: "50 2 * * * ?fill=12h&max=3",
  read_afterwards: "*/2 * * * * ?max=1",
  remind_of_acute: "*/5 * * * * ?fill=1h&max=5",
  tell_of_held: "* * * * * ?max=3",
  reopen_undone_edits: "*/2 * * * * ?max=3",
  end_bans: "* * * * * ?max=3",
  close_cases: "40 2 * * * ?fill=12h&max=5",
  count_finished_months: "10 3 * * * ?fill=12h&max=5",
  delete_staff_notes: "45 2 * * * ?fill=12h&max=3",
  delete_old_service_minutes: "52 2 * * * ?fill=12h&max=3",
  delete_old_texts: "*/30 * * * * ?fill=1h&max=3",
  watch_dead_ends: "*/15 * * * * ?max=1",
  delete_old_rejections: "53 2 * * * ?fill=12h&max=3",
  delete_old_switch_notes: "50 2 * * * ?fill=12h&max=3",
  delete_old_talks: "* * * * * ?max=1",
  forget_unpaid_addresses: "58 2 * * * ?fill=12h&max=3",
  forget_mail_recipients: "15 3 * * * ?fill=12h&max=3",
  delete_old_payment_notifications: "20 3 * * * ?fill=12h&max=3",
  delete_old_model_calls: "25 3 * * * ?fill=12h&max=3",
  delete_given_up_jobs: "30 3 * * * ?fill=12h&max=3",
  delete_unsent_plans: "*/15 * * * * ?fill=1h&max=3",
} as const;

export type RecurringJob = keyof typeof schedules;
export const recurringJobs = Object.keys(schedules) as RecurringJob[];
export const isRecurring = (kind: string): kind is RecurringJob => Object.hasOwn(schedules, kind);

export type JobKind = keyof Jobs | RecurringJob;

/** How long graphile-worker waits after a failed attempt, the first being 1; in milliseconds. */
export const pauseAfter = (attempt: number) => Math.exp(Math.min(attempt, 10)) * 1_000;

export type JobState = "given_up" | "running" | "waiting";

/**
 * Jobs that somebody waits for, or that the law asks for: most of them the next round would take up again, so dropping one
 * would change nothing and tell the desk otherwise. What staff have begun is ended where they began it.
 */
const neededJobs: readonly string[] = [
  "fulfil_order",
  "send_refund",
  "delete_identity",
  "perform_delayed_act",
  "run_bulk_act",
  "resume_waiting",
  "write_draft",
  "stamp_copies",
  "write_reply",
  "keep_room",
  "settle_talk",
  "receive_mail",
];

/** @param mailKind of the mail that the job is to send; null where it sends none */
export const isDroppable = (kind: string, mailKind: string | null) =>
  !neededJobs.includes(kind) && (mailKind === null || !isRequiredMail(mailKind));

export const jobKindLabels: Record<JobKind, string> = {
  fulfil_order: "Przygotowanie zamówienia",
  send_mail: "Wysłanie wiadomości",
  stamp_copies: "Oznaczenie egzemplarzy e-booka",
  write_draft: "Nowa wersja tekstu do porównania",
  send_refund: "Zwrot pieniędzy",
  withdraw_transaction: "Wycofanie transakcji z bramki",
  delete_identity: "Usunięcie danych logowania",
  perform_delayed_act: "Czynność, którą można było cofnąć",
  run_bulk_act: "Czynność zbiorcza",
  write_reply: "Odpowiedź mentora albo postaci AI",
  propose_facts: "Propozycje do pamięci mentora AI",
  sum_up_talk: "Streszczenie długiej rozmowy z mentorem AI",
  keep_room: "Pokój umówionej rozmowy",
  sum_up_room: "Podsumowanie umówionej rozmowy",
  settle_talk: "Rozliczenie umówionej rozmowy",
  receive_mail: "Odczytanie e-maila do zgłoszenia",
  resume_waiting: "Podjęcie zamówień, które czekały na model",
  check_ledger: "Porównanie z księgą bramki",
  check_ledger_now: "Porównanie z księgą bramki, na prośbę obsługi",
  resume_outstanding_work: "Podjęcie przerwanej pracy",
  tend_appointments: "Rozmowy, które się kończą albo straciły termin",
  write_horoscopes: "Pisanie horoskopów",
  tell_followers: "Powiadomienia dla obserwujących",
  send_daily_horoscopes: "Horoskopy e-mailem",
  delete_unconfirmed_subscribers: "Usunięcie niepotwierdzonych adresów do horoskopu",
  tend_horoscopes: "Publikacja horoskopów i zapas na kolejne dni",
  delete_old_texts: "Usunięcie tekstów, które powstawały na oczach czytelników",
  reconcile_payments: "Pytanie bramki o płatności",
  expire_orders: "Wygaszenie nieopłaconych zamówień",
  delete_expired_sessions: "Usunięcie starych logowań",
  delete_old_rate_limits: "Usunięcie dawnych liczników limitów",
  delete_old_spending: "Usunięcie dawnych kosztów modelu",
  delete_expired_content: "Usunięcie treści po 24 godzinach",
  delete_expired_drafts: "Usunięcie starych szkiców umów",
  delete_expired_copies: "Usunięcie starych egzemplarzy e-booka",
  delete_contact_messages: "Usunięcie starych wiadomości",
  accept_overdue_complaints: "Uznanie reklamacji, o których nikt nie zdecydował w 14 dni",
  delete_old_threads: "Usunięcie starych zgłoszeń do administracji",
  delete_old_notifications: "Usunięcie starych powiadomień i propozycji grup",
  delete_unconfirmed_reports: "Usunięcie niepotwierdzonych zgłoszeń",
  read_afterwards: "Czytanie tego, czego drugi czytelnik nie zdążył przeczytać",
  remind_of_acute: "Przypomnienie o pilnych sprawach",
  tell_of_held: "Powody zatrzymania treści dla autorów",
  tell_of_held_now: "Powody zatrzymania treści dla autorów, od razu",
  reopen_undone_edits: "Sprawy, w których autor przywrócił zmienione słowa",
  end_bans: "Koniec blokad, których czas minął",
  close_cases: "Zamknięcie dawnych spraw",
  index_for_search: "Uzupełnienie wyszukiwarki",
  send_digests: "Podsumowania dnia",
  send_week_digests: "Podsumowania tygodnia",
  forget_old_visits: "Zapomnienie dawnych wizyt w grupach",
  tend_bucket: "Porządek w magazynie plików",
  delete_loose_pictures: "Usunięcie nieużywanych zdjęć",
  delete_loose_book_files: "Usunięcie nieużywanych plików książek",
  delete_old_content_accesses: "Usunięcie starych odsłonięć",
  delete_old_sent_texts: "Usunięcie treści wysłanych wiadomości",
  delete_old_mail_reports: "Usunięcie starych zgłoszeń poczty",
  delete_staff_notes: "Usunięcie starych notatek",
  delete_account_mails: "Usunięcie starych wiadomości o kontach i regulaminie",
  end_subscriptions: "Zakończenie subskrypcji, które minęły",
  delete_old_switch_notes: "Usunięcie starych notatek o wyłącznikach",
  forget_unpaid_addresses: "Usunięcie adresów dawnych nieopłaconych zamówień",
  forget_mail_recipients: "Usunięcie adresów z zapisów o dawnej poczcie",
  delete_old_payment_notifications: "Usunięcie dawnych zgłoszeń bramki",
  delete_old_model_calls: "Usunięcie dawnych zapisów o pytaniach do modelu",
  delete_given_up_jobs: "Usunięcie dawnych poddanych zadań",
  delete_unsent_plans: "Usunięcie niewysłanych planów bezpieczeństwa",
  delete_old_talks: "Usunięcie dawnych rozmów z mentorem AI",
  count_finished_months: "Policzenie minionych miesięcy moderacji",
  delete_old_service_minutes: "Usunięcie starych pomiarów usług",
  delete_old_acts: "Usunięcie starych próśb i czynności",
  delete_old_audit_events: "Usunięcie starych wpisów dziennika",
  check_audit: "Sprawdzenie dziennika",
  check_legal_state: "Sprawdzenie stanu prawnego umów",
  watch_dead_ends: "Alarm o produktach, których zamówienia się nie udają",
  delete_old_rejections: "Usunięcie dawnych liczb odrzuconych odpowiedzi",
  check_help_lines: "Sprawdzenie daty telefonów zaufania",
};

export const jobKindLabel = (kind: string) =>
  (jobKindLabels as Readonly<Record<string, string>>)[kind] ?? kind;

export const jobStateLabels = {
  given_up: { label: "Poddane", tone: "danger" },
  running: { label: "W toku", tone: "warning" },
  waiting: { label: "Czeka", tone: "neutral" },
} as const satisfies Record<JobState, object>;

/** What is lost when a job of a kind is dropped. */
export const lossOf = (kind: string) =>
  kind === "send_mail"
    ? "Ta wiadomość nigdy nie wyjdzie. W poczcie będzie oznaczona jako niewysłana."
    : "Ta runda się nie odbędzie. Następna przyjdzie o swojej porze.";
