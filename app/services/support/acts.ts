import { defineAuditEvents, noReasons, sharedReasons } from "../audit/audit-events";
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

export const supportAuditEvents = defineAuditEvents({
  answer_thread: {
    label: "Odpowiedź na zgłoszenie",
    does: "odpowiada na zgłoszenie",
    reasons: noReasons,
  },
  take_thread: {
    label: "Przypisanie zgłoszenia do siebie",
    does: "przejmuje zgłoszenie",
    reasons: noReasons,
  },
  hand_back_thread: {
    label: "Oddanie zgłoszenia zespołowi",
    does: "oddaje zespołowi zgłoszenie",
    reasons: noReasons,
  },
  close_thread: {
    label: "Zamknięcie zgłoszenia",
    does: "zamyka zgłoszenie",
    reasons: threadClosingReasons,
  },
  accept_complaint: {
    label: "Uznanie reklamacji: zwrot",
    does: "uznaje reklamację i zwraca pieniądze",
    reasons: noReasons,
  },
  remake_for_complaint: {
    label: "Uznanie reklamacji: nowy dokument",
    does: "uznaje reklamację i zleca nowy dokument",
    reasons: noReasons,
  },
  decline_complaint: {
    label: "Nieuznanie reklamacji",
    does: "odrzuca reklamację",
    reasons: noReasons,
  },
  delete_thread: {
    label: "Usunięcie zgłoszenia",
    does: "usuwa zgłoszenie",
    reasons: threadDeletionReasons,
  },
});

export const supportRefusals = defineRefusals({
  thread_is_closed: { text: "Wątek został zamknięty.", isStale: true },
  thread_answered_meanwhile:
    "W tym zgłoszeniu ktoś napisał, odkąd je widzisz. Przeczytaj to, a swoją odpowiedź wyślij, jeśli nadal jest potrzebna.",
  thread_written_meanwhile:
    "W tym zgłoszeniu ktoś napisał, odkąd je widzisz. Przeczytaj to, zanim je zamkniesz albo o nim zdecydujesz.",
  taken_already: { text: "To zgłoszenie jest już u Ciebie.", isStale: true },
  no_complaint: "To nie jest reklamacja.",
  complaint_decided: { text: "Ta reklamacja jest już rozpatrzona.", isStale: true },
  complaint_overdue: {
    text: "Minęło 14 dni bez decyzji, więc reklamacja jest uznana z mocy prawa. Za kilka minut program wykona to, o co prosi kupująca osoba, i jej o tym napisze.",
    isStale: true,
  },
  complaint_due_whole:
    "Minęło 14 dni bez decyzji, więc reklamacja jest uznana z mocy prawa, w całości. Wykonaj to, czego żąda kupująca osoba: nie mniej i nie co innego.",
  complaint_undecided:
    "To reklamacja, o której nikt jeszcze nie zdecydował. Najpierw ją uznaj albo odrzuć, z uzasadnieniem.",
  complaint_is_kept:
    "Reklamacji nie usuwa się ręcznie: zostaje przez czas, przez który trzeba umieć pokazać, jak ją rozpatrzyliśmy.",
  not_taken: { text: "To zgłoszenie nie jest u nikogo.", isStale: true },
});

export const threadRefusal = ({ closedAt }: { closedAt: Date | null }): Refusal | null =>
  closedAt ? supportRefusals.thread_is_closed : null;

type Complained = { complaint: { decidedAt: Date | null } | null };
type Demanded = { remedy: string; askedGrosze: number | null };
type Awaited = {
  complaint: { decidedAt: Date | null; acceptanceFailure: string | null } | null;
  isOverdue: boolean;
};

/** Why a complaint cannot be accepted: after its fourteen days the law has, unless that could not be carried out. */
export const acceptanceRefusal = ({ complaint, isOverdue }: Awaited): Refusal | null => {
  if (!complaint) return supportRefusals.no_complaint;
  if (complaint.decidedAt) return supportRefusals.complaint_decided;
  return isOverdue && !complaint.acceptanceFailure ? supportRefusals.complaint_overdue : null;
};

/**
 * Why an overdue complaint cannot be accepted like that: the law has accepted all that was demanded, and staff carry it out.
 * @param granted a new document, or so many grosze, undefined for all that is left
 */
export function shortfallRefusal(
  { complaint, isOverdue }: { complaint: Demanded | null; isOverdue: boolean },
  granted: "remake" | { grosze: number | undefined },
): Refusal | null {
  if (!complaint || !isOverdue) return null;
  const isWhole =
    granted === "remake"
      ? complaint.remedy === "remake"
      : granted.grosze === undefined ||
        (complaint.askedGrosze !== null && granted.grosze >= complaint.askedGrosze);
  return isWhole ? null : supportRefusals.complaint_due_whole;
}

/** Why it cannot be declined. */
export const decliningRefusal = (thread: Awaited): Refusal | null =>
  acceptanceRefusal(thread) ?? (thread.isOverdue ? supportRefusals.complaint_overdue : null);

export const closingRefusal = (thread: { closedAt: Date | null } & Complained): Refusal | null =>
  threadRefusal(thread) ??
  (thread.complaint && !thread.complaint.decidedAt ? supportRefusals.complaint_undecided : null);

export const deletionRefusal = ({ kind }: { kind: "ticket" | "complaint" }): Refusal | null =>
  kind === "complaint" ? supportRefusals.complaint_is_kept : null;

type Assigned = { closedAt: Date | null; assignee: { isMe: boolean } | null };

export const takingRefusal = (thread: Assigned): Refusal | null =>
  threadRefusal(thread) ?? (thread.assignee?.isMe ? supportRefusals.taken_already : null);

export const handingBackRefusal = (thread: Assigned): Refusal | null =>
  threadRefusal(thread) ?? (thread.assignee ? null : supportRefusals.not_taken);
