import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals, type Refusal } from "../command/refusals";

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

const { [undisclosedReason]: _, ...disclosed } = contentAccessReasons;

/** Of what its author was promised to hear of every look, nothing is uncovered in silence. */
export const disclosedReasons = disclosed;

/** Why somebody may look into one kind of thing. */
export const reasonsFor = (kind: Openable): Readonly<Record<string, string>> =>
  kind === "talk" || kind === "thread" ? disclosedReasons : contentAccessReasons;

export const contentAccessAuditEvents = defineAuditEvents({
  open_content: {
    label: "Odsłonięcie treści",
    does: "odsłania treść",
    reasons: contentAccessReasons,
  },
});

export const contentAccessRefusals = defineRefusals({
  order_open_already: {
    text: "To zamówienie jest już dla Ciebie odsłonięte.",
    isStale: true,
  },
  mail_open_already: {
    text: "Treść tej wiadomości jest już dla Ciebie odsłonięta.",
    isStale: true,
  },
  thread_open_already: {
    text: "To zgłoszenie jest już dla Ciebie odsłonięte.",
    isStale: true,
  },
  review_open_already: {
    text: "Ta opinia jest już dla Ciebie odsłonięta.",
    isStale: true,
  },
  talk_open_already: {
    text: "Ta rozmowa jest już dla Ciebie odsłonięta.",
    isStale: true,
  },
  nothing_covered: "Nie ma czego odsłaniać: tej treści już nie ma albo widać ją i bez tego.",
});

/** What can be uncovered, and what is said where nothing of it is covered. */
const uncovered = {
  order: { text: "Treści już nie ma: kasujemy ją dobę po dostarczeniu.", isStale: true },
  mail: {
    text: "Treści tej wiadomości nie ma: jeszcze nie wyszła, mówi o tym, co ktoś robi pod pseudonimem, albo już ją usunęliśmy – o zamówieniu po dobie, inną po 90 dniach.",
    isStale: true,
  },
  review: { text: "Ta opinia jest pokazana, więc czyta ją każdy.", isStale: true },
  thread: {},
  talk: { text: "Tę rozmowę usunęła osoba, która ją prowadziła.", isStale: true },
} as const satisfies Record<string, Partial<Refusal>>;

export type Openable = keyof typeof uncovered;

export function contentAccessRefusal(
  kind: Openable,
  { isCovered, isOpen }: { isCovered: boolean; isOpen: boolean },
): Refusal | null {
  if (!isCovered) return { ...contentAccessRefusals.nothing_covered, ...uncovered[kind] };
  return isOpen ? contentAccessRefusals[`${kind}_open_already`] : null;
}
