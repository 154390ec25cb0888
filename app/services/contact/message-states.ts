export const messageStates = {
  new: { label: "Nowa", tone: "warning" },
  answered: { label: "Z odpowiedzią", tone: "success" },
  closed: { label: "Zamknięta", tone: "neutral" },
} as const;
export type MessageState = keyof typeof messageStates;

/** Longest message and longest answer to one. */
export const messageLimit = { length: 5_000, codePoints: true } as const;
