import { formatDateTime, formatDay, formatPrice } from "~/copy/format";
import { lastDayBefore } from "~/services/support/complaint-clock";
import { acceptanceFailures, decisions, remedies } from "~/services/support/complaint-words";
import type { ReadMessage, ThreadCard } from "~/services/support/desk-queries.server";
import type { Situation } from "./detail-frame";

const byAuthor = "wiadomość od osoby, która to zgłosiła";

const said: Record<ReadMessage["author"], string> = {
  visitor: byAuthor,
  member: byAuthor,
  staff: "nasza odpowiedź",
  system: "nasza wiadomość",
};

/** What is asked of us and until when, and what its author sees of that. */
export function threadSituation(thread: ThreadCard): Situation {
  const { complaint, closedAt, readAt, isUrgent, isOverdue, newest } = thread;
  return {
    // What is late is the graver; that it is urgent stands in the words.
    kind: isOverdue ? "error" : isUrgent || (!closedAt && thread.dueAt) ? "warning" : "info",
    title: threadTitle(thread),
    text:
      [
        thread.state === "arrived" && "Wątek został zamknięty.",
        isUrgent &&
          "W tych słowach może być słychać kryzys. Odpowiedz w pierwszej kolejności, po ludzku.",
        complaint && `Żądanie: ${demandOf(complaint)}.`,
        complaint?.acceptanceFailure &&
          `Uznanie z mocy prawa nie udało się: ${acceptanceFailures[complaint.acceptanceFailure]}. Program próbuje dalej co 5 minut. Możesz też uznać reklamację ręcznie, w całości.`,
      ]
        .filter(Boolean)
        .join(" ") || undefined,
    latest: newest ? `${said[newest.author]}, ${formatDateTime(newest.at)}.` : undefined,
    seen: complaint
      ? {
          by: "Kupująca osoba widzi",
          what: `„${complaint.decision ? decisions[complaint.decision].label : "Rozpatrujemy"}”.`,
        }
      : {
          by: "Kto to zgłosił, widzi",
          what: `„${closedAt ? "Zamknięte" : "Aktywne"}”. Ostatnie otwarcie: ${readAt ? formatDateTime(readAt) : "jeszcze nie było"}.`,
        },
  };
}

function threadTitle({ complaint, state, dueAt, isOverdue }: ThreadCard): string {
  const due = dueAt && (complaint ? formatDay(lastDayBefore(dueAt)) : formatDateTime(dueAt));
  if (complaint && !complaint.decidedAt && due)
    return isOverdue ? `Termin decyzji minął ${due}` : `Czeka na decyzję do ${due}`;
  if (state === "closed") return "Wątek został zamknięty";
  if (state === "arrived") return "Po zamknięciu przyszedł nowy e-mail";
  if (due) return isOverdue ? `Termin odpowiedzi minął ${due}` : `Czeka na odpowiedź do ${due}`;
  return complaint ? "Rozpatrzona" : "Odpowiedź jest wysłana";
}

const demandOf = ({ remedy, askedGrosze }: NonNullable<ThreadCard["complaint"]>) =>
  remedies[remedy].demanded + (askedGrosze === null ? "" : ` o ${formatPrice(askedGrosze)}`);
