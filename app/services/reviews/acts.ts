import { defineAuditEvents, noReasons, sharedReasons } from "../audit/audit-events";
import { defineRefusals, type Refusal } from "../command/refusals";

const { author_asked, mistake } = sharedReasons;

/**
 * Why a review is not shown; codes. Never that it is negative: whoever leaves those out says something untrue about all
 * the others (Directive 2005/29/EC, annex I, 23c).
 */
export const hidingReasons = {
  personal_data: "Czyjeś dane osobowe",
  unlawful: "Treść niezgodna z prawem",
  offensive: "Zniewagi",
  advertisement: "Reklama",
  not_about_product: "Nie o kupionym dokumencie",
  acute_crisis: "Zagrożenie życia autora",
} as const;
export type HidingReason = keyof typeof hidingReasons;

export const showingReasons = {
  nothing_wrong: "Nic złego w tej opinii",
  author_asked,
  mistake,
  changed_since: "Autor zmienił opinię",
} as const;
export type ShowingReason = keyof typeof showingReasons;

export const answerRemovalReasons = {
  mistake,
  outdated: "Odpowiedź nieaktualna",
  author_asked,
} as const;
export type AnswerRemovalReason = keyof typeof answerRemovalReasons;

/** Longest answer of the shop, in characters. */
export const maxAnswerLength = 1_000;

export const reviewAuditEvents = defineAuditEvents({
  show_review: { label: "Pokazanie opinii", does: "pokazuje opinię", reasons: showingReasons },
  hide_review: { label: "Ukrycie opinii", does: "ukrywa opinię", reasons: hidingReasons },
  answer_review: {
    label: "Odpowiedź na opinię",
    does: "odpowiada na opinię",
    reasons: noReasons,
  },
  remove_review_answer: {
    label: "Usunięcie odpowiedzi na opinię",
    does: "usuwa odpowiedź na opinię",
    reasons: answerRemovalReasons,
  },
});

export const reviewRefusals = defineRefusals({
  review_hidden: "Ta opinia jest już ukryta.",
  review_shown: "Ta opinia jest już pokazana.",
  unread: "Ta opinia jest ukryta, więc nikt nie przeczyta odpowiedzi.",
  answered_already: { text: "Ktoś już odpowiedział na tę opinię.", isStale: true },
  review_answered:
    "Ktoś był szybszy: odpowiedź zmieniła się, zanim nacisnęliśmy przycisk. Wróć do opinii, przeczytaj, co mówi teraz, i zacznij jeszcze raz.",
  not_answered: { text: "Nie ma jeszcze odpowiedzi.", isStale: true },
  no_answer: "Nie ma już odpowiedzi.",
});

/** Why a buyer's opinion is not taken. */
export const opinionRefusals = defineRefusals({
  review_too_early: "Opinię można wystawić, gdy dokument zostanie dostarczony.",
  review_too_late:
    "Opinię można zmienić przez 14 dni. Jeśli coś powinno z niej zniknąć, napisz do nas.",
});

type Shown = { status: "visible" | "hidden" };

/** One that a program hid waits for staff, who may leave it so. */
export const hidingRefusal = ({
  status,
  waitingSince,
}: Shown & { waitingSince: Date | null }): Refusal | null =>
  status === "hidden" && !waitingSince ? reviewRefusals.review_hidden : null;

export const showingRefusal = ({ status }: Shown): Refusal | null =>
  status === "visible" ? reviewRefusals.review_shown : null;
