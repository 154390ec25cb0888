export interface DeliveryPlan {
  copies: number;
  delayMs: number;
  /** Held back until the next notification has been sent, at most this long; 0 is not at all. */
  holdMs: number;
  dropped: boolean;
}

export const plainDelivery: DeliveryPlan = { copies: 1, delayMs: 0, holdMs: 0, dropped: false };

interface NotificationFault {
  description: string;
  plan(ms: number | undefined): Partial<DeliveryPlan>;
}

export const notificationFaults: Record<string, NotificationFault> = {
  duplicate: { description: "wysyła dziesięć razy naraz", plan: () => ({ copies: 10 }) },
  delay: {
    description: "wysyła po delayMs milisekundach (zwykle 5 s)",
    plan: (ms) => ({ delayMs: ms ?? 5_000 }),
  },
  drop: { description: "nie wysyła wcale", plan: () => ({ dropped: true }) },
  reorder: {
    description: "wstrzymuje, aż wyjdzie następne, najwyżej delayMs milisekund (zwykle 2 s)",
    plan: (ms) => ({ holdMs: ms ?? 2_000 }),
  },
};
