import { minutesOf, openingTime } from "~/config/limits";
import { formatDateTime } from "~/copy/format";
import { openContent } from "~/services/openings/open-content.server";
import { answerReview, removeAnswer } from "~/services/reviews/answer-review.server";
import { reviewCard, type ReviewCard } from "~/services/reviews/desk-queries.server";
import { hideReview } from "~/services/reviews/hide-review.server";
import { longestAnswer, reviewActs, reviewRefusals } from "~/services/reviews/acts";
import { showReview } from "~/services/reviews/show-review.server";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import { openingActs, openingRefusals } from "~/services/openings/acts";

const subjectOf = ({ number, productTitle, stars }: ReviewCard) =>
  `${number} · ${productTitle} · ${stars} na 5`;

export const hide = reasonedAct({
  act: reviewActs.hide_review,
  target: "review",
  title: "Ukryj opinię",
  button: "Ukryj opinię",
  permission: "manage_reviews",
  question: {
    hint: "To, że opinia jest krytyczna albo niesprawiedliwa, nie jest powodem. Na krytykę można odpowiedzieć.",
  },
  read: reviewCard,
  subject: subjectOf,
  may: ({ status, isWaiting }) =>
    status === "hidden" && !isWaiting ? reviewRefusals.review_hidden : null,
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
  act: reviewActs.show_review,
  target: "review",
  title: "Pokaż opinię",
  button: "Pokaż opinię",
  permission: "manage_reviews",
  read: reviewCard,
  subject: subjectOf,
  may: ({ status }) => (status === "visible" ? reviewRefusals.review_shown : null),
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
  limit: { length: longestAnswer, message: `Skróć odpowiedź do ${longestAnswer} znaków.` },
} as const;

const unanswerable = ({ status }: ReviewCard) =>
  status === "hidden" ? reviewRefusals.unread.text : undefined;

export const answer = defineStaffAct({
  act: reviewActs.answer_review,
  target: "review",
  title: "Odpowiedz na opinię",
  button: "Opublikuj odpowiedź",
  permission: "manage_reviews",
  fields: [answerField],
  async preview(ctx, id) {
    const review = await reviewCard(ctx, id);
    return {
      subject: subjectOf(review),
      effects: [
        "Odpowiedź stanie od razu pod opinią na stronach sklepu, podpisana nazwą sklepu.",
        "Nie wyjdzie żadna wiadomość. Odpowiedź można potem zmienić albo usunąć.",
      ],
      impossible:
        unanswerable(review) ?? (review.answer ? reviewRefusals.answered_already.text : undefined),
    };
  },
  async perform(ctx, orderId, { answer: text }) {
    await answerReview(ctx, { orderId, text, before: null });
    return "review-answered";
  },
});

export const changeAnswer = defineStaffAct({
  act: reviewActs.answer_review,
  target: "review",
  title: "Zmień odpowiedź na opinię",
  button: "Zapisz odpowiedź",
  permission: "manage_reviews",
  fields: [answerField],
  filled: async (ctx, id) => ({ answer: (await reviewCard(ctx, id)).answer?.text ?? "" }),
  async preview(ctx, id) {
    const review = await reviewCard(ctx, id);
    return {
      subject: subjectOf(review),
      effects: [
        ...(review.answer
          ? [`Zastąpi odpowiedź z ${formatDateTime(review.answer.at)}, z dzisiejszą datą.`]
          : []),
        "Nie wyjdzie żadna wiadomość.",
      ],
      impossible:
        unanswerable(review) ?? (review.answer ? undefined : reviewRefusals.not_answered.text),
      version: review.answer?.at.toISOString(),
    };
  },
  async perform(ctx, orderId, { answer: text }, { version }) {
    await answerReview(ctx, { orderId, text, before: new Date(version) });
    return "review-answered";
  },
});

export const removeShopAnswer = reasonedAct({
  act: reviewActs.remove_review_answer,
  target: "review",
  title: "Usuń odpowiedź na opinię",
  button: "Usuń odpowiedź",
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
  act: openingActs.open_content,
  target: "review",
  title: "Odsłoń opinię",
  button: "Odsłoń",
  permission: "open_content",
  read: reviewCard,
  subject: subjectOf,
  may: ({ status, openUntil }) =>
    status === "visible"
      ? reviewRefusals.read_by_all
      : openUntil
        ? openingRefusals.review_open_already
        : null,
  effects: (review) => [
    `Przez ${minutesOf(openingTime)} minut zobaczysz słowa tej jednej opinii.`,
    `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${review.openingsLately}).`,
  ],
  async perform(ctx, orderId, reason) {
    const { id } = await reviewCard(ctx, orderId);
    await openContent(ctx, { target: { kind: "review", id }, reason });
    return "content-opened";
  },
});
