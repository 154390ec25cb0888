import type { BanReason, UnbanReason } from "~/services/members/ban-reasons";
import type { MemberStatus } from "~/services/members/desk-queries.server";
import type {
  ChangeReason,
  DeletionReason,
  SignOutReason,
  SubscriptionReason,
} from "~/services/members/desk-reasons";
import type { LeftBehind } from "~/services/members/remove-account.server";
import type { Subscription } from "~/services/members/subscription.server";
import type { PseudonymReason } from "~/services/moderation/open-pseudonym.server";
import type { StatusLabel } from "~/ui/badge";

/** Codes of accounts as the desk reads them. */
export const memberStatusLabels: Record<MemberStatus, StatusLabel> = {
  banned: { label: "Zbanowany", tone: "danger" },
  active: { label: "Aktywny", tone: "success" },
  inactive: { label: "Nieaktywny", tone: "neutral" },
};

export const banReasonLabels: Record<BanReason, string> = {
  harassment: "Nękanie",
  hate_speech: "Mowa nienawiści",
  fraud: "Oszustwo",
  spam: "Spam",
  danger_to_others: "Zagrożenie dla innych",
  underage: "Osoba poniżej 16 lat",
  court_order: "Nakaz sądu",
  other_breach_of_terms: "Inne naruszenie regulaminu",
};

export const unbanReasonLabels: Record<UnbanReason, string> = {
  appeal: "Uwzględnione odwołanie",
  mistake: "Pomyłka",
  ban_served: "Ban minął",
  court_order: "Nakaz sądu",
};

const asked = "Prośba tej osoby";

export const changeReasonLabels: Record<ChangeReason, string> = {
  asked_by_member: asked,
  wrong_data: "Błędne dane",
  gift: "Prezent od nas",
  apology: "Przeprosiny",
  time_over: "Minął czas",
  security: "Bezpieczeństwo konta",
  unused: "Konto od dawna nieużywane",
  mistake: "Pomyłka",
};

export const subscriptionReasonLabels: Record<SubscriptionReason, string> = {
  gift: changeReasonLabels.gift,
  apology: changeReasonLabels.apology,
  asked_by_member: asked,
  time_over: changeReasonLabels.time_over,
  mistake: changeReasonLabels.mistake,
};

export const signOutReasonLabels: Record<SignOutReason, string> = {
  asked_by_member: asked,
  security: changeReasonLabels.security,
};

export const deletionReasonLabels: Record<DeletionReason, string> = {
  asked_by_member: asked,
  underage: banReasonLabels.underage,
  court_order: banReasonLabels.court_order,
};

export const subscriptionLabels: Record<Subscription, string> = {
  none: "Brak",
  plus: "Plus",
  premium: "Premium",
};

/** What becomes of the texts of a deleted account. */
export const textsLeftLabels: Record<LeftBehind, string> = {
  remove: "Wpisy, komentarze i zdjęcia tej osoby znikną.",
  keep: "Wpisy i komentarze zostaną, bez nicku i zdjęcia; pseudonim zostaje przy swoich.",
};

export const pseudonymReasonLabels: Record<PseudonymReason, string> = {
  ban_account: "Rozważamy zbanowanie konta",
  danger_to_life: "Zagrożenie życia albo zdrowia",
  authority_request: "Żądanie uprawnionego organu",
};
