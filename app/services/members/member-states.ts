import type { StateWords } from "~/copy/state-words";
import type { users } from "~/db/schema";

export const memberStatuses = {
  banned: { label: "Zablokowane", inLog: "blokada", tone: "danger" },
  active: { label: "Aktywne", inLog: "w użyciu", tone: "success" },
  inactive: { label: "Nieaktywne", inLog: "po wyłączeniu", tone: "neutral" },
} as const satisfies Record<(typeof users.$inferSelect)["status"], StateWords & { tone: string }>;
export type MemberStatus = keyof typeof memberStatuses;

export const subscriptions = { none: "Brak", plus: "Plus", premium: "Premium" } as const;
export type Subscription = keyof typeof subscriptions;

export const textsLeft = {
  remove: "Wpisy, komentarze i zdjęcia tej osoby znikną.",
  keep: "Wpisy i komentarze zostaną, bez nicku i zdjęcia; pseudonim zostaje przy swoich.",
} as const;
export type LeftBehind = keyof typeof textsLeft;

export const textsLeftInLog: Record<LeftBehind, string> = { remove: "znikają", keep: "zostają" };
