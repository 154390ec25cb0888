import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

const { buyer_asked, complaint, court_order } = sharedReasons;

export const contentAccessReasons = {
  buyer_asked,
  answer_message: "Odpowiedź na wiadomość",
  complaint,
  broken_document: "Wadliwy dokument",
  crisis_report: "Sygnał o zagrożeniu życia",
  court_order,
} as const;
export type ContentAccessReason = keyof typeof contentAccessReasons;

export const undisclosedReason = "court_order" satisfies ContentAccessReason;

export const contentAccessAuditEvents = defineAuditEvents({
  open_content: { label: "Odsłonięcie treści", reasons: contentAccessReasons },
});

export const contentAccessRefusals = defineRefusals({
  open_already: { text: "To jest już dla Ciebie odsłonięte.", isStale: true },
  order_open_already: {
    text: "To zamówienie jest już dla Ciebie odsłonięte.",
    isStale: true,
  },
  message_open_already: {
    text: "Ta wiadomość jest już dla Ciebie odsłonięta.",
    isStale: true,
  },
  review_open_already: {
    text: "Ta opinia jest już dla Ciebie odsłonięta.",
    isStale: true,
  },
  deleted_after_a_day: {
    text: "Treści już nie ma: kasujemy ją dobę po dostarczeniu.",
    isStale: true,
  },
  nothing_covered: "Nie ma czego odsłaniać: tej treści już nie ma albo widać ją i bez tego.",
});
