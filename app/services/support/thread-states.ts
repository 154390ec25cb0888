/** Where a thread stands; `short` as a card has room for it, beside the name. */
export const threadStates = {
  waiting: { label: "Czeka na odpowiedź", short: "czeka", tone: "warning" },
  answered: { label: "Z odpowiedzią", short: "z\u00a0odpowiedzią", tone: "success" },
  /** Closed, and somebody has written by mail since, which nobody has uncovered. */
  arrived: { label: "Nowy e-mail po zamknięciu", short: "nowy e-mail", tone: "warning" },
  closed: { label: "Zamknięte", short: "zamknięte", tone: "neutral" },
} as const;
export type ThreadState = keyof typeof threadStates;
