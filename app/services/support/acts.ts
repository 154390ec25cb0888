import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals, type Refusal } from "../command/refusals";

const { author_asked } = sharedReasons;

export const threadClosingReasons = {
  settled: "Sprawa załatwiona",
  answered_elsewhere: "Odpowiedź poszła inną drogą",
  no_answer_needed: "Nie wymaga odpowiedzi",
  unwanted: "Niechciana wiadomość",
} as const;
export type ThreadClosingReason = keyof typeof threadClosingReasons;

export const threadDeletionReasons = {
  author_asked,
  unwanted: "Niechciana wiadomość",
  sent_by_mistake: "Wysłane przez pomyłkę",
} as const;
export type ThreadDeletionReason = keyof typeof threadDeletionReasons;

const only = <const Code extends string>(code: Code, label: string) => ({
  label,
  reasons: { [code]: label } as Record<Code, string>,
});

export const supportAuditEvents = defineAuditEvents({
  answer_thread: only("answer_thread", "Odpowiedź na zgłoszenie"),
  take_thread: only("take_thread", "Przypisanie zgłoszenia do siebie"),
  hand_back_thread: only("hand_back_thread", "Oddanie zgłoszenia zespołowi"),
  close_thread: { label: "Zamknięcie zgłoszenia", reasons: threadClosingReasons },
  delete_thread: { label: "Usunięcie zgłoszenia", reasons: threadDeletionReasons },
});

export const supportRefusals = defineRefusals({
  thread_is_closed: { text: "Wątek został zamknięty.", isStale: true },
  thread_answered_meanwhile:
    "W tym zgłoszeniu ktoś napisał, odkąd je widzisz. Przeczytaj to, a swoją odpowiedź wyślij, jeśli nadal jest potrzebna.",
  taken_already: { text: "To zgłoszenie jest już u Ciebie.", isStale: true },
  not_taken: { text: "To zgłoszenie nie jest u nikogo.", isStale: true },
});

export const threadRefusal = ({ closedAt }: { closedAt: Date | null }): Refusal | null =>
  closedAt ? supportRefusals.thread_is_closed : null;

type Assigned = { closedAt: Date | null; assignee: { isMe: boolean } | null };

export const takingRefusal = (thread: Assigned): Refusal | null =>
  threadRefusal(thread) ?? (thread.assignee?.isMe ? supportRefusals.taken_already : null);

export const handingBackRefusal = (thread: Assigned): Refusal | null =>
  threadRefusal(thread) ?? (thread.assignee ? null : supportRefusals.not_taken);
