import { auditedActs, sharedReasons } from "../audit/audited-acts";
import { defineRefusals, type Refusal } from "../command/refusals";

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
  nothing_covered: "Nie ma czego odsłaniać: tej treści już nie ma albo widać ją i bez tego.",
});

/** What can be uncovered, and what is said where nothing of it is covered. */
const uncovered = {
  order: { text: "Treści już nie ma: kasujemy ją dobę po dostarczeniu.", isOvertaken: true },
  review: { text: "Ta opinia jest pokazana, więc czyta ją każdy.", isOvertaken: true },
  message: {},
} as const satisfies Record<string, Partial<Refusal>>;

export type Openable = keyof typeof uncovered;

export function openingRefusal(
  kind: Openable,
  { isCovered, isOpen }: { isCovered: boolean; isOpen: boolean },
): Refusal | null {
  if (!isCovered) return { ...openingRefusals.nothing_covered, ...uncovered[kind] };
  return isOpen ? openingRefusals[`${kind}_open_already`] : null;
}
