/** How the first sending of a notification goes. */
export interface DeliveryPlan {
  copies: number;
  delayMs: number;
  /** Held back until the next notification has been sent. */
  held: boolean;
  dropped: boolean;
}

interface NotificationFault {
  description: string;
  plan: Partial<DeliveryPlan>;
}

/** Ways in which a notification can go astray. */
export const notificationFaults: Record<string, NotificationFault> = {
  duplicate: { description: "wysyła dziesięć razy naraz", plan: { copies: 10 } },
  delay: { description: "wysyła po delayMs milisekundach", plan: { delayMs: 5_000 } },
  drop: { description: "nie wysyła wcale", plan: { dropped: true } },
  reorder: {
    description: "wstrzymuje, aż wyjdzie następne (najwyżej 2 s)",
    plan: { held: true },
  },
};
