import type { ReviewState } from "~/services/reviews/desk-queries.server";

export const reviewStateLabels: Record<ReviewState, string> = {
  visible: "Pokazane",
  hidden: "Ukryte",
  waiting: "Ukryte, czekają na decyzję",
  answered: "Z odpowiedzią",
  unanswered: "Pokazane, bez odpowiedzi",
};
