export const messageStates = {
  new: { label: "Nowa", tone: "warning" },
  answered: { label: "Z odpowiedzią", tone: "success" },
  closed: { label: "Zamknięta", tone: "neutral" },
} as const;
export type MessageState = keyof typeof messageStates;

/** Longest answer, in characters. */
export const maxReplyLength = 5_000;
