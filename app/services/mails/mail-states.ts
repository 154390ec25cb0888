import type { StateWords } from "~/copy/state-words";
import { externalErrorIn } from "../command/external-error-words";
import type { mailEvents, mails } from "~/db/schema";

export type MailState = (typeof mails.$inferSelect)["state"];

export const mailStates = {
  queued: { label: "Czeka w kolejce", inTimeline: "czeka", tone: "warning" },
  accepted: { label: "Przyjęty przez pocztę", tone: "neutral" },
  delivered: { label: "Doręczony", tone: "success" },
  bounced: { label: "Wrócił", tone: "danger" },
  complained: { label: "Oznaczony jako spam", tone: "danger" },
  refused: { label: "Niewysłany", inTimeline: "odrzucony", tone: "warning" },
} as const satisfies Record<MailState, StateWords & { tone: string }>;

export const bounceLabels = { hard: "na stałe", soft: "przejściowo" } as const;

export type MailEventKind =
  "queued" | "accepted" | "refused" | (typeof mailEvents.$inferSelect)["type"];

export const mailEventLabels: Record<MailEventKind, string> = {
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

/** Why a mail does not go out, where that is for us to say. */
const ownEnds = {
  nothing_to_send: "nie było już czego wysłać",
  address_corrected: "adres zmieniono, zanim wyszła",
  complained: "ten adres nie chce od nas wiadomości",
  dropped: "porzucona przez obsługę",
} as const;
export type MailEnd = keyof typeof ownEnds;

/** Why the last attempt failed. @param code a `MailEnd`, or the provider's */
export const mailErrorLabel = (code: string): string =>
  (ownEnds as Readonly<Record<string, string>>)[code] ?? externalErrorIn("mail", code);
