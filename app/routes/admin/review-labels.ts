import type { ReviewState } from "~/services/reviews/desk-queries.server";
import type {
  AnswerRemovalReason,
  HidingReason,
  ShowingReason,
} from "~/services/reviews/review-reasons";

export const hidingReasonLabels: Record<HidingReason, string> = {
  personal_data: "Czyjeś dane osobowe",
  unlawful: "Treść niezgodna z prawem",
  offensive: "Zniewagi",
  advertisement: "Reklama",
  not_about_product: "Nie o kupionym dokumencie",
  acute_crisis: "Zagrożenie życia autora",
};

export const showingReasonLabels: Record<ShowingReason, string> = {
  nothing_wrong: "Nic złego w tej opinii",
  author_asked: "Prośba autora",
  mistake: "Pomyłka",
  changed_since: "Autor zmienił opinię",
};

export const answerRemovalLabels: Record<AnswerRemovalReason, string> = {
  mistake: "Pomyłka",
  outdated: "Odpowiedź nieaktualna",
  author_asked: "Prośba autora",
};

export const reviewStateLabels: Record<ReviewState, string> = {
  visible: "Pokazane",
  hidden: "Ukryte",
  waiting: "Ukryte, czekają na decyzję",
  answered: "Z odpowiedzią",
  unanswered: "Pokazane, bez odpowiedzi",
};
