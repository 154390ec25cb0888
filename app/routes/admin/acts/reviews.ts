import { formatDateTime } from "~/copy/format";
import { openContent, openingTime } from "~/services/openings/open-content.server";
import { answerReview, removeAnswer } from "~/services/reviews/answer-review.server";
import { reviewCard, type ReviewCard } from "~/services/reviews/desk-queries.server";
import { hideReview } from "~/services/reviews/hide-review.server";
import { longestAnswer } from "~/services/reviews/review-reasons";
import { showReview } from "~/services/reviews/show-review.server";
import { openingReasonLabels } from "../order-labels";
import { answerRemovalLabels, hidingReasonLabels, showingReasonLabels } from "../review-labels";
import { defineStaffAct, reasonedAct } from "./staff-act";

const subjectOf = ({ number, productTitle, stars }: ReviewCard) =>
  `${number} · ${productTitle} · ${stars} na 5`;

export const hide = reasonedAct({
  title: "Ukryj opinię",
  button: "Ukryj opinię",
  permission: "manage_reviews",
  reasons: hidingReasonLabels,
  question: {
    hint: "To, że opinia jest krytyczna albo niesprawiedliwa, nie jest powodem. Na krytykę można odpowiedzieć.",
  },
  read: reviewCard,
  subject: subjectOf,
  preview: (review) => ({
    effects: [
      review.status === "visible"
        ? "Opinia zniknie od razu ze stron sklepu, a jej gwiazdki ze średniej. Nie zmienimy w niej ani słowa."
        : "Opinia zostanie ukryta, a ze spraw do sprawdzenia zniknie.",
      review.hasAddress
        ? "Autor dostanie jedną wiadomość: co, dlaczego, na jakiej podstawie i jak się odwołać."
        : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
    ],
    impossible:
      review.status === "hidden" && !review.isWaiting ? "Ta opinia jest już ukryta." : undefined,
  }),
  async perform(ctx, orderId, reason) {
    await hideReview(ctx, { orderId, reason });
    return "review-hidden";
  },
});

export const show = reasonedAct({
  title: "Pokaż opinię",
  button: "Pokaż opinię",
  permission: "manage_reviews",
  reasons: showingReasonLabels,
  read: reviewCard,
  subject: subjectOf,
  preview: (review) => ({
    effects: [
      "Opinia pokaże się od razu na stronach sklepu, słowo w słowo, i wliczy się do średniej.",
      "Nie wyjdzie żadna wiadomość.",
    ],
    impossible: review.status === "visible" ? "Ta opinia jest już pokazana." : undefined,
  }),
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
  status === "hidden" ? "Ta opinia jest ukryta, więc nikt nie przeczyta odpowiedzi." : undefined;

export const answer = defineStaffAct({
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
        unanswerable(review) ?? (review.answer ? "Ktoś już odpowiedział na tę opinię." : undefined),
    };
  },
  async perform(ctx, orderId, { answer: text }) {
    await answerReview(ctx, { orderId, text, before: null });
    return "review-answered";
  },
});

export const changeAnswer = defineStaffAct({
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
        unanswerable(review) ?? (review.answer ? undefined : "Nie ma jeszcze odpowiedzi."),
      version: review.answer?.at.toISOString(),
    };
  },
  async perform(ctx, orderId, { answer: text }, { version }) {
    await answerReview(ctx, { orderId, text, before: new Date(version) });
    return "review-answered";
  },
});

export const removeShopAnswer = reasonedAct({
  title: "Usuń odpowiedź na opinię",
  button: "Usuń odpowiedź",
  permission: "manage_reviews",
  reasons: answerRemovalLabels,
  read: reviewCard,
  subject: subjectOf,
  preview: (review) => ({
    effects: ["Odpowiedź zniknie od razu i na zawsze. Opinia zostaje."],
    impossible: review.answer ? undefined : "Nie ma już odpowiedzi.",
  }),
  async perform(ctx, orderId, reason) {
    await removeAnswer(ctx, { orderId, reason });
    return "review-answer-removed";
  },
});

export const open = reasonedAct({
  title: "Odsłoń opinię",
  button: "Odsłoń",
  permission: "open_content",
  reasons: openingReasonLabels,
  read: reviewCard,
  subject: subjectOf,
  preview: (review) => ({
    effects: [
      `Przez ${openingTime / 60_000} minut zobaczysz słowa tej jednej opinii.`,
      `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${review.openingsLately}).`,
    ],
    impossible:
      review.status === "visible"
        ? "Ta opinia jest pokazana, więc czyta ją każdy."
        : review.openUntil
          ? "Ta opinia jest już dla Ciebie odsłonięta."
          : undefined,
  }),
  async perform(ctx, orderId, reason) {
    const { id } = await reviewCard(ctx, orderId);
    await openContent(ctx, { target: { kind: "review", id }, reason });
    return "content-opened";
  },
});
