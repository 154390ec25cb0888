import { formatDateTime } from "~/copy/format";
import { contactRefusals } from "~/services/contact/acts";
import type { MessageCard } from "~/services/contact/desk-queries.server";
import type { Situation } from "./detail-frame";

/** Whether somebody waits, and what has to be known before an answer. */
export function messageSituation(message: MessageCard): Situation {
  const { answeredAt, closedAt, isUrgent, complainedAt, receivedAt } = message;
  const isDone = answeredAt !== null || closedAt !== null;
  return {
    kind: isUrgent || complainedAt || !isDone ? "warning" : "success",
    title: answeredAt
      ? `Odpowiedź wyszła ${formatDateTime(answeredAt)}`
      : closedAt
        ? "Zamknięta bez odpowiedzi"
        : `Czeka na odpowiedź od ${formatDateTime(receivedAt)}`,
    text:
      [
        isUrgent &&
          "W tych słowach może być słychać kryzys. Odpowiedz w pierwszej kolejności, po ludzku; numery telefonów zaufania dodamy sami.",
        complainedAt && contactRefusals.author_complained.text,
      ]
        .filter(Boolean)
        .join(" ") || undefined,
  };
}
