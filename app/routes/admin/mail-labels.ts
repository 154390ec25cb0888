import type { MailEvent } from "~/services/outbox/desk-queries.server";
import type { StatusLabel } from "~/ui/badge";
import type { MailState } from "~/services/mails/mail-writer";

export const mailStates: Record<MailState, StatusLabel> = {
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
