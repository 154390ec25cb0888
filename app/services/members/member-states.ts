import type { StateWords } from "~/copy/state-words";
import type { users } from "~/db/schema";

export const memberStatuses = {
  banned: { label: "Zbanowany", inLog: "ban", tone: "danger" },
  active: { label: "Aktywny", inLog: "w użyciu", tone: "success" },
  inactive: { label: "Nieaktywny", inLog: "po wyłączeniu", tone: "neutral" },
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
