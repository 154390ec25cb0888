export const memberStatuses = {
  banned: { label: "Zbanowany", tone: "danger" },
  active: { label: "Aktywny", tone: "success" },
  inactive: { label: "Nieaktywny", tone: "neutral" },
} as const;
export type MemberStatus = keyof typeof memberStatuses;

export const subscriptions = { none: "Brak", plus: "Plus", premium: "Premium" } as const;
export type Subscription = keyof typeof subscriptions;

export const textsLeft = {
  remove: "Wpisy, komentarze i zdjęcia tej osoby znikną.",
  keep: "Wpisy i komentarze zostaną, bez nicku i zdjęcia; pseudonim zostaje przy swoich.",
} as const;
export type LeftBehind = keyof typeof textsLeft;
