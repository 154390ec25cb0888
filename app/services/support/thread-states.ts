export const threadStates = {
  waiting: { label: "Czeka na odpowiedź", tone: "warning" },
  answered: { label: "Z odpowiedzią", tone: "success" },
  /** Closed, and somebody has written by mail since, which nobody has uncovered. */
  arrived: { label: "Nowy e-mail po zamknięciu", tone: "warning" },
  closed: { label: "Zamknięte", tone: "neutral" },
} as const;
export type ThreadState = keyof typeof threadStates;
