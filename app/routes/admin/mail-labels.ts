import type { MailState } from "~/services/mails/hand-over.server";
import type { AgainState, MailEvent } from "~/services/outbox/desk-queries.server";
import type { BadgeTone } from "~/ui/badge";

/** Codes of mails as the desk reads them. */
export const mailStates: Record<MailState, { label: string; tone: BadgeTone }> = {
  queued: { label: "Czeka w kolejce", tone: "warning" },
  accepted: { label: "Przyjęty przez pocztę", tone: "neutral" },
  delivered: { label: "Doręczony", tone: "success" },
  bounced: { label: "Wrócił", tone: "danger" },
  complained: { label: "Oznaczony jako spam", tone: "danger" },
  refused: { label: "Niewysłany", tone: "warning" },
};

export const bounceLabels = { hard: "na stałe", soft: "przejściowo" } as const;

export const mailEventLabels: Record<MailEvent["what"], string> = {
  queued: "Wpisano do kolejki",
  accepted: "Przyjęła poczta",
  refused: "Nie wyjdzie",
  sent: "Poczta wysłała",
  delivered: "Doręczono",
  delayed: "Doręczenie się opóźnia",
  bounced: "Wiadomość wróciła",
  suppressed: "Poczta nie wysłała: adres wcześniej zwracał wiadomości albo się skarżył",
  failed: "Poczcie nie udało się wysłać",
  complained: "Odbiorca oznaczył jako spam",
};

const mailErrors: Readonly<Record<string, string>> = {
  nothing_to_send: "nie było już czego wysłać",
  address_corrected: "adres zmieniono, zanim wyszła",
  complained: "ten adres nie chce od nas wiadomości",
  dropped: "porzucona przez obsługę",
  validation_error: "poczta odrzuciła adres odbiorcy",
  invalid_from_address: "poczta nie zna naszego nadawcy",
  rate_limit_exceeded: "za dużo wiadomości naraz",
  application_error: "poczta nie odpowiadała",
  internal_server_error: "błąd po stronie poczty",
};

/** Why the last attempt failed. */
export const mailErrorLabel = (code: string) => mailErrors[code] ?? `kod poczty: ${code}`;

/** Why a mail cannot go out once more. */
export const againTexts: Record<Exclude<AgainState, "offered">, string> = {
  too_soon: "Ostatnia wiadomość wyszła przed chwilą. Ponowna wysyłka jest możliwa po 2 minutach.",
  too_often: "Tę wiadomość wysłano ponownie już 3 razy.",
  not_possible:
    "Nie ma czego wysłać: dokumentu jeszcze albo już nie ma, albo zamówienie jest bez adresu.",
  not_again: "Tej wiadomości nie wysyła się drugi raz: zrobiła już swoje albo straciła aktualność.",
  complained:
    "Ta osoba oznaczyła naszą wiadomość jako spam, więc na ten adres obsługa nic nie wysyła. Dokument czeka na stronie zamówienia, a poprosić o wysyłkę może tylko ona sama.",
};
