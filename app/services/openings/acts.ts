import { auditedActs, sharedReasons } from "../audit/audited-acts";
import { defineRefusals } from "../command/refusals";

const { buyer_asked, complaint, court_order } = sharedReasons;

export const openingReasons = {
  buyer_asked,
  answer_message: "Odpowiedź na wiadomość",
  complaint,
  broken_document: "Wadliwy dokument",
  crisis_report: "Sygnał o zagrożeniu życia",
  court_order,
} as const;
export type OpeningReason = keyof typeof openingReasons;

export const untoldReason = "court_order" satisfies OpeningReason;

export const openingActs = auditedActs({
  open_content: { label: "Odsłonięcie treści", reasons: openingReasons },
});

export const openingRefusals = defineRefusals({
  open_already: { text: "To jest już dla Ciebie odsłonięte.", isOvertaken: true },
  order_open_already: {
    text: "To zamówienie jest już dla Ciebie odsłonięte.",
    isOvertaken: true,
  },
  message_open_already: {
    text: "Ta wiadomość jest już dla Ciebie odsłonięta.",
    isOvertaken: true,
  },
  review_open_already: {
    text: "Ta opinia jest już dla Ciebie odsłonięta.",
    isOvertaken: true,
  },
  deleted_after_a_day: {
    text: "Treści już nie ma: kasujemy ją dobę po dostarczeniu.",
    isOvertaken: true,
  },
  nothing_covered: "Nie ma czego odsłaniać: tej treści już nie ma albo widać ją i bez tego.",
});
