import type { ClosingReason, MessageState } from "~/services/contact/message-states";
import type { StatusLabel } from "~/ui/badge";

/** Codes of messages from the contact form as the desk reads them. */
export const messageStateLabels: Record<MessageState, StatusLabel> = {
  new: { label: "Nowa", tone: "warning" },
  answered: { label: "Z odpowiedzią", tone: "success" },
  closed: { label: "Zamknięta", tone: "neutral" },
};

export const closingReasonLabels: Record<ClosingReason, string> = {
  settled: "Sprawa załatwiona",
  answered_elsewhere: "Odpowiedź poszła inną drogą",
  no_answer_needed: "Nie wymaga odpowiedzi",
  unwanted: "Niechciana wiadomość",
};

/** Why a message cannot be answered by mail. */
export const complainedText =
  "Ta osoba oznaczyła naszą wiadomość jako spam i od tego czasu do nas nie napisała, więc nic więcej do niej nie wysyłamy.";
