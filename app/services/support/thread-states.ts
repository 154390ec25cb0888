export const threadStates = {
  waiting: { label: "Czeka na odpowiedź", tone: "warning" },
  answered: { label: "Z odpowiedzią", tone: "success" },
  closed: { label: "Zamknięte", tone: "neutral" },
} as const;
export type ThreadState = keyof typeof threadStates;
