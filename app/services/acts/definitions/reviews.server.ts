import { minutesOf, contentAccessTime } from "~/config/limits";
import { formatDateTime } from "~/copy/format";
import { openContent } from "~/services/acts/open-content.server";
import { answerReview, removeAnswer } from "~/services/reviews/answer-review.server";
import { reviewCard, type ReviewCard } from "~/services/reviews/desk-queries.server";
import { hideReview } from "~/services/reviews/hide-review.server";
import {
  hidingRefusal,
  maxAnswerLength,
  reviewAuditEvents,
  reviewRefusals,
  showingRefusal,
} from "~/services/reviews/acts";
import { showReview } from "~/services/reviews/show-review.server";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import { contentAccessAuditEvents, contentAccessRefusal } from "~/services/content-access/acts";

const subjectOf = ({ number, productTitle, stars }: ReviewCard) =>
  `${number} · ${productTitle} · ${stars} na 5`;

export const hide = reasonedAct({
  act: reviewAuditEvents.hide_review,
  target: "review",
  title: "Ukryj opinię",
  button: "Ukryj opinię",
  link: { label: ({ status }) => (status === "hidden" ? "Zostaw ukrytą" : "Ukryj opinię") },
  permission: "manage_reviews",
  question: {
    hint: "To, że opinia jest krytyczna albo niesprawiedliwa, nie jest powodem. Na krytykę można odpowiedzieć.",
  },
  read: reviewCard,
  subject: subjectOf,
  may: hidingRefusal,
  effects: (review) => [
    review.status === "visible"
      ? "Opinia zniknie od razu ze stron sklepu, a jej gwiazdki ze średniej. Nie zmienimy w niej ani słowa."
      : "Opinia zostanie ukryta, a ze spraw do sprawdzenia zniknie.",
    review.hasAddress
      ? "Autor dostanie jedną wiadomość: co, dlaczego, na jakiej podstawie i jak się odwołać."
      : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
  ],
  async perform(ctx, orderId, reason) {
    await hideReview(ctx, { orderId, reason });
    return "review-hidden";
  },
});

export const show = reasonedAct({
  act: reviewAuditEvents.show_review,
  target: "review",
  title: "Pokaż opinię",
  button: "Pokaż opinię",
  link: { label: "Pokaż opinię" },
  permission: "manage_reviews",
  read: reviewCard,
  subject: subjectOf,
  may: showingRefusal,
  effects: () => [
    "Opinia pokaże się od razu na stronach sklepu, słowo w słowo, i wliczy się do średniej.",
    "Nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, orderId, reason) {
    await showReview(ctx, { orderId, reason });
    return "review-shown";
  },
});

const answerField = {
  kind: "longText",
  name: "answer",
  label: "Odpowiedź sklepu",
  hint: "Przeczyta ją każdy. Bez danych o zamówieniu i o osobie, która je złożyła. Linki i adresy usuniemy.",
  required: "Napisz odpowiedź.",
  rows: 6,
  plain: true,
  limit: { length: maxAnswerLength, message: `Skróć odpowiedź do ${maxAnswerLength} znaków.` },
} as const;

const unanswerable = ({ status }: ReviewCard) =>
  status === "hidden" ? reviewRefusals.unread : null;

export const answer = defineStaffAct({
  act: reviewAuditEvents.answer_review,
  target: "review",
  title: "Odpowiedz na opinię",
  button: "Opublikuj odpowiedź",
  link: { label: "Odpowiedz" },
  permission: "manage_reviews",
  fields: [answerField],
  read: reviewCard,
  may: (review) => unanswerable(review) ?? (review.answer ? reviewRefusals.answered_already : null),
  preview: (review) => ({
    subject: subjectOf(review),
    effects: [
      "Odpowiedź stanie od razu pod opinią na stronach sklepu, podpisana nazwą sklepu.",
      "Nie wyjdzie żadna wiadomość. Odpowiedź można potem zmienić albo usunąć.",
    ],
  }),
  async perform(ctx, orderId, { answer: text }) {
    await answerReview(ctx, { orderId, text, before: null });
    return "review-answered";
  },
});

export const changeAnswer = defineStaffAct({
  act: reviewAuditEvents.answer_review,
  target: "review",
  title: "Zmień odpowiedź na opinię",
  button: "Zapisz odpowiedź",
  link: { label: "Zmień odpowiedź" },
  permission: "manage_reviews",
  fields: [answerField],
  read: reviewCard,
  filled: (review) => ({ answer: review.answer?.text ?? "" }),
  may: (review) => unanswerable(review) ?? (review.answer ? null : reviewRefusals.not_answered),
  preview: (review) => ({
    subject: subjectOf(review),
    effects: [
      ...(review.answer
        ? [`Zastąpi odpowiedź z ${formatDateTime(review.answer.at)}, z dzisiejszą datą.`]
        : []),
      "Nie wyjdzie żadna wiadomość.",
    ],
    version: review.answer?.at.toISOString(),
  }),
  async perform(ctx, orderId, { answer: text }, { version }) {
    await answerReview(ctx, { orderId, text, before: new Date(version) });
    return "review-answered";
  },
});

export const removeShopAnswer = reasonedAct({
  act: reviewAuditEvents.remove_review_answer,
  target: "review",
  title: "Usuń odpowiedź na opinię",
  button: "Usuń odpowiedź",
  link: { label: "Usuń odpowiedź" },
  permission: "manage_reviews",
  read: reviewCard,
  subject: subjectOf,
  may: ({ answer: given }) => (given ? null : reviewRefusals.no_answer),
  effects: () => ["Odpowiedź zniknie od razu i na zawsze. Opinia zostaje."],
  async perform(ctx, orderId, reason) {
    await removeAnswer(ctx, { orderId, reason });
    return "review-answer-removed";
  },
});

export const open = reasonedAct({
  act: contentAccessAuditEvents.open_content,
  target: "review",
  title: "Odsłoń opinię",
  button: "Odsłoń",
  link: { label: "Odsłoń opinię", part: "content" },
  isDangerous: true,
  permission: "open_content",
  read: reviewCard,
  subject: subjectOf,
  may: ({ status, openUntil }) =>
    contentAccessRefusal("review", { isCovered: status === "hidden", isOpen: openUntil !== null }),
  effects: (review) => [
    `Przez ${minutesOf(contentAccessTime)} minut zobaczysz słowa tej jednej opinii.`,
    `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${review.recentAccesses}).`,
  ],
  async perform(ctx, orderId, reason) {
    const { id } = await reviewCard(ctx, orderId);
    await openContent(ctx, { target: { kind: "review", id }, reason });
    return "content-opened";
  },
});
