import { accountLabels, type AccountReason } from "~/site/moderation";
import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals, type Refusal } from "../command/refusals";
import type { MemberStatus } from "./member-states";

const { asked_by_member, court_order, mistake } = sharedReasons;

/** Why a member is shut out; codes, so that the audit log holds nobody's words. */
export const banReasons = accountLabels;
export type BanReason = AccountReason;

export const unbanReasons = {
  appeal: "Uwzględnione odwołanie",
  mistake,
  ban_served: "Blokada minęła",
  court_order,
} as const;
export type UnbanReason = keyof typeof unbanReasons;

export const changeReasons = {
  asked_by_member,
  wrong_data: "Błędne dane",
  gift: "Prezent od nas",
  apology: "Przeprosiny",
  time_over: "Minął czas",
  security: "Bezpieczeństwo konta",
  unused: "Konto od dawna nieużywane",
  mistake,
} as const;
export type ChangeReason = keyof typeof changeReasons;

const { gift, apology, time_over, security } = changeReasons;

export const subscriptionReasons = { gift, apology, asked_by_member, time_over, mistake } as const;
export type SubscriptionReason = keyof typeof subscriptionReasons;

export const signOutReasons = { asked_by_member, security } as const;
export type SignOutReason = keyof typeof signOutReasons;

export const deletionReasons = {
  asked_by_member,
  underage: banReasons.underage,
  court_order,
} as const;
export type DeletionReason = keyof typeof deletionReasons;

export const memberAuditEvents = defineAuditEvents({
  ban_member: { label: "Zablokowanie konta", does: "blokuje konto", reasons: banReasons },
  unban_member: { label: "Odblokowanie konta", does: "odblokowuje konto", reasons: unbanReasons },
  edit_member: {
    label: "Zmiana imienia i nazwiska",
    does: "zmienia imię i nazwisko na koncie",
    reasons: changeReasons,
  },
  activate_member: { label: "Włączenie konta", does: "włącza konto", reasons: changeReasons },
  deactivate_member: { label: "Wyłączenie konta", does: "wyłącza konto", reasons: changeReasons },
  set_subscription: {
    label: "Zmiana subskrypcji",
    does: "zmienia subskrypcję na koncie",
    reasons: changeReasons,
  },
  end_sessions: {
    label: "Zakończenie logowań",
    does: "kończy logowania na koncie",
    reasons: signOutReasons,
  },
  delete_member: { label: "Usunięcie konta", does: "usuwa konto", reasons: deletionReasons },
});

export const memberRefusals = defineRefusals({
  already_banned: { text: "To konto jest już zablokowane.", isStale: true },
  not_banned: { text: "To konto nie jest zablokowane.", isStale: true },
  ban_appealed: {
    text: "Ta osoba się odwołała, więc o blokadzie rozstrzyga teraz odpowiedź na odwołanie. Znajdziesz je wśród spraw.",
    isStale: true,
  },
  no_sessions: { text: "Na tym koncie nikt nie jest zalogowany.", isStale: true },
  full_name_is_nick:
    "Ta osoba ma w grupach taki sam nick, więc każdy poznałby jej imię i nazwisko. Najpierw musi zmienić nick w swoich ustawieniach.",
  account_deleted: "Tego konta już nie ma.",
  day_over: "Ten dzień już minął. Wybierz późniejszy albo zostaw to pole puste.",
  subscription_ended: { text: "Ta subskrypcja jest już zakończona.", isStale: true },
});

type HasStatus = { status: MemberStatus };

export const banRefusal = ({ status }: HasStatus): Refusal | null =>
  status === "banned" ? memberRefusals.already_banned : null;

export const unbanRefusal = ({
  status,
  hasAppealed,
}: HasStatus & { hasAppealed: boolean }): Refusal | null => {
  if (status !== "banned") return memberRefusals.not_banned;
  return hasAppealed ? memberRefusals.ban_appealed : null;
};
