import type { MailKind } from "../mails/queue-mail.server";

/** Kinds of mails as the desk reads them. */
export const mailKindLabels: Record<MailKind | "document", string> = {
  document: "Dokument albo link",
  document_again: "Dokument, ponownie",
  document_corrected: "Dokument na poprawiony adres",
  address_notice: "Zmiana adresu",
  withdrawal_receipt: "Potwierdzenie odstąpienia",
  refund_notice: "Zwrot pieniędzy",
  contact_forward: "Wiadomość z formularza (do nas)",
  contact_receipt: "Potwierdzenie wiadomości",
  contact_reply: "Odpowiedź na wiadomość",
  notification: "Powiadomienie ze społeczności",
  digest: "Podsumowanie dnia",
  report_confirmation: "Prośba o potwierdzenie zgłoszenia",
  report_receipt: "Przyjęcie zgłoszenia",
  report_outcome: "Wynik zgłoszenia",
  statement_of_reasons: "Decyzja moderacji",
  appeal_answer: "Odpowiedź na odwołanie",
  case_message: "Wiadomość w sprawie",
  account_banned: "Ban konta",
  account_deleted: "Usunięcie konta",
  acute_reminder: "Pilna sprawa czeka (do nas)",
  review_hidden: "Ukrycie opinii",
  pseudonym_opened: "Poznanie konta za pseudonimem",
};

export const mailKindLabel = (kind: string) =>
  (mailKindLabels as Readonly<Record<string, string>>)[kind] ?? kind;
