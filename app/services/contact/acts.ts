import { defineAuditEvents, noReasons } from "../audit/audit-events";
import { defineRefusals, type Refusal } from "../command/refusals";

export const closingReasons = {
  settled: "Sprawa załatwiona",
  answered_elsewhere: "Odpowiedź poszła inną drogą",
  no_answer_needed: "Nie wymaga odpowiedzi",
  unwanted: "Niechciana wiadomość",
} as const;
export type ClosingReason = keyof typeof closingReasons;

export const contactAuditEvents = defineAuditEvents({
  answer_message: {
    label: "Odpowiedź na wiadomość",
    does: "odpowiada na wiadomość",
    reasons: noReasons,
  },
  close_message: {
    label: "Zamknięcie wiadomości",
    does: "zamyka wiadomość",
    reasons: closingReasons,
  },
});

export const contactRefusals = defineRefusals({
  message_closed: { text: "Ta wiadomość jest już zamknięta.", isStale: true },
  answered_meanwhile:
    "Ktoś z zespołu odpowiedział przed chwilą. Przeczytaj tę odpowiedź, a swoją wyślij po 10 minutach, jeśli nadal jest potrzebna.",
  author_complained:
    "Ta osoba oznaczyła naszą wiadomość jako spam i od tego czasu do nas nie napisała, więc nic więcej do niej nie wysyłamy.",
  sent_already: "Dokładnie taka odpowiedź już wyszła.",
});

export const closingRefusal = ({ closedAt }: { closedAt: Date | null }): Refusal | null =>
  closedAt ? contactRefusals.message_closed : null;
